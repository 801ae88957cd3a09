import Text

/// A path taken apart at its extension.
package struct PathStem {
  /// The path without its extension and the dot.
  package let stem: Substring
  /// The extension; empty where there is none, as in `.hidden`.
  package let suffix: Substring

  /// The stem of a path.
  package init(_ path: String) {
    let name = path.folderAndName.name
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex {
      (stem, suffix) = (path[..<dot], path[path.utf8.index(after: dot)...])
    } else {
      (stem, suffix) = (path[...], "")
    }
  }
}
