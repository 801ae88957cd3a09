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
      .iconStack: ElementNoun("Icons list"),
      .accessory: .name("AccessoryType"),
      .tag: .name("tag"),
      .avatarStack: .name("AvatarStack"),
      .tap: .name("OnPress"),
    ],
    members: [.detailImage: .name("DetailImage"), .swipeActions: ElementNoun("ContextMenu item")],
    controls: [.chevron: "a disclosure indicator", .info: "a detail button", .checkbox: "a checkmark"],
    phrases: ["object cells in a table view": "an object table", "a table view": "an object table"])

  /// The noun of a section, by its type; `nil`: `section`.
  static func noun(ofSection type: MDKTypeName) -> ElementNoun? {
    switch type {
    case "Section.Type.ObjectTable": ElementNoun("object table")
    case "Section.Type.ObjectCollection": ElementNoun("object collection")
    case "Section.Type.ImageCollection": ElementNoun("image collection")
    case "Section.Type.ContactCell", "Section.Type.ContactTable": ElementNoun("contact table")
    case "Section.Type.KeyValue": ElementNoun("key value section")
    case "Section.Type.SimplePropertyCollection": ElementNoun("property collection")
    case "Section.Type.GridTable": ElementNoun("grid table")
    case "Section.Type.FormCell": ElementNoun("form section")
    case "Section.Type.ButtonTable": ElementNoun("button table")
    case "Control.Type.FormCell.ListPicker": .name("ListPicker")
    default: nil
    }
  }
}
