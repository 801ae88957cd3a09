import Documents
import Screens

/// A part of a document as editors list it: an element of a screen, a key of a configuration, a heading of a rule page.
struct OutlineItem: Equatable {
  /// What stands for it in lists, by the protocol's numbers.
  enum Symbol: Int {
    case file = 1
    case module = 2
    case namespace = 3
    case property = 7
    case field = 8
    case text = 15
    case list = 18
    case object = 19
    case event = 24
  }

  /// What people see of it, else what its path calls it.
  let name: String
  /// What its path calls it, where it is named otherwise, or its value; else empty.
  let detail: String
  let symbol: Symbol
  /// Where it is in the text; where another file holds it, the reference to that.
  let range: Range<Int>
  /// Whether its last line does nothing but close it.
  var isClosed = true
  /// What lies in it.
  var children: [OutlineItem] = []

  /// How much of a text is shown.
  private static let longestName = 60

  /// A text as a list shows it: on one line, and not all of a long one.
  static func short(_ text: String) -> String {
    let words = text.prefix(4 * longestName).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return TextEscaping.line(words.count > longestName ? words.prefix(longestName - 1) + "…" : words)
  }
}

extension OutlineItem.Symbol {
  /// What is most like a kind of element.
  init(_ kind: Kind) {
    self =
      switch kind {
      case .screen: .module
      case .collectionView, .tableView, .dynamicLayout, .group: .list
      case .header, .footer, .attributes, .iconStack, .avatarStack: .namespace
      case .title, .subtitle, .attribute, .footnote, .caption, .description, .label, .tag: .text
      case .button, .action, .tap, .seeAll, .accessory: .event
      case .image, .icon, .rating: .field
      default: .object
      }
  }
}
