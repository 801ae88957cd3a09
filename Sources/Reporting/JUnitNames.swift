import Documents
import Linting

/// The names of suites and classes, by which consumers distinguish results.
enum JUnitNames {
  /// Azure takes no longer names.
  private static let limit = 512

  /// Class names of files: their paths, with `_json` for an extension. Consumers would take the text after the last dot
  /// for a name of its own. A file's name does not depend on the files next to it.
  ///
  /// - Returns: a name for each file, no two of them equal.
  static func classNames(of files: [FileReport]) -> [String] {
    var taken = UniqueNames()
    return files.map { file in
      let part = PathStem(TextEscaping.line(file.path))
      return taken.take(shortened(String(part.stem) + (part.suffix.isEmpty ? "" : "_\(part.suffix)")))
    }
  }

  /// An element's path, short enough to follow a rule's id.
  static func shortenedElement(_ path: String) -> String { shortened(TextEscaping.line(path), to: limit / 2) }

  /// A name of a length that every consumer takes. Its end is kept, because that says more than its beginning.
  static func shortened(_ name: String, to limit: Int = limit) -> String {
    guard name.unicodeScalars.count > limit else { return name }
    return "…" + String(String.UnicodeScalarView(name.unicodeScalars.suffix(limit - 8)))
  }
}
