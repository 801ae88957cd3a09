import Screens

extension AndroidLayoutFormat {
  /// The terms of Android developers for elements without a view, and for several elements of a kind.
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

  /// The class of a view without its package, such as `RecyclerView`.
  ///
  /// It is `nil` for cells and their parts, which are named after their kind, and for what is no name of a class.
  static func noun(ofClass name: UTF8Text, as kind: Kind) -> ElementNoun? {
    guard Vocabulary.contentKinds.contains(kind), !kind.isCell else { return nil }
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let own = name[start...]
    let isName = own.allSatisfy { $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 26 || $0 == UInt8(ascii: "_") }
    guard isName, (1...40).contains(own.count) else { return nil }
    return ElementNoun(String(decoding: own, as: UTF8.self))
  }
}
