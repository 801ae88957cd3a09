/// One statement of a guideline document, as the ledger `Rules/statements.yml` has it.
package struct GuidelineStatement: Sendable, Hashable {
  /// The document's id and a number: `ios-cv-09`.
  package var id: String
  /// The headings that it is under.
  package var section: String
  /// How it is meant: `must`, `should` or `hint`.
  package var level: String
  /// The id of the rule that is to check it.
  package var rule: String
  /// What it asks, in our own words.
  package var says: String
  /// Why no screen description can tell whether it is kept; empty where one can.
  package var undecidable: String

  /// A statement of its parts, taken as they are.
  package init(
    id: String, section: String, level: String, rule: String, says: String, undecidable: String = ""
  ) {
    self.id = id
    self.section = section
    self.level = level
    self.rule = rule
    self.says = says
    self.undecidable = undecidable
  }
}
