import Screens
import Support

/// Finds where in other files findings are written, for the screens of one file.
struct OriginalLocations {
  /// A file that was looked into.
  private struct File {
    let source: SourceReader
    var cursor = PositionCursor()
    /// Its objects, once they are needed.
    private lazy var objects = SuppressionObjects(
      UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count))

    init(source: SourceReader) {
      self.source = source
    }

    /// The object of the file that an element is written in; `nil` where that is in another file.
    mutating func host(of element: Element, _ rule: String, in tree: ScreenTree) -> SuppressionHost? {
      let start = tree.place(of: element).lowerBound
      guard let text = tree.insertion(at: start), text.path == source.path,
        let object = objects.object(of: start - text.offset)
      else { return nil }
      return SuppressionHost(start: object.start, member: objects.member(of: object, for: rule))
    }
  }

  /// By path. Findings go from one fragment to the next and back, and each copy costs the whole of it.
  private var files: [Path: File] = [:]

  /// How many files are kept.
  private static let kept = 256
  /// The linted file's path, as it is shown.
  private let shown: String
  private let withExcerpts: Bool
  private let withHosts: Bool

  /// - Parameters:
  ///   - shown: the linted file's path, as it is shown.
  ///   - withExcerpts: whether lines are shown of the places.
  ///   - withHosts: whether it is asked what findings are suppressed at.
  init(shown: String, withExcerpts: Bool, withHosts: Bool) {
    self.shown = shown
    self.withExcerpts = withExcerpts
    self.withHosts = withHosts
  }

  /// Where what a finding is about comes from; `nil` where it is written in the linted file itself.
  ///
  /// - Parameter rule: the id of the rule that it is about.
  mutating func origin(of item: RawFinding, _ rule: String, in tree: ScreenTree) -> FindingOrigin? {
    guard let text = tree.insertion(at: item.range.lowerBound),
      let place = place(of: item.range, item.element, rule, in: tree)
    else { return nil }
    guard let properties = text.properties else { return FindingOrigin(place: place, use: text.use, change: .nothing) }
    return FindingOrigin(
      place: place, use: text.use, change: text.isChanged ? .element : .surroundings,
      properties: self.place(of: properties, item.element, rule, in: tree))
  }

  private mutating func place(
    of range: Range<Int>, _ element: Int32, _ rule: String, in tree: ScreenTree
  ) -> OriginalLocation? {
    guard let text = tree.insertion(at: range.lowerBound),
      let path = Self.shownPath(of: text, besides: shown), var file = file(of: text)
    else { return nil }
    let range = range.lowerBound - text.offset..<range.upperBound - text.offset
    let (start, end) = file.cursor.positions(of: range, in: file.source)
    let host = withHosts ? file.host(of: tree[Int(element)], rule, in: tree) : nil
    files[text.path] = file
    return OriginalLocation(
      path: path, start: start, end: end, element: Self.path(of: tree[Int(element)], from: text, in: tree),
      excerpt: withExcerpts ? SourceExcerpt.frame(of: range, at: start, in: file.source) : nil, suppressionHost: host)
  }

  /// How often a screen includes each other file, by its path as it is shown.
  static func inclusions(of tree: ScreenTree, shown: String) -> [Path: Int] {
    var counts: [Path: Int] = [:]
    var last: Int?
    for text in tree.insertions where text.use != last {
      last = text.use
      if let path = Self.shownPath(of: text, besides: shown) { counts[path, default: 0] += 1 }
    }
    return counts
  }

  private mutating func file(of text: InsertedText) -> File? {
    if let known = files[text.path] { return known }
    let source = SourceReader(limit: .max)
    do throws(ReadError) { try source.open(text: text.bytes, path: text.path) } catch { return nil }
    if files.count == Self.kept { files.removeAll() }
    return File(source: source)
  }

  /// The element's path as if what a text holds, which brought it in or what did so, were the whole screen.
  private static func path(of element: Element, from text: InsertedText, in tree: ScreenTree) -> String {
    if element.parent == nil { return element.pathComponent }
    var components = [element.pathComponent]
    var outer = element.parent
    var isInside = tree.insertion(at: tree.place(of: element).lowerBound)?.use == text.use
    while let parent = outer, let use = tree.insertion(at: tree.place(of: parent).lowerBound)?.use {
      if isInside, use != text.use { break }
      isInside = use == text.use
      components.append(parent.pathComponent)
      outer = parent.parent
    }
    return "screen/" + components.reversed().joined(separator: "/")
  }

  /// The displayed path of an included file, derived from that of the file that includes it; `nil` if links are in the
  /// way.
  static func shownPath(of text: InsertedText, besides file: String) -> String? {
    guard var folder = text.includer.folder else { return nil }
    var (path, shown) = (text.path, file)
    // Pages have many inclusions, and taking paths apart costs as much as reading a page.
    let plain = path.withUTF8 { path in
      folder.withUTF8 { folder in shown.withUTF8 { plainPath(of: path, from: folder, shown: $0) } }
    }
    return plain ?? unusualPath(of: text.path, from: folder, besides: file)
  }

  /// The same where what is shown goes up to a folder that holds both files; `nil` where one has to look closer.
  private static func plainPath(
    of path: UnsafeBufferPointer<UInt8>, from folder: UnsafeBufferPointer<UInt8>, shown: UnsafeBufferPointer<UInt8>
  ) -> String? {
    let slash = UInt8(ascii: "/")
    guard var end = shown.lastIndex(of: slash), path.first == slash, folder.first == slash else { return nil }
    for index in 0..<end where shown[index] == slash && shown[index + 1] == slash { return nil }
    var index = 0
    while index < folder.count, index < path.count, folder[index] == path[index] { index += 1 }
    // The last slash of what they share; that behind the whole folder, where the file lies in it.
    if index < folder.count || index >= path.count || path[index] != slash {
      guard let last = path[..<index].lastIndex(of: slash) else { return nil }
      index = last
    }
    // What the folder has behind it is taken away from what is shown, as far as that ends alike.
    let rest = folder.count - index
    if rest > 0 {
      if end == rest - 1, shown[..<end].elementsEqual(folder[(index + 1)...]) {
        return String(decoding: path[(index + 1)...], as: UTF8.self)
      }
      guard end >= rest, shown[end - rest..<end].elementsEqual(folder[index...]) else { return nil }
      end -= rest
    }
    return String(decoding: shown[..<end], as: UTF8.self) + String(decoding: path[index...], as: UTF8.self)
  }

  private static func unusualPath(of path: String, from folder: String, besides file: String) -> String? {
    let (wanted, folders, shown) = (components(of: path), components(of: folder), components(of: file).dropLast())
    var shared = 0
    while shared < min(wanted.count - 1, folders.count), wanted[shared] == folders[shared] { shared += 1 }
    var result = Array(shown)
    for folder in folders.dropFirst(shared).reversed() {
      if let last = result.last, last != ".." {
        guard last == folder else { return nil }
        result.removeLast()
      } else {
        result.append("..")
      }
    }
    result += wanted.dropFirst(shared)
    return (file.utf8.first == UInt8(ascii: "/") ? "/" : "") + result.joined(separator: "/")
  }

  private static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}

/// Where something is written in another file, which the linted one includes, such as a fragment of a page.
package struct OriginalLocation: Sendable, Hashable, Codable {
  /// The other file's path, as it is shown.
  package var path: String
  /// From here …
  package var start: SourcePosition
  /// … to here, exclusive; always in the line where it starts.
  package var end: SourcePosition
  /// The element's path from what is included, as it were all there is.
  package var element: String
  /// The line that it is in, if the run was asked for it.
  package var excerpt: SourceExcerpt?
  /// What the other file suppresses it at, where the run was asked for it.
  package var suppressionHost: SuppressionHost?
  /// The settings for findings that are reported there; `nil`: those of the linted file.
  package var settings: IncludedFileSettings?
}
