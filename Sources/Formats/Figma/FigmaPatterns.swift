import Screens

/// The names that components, and their parts, have in SAP's design kits for iOS and Android and in their frameworks.
enum FigmaPatterns {
  private static let kinds: [String: Kind] = [
    "collection view": .collectionView,
    "collection view cell": .collectionCell, "collection cell": .collectionCell, "collection item": .collectionCell,
    "collection view item": .collectionCell, "object collection view cell": .collectionCell,
    "fui object collection view cell": .collectionCell,
    "table view": .tableView,
    "object cell": .objectCell, "object table view cell": .objectCell, "object item": .objectCell,
    "fui object table view cell": .objectCell, "fiori object cell": .objectCell,
    "contact cell": .contactCell, "contact item": .contactCell, "contact table view cell": .contactCell,
    "fui contact cell": .contactCell, "fiori contact cell": .contactCell,
    "key value cell": .labelValueCell, "label value cell": .labelValueCell, "key value item": .labelValueCell,
    "label value": .labelValueCell, "key value": .labelValueCell,
    "table view cell": .otherCell, "form cell": .otherCell,
    "header": .header, "section header": .header, "collection view header": .header, "collection header": .header,
    "table view header": .header, "group header": .header,
    "footer": .footer, "section footer": .footer, "collection view footer": .footer, "collection footer": .footer,
    "table view footer": .footer,
    "see all": .seeAll, "see all link": .seeAll, "see all button": .seeAll, "see all label": .seeAll,
    "image": .image, "photo": .image, "picture": .image, "thumbnail": .image, "image view": .image, "avatar": .image,
    "detail image": .image, "detail image view": .image, "object image": .image, "product image": .image,
    "profile image": .image, "image placeholder": .image, "placeholder image": .image,
    "title": .title, "headline": .title, "headline text": .title, "title label": .title, "headline label": .title,
    "subtitle": .subtitle, "subheadline": .subtitle, "sub headline": .subtitle, "subtitle label": .subtitle,
    "subheadline label": .subtitle,
    "attribute": .attribute, "attribute label": .attribute,
    "footnote": .footnote, "footnote label": .footnote, "caption": .caption, "caption label": .caption,
    "description": .description, "description label": .description,
    "attributes": .attributes, "attribute stack": .attributes, "attributes stack": .attributes,
    "status stack": .attributes,
    "icon stack": .iconStack, "left icon stack": .iconStack, "icons stack": .iconStack,
    "accessory": .accessory, "accessory view": .accessory, "disclosure": .accessory, "chevron": .accessory,
    "disclosure indicator": .accessory, "detail disclosure": .accessory, "right accessory": .accessory,
    "tag": .tag, "tags": .tag, "rating": .rating, "rating control": .rating, "rating view": .rating,
    "avatar stack": .avatarStack,
    "button": .button, "icon button": .button, "text button": .button, "fiori button": .button,
  ]

  /// What a name can stand for: what its last part says goes first.
  static func kinds(_ name: UTF8Text) -> [Kind] {
    // Nearly all names are those of other things, and none of these is so short.
    guard name.count >= 3 else { return [] }
    return FigmaWords(name).segments.reversed().compactMap { segment in
      kinds[segment] ?? (segment.hasSuffix(" form cell") ? .otherCell : nil)
    }
  }

  /// Whether a name is that of something the system draws, which is not the application's.
  static func isSystem(_ name: UTF8Text) -> Bool { holds(name, system) }

  /// Whether a name is that of a bar whose items the system places, so that they react in an area of its own.
  static func isBar(_ name: UTF8Text) -> Bool { holds(name, bars) }

  private static let system = ["status bar", "home indicator", "keyboard"]
  private static let bars = [
    "navigation bar", "nav bar", "navbar", "tab bar", "tabbar", "toolbar", "tool bar", "bottom bar", "app bar",
    "top bar",
    "bottom navigation", "search bar",
  ]

  private static func holds(_ name: UTF8Text, _ words: [String]) -> Bool {
    FigmaWords(name).segments.contains { segment in
      words.contains { segment == $0 || segment.hasSuffix(" " + $0) || segment.hasPrefix($0 + " ") }
    }
  }
}
