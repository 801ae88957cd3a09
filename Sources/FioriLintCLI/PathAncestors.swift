/// A path, and the paths of the folders that it leads through, from the inside out.
struct PathAncestors: Sequence, IteratorProtocol {
  private var rest: Substring?

  init(_ path: String) {
    rest = path[...]
  }

  mutating func next() -> String? {
    guard let path = rest else { return nil }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = slash > path.startIndex ? path[..<slash] : path.utf8.count > 1 ? "/" : nil
    } else {
      rest = path == "." || path.isEmpty ? nil : "."
    }
    return String(path)
  }
}
