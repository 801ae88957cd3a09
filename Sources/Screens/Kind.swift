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

/// What one kind of element is and carries.
package struct KindDeclaration: Sendable {
  /// The kind that is declared.
  package let kind: Kind
  /// What messages call an element of the kind.
  package let noun: ElementNoun
  /// One line of documentation.
  package let doc: String
  /// Facts first, then parts, in the order of the screen description's table.
  package let members: [MemberDeclaration]

  /// - Parameter noun: what messages call it; its name in words unless it is given.
  init(_ kind: Kind, noun: ElementNoun? = nil, _ doc: String, _ members: [MemberDeclaration]) {
    self.kind = kind
    self.noun = noun ?? ElementNoun(kind.words)
    self.doc = doc
    self.members = members
  }

  /// The declaration of a member; `nil` where the kind does not carry it.
  package subscript(member: Member) -> MemberDeclaration? {
    // Nothing but the name is read of those that are skipped.
    for index in members.indices where members[index].member == member { return members[index] }
    return nil
  }
}
