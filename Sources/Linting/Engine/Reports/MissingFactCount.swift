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

  /// By the names of the vocabulary: `frame of collectionCell`, `frame of detailImage`.
  package var name: String {
    switch owner {
    case .kind(let kind): "\(member.name) of \(kind.name)"
    case .part(let part): "\(member.name) of \(part.name)"
    }
  }

  /// The fact and its owner in prose: `frame of cell`.
  package var prose: String {
    // What a tap opens is its destination, and the noun of the element too.
    switch (member, owner) {
    case (.listContent, .kind(.tap)): "content of the list that a tap opens"
    case (_, .kind(.tap)): "\(Vocabulary.noun(of: member)) of a tap"
    case (.tap, _): "result of a tap on \(ownerNoun.singular)"
    default: "\(Vocabulary.noun(of: member)) of \(ownerNoun.singular)"
    }
  }

  private var ownerNoun: ElementNoun {
    switch owner {
    case .kind(let kind): ElementNouns.standard.noun(of: kind)
    case .part(let part): ElementNouns.standard.noun(of: part, in: Kind.allCases)
    }
  }

  /// Facts with how many checks each would decide, the most frequent ones first.
  package static func sorted(_ counts: [MissingFactCount: Int]) -> [(fact: MissingFactCount, count: Int)] {
    counts.map { (fact: $0.key, count: $0.value) }.sorted { left, right in
      left.count == right.count ? left.fact.name < right.fact.name : left.count > right.count
    }
  }
}

extension MissingFact {
  /// The fact of all such elements, as its format calls them: `number of lines of titles`.
  var unsupportedFact: String {
    member == .tap
      ? "result of a tap on \(allElements)" : "\(Vocabulary.noun(of: member)) of \(allElements)"
  }

  /// All such elements in prose: `cells`, `a tap on cells`.
  var allElements: String { tapped.map { "a tap on \($0.noun.plural)" } ?? element.noun.plural }

  /// What is tapped, if the fact is one of a tap. What that opens is its destination, and the noun of the element too.
  var tapped: Element? { element.kind == .tap && !element.noun.isName ? element.parent : nil }
}
