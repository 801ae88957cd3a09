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
    let parts = files.map { PathStem(TextEscaping.line($0.path)) }
    var counts: [Substring: Int] = [:]
    for part in parts { counts[part.stem, default: 0] += 1 }
    var taken = UniqueNames()
    return parts.map { part in
      let isShared = counts[part.stem, default: 0] > 1 && !part.suffix.isEmpty
      return taken.take(shortened(String(part.stem) + (isShared ? "_\(part.suffix)" : "")))
    }
  }

  /// An element's path, short enough to stand behind a rule's id.
  static func shortenedElement(_ path: String) -> String { shortened(TextEscaping.line(path), to: limit / 2) }

  /// A name of a length that every consumer takes; its end tells more than its beginning.
  static func shortened(_ name: String, to limit: Int = limit) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return "…" + String(String.UnicodeScalarView(name.unicodeScalars.suffix(limit - 8)))
  }
}
