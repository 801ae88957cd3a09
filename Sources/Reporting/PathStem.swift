/// A path taken apart at its extension.
package struct PathStem {
  /// The path without its extension and the dot.
  package let stem: Substring
  /// The extension; empty where there is none, as in `.hidden`.
  package let suffix: Substring

  /// The stem of a path.
  package init(_ path: String) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    if let dot = path[name...].lastIndex(of: "."), dot > name {
      (stem, suffix) = (path[..<dot], path[path.index(after: dot)...])
    } else {
      (stem, suffix) = (path[...], "")
    }
  }
}
