import Screens

/// A constraint of Auto Layout that has to be met.
struct InterfaceBuilderConstraint {
  /// What of an item it binds; an edge may be that of the item's margins.
  enum Attribute: UInt8 {
    case none, width, height, left, right, top, bottom, other

    init(_ text: UTF8Text) {
      let words: [(StaticString, Attribute)] = [
        ("width", .width), ("height", .height), ("leading", .left), ("trailing", .right), ("top", .top),
        ("bottom", .bottom), ("left", .left), ("right", .right), ("leadingMargin", .left), ("trailingMargin", .right),
        ("topMargin", .top), ("bottomMargin", .bottom), ("leftMargin", .left), ("rightMargin", .right),
      ]
      self = words.first { $0.0.withUTF8Buffer { $0.elementsEqual(text) } }?.1 ?? .other
    }
  }

  /// The element that it is in, which is the first item where none is named.
  let owner: Int32
  /// The hash of its own object id; 0 for none.
  var id: UInt64 = 0
  /// The items by the hashes of their object ids; 0 for none.
  var first: UInt64 = 0
  var second: UInt64 = 0
  var firstAttribute = Attribute.none
  var secondAttribute = Attribute.none
  /// Whether the attribute is an edge of the item's margins, and not of the item itself.
  var isFirstMargin = false
  var isSecondMargin = false
  var constant = 0.0
  /// How much of the second item's length, before the constant is added.
  var multiplier = 1.0
  /// Whether the length is no more than that, and may be less.
  var isLimit = false

  /// Whether an attribute of that name is an edge of margins.
  static func isMargin(_ attribute: UTF8Text) -> Bool { attribute.ends(with: "Margin") }
}
