/// A key of a rule page's header.
package struct PageKey: Sendable {
  /// The name of the key.
  package let name: String
  /// One sentence of documentation.
  package let doc: String
  /// Whether each case needs it, from its own keys or from the header.
  package let isRequired: Bool

  private init(_ name: String, isRequired: Bool = false, _ doc: String) {
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
  }

  /// The keys that a case can set for itself.
  package static let ofCases = [
    PageKey("severity", isRequired: true, "The severity of a finding: error, warning or info."),
    PageKey("platforms", "The platforms of the rule: ios, android or both (default: both)."),
    PageKey("statements", "Ids of the guideline statements that the rule checks."),
    PageKey("on", isRequired: true, "A selector of the elements to check."),
    PageKey("check", isRequired: true, "The name of a check."),
    PageKey("with", "The parameters of the check."),
    PageKey("fix", "How to fix a finding, or a list of fixes."),
    PageKey("message", "What is wrong, with placeholders such as `{title.text}` (default: the check's message)."),
    PageKey("advice", "What to do about a finding, in one clause; omit it if the message says it."),
  ]

  /// All keys of a header.
  package static let all =
    ofCases + [
      PageKey("cases", "A list of cases, if platforms or devices differ."),
      PageKey("since", "The fiorilint version that added the rule, in quotes."),
      PageKey("supersedes", "Ids of rules that report the same cause."),
    ]
}
