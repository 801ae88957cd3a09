/// The kinds of element a screen description is made of.
///
/// What each kind carries is declared in ``Vocabulary``; the names are those of the screen description's table of
/// kinds.
public enum Kind: CodingKey, CaseIterable, Sendable, CodableByName, VocabularyName {
  case screen
  case collectionView
  case header
  case footer
  case seeAll
  case dynamicLayout
  case collectionCell
  case image
  case title
  case subtitle
  case attribute
  case footnote
  case caption
  case action
  case tap
  case tableView
  case objectCell
  case iconStack
  case description
  case attributes
  case accessory
  case contactCell
  case labelValueCell
  case otherCell
  case item
  case tag
  case icon
  case rating
  case avatarStack
  case button
  case label
  case group

  /// How many kinds there are.
  @usableFromInline package static let total = allCases.count

  /// The kind's name in both spellings of a description.
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
