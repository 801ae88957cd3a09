/// The names of everything an element can carry: its facts, its parts and its lists of parts.
///
/// Whether a member is a fact or a part, and of which type, depends on the kind that carries it; see ``Vocabulary``.
public enum Member: CodingKey, CaseIterable, Sendable, VocabularyName {
  // Facts.
  case name, platform, deviceClass, width, height, smallDevice, widthClass, heightClass, readableWidth, orientation
  case floorplan
  case id, frame, contentArea, layout, scrollDirection, edgeGradient, totalCount, maxItemCount, columns, itemAlignment
  case animatesChanges, tapGesture, longPressGesture
  case text, count, chevron
  case animated, preservesFocus, motive
  case represents, objectType, contentType, prototype
  case source, shape, cornerRadius, placeholder, iconFrame, background, docType
  case lines, truncates, placement
  case control, label, toggle
  case opens, transition, listContent, quickActions, details
  case style, editing, selection, alignment, longPress, axis, value, interactive
  // Parts and lists of parts.
  case content, cells, header, footer, seeAll, dynamicLayout, tap
  case image, title, subtitle, attribute, actions
  case iconStack, icons, detailImage, footnote, caption, description, attributes, items, accessory, tags, rating
  case avatarStack, swipeActions
  // What came later, so that the numbers of the others stay: facts.
  case accessibilityLabel
  case foreground, fontSize, fontWeight, textStyle, decorative
  case inCompactWidth

  /// How many members there are.
  @usableFromInline package static let total = allCases.count

  /// The member's name: the JSON member, and the XML attribute of a fact.
  public var name: String { stringValue }

  /// The name.
  public var description: String { stringValue }
}

/// What one member of one kind is: a fact with its type, a part, or a list of parts.
package struct MemberDeclaration: Sendable {
  /// A fact, a part or a list.
  package enum Role: Sendable, Hashable {
    case fact(FactType)
    /// One element of the given kind.
    case part(Kind)
    /// Any number of elements; `element` is the XML name of each, `nil` where each is named by its kind and `type` says
    /// the kind in JSON.
    case list([Kind], element: String?)
  }

  /// The member that is declared.
  package let member: Member
  /// What the member is in its kind.
  package let role: Role
  /// One line of documentation.
  package let doc: String
  /// What holds where the fact is not given, as written in a description; `nil`: the fact is unknown then.
  package let defaultValue: String?

  /// Whether the member is a part or a list of parts.
  package var isPart: Bool {
    if case .fact = role { false } else { true }
  }

  /// The type of a fact; `nil` for parts.
  package var factType: FactType? {
    if case .fact(let type) = role { type } else { nil }
  }

  /// The kinds of element that the member can hold; empty for facts.
  package var kinds: [Kind] {
    switch role {
    case .fact: []
    case .part(let kind): [kind]
    case .list(let kinds, _): kinds
    }
  }

  static func fact(_ member: Member, _ type: FactType, _ doc: String, default defaultValue: String? = nil) -> Self {
    Self(member: member, role: .fact(type), doc: doc, defaultValue: defaultValue)
  }

  static func part(_ member: Member, _ kind: Kind, _ doc: String) -> Self {
    Self(member: member, role: .part(kind), doc: doc, defaultValue: nil)
  }

  static func list(_ member: Member, of kinds: [Kind], element: String? = nil, _ doc: String) -> Self {
    Self(member: member, role: .list(kinds, element: element), doc: doc, defaultValue: nil)
  }
}
