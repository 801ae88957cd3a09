/// Paths as texts, taken apart by their bytes as a file system does it: what people read as one character with a slash
/// is a slash too.
extension String {
  /// The path of the folder that contains the last name of a path, and this name. There is no folder without a slash,
  /// and an empty one if nothing is before the slash.
  package var folderAndName: (folder: Substring?, name: Substring) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (nil, self[...]) }
    return (self[..<slash], self[utf8.index(after: slash)...])
  }

  /// What follows the last slash of a path; all of it where it has none.
  package var pathName: String { String(folderAndName.name) }

  /// What is in front of the last slash of a path; empty where it has none.
  package var pathFolder: String { String(folderAndName.folder ?? "") }

  /// A path up to its last slash, that included; empty where it has none.
  package var pathFront: String { folderAndName.folder.map { "\($0)/" } ?? "" }

  /// The path itself, or the innermost folder above it, that has so many bytes at most; the top of an absolute path where none has.
  package func pathAbove(within count: Int) -> String {
    if utf8.count <= count { return self }
    let front = utf8.prefix(count + 1)
    guard let slash = front.lastIndex(of: UInt8(ascii: "/")), slash > startIndex else { return "/" }
    return String(self[..<slash])
  }

  /// What follows the last dot of a path's name; empty where there is none.
  package var pathExtension: String {
    let name = folderAndName.name
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  /// The glob that stands for this path alone, which has no `..` and starts from the folder of the globs.
  package var exactGlob: String {
    var glob = Array("./".utf8)
    for (index, byte) in utf8.enumerated() {
      if byte < 0x20 {
        // No glob names these; one byte of any kind stands for them.
        glob.append(UInt8(ascii: "?"))
        continue
      }
      // Spaces at the end of a glob do not count.
      if #"\*?[{"#.utf8.contains(byte) || (byte == 0x20 && index == utf8.count - 1) {
        glob.append(UInt8(ascii: "\\"))
      }
      glob.append(byte)
    }
    return String(decoding: glob, as: UTF8.self)
  }

  /// The path from a folder of what lies in it; `nil` for the folder itself and what lies elsewhere.
  package func path(inside folder: String) -> String? {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard utf8.count > start.utf8.count, utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// Whether a path is that of a folder, or of what lies in it.
  package func leads(into folder: String) -> Bool { hasBytes(of: folder) || path(inside: folder) != nil }
}

/// A path, and the paths of the folders that it leads through, from the inside out.
package struct PathAncestors: Sequence, IteratorProtocol {
  private var rest: String?

  /// Those of a path.
  package init(_ path: String) {
    rest = path
  }

  /// The path, then the folders.
  package mutating func next() -> String? {
    guard let path = rest else { return nil }
    if let folder = path.folderAndName.folder {
      rest = !folder.isEmpty ? String(folder) : path.utf8.count > 1 ? "/" : nil
    } else {
      rest = path == "." || path.isEmpty ? nil : "."
    }
    return path
  }
}
