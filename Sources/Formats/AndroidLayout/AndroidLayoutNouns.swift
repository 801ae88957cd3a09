import Screens

extension AndroidLayoutFormat {
  /// What Android developers call the elements that have no view of their own, and several elements of a kind.
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

  /// The class of a view without its package, such as `RecyclerView`; `nil` for cells and their parts, whose kind says
  /// more.
  static func noun(of view: AndroidView, as kind: Kind, in document: AndroidLayoutDocument) -> ElementNoun? {
    guard Vocabulary.contentKinds.contains(kind), !kind.isCell else { return nil }
    return document.withText(view.name) { name in
      let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      return start < name.count ? ElementNoun(String(decoding: name[start...], as: UTF8.self)) : nil
    }
  }
}
