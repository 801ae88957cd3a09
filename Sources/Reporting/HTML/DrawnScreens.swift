import Linting

/// Which screens the HTML report draws: of those with findings that it shows the first, and of the others the first.
package struct DrawnScreens: Sendable {
  private var screens = HTMLReporter.drawingLimit
  private var cleanScreens = HTMLReporter.cleanDrawingLimit
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
    let clean = file.drawings.indices.filter { !indices.contains($0) }.prefix(cleanScreens)
    cleanScreens -= clean.count
    return Set(drawn).union(clean)
  }

  /// Takes the next file, and empties those of its drawings that are not shown, which would only take memory.
  package mutating func trim(_ file: inout FileReport) {
    let drawn = take(file)
    for index in file.drawings.indices where !drawn.contains(index) {
      // The position stays taken, so that the page still distinguishes the file's screens.
      let drawing = file.drawings[index]
      file.drawings[index] = ScreenDrawing(
        name: drawing.name, ordinal: drawing.ordinal, platform: nil, unit: "", width: nil, height: nil, elements: [])
    }
  }
}
