extension Vocabulary {
  static let id = MemberDeclaration.fact(.id, .text, "A name that is unique in its list; findings and paths show it.")
  static let frame = MemberDeclaration.fact(.frame, .frame, "Place and size in the screen, unclipped.")
  static let width = MemberDeclaration.fact(
    .width, .number(unit: "pt or dp", signed: false), "Its width; only used without a frame.")
  static let height = MemberDeclaration.fact(
    .height, .number(unit: "pt or dp", signed: false), "Its height; only used without a frame.")
  static let prototype = MemberDeclaration.fact(
    .prototype, .boolean, "Whether the cell is a template for many cells.", default: "false")
  static let represents = MemberDeclaration.fact(
    .represents, .token([.person, .object, .attachment, .document]), "What the cell stands for.")
  static let tap = MemberDeclaration.part(.tap, .tap, "What a tap does.")
  static let text = MemberDeclaration.fact(.text, .text, "The text that is shown.")

  static let screenKinds: [KindDeclaration] = [
    KindDeclaration(
      .screen, "One screen of an application, as it is shown at one moment.",
      [
        .fact(.name, .text, "The screen's name."),
        .fact(
          .platform, .token([.ios, .android, .crossPlatform]),
          "The platform it runs on; `crossPlatform`: both."),
        .fact(.deviceClass, .token([.phone, .tablet]), "The class of device."),
        .fact(.width, .number(unit: "pt or dp", signed: false), "The screen's width."),
        .fact(.height, .number(unit: "pt or dp", signed: false), "The screen's height."),
        .fact(.smallDevice, .boolean, "Whether the device is small; follows from a width under 360."),
        .fact(.widthClass, .token([.compact, .regular]), "The horizontal size class."),
        .fact(.heightClass, .token([.compact, .regular]), "The vertical size class."),
        .fact(.readableWidth, .boolean, "Whether the content keeps to the readable width."),
        .fact(.orientation, .token([.portrait, .landscape]), "How the device is held."),
        .fact(
          .floorplan,
          .token([.overview, .object, .objectDetails, .objectDetailDetails, .listReport, .map, .form, .other]),
          "The floorplan the screen follows."),
        .list(.content, of: contentKinds, "What the screen shows."),
      ])
  ]
}

extension Vocabulary {
  static let collectionKinds: [KindDeclaration] = [
    KindDeclaration(
      .collectionView, "A collection view: a row or grid of cells that previews or shows a set of items.",
      [
        id, frame, width, height,
        .fact(.contentArea, .frame, "The area the cells are laid out in."),
        .fact(
          .layout,
          .token(
            [.horizontalScroll, .horizontalFit, .grid, .multiColumn],
            aliases: [.vertical: .grid, .multiRowGrid: .grid]),
          "How the cells are laid out."),
        .fact(.scrollDirection, .token([.horizontal, .vertical, .none]), "The direction the view itself scrolls in."),
        .fact(.edgeGradient, .boolean, "Whether a gradient at the edge hints at more content."),
        .fact(.totalCount, .count, "How many items the whole set has."),
        .fact(.maxItemCount, .count, "The limit of items that the view shows."),
        .fact(.columns, .count, "The number of columns."),
        .fact(.itemAlignment, .token([.leading, .justified]), "How the cells of a row are aligned."),
        .fact(.animatesChanges, .boolean, "Whether inserting, moving and deleting items is animated."),
        .fact(.tapGesture, .token([.selects, .other]), "What a tap on an item does by default."),
        .fact(.longPressGesture, .token([.edits, .other]), "What touch and hold on an item does."),
        .part(.header, .header, "The group label."),
        .part(.footer, .footer, "The footer below the cells."),
        .part(.seeAll, .seeAll, "The See All link of the view itself."),
        .list(.cells, of: cellKinds, "The cells, in their order."),
        .part(.dynamicLayout, .dynamicLayout, "How the layout changes during use."),
      ]),
    KindDeclaration(
      .header, "The header of a collection view or table view.", [text, frame, width, height] + typography),
    KindDeclaration(
      .footer, "The footer of a collection view or table view.",
      [
        frame, width, height,
        .fact(.count, .count, "The number of items that it shows."),
        .part(.seeAll, .seeAll, "The See All button in the footer."),
      ]),
    KindDeclaration(
      .seeAll, noun: .name("See All"), "The link or button that leads to the whole set.",
      [
        text,
        .fact(.count, .count, "The number of items that its label shows."),
        .fact(.chevron, .boolean, "Whether it shows a chevron."),
        frame, width, height, accessibilityLabel, tap,
      ] + typography),
    KindDeclaration(
      .dynamicLayout, noun: ElementNoun("layout"), "A change of layout while people look at the view.",
      [
        .fact(.animated, .boolean, "Whether the change is animated."),
        .fact(.preservesFocus, .boolean, "Whether focus and context survive the change."),
        .fact(.motive, .text, "Why the layout changes."),
      ]),
    KindDeclaration(
      .collectionCell, noun: ElementNoun("cell"), "A cell of a collection view: one item, shown by its image.",
      [
        id, frame, width, height, represents,
        .fact(.objectType, .text, "The type of the object it shows: product, account, …."),
        prototype, accessibilityLabel,
        .part(.image, .image, "The image."),
        .part(.title, .title, "The first label."),
        .part(.subtitle, .subtitle, "The second label."),
        .part(.attribute, .attribute, "The third label, such as an availability."),
        .list(.actions, of: [.action], element: "action", "The actions shown in the cell."),
        tap,
      ]),
  ]
}
