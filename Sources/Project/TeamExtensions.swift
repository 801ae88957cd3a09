import Formats
import Linting
import Screens
import Support

/// What an executable of a team's own has besides what is built in.
///
/// It is a class, as settings that hold its lists themselves would cost every start what the types of these lists do.
package final class TeamExtensions: Sendable {
  /// Nothing.
  package static let none = TeamExtensions()

  /// Rules in Swift.
  package let rules: [SwiftRule]
  /// Every check that pages may name besides those that are built in: those that were given, and those of the rules.
  package let checks: [AnyCheck]
  /// Formats, which are asked before those that are built in.
  package let formats: [any ScreenFormat]

  /// Rules, checks that pages may name, and formats; the rules' own checks are among the checks.
  package init(rules: [SwiftRule] = [], checks: [AnyCheck] = [], formats: [any ScreenFormat] = []) {
    self.rules = rules
    self.formats = formats
    var all = checks
    for rule in rules where !all.contains(where: { $0 == rule.check }) { all.append(rule.check) }
    self.checks = all
  }

  /// Whether there is nothing.
  package var isEmpty: Bool { rules.isEmpty && checks.isEmpty && formats.isEmpty }

  /// All formats, in the order in which they are asked.
  package var allFormats: [any ScreenFormat] { formats.isEmpty ? Formats.all : formats + Formats.all }

  /// The extensions by which a walk through a folder finds files.
  package var candidateExtensions: [String] {
    if formats.isEmpty { return Formats.candidateExtensions }
    return formats.flatMap(\.fileExtensions).reduce(into: Formats.candidateExtensions) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }

  /// Those of texts, in which built-in formats are looked for; a team's own are taken as they are.
  package var textExtensions: [String] {
    Formats.textExtensions.filter { name in !formats.contains { $0.fileExtensions.contains(name) } }
  }

  /// Refuses names that are too similar to others.
  ///
  /// - Throws: a ``UserError`` for the first.
  package func validate() throws {
    for (index, check) in checks.enumerated() {
      let name = check.name
      if let mistake = TeamRuleID.mistake(in: name, of: "check") { throw UserError(mistake) }
      if checks[..<index].contains(where: { $0.name == name }) {
        throw UserError("two checks have the name `\(name)`; rename one of them")
      }
    }
    for (index, format) in formats.enumerated() {
      guard !format.name.isEmpty else { throw UserError("a format has no name") }
      if Formats.all.contains(where: { $0.name == format.name }) {
        throw UserError("the format `\(format.name)` has the name of a built-in format; rename it")
      }
      if formats[..<index].contains(where: { $0.name == format.name }) {
        throw UserError("two formats have the name `\(format.name)`; rename one of them")
      }
    }
  }
}
