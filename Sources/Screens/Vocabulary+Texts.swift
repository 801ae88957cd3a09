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
