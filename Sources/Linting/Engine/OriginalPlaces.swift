import Screens

/// Tells where in other files findings are written, for the screens of one file.
struct OriginalPlaces {
  /// A file that was looked into.
  private struct File {
    let source: SourceReader
    var cursor = PositionCursor()
  }

  /// By path. Findings go from one fragment to the next and back, and each copy costs the whole of it.
  private var files: [String: File] = [:]

  /// How many files are kept.
  private static let kept = 256

  /// Where what a finding is about is written; `nil` where that is the linted file itself.
  ///
  /// - Parameters:
  ///   - item: the finding.
  ///   - shown: the linted file's path, as it is shown.
  mutating func place(of item: Pass.Report, in tree: ScreenTree, shown: String, withExcerpt: Bool) -> OriginalPlace? {
    guard let text = tree.insertion(at: item.range.lowerBound),
      let path = Self.shownPath(of: text.path, besides: text.includer.realPath, shown: shown),
      var file = file(of: text)
    else { return nil }
    let range = item.range.lowerBound - text.offset..<item.range.upperBound - text.offset
    let (start, end) = file.cursor.positions(of: range, in: file.source)
    files[text.path] = file
    let element = tree[Int(item.element)]
    return OriginalPlace(
      path: path, start: start, end: end, element: Self.path(of: element, from: text, in: tree),
      excerpt: withExcerpt ? SourceExcerpt.frame(of: range, at: start.line, in: file.source) : nil,
      isChanged: text.isChanged)
  }

  private mutating func file(of text: InsertedText) -> File? {
    if let known = files[text.path] { return known }
    let source = SourceReader(limit: .max)
    do throws(ReadError) { try source.open(text: text.bytes, path: text.path) } catch { return nil }
    if files.count == Self.kept { files.removeAll() }
    return File(source: source)
  }

  /// The element's path as if what its file holds were the whole screen.
  private static func path(of element: Element, from text: InsertedText, in tree: ScreenTree) -> String {
    var components = [element.pathComponent]
    var outer = element.parent
    while let parent = outer, tree.insertion(at: tree.place(of: parent).lowerBound)?.use == text.use {
      components.append(parent.pathComponent)
      outer = parent.parent
    }
    return "screen/" + components.reversed().joined(separator: "/")
  }

  /// A file's path as it would be shown, told from how one in a folder near it is shown; `nil` where links are in the way.
  ///
  /// - Parameters:
  ///   - path: the file's real path.
  ///   - other: the other one's.
  ///   - shown: how the other one is shown.
  static func shownPath(of path: String, besides other: String, shown: String) -> String? {
    let (wanted, folders) = (path.split(separator: "/"), other.split(separator: "/").dropLast())
    var shared = 0
    while shared < min(wanted.count - 1, folders.count), wanted[shared] == folders[shared] { shared += 1 }
    var result = shown.split(separator: "/").dropLast().map(String.init)
    for folder in folders.dropFirst(shared).reversed() {
      if let last = result.last, last != ".." {
        guard last == folder else { return nil }
        result.removeLast()
      } else {
        result.append("..")
      }
    }
    result += wanted.dropFirst(shared).map(String.init)
    return (shown.hasPrefix("/") ? "/" : "") + result.joined(separator: "/")
  }
}
