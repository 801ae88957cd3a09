import Screens

/// A ``MissingFact`` in one word, or none, as the matcher hands it around.
struct PackedMissingFact {
  /// The element's index and the member's raw value; negative where there is none.
  private var code: Int64 = -1

  /// No need.
  static let none = PackedMissingFact()

  private init() {}

  init(_ member: Member, of element: Element) { code = Int64(element.index) << 8 | Int64(member.rawValue) }

  /// Takes another one where there is none yet: the first unknown is the one that is named.
  @inline(__always)
  mutating func complete(with other: PackedMissingFact) { if code < 0 { code = other.code } }

  /// What it says of the tree that an element is in.
  func need(in tree: Element) -> MissingFact? {
    guard code >= 0, let member = Member(rawValue: UInt8(truncatingIfNeeded: code)) else { return nil }
    return MissingFact(member, of: tree.element(at: Int32(truncatingIfNeeded: code >> 8)))
  }
}
