/// Paths as servers find them, which know a file only by its way from the project's top folder.
struct RelativePaths: Sendable {
  private let base: [String]
  private let root: [String]

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that ways start from; `nil`: the working directory.
  init(workingDirectory: String, root: String?) {
    base = URIReference.segments(of: workingDirectory)
    self.root = root.map { URIReference.segments(of: $0) } ?? base
  }

  /// The shortest way to a file: without `.`, and with `..` only at its beginning.
  ///
  /// - Parameter path: with `/`; relative to the working directory, or absolute.
  func path(of path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let segments = URIReference.segments(of: path, after: isAbsolute ? [] : base)
    let shared = zip(root, segments).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let way = Array(repeating: "..", count: root.count - shared) + segments.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
