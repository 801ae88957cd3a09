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

  /// How many members there are.
  @usableFromInline package static let total = allCases.count

  /// The member's name: the JSON member, and the XML attribute of a fact.
  public var name: String { stringValue }

  /// The name.
  public var description: String { stringValue }
}
