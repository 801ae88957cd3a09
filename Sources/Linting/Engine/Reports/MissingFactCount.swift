import Screens

/// A fact or part that was not known of elements of a kind.
package struct MissingFactCount: Sendable, Hashable {
  /// What elements are: of a kind, or a part of another one where that says more, such as a detail image.
  package enum Owner: Sendable, Hashable {
    case kind(Kind)
    case part(Member)
  }

  /// The fact or part.
  package var member: Member
  /// What the elements are that it was not known of.
  package var owner: Owner

  /// A fact or part of some elements.
  package init(_ member: Member, of owner: Owner) {
    self.member = member
    self.owner = owner
  }

  init(_ need: MissingFact) {
    let element = need.element
    member = need.member
    owner = .kind(element.kind)
    guard let part = element.member, let parent = element.parent, part.name != element.kind.name else { return }
    if WordTable.shared.slot(part.rawValue, in: parent.kind).pointee.role == .part { owner = .part(part) }
  }

  /// In the words of messages: `frame of cell`, `frame of detail image`.
  package var name: String {
    let fact = Vocabulary.noun(of: member)
    return switch owner {
    case .kind(let kind): "\(fact) of \(ElementNouns.standard.noun(of: kind).singular)"
    case .part(let part): "\(fact) of \(Vocabulary.noun(of: part))"
    }
  }

  /// Facts with how many checks each would decide, the most frequent ones first.
  package static func sorted(_ counts: [MissingFactCount: Int]) -> [(fact: MissingFactCount, count: Int)] {
    counts.map { (fact: $0.key, count: $0.value) }.sorted { left, right in
      left.count == right.count ? left.fact.name < right.fact.name : left.count > right.count
    }
  }
}
