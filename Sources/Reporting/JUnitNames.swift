import Linting

/// The names of suites and classes, which consumers tell results apart by.
enum JUnitNames {
  /// Azure takes no longer names.
  private static let limit = 512

  /// Class names of files: their paths without extension, as consumers take what follows the last dot for a name of its own; with
  /// `_json` where `a.json` stands beside `a.xml`.
  ///
  /// - Returns: a name for each file, no two of them equal.
  static func classNames(of files: [FileReport]) -> [String] {
    let parts = files.map { stem(of: TextEscaping.line($0.path)) }
    var counts: [Substring: Int] = [:]
    for part in parts { counts[part.stem, default: 0] += 1 }
    var taken: Set<String> = []
    return parts.map { part in
      let isShared = counts[part.stem, default: 0] > 1 && !part.suffix.isEmpty
      let base = shortened(String(part.stem) + (isShared ? "_\(part.suffix)" : ""))
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)_\(number)"
        number += 1
      }
      return name
    }
  }

  /// A name of a length that every consumer takes; its end tells more than its beginning.
  static func shortened(_ name: String) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return "…" + String(String.UnicodeScalarView(name.unicodeScalars.suffix(limit - 8)))
  }

  private static func stem(of path: String) -> (stem: Substring, suffix: Substring) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[name...].lastIndex(of: "."), dot > name else { return (path[...], "") }
    return (path[..<dot], path[path.index(after: dot)...])
  }
}
