extension Vocabulary {
  static let tableKinds: [KindDeclaration] = [
    KindDeclaration(
      .action, "An action that people trigger with a tap.",
      [
        .fact(.control, .token([.icon, .button]), "Whether it is drawn as an icon or a button."),
        .fact(.label, .text, "Its label, shown or spoken."),
        .fact(.toggle, .boolean, "Whether it switches between two states.", default: "false"),
        isTarget, frame, width, height, accessibilityLabel,
      ] + typography),
    KindDeclaration(
      .tap, noun: ElementNoun("destination"), "What a tap leads to.",
      [
        .fact(.opens, .token([.detail, .preview, .list, .modal, .other, .none]), "What it opens."),
        .fact(.transition, .token([.push, .modal]), "How the opened screen appears."),
        .fact(.listContent, .token([.objectCell, .other]), "What the opened list consists of."),
        .fact(.quickActions, .textList, "The actions that the opened preview or modal offers."),
        .fact(.details, .boolean, "Whether the opened modal shows more information."),
      ]),
    KindDeclaration(
      .tableView, "A table view: rows of cells, one below the other.",
      [
        id, frame, width, height,
        .fact(.style, .token([.plain, .grouped, .insetGrouped]), "The style of its sections."),
        .fact(.editing, .boolean, "Whether the edit mode is on.", default: "false"),
        .fact(.selection, .token([.none, .single, .multiple]), "How many rows can be selected at once."),
        .fact(.totalCount, .count, "How many items the whole set has."),
        .fact(.maxItemCount, .count, "The limit of items that the view shows."),
        .part(.header, .header, "The header above the rows."),
        .part(.footer, .footer, "The footer below the rows."),
        .list(.cells, of: cellKinds, "The cells, in their order."),
      ]),
    KindDeclaration(
      .objectCell, "A table view cell that previews one object.",
      [
        id, frame, width, height,
        .fact(.represents, .token([.person, .object]), "What the cell stands for."),
        .fact(.contentType, .text, "The type of what it shows: order, product, …."),
        prototype, accessibilityLabel,
        .fact(.alignment, .token([.centered, .top]), "How its elements are aligned vertically."),
        .fact(.longPress, .token([.peek, .other, .none]), "What touch and hold does."),
        .part(.iconStack, .iconStack, "The icons at the left."),
        .part(.detailImage, .image, "The image that stands for the object."),
        .part(.title, .title, "The title."),
        .part(.subtitle, .subtitle, "The subtitle."),
        .part(.footnote, .footnote, "The footnote."),
        .part(.caption, .caption, "The caption."),
        .part(.description, .description, "The description."),
        .part(.attributes, .attributes, "Labels and icons at the right that show the object's status."),
        .part(.accessory, .accessory, "The accessory view."),
        .list(.tags, of: [.tag], element: "tag", "The tags."),
        .part(.rating, .rating, "The rating control."),
        .part(.avatarStack, .avatarStack, "The avatars of several people."),
        tap,
        .list(.swipeActions, of: [.action], element: "swipeAction", "The actions that a swipe shows."),
      ]),
    KindDeclaration(
      .iconStack, "Icons about the object, left of its image.",
      [
        .fact(.axis, .token([.vertical, .horizontal]), "The direction they are stacked in."),
        frame, width, height,
        .list(.icons, of: [.icon], element: "icon", "The icons."),
      ]),
    KindDeclaration(
      .attributes, noun: ElementNoun("attributes", plural: "attributes"),
      "Labels and icons that show the object's status, stacked at the right.",
      [
        .fact(.axis, .token([.vertical, .horizontal]), "The direction they are stacked in."),
        frame, width, height,
        .list(.items, of: [.item], element: "item", "The labels and icons."),
      ]),
    KindDeclaration(
      .accessory, noun: ElementNoun("accessory", plural: "accessories"),
      "The element at the right end of an object cell.",
      [
        .fact(
          .control, .token([.chevron, .info, .action, .overflow, .checkbox, .none, .other]), "What it is drawn as."),
        .fact(.label, .text, "The label of its one action, if `actions` is missing."),
        .fact(.toggle, .boolean, "Whether its one action is a toggle, if `actions` is missing."),
        frame, width, height, accessibilityLabel,
        .list(.actions, of: [.action], element: "action", "Its actions."),
        tap,
      ]),
    simpleCell(.contactCell, "A table view cell that shows a person."),
    simpleCell(
      .labelValueCell, noun: ElementNoun("label/value cell"), "A table view cell that shows a label and its value."),
    simpleCell(.otherCell, noun: ElementNoun("table view cell"), "Any other table view cell."),
  ]

  private static func simpleCell(_ kind: Kind, noun: ElementNoun? = nil, _ doc: String) -> KindDeclaration {
    KindDeclaration(
      kind, noun: noun, doc,
      [
        id, frame, width, height,
        .fact(.label, .text, "The label, of a label/value cell."),
        .fact(.value, .text, "The value, of a label/value cell."),
        prototype, accessibilityLabel,
        .part(.image, .image, "The image."),
        .part(.title, .title, "The title."),
        .list(.actions, of: [.action], element: "action", "The actions shown in the cell."),
        tap,
      ])
  }
}
