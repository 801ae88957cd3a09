/// What is in components and outside of them.
extension Vocabulary {
  static let accessibilityLabel = MemberDeclaration.fact(
    .accessibilityLabel, .text, "The text that a screen reader speaks; empty for none.")

  private static let decorative = MemberDeclaration.fact(
    .decorative, .boolean, "Whether it is decoration, which screen readers skip.", default: "false")

  /// How a text is drawn.
  static let typography: [MemberDeclaration] = [
    .fact(.foreground, .color, "The colour of its text."),
    background,
    .fact(.fontSize, .number(unit: "pt or sp", signed: false), "The size of its font."),
    .fact(.fontWeight, .count, "The weight of its font, 1 to 1000: 400 is regular, 700 is bold."),
    .fact(.textStyle, .text, "The name of its text style, such as body or headlineSmall."),
  ]
  private static let background = MemberDeclaration.fact(
    .background, .color, "The colour directly behind its text.")

  static let imageKinds: [KindDeclaration] = [
    KindDeclaration(
      .image, "An image, or the placeholder that stands for one.",
      [
        .fact(.source, .text, "Where the image comes from."),
        .fact(.shape, .token([.circle, .square, .rectangle]), "The shape it is clipped to."),
        .fact(.cornerRadius, .number(unit: "pt or dp", signed: false), "The radius of its corners."),
        frame, width, height,
        .fact(
          .placeholder, .token([.none, .initials, .icon]), "What replaces a missing image.", default: "none"),
        .fact(.text, .text, "The initials of a placeholder."),
        .fact(.iconFrame, .frame, "Place and size of the icon of a placeholder."),
        .fact(.background, .color, "The background of a placeholder."),
        .fact(.docType, .text, "The type of the document that the icon stands for."),
        accessibilityLabel,
        decorative,
      ] + typography.filter { $0.member != .background })
  ]

  /// The kinds that a screen or a group can hold as its content.
  package static let contentKinds: [Kind] =
    [.collectionView, .tableView] + cellKinds + [.image, .button, .icon, .label, .group]

  static let genericKinds: [KindDeclaration] = [
    generic(.button, "A button outside the components.", [isTarget, content]),
    KindDeclaration(
      .icon, "An icon: of an object cell's icon stack, or outside the components.",
      [id, frame, width, height, text, interactive, accessibilityLabel, decorative] + typography + [content]),
    generic(.label, noun: ElementNoun("text"), "A text outside the components.", [interactive, content]),
    generic(.group, noun: ElementNoun("container"), "Anything that holds other elements.", [interactive, content]),
  ]

  /// Of something that is there to be tapped.
  static let isTarget = MemberDeclaration.fact(
    .interactive, .boolean, "Whether people can tap it.", default: "true")
  private static let interactive = MemberDeclaration.fact(.interactive, .boolean, "Whether people can tap it.")
  private static let content = MemberDeclaration.list(.content, of: contentKinds, "What it holds.")

  private static func generic(
    _ kind: Kind, noun: ElementNoun? = nil, _ doc: String, _ parts: [MemberDeclaration]
  ) -> KindDeclaration {
    KindDeclaration(
      kind, noun: noun, doc, [id, frame, width, height, text, accessibilityLabel] + typography + parts)
  }
}

extension Vocabulary {
  static let textKinds: [KindDeclaration] = [
    label(.title, "A title."),
    label(.subtitle, "A subtitle."),
    label(.attribute, "An attribute, such as an availability."),
    label(.footnote, "A footnote."),
    label(.caption, "A caption."),
    KindDeclaration(
      .description, "A longer text about the object.",
      [
        text,
        .fact(.lines, .count, "The limit of lines; 0 means no limit."),
        .fact(.truncates, .boolean, "Whether a longer text is truncated."),
        .fact(.placement, .token([.bottom, .column]), "Below the main content, or in a column of its own."),
        .fact(.inCompactWidth, .boolean, "Whether compact width shows it too."),
        frame, width, height,
      ] + typography),
    KindDeclaration(
      .item, noun: ElementNoun("attribute"), "A label or icon of an object cell's attributes.",
      [text, frame, width, height, accessibilityLabel] + typography),
    KindDeclaration(
      .tag, "A tag of an object cell.", [text, frame, width, height, accessibilityLabel] + typography),
    KindDeclaration(.rating, "A rating control.", [text, frame, width, height, accessibilityLabel]),
    KindDeclaration(
      .avatarStack, noun: ElementNoun("avatars", plural: "avatars"), "The avatars of several people.",
      [text, frame, width, height, accessibilityLabel]),
  ]

  private static func label(_ kind: Kind, _ doc: String) -> KindDeclaration {
    KindDeclaration(
      kind, doc,
      [
        text, frame, width, height,
        .fact(.lines, .count, "How many lines it takes."),
        .fact(.truncates, .boolean, "Whether a longer text is truncated."),
      ] + typography)
  }
}
