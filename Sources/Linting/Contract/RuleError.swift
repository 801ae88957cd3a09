import Screens
import Support

/// What is wrong with a rule's header: its selector, its check or a parameter.
public struct RuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule's id.
  package var rule: String
  /// The file that says it, for a rule that is written in Swift; empty for a page.
  package var path = ""
  /// Line in the rule's page, from 1.
  package var line: Int
  /// Column in the rule's page, from 1; 0 where only the line is known.
  package var column: Int
  /// What is wrong, what is allowed, and the nearest valid name.
  public var message: String

  /// An error in the header of a rule, at a place of its page; 0 for a line or column that is not known.
  public init(rule: String = "", line: Int = 0, column: Int = 0, message: String) {
    self.rule = rule
    self.line = line
    self.column = column
    self.message = message
  }

  /// `group/name.md:line:column: error: message`, as compilers write it; column 1 where only the line is known.
  public var description: String { UserError(self, in: path.isEmpty ? "\(rule).md" : path).description }
}

extension UserError {
  /// What is wrong with a rule, in the file that says it.
  package init(_ error: RuleError, in path: String) {
    // What is wrong with a condition is shown in lines of their own.
    let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = FileLocation(path: path, line: max(1, error.line), column: max(1, error.column))
    self.init(lines[0], at: place, excerpt: Array(lines.dropFirst()))
  }
}

/// Why what a page names is nothing of the vocabulary.
struct UnknownName: Error {
  /// What is wrong, as a sentence goes on behind who names it, and the nearest name.
  let message: String
}

extension MemberRole {
  /// The member of a name in one of some kinds, as a page writes it.
  func member(named text: String, in kinds: [Kind]) throws(UnknownName) -> Member {
    if let member = Vocabulary.member(named: text, in: kinds),
      kinds.contains(where: { allows(WordTable.shared.slot(member.rawValue, in: $0).pointee.role) })
    {
      return member
    }
    let all = kinds.flatMap { Vocabulary[$0].members }
    let advice = suggestion(for: text, among: all.filter(allows).map(\.member.name))
    let owners = kinds.map(\.name).joined(separator: ", ")
    let mistake =
      all.contains { $0.member.name == text } ? "which is no \(noun) of \(owners)" : "which \(owners) does not have"
    throw UnknownName(message: "names `\(text)`, \(mistake)\(advice)")
  }
}

extension [Token] {
  /// That of a name among those that a fact can be, as a page writes it.
  func token(named text: String, of fact: Member) throws(UnknownName) -> Token {
    if let token = first(where: { $0.name == text }) { return token }
    throw UnknownName(
      message: "`\(fact.name)` cannot be `\(text)`; expected \(oneOf(map(\.name).unique))"
        + suggestion(for: text, among: map(\.name)))
  }
}
