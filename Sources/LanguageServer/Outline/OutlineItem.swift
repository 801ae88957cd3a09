import Screens

/// An element of a screen as editors list it.
struct OutlineItem {
  /// What people see of it, else what its path calls it.
  let name: String
  /// What its path calls it, where it is named otherwise; else empty.
  let detail: String
  /// Its kind.
  let kind: Kind
  /// Where it stands in the text; where another file holds it, the reference to that.
  let range: Range<Int>
  /// What lies in it.
  var children: [OutlineItem] = []

  /// The number that the protocol has for what is most like it.
  var symbolKind: Int {
    switch kind {
    case .screen: 2
    case .collectionView, .tableView, .dynamicLayout, .group: 18
    case .collectionCell, .objectCell, .contactCell, .labelValueCell, .otherCell, .item: 19
    case .header, .footer, .attributes, .iconStack, .avatarStack: 3
    case .title, .subtitle, .attribute, .footnote, .caption, .description, .label, .tag: 15
    case .button, .action, .tap, .seeAll, .accessory: 24
    case .image, .icon, .rating: 8
    }
  }
}
