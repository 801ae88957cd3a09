import Screens

/// A path from an element to a part of it: `footer/seeAll`.
package struct PartPath: Sendable, Hashable {
  /// The part or list of each step, the first directly in the element.
  package let members: [Member]

  init(_ members: [Member]) {
    self.members = members
  }

  /// The path as pages write it.
  package var name: String {
    members.dropFirst().reduce(members.first?.name ?? "") { path, member in path + "/" + member.name }
  }

  /// What messages call the part: `See All in its footer`.
  func noun(in element: Element) -> ElementNoun {
    var kinds = [element.kind]
    var noun = ElementNoun(name)
    var owner = ""
    for (index, member) in members.enumerated() {
      if index > 0 { owner = " in its \(noun.singular)" + owner }
      noun = element.nouns.noun(of: member, in: kinds)
      kinds = kinds.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] }
    }
    if owner.isEmpty { return noun }
    return noun.isName ? .name(noun.singular + owner) : ElementNoun(noun.singular + owner, plural: noun.plural + owner)
  }

  /// What messages call the part at the end of the path: `See All`.
  func lastNoun(in element: Element) -> ElementNoun {
    var kinds = [element.kind]
    for member in members.dropLast() {
      kinds = kinds.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] }
    }
    return members.last.map { element.nouns.noun(of: $0, in: kinds) } ?? ElementNoun(name)
  }

  /// Follows the path from an element.
  ///
  /// - Returns: the part at its end, or whether it is absent or unknown, and for an unknown one what is not known.
  func follow(from element: Element) -> (part: Part, need: MissingFact?) {
    var current = element
    for member in members {
      switch current.part(member) {
      case .present(let next): current = next
      case .absent: return (.absent, nil)
      case .unknown: return (.unknown, MissingFact(member, of: current))
      }
    }
    return (.present(current), nil)
  }
}
