import Screens

/// An inconclusive check of a rule on an element, and the fact that would decide it.
package struct InconclusiveCheck: Sendable, Hashable, Codable {
  /// The rule's id.
  package let rule: String
  /// The missing fact and its element.
  package let missingFact: MissingFactNames
  /// Where the element begins that it is not known of.
  package let place: SourcePosition

  /// A check of its parts.
  package init(rule: String, missingFact: MissingFactNames, place: SourcePosition) {
    self.rule = rule
    self.missingFact = missingFact
    self.place = place
  }
}
