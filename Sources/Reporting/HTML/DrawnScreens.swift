import Linting

/// Which screens the HTML report draws: of the findings that it shows, the first screens.
package struct DrawnScreens: Sendable {
  private var screens = HTMLReporter.drawingLimit
  private var findings = HTMLReporter.findingLimit

  /// The state before the first file.
  package init() {}

  /// Takes the next file.
  ///
  /// - Returns: the indices of those of its drawings that are shown.
  mutating func take(_ file: FileReport) -> Set<Int> {
    let shown = file.open.prefix(findings)
    findings -= shown.count
    let indices = Set(shown.compactMap { $0.mark?.screen }).filter { file.drawings.indices.contains($0) }
    let drawn = indices.sorted().prefix(screens)
    screens -= drawn.count
    return Set(drawn)
  }

  /// Takes the next file, and empties those of its drawings that are not shown, which would only take memory.
  package mutating func trim(_ file: inout FileReport) {
    let drawn = take(file)
    for index in file.drawings.indices where !drawn.contains(index) {
      // The place stays taken, so that the page still tells the file's screens apart.
      file.drawings[index] = ScreenDrawing(
        name: nil, ordinal: file.drawings[index].ordinal, platform: nil, unit: "", width: nil, height: nil,
        elements: [])
    }
  }
}
