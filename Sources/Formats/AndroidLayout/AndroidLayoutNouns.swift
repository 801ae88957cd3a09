import Screens

extension AndroidLayoutFormat {
  /// What Android developers call the elements.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(
    kinds: [
      .screen: ElementNoun("layout"),
      .collectionView: ElementNoun("list"),
      .tableView: ElementNoun("list"),
      .collectionCell: ElementNoun("list item"),
      .objectCell: .name("ObjectCell"),
      .contactCell: .name("ContactCell"),
      .labelValueCell: .name("KeyValueCell"),
      .otherCell: ElementNoun("list item"),
      .image: ElementNoun("ImageView"),
      .icon: ElementNoun("ImageView"),
      .action: ElementNoun("button"),
      .rating: ElementNoun("RatingBar"),
      .label: ElementNoun("TextView"),
      .group: ElementNoun("view group"),
    ])
}
