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
