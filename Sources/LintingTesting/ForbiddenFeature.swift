import Screens

/// Something that a description can have and that a rule can forbid.
package enum ForbiddenFeature: Sendable, Hashable {
  /// A fact with a word.
  case word(Member, Token)
  /// An element of a kind, in a list.
  case kind(Kind)
  /// A part.
  case part(Member)

  /// The ingredient as pages write it.
  package var name: String {
    switch self {
    case .word(let fact, let word): "\(fact.name)=\(word.name)"
    case .kind(let kind): kind.name
    case .part(let part): part.name
    }
  }
}
