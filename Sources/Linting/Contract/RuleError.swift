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
