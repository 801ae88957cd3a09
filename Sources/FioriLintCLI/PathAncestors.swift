import Text

/// A path, and the paths of the folders that it leads through, from the inside out.
struct PathAncestors: Sequence, IteratorProtocol {
  private var rest: String?

  init(_ path: String) {
    rest = path
  }

  mutating func next() -> String? {
    guard let path = rest else { return nil }
    if let folder = path.folderAndName.folder {
      rest = !folder.isEmpty ? String(folder) : path.utf8.count > 1 ? "/" : nil
    } else {
      rest = path == "." || path.isEmpty ? nil : "."
    }
    return path
  }
}
