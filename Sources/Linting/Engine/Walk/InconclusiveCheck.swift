import Screens

/// An inconclusive check of a rule on an element, and the fact that would decide it.
package struct InconclusiveCheck: Sendable, Hashable, Codable {
  /// The rule's id.
  package let rule: String
  /// The missing fact and its element, such as `frame of button "new"`, with how to give it.
  package let need: String
  /// Where the element begins that it is not known of.
  package let place: SourcePosition

  /// A question of its parts.
  package init(rule: String, need: String, place: SourcePosition) {
    self.rule = rule
    self.need = need
    self.place = place
  }
}
