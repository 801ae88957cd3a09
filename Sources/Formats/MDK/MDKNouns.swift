import Screens

extension MDKFormat {
  /// What developers of MDK pages call the elements.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(
    kinds: [
      .screen: ElementNoun("page"),
      .tableView: ElementNoun("section"),
      .collectionView: ElementNoun("section"),
      .collectionCell: .name("ImageCell"),
      .objectCell: .name("ObjectCell"),
      .contactCell: .name("ContactCell"),
      .labelValueCell: .name("KeyValue item"),
      .otherCell: ElementNoun("form cell"),
      .header: .name("Header"),
      .footer: .name("Footer"),
      .image: .name("Image"),
      .title: .name("Title"),
      .subtitle: .name("Subhead"),
      .attribute: .name("Attribute"),
      .footnote: .name("Footnote"),
      .description: .name("Description"),
      .attributes: .name("StatusText and SubstatusText"),
      .iconStack: .name("Icons"),
      .accessory: .name("AccessoryType"),
      .tag: .name("tag"),
      .avatarStack: .name("AvatarStack"),
      .tap: .name("OnPress"),
    ],
    members: [.detailImage: .name("DetailImage"), .swipeActions: ElementNoun("ContextMenu item")],
    controls: [.chevron: "a disclosure indicator", .info: "a detail button", .checkbox: "a checkmark"])
}
