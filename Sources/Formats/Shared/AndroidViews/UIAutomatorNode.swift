import Screens

/// One view of a dump, as it was read.
struct UIAutomatorNode {
  /// File offsets of its start tag.
  let tag: Range<Int>
  /// Index of the view that holds it; -1 for the outermost.
  let parent: Int32
  /// Index behind the last view inside it.
  var end: Int32 = 0
  var type = UIAutomatorClass.other
  /// What the user says that it is.
  var kind: Kind?
  var flags = Flags()
  /// The directions in which its bounds are less than what it has; `nil` where the file does not tell and edges around
  /// it have to.
  var cuts: UIAutomatorClipping.Axes?
  /// `nil` where it is not given, or has no area.
  var bounds: PixelBounds?
  /// Places in ``UIAutomatorDocument``'s texts.
  var text = Range(uncheckedBounds: (0, 0))
  var id = Range(uncheckedBounds: (0, 0))
  /// What is said to people who do not see it.
  var description = Range(uncheckedBounds: (0, 0))
  /// File offsets of the values that facts come from.
  var boundsPlace: Range<Int>
  var textPlace: Range<Int>
  var idPlace: Range<Int>
  var clickablePlace: Range<Int>
  var descriptionPlace: Range<Int>

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let clickable = Flags(rawValue: 1)
    static let scrollable = Flags(rawValue: 2)
    static let disabled = Flags(rawValue: 4)
    static let selected = Flags(rawValue: 8)
    /// Said not to be shown.
    static let hidden = Flags(rawValue: 16)
    static let password = Flags(rawValue: 32)
    /// It has a description for people who do not see it.
    static let described = Flags(rawValue: 64)
    /// A tap on it may do something though it does not say so: what holds it may listen.
    static let mayReact = Flags(rawValue: 128)
    /// The file says that it has no description.
    static let undescribed = Flags(rawValue: 256)
  }

  init(tag: Range<Int>, parent: Int32) {
    self.tag = tag
    self.parent = parent
    (boundsPlace, textPlace, idPlace, clickablePlace, descriptionPlace) = (tag, tag, tag, tag, tag)
  }

  /// Takes what the user says of the view's class or of its resource id, which goes first, as a whole or as its name
  /// alone.
  mutating func take(_ meaning: KindNames.Meaning?) {
    switch meaning {
    case .kind(let kind)?:
      self.kind = kind
      if kind == .collectionView { type = .collection }
    case .nothing?: type = .other
    case nil: break
    }
  }

  /// The kind of cell that it is, where its class or the user says so.
  var cell: Kind? { kind.map { $0.isCell ? $0 : nil } ?? type.fioriCell }

  /// Its rectangle, where something of it can be seen.
  var seen: PixelBounds? { flags.contains(.hidden) ? nil : bounds }
}
