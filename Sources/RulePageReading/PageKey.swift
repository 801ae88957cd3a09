/// A key of a rule page's header.
package struct PageKey: Sendable {
  /// As it is written.
  package let name: String
  /// What it says.
  package let doc: String

  private init(_ name: String, _ doc: String) {
    self.name = name
    self.doc = doc
  }

  /// The keys that each of several cases may have for itself.
  package static let ofCases = [
    PageKey("severity", "How much a finding weighs: error, warning or info."),
    PageKey("platforms", "ios, android or both (the default)."),
    PageKey("statements", "The ids of the guideline statements that the rule is about."),
    PageKey("on", "A selector of the elements that are looked at."),
    PageKey("check", "What is checked of each of them."),
    PageKey("with", "The check's parameters."),
    PageKey("fix", "What fixes a finding, or a list of such ways."),
  ]

  /// All keys of a header.
  package static let all =
    ofCases + [
      PageKey("advice", "What to do about a finding, in one clause."),
      PageKey("message", "What is wrong, with placeholders such as {title.text}."),
      PageKey("cases", "Where platforms or devices differ: a list of maps, each with what is other there."),
      PageKey("since", "The edition that the rule came with, in quotes."),
      PageKey("supersedes", "The ids of the rules whose findings of the same cause become places of this one's."),
    ]
}
