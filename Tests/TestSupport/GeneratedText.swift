import Foundation

/// Texts of the repository that the program writes; `UPDATE_GOLDEN=1` writes them anew.
package enum GeneratedText {
  /// How a file differs from what it has to be; `nil` where it does not.
  package static func difference(of expected: String, fromFile path: String) throws -> String? {
    let file = Repository.url(path)
    if isUpdating { try Data(expected.utf8).write(to: file) }
    let actual = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return note(Golden.difference(actual, expected), path)
  }

  /// How the part of a file between `<!-- name -->` and `<!-- /name -->` differs from what it has to be; `nil` where it does not.
  package static func difference(of expected: String, fromPart name: String, ofFile path: String) throws -> String? {
    let file = Repository.url(path)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard let start = text.range(of: "<!-- \(name) -->\n"), let end = text.range(of: "<!-- /\(name) -->"),
      start.upperBound <= end.lowerBound
    else { return "\(path) has no part <!-- \(name) -->" }
    let part = start.upperBound..<end.lowerBound
    if isUpdating {
      try Data(text.replacingCharacters(in: part, with: expected).utf8).write(to: file)
      return nil
    }
    return note(Golden.difference(String(text[part]), expected), path)
  }

  /// A table in Markdown.
  package static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines = [heads, heads.map { _ in "---" }] + rows
    return lines.map { "| \($0.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n" }.joined()
  }

  /// Words as code, separated by commas.
  package static func code(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" }

  private static func note(_ difference: String?, _ path: String) -> String? {
    difference.map { "\($0)\n(UPDATE_GOLDEN=1 writes \(path) anew)" }
  }
}
