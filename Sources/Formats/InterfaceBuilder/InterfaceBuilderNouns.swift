import Screens

extension InterfaceBuilderFormat {
  /// What Interface Builder calls the elements.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(
    kinds: [
      .screen: ElementNoun("scene"),
      .collectionCell: ElementNoun("collection view cell"),
      .objectCell: ElementNoun("table view cell"),
      .contactCell: ElementNoun("table view cell"),
      .labelValueCell: ElementNoun("table view cell"),
      .header: ElementNoun("section header"),
      .footer: ElementNoun("section footer"),
      .image: ElementNoun("image view"),
      .icon: ElementNoun("image view"),
      .accessory: ElementNoun("accessory", plural: "accessories"),
      .action: ElementNoun("button"),
      .label: ElementNoun("label"),
      .group: ElementNoun("view"),
    ],
    members: [.detailImage: ElementNoun("image view")],
    controls: [.chevron: "a disclosure indicator", .info: "a detail button", .checkbox: "a checkmark"])
}
