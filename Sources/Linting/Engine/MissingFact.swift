import Screens

/// A fact or part that was not known of elements of a kind.
public struct MissingFact: Sendable, Hashable {
  /// The fact or part.
  public var member: Member
  /// The kind of the elements that it was not known of.
  public var kind: Kind

  /// A fact or part of a kind.
  public init(_ member: Member, of kind: Kind) {
    self.member = member
    self.kind = kind
  }

  /// `frame of collectionCell`.
  public var name: String { "\(member.name) of \(kind.name)" }

  /// Facts with how many elements each would settle, those that settle most first.
  public static func sorted(_ counts: [MissingFact: Int]) -> [(fact: MissingFact, count: Int)] {
    counts.map { (fact: $0.key, count: $0.value) }.sorted { left, right in
      left.count == right.count ? left.fact.name < right.fact.name : left.count > right.count
    }
  }
}
