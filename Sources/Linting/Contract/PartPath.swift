import Screens

/// A way from an element to a part of it: `footer/seeAll`.
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
