/// The object or element of a file that says what is suppressed in it, and what it says already.
package struct SuppressionHost: Sendable, Hashable, Codable {
  /// What an object's `fiorilint-disable` holds.
  package enum Member: String, Sendable, Codable {
    /// There is no such member; also for the elements of formats that suppress in comments.
    case absent
    /// An object that does not name the rule.
    case rules
    /// An object that names the rule, in a way that does not suppress it.
    case rule
    /// A list or a text, which suppresses nothing.
    case other
  }

  /// Where it begins, as a byte offset in the text.
  package var start: Int
  /// What its member holds.
  package var member: Member

  /// A host of its parts.
  package init(start: Int, member: Member = .absent) {
    self.start = start
    self.member = member
  }
}
