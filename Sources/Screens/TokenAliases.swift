/// Other spellings of words, in the order in which they are declared.
///
/// It is no dictionary: it is made whenever the program starts, and there are never more than a few.
package struct TokenAliases: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  private struct Alias: Hashable {
    var spelling: Token
    var meaning: Token
  }

  private let all: [Alias]

  /// Spellings, each with the word that it is read as.
  package init(dictionaryLiteral elements: (Token, Token)...) {
    all = elements.map { Alias(spelling: $0.0, meaning: $0.1) }
  }

  /// Whether there are none.
  package var isEmpty: Bool { all.isEmpty }

  /// The spellings.
  package var spellings: [Token] { all.map(\.spelling) }

  /// The word that a spelling is read as; `nil` for any other.
  package subscript(spelling: Token) -> Token? { all.first { $0.spelling == spelling }?.meaning }
}
