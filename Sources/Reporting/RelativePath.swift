/// Paths as servers find them, that know a file only by its way from the folder that was checked.
enum RelativePath {
  /// The shortest way from a folder to a path: without `.`, and with `..` only at its beginning.
  ///
  /// - Parameters:
  ///   - path: with `/`; relative to the folder, or absolute.
  ///   - folder: an absolute path.
  static func text(of path: String, from folder: String) -> String {
    let base = URIReference.segments(of: folder)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let segments = URIReference.segments(of: path, after: isAbsolute ? [] : base)
    let shared = zip(base, segments).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - shared) + segments.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
