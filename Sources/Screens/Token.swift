/// The words that facts with a closed set of values can take.
///
/// One word can be a value of several facts (`none`, `list`, …); which words a fact takes is declared in
/// ``Vocabulary``.
public enum Token: CodingKey, CaseIterable, Sendable, CodableByName, VocabularyName {
  case ios, android, crossPlatform
  case phone, tablet
  case compact, regular
  case portrait, landscape
  case overview, object, objectDetails, objectDetailDetails, listReport, map, form, other
  case horizontalScroll, horizontalFit, grid, multiColumn, multiRowGrid
  case horizontal, vertical, none
  case leading, justified
  case selects, edits
  case person, attachment, document
  case circle, square, rectangle
  case initials, icon
  case button
  case detail, preview, list, modal
  case push
  case objectCell
  case plain, grouped, insetGrouped
  case single, multiple
  case centered, top
  case peek
  case bottom, column
  case chevron, info, action, overflow, checkbox

  /// How many words there are.
  @usableFromInline package static let total = allCases.count

  /// The word as it is written in a description.
  public var name: String { stringValue }

  /// The name.
  public var description: String { stringValue }

  /// Reads a name.
  ///
  /// - Throws: a `DecodingError` for a name that there is not.
  public init(from decoder: any Decoder) throws { self = try Self.named(by: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}

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
