import Screens

/// One view, controller or other object of a document of Interface Builder.
struct InterfaceBuilderElement {
  /// What attributes and what is inside say of an element in one word.
  struct States: OptionSet {
    let rawValue: UInt32

    /// Not shown, or not there, as the document is; code may change that.
    static let hidden = States(rawValue: 1)
    /// Cannot be used, or recognizes nothing, until code enables it.
    static let disabled = States(rawValue: 2)
    /// Takes no touches, and nothing in it does.
    static let untouchable = States(rawValue: 4)
    /// Its frame is stale, or is one of several that are possible.
    static let uncertain = States(rawValue: 8)
    /// It, or what it shows, depends on size classes.
    static let varies = States(rawValue: 16)
    static let fixedFrame = States(rawValue: 32)
    /// Placed by constraints, not by its autoresizing mask.
    static let constrained = States(rawValue: 64)
    static let stretchesWidth = States(rawValue: 128)
    static let stretchesHeight = States(rawValue: 256)
    /// Code can reach it: through an outlet, or by a tag.
    static let reached = States(rawValue: 512)
    /// Of another class than UIKit's, which may draw or lay out anything.
    static let hasClass = States(rawValue: 1024)
    static let horizontal = States(rawValue: 2048)
    /// A stack view whose content is as wide or high as it is.
    static let fills = States(rawValue: 4096)
    /// A layout whose cells have sizes of their own.
    static let selfSizing = States(rawValue: 8192)
    static let paging = States(rawValue: 16384)
    /// A cell that UIKit lays out, with labels that code reaches without outlets.
    static let styled = States(rawValue: 32768)
    static let multipleSelection = States(rawValue: 65536)
    static let noSelection = States(rawValue: 1 << 17)
    /// Its taps are code's: it is the target of a recognizer or sends an action.
    static let reacts = States(rawValue: 1 << 18)
    static let hasFreeSize = States(rawValue: 1 << 19)
    /// A controller that is never pushed.
    static let container = States(rawValue: 1 << 20)
    /// It depends on size classes itself, and not only what holds it.
    static let variesItself = States(rawValue: 1 << 21)
    /// The document says that it is nothing to tap: accessibility skips it, or calls it disabled.
    static let noTarget = States(rawValue: 1 << 22)
    /// Its class or an attribute says that code makes another area react than that of its frame.
    static let hasOwnTarget = States(rawValue: 1 << 23)
    /// What lies behind it is seen through it.
    static let translucent = States(rawValue: 1 << 24)
    /// A button that is drawn in another way than its colours say: by a configuration, with a picture behind its title,
    /// or as selected.
    static let redrawn = States(rawValue: 1 << 25)
    /// A scroll view that is no list: what is bound to its edges is bound to what scrolls in it.
    static let scrolls = States(rawValue: 1 << 26)
    /// Its margins depend on those around it, or on the width that is read well.
    static let hasMovingMargins = States(rawValue: 1 << 27)
    /// The safe area is no part of its margins.
    static let ignoresSafeArea = States(rawValue: 1 << 28)
    /// A button that UIKit draws, as high as a line of its title with the system's padding.
    static let hasSystemType = States(rawValue: 1 << 29)
    /// A button whose title may have several lines.
    static let wraps = States(rawValue: 1 << 30)
    /// Not in the view as it is, but in some size classes.
    static let leftOut: States = [.hidden, .varies, .variesItself]
  }

  /// What it is to the element around it.
  enum Role: UInt8 {
    case none
    case root, content, sectionHeader, sectionFooter, tableHeader, tableFooter, accessory
    /// Behind what is shown.
    case background
  }

  /// The names that a user may know it by.
  enum NameRole: UInt8 {
    case storyboardIdentifier, customClass, reuseIdentifier, restorationIdentifier, userLabel, title, objectID
    case accessibilityIdentifier, accessibilityLabel
  }

  let tag: InterfaceBuilderTag
  var states: States = []
  var role = Role.none
  /// The element that holds it; -1 for one at the top.
  let parent: Int32
  /// Index behind the last element inside it.
  var end: Int32
  /// From its `<` to behind its `>`.
  let start: UInt32
  let stop: UInt32
  /// Where its frame is in the file.
  var frameStart: UInt32 = 0
  var frameStop: UInt32 = 0
  /// Its frame: as it is written in what holds it, in the screen once all are read.
  var frame: Frame?
  /// The item size of a layout, or the size that a cell has of its own.
  var size: (width: Double, height: Double)?
  /// The height of a table's rows, or of one; `nil` where none is given, and negative where rows find it themselves.
  var rowHeight: Double?
  var cornerRadius: Double?
  /// What it shows: a label's text, a button's title, the title of a section's header.
  var text: TextStore.Text?
  /// The name of the image that it shows.
  var image: TextStore.Text?
  /// What code calls it: the name of the first outlet that holds it.
  var outlet: TextStore.Text?
  /// A word for its look: the style of a table or cell, the type of an accessory.
  var style = InterfaceBuilderStyle.none
  var accessory = InterfaceBuilderStyle.none
  /// The flow layout of a collection view; -1 for none.
  var layout: Int32 = -1
  /// Its place among the looks; -1 where nothing is said of its colours and font.
  var look: Int32 = -1
  /// The last of its names; the others follow as a chain.
  var lastName: Int32 = -1
  /// The last of its connections; the others follow as a chain.
  var lastConnection: Int32 = -1

  /// From its `<` to behind its `>`.
  var place: Range<Int> { Int(start)..<Int(stop) }
  /// Whether it is a cell, which its list gives a size.
  var isCell: Bool { tag == .collectionCell || tag == .tableCell }
  /// Where its frame is; the element where it has none.
  var framePlace: Range<Int> { frameStop > frameStart ? Int(frameStart)..<Int(frameStop) : place }
}

/// A word that tables, cells and their accessories are described with.
enum InterfaceBuilderStyle: UInt8 {
  case none, plain, grouped, insetGrouped
  case disclosure, detail, detailDisclosure, checkmark
  case unknown

  init(_ text: UTF8Text) {
    let words: [(StaticString, InterfaceBuilderStyle)] = [
      ("none", .none), ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
      ("disclosureIndicator", .disclosure), ("detailButton", .detail), ("detailDisclosureButton", .detailDisclosure),
      ("checkmark", .checkmark),
    ]
    self = words.first { $0.0.withUTF8Buffer { $0.elementsEqual(text) } }?.1 ?? .unknown
  }
}

/// The colours and the font of a view, as a document says them.
struct InterfaceBuilderAppearance {
  /// A colour that is the same in the light and in the dark; `unknown` where that is not sure.
  enum ResolvedColor {
    case none, unknown
    case color(Color, Range<Int>)
  }

  var text = ResolvedColor.none
  var background = ResolvedColor.none
  var fontSize: Double?
  var fontWeight: Double?
  /// The name of the text style behind what all of them begin with.
  var textStyle: TextStore.Text?
  var fontPlace = 0..<0

  /// What the names of text styles begin with.
  static let stylePrefix: StaticString = "UICTFontTextStyle"

  /// How heavy the letters of a name are.
  static func weight(_ name: UTF8Text) -> Double? {
    let weights: [(StaticString, Double)] = [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
      ("bold", 700), ("heavy", 800), ("black", 900),
    ]
    return weights.first { name.equals($0.0) }?.1
  }
}

/// What one element of a document of Interface Builder does to another one, or calls in code.
struct InterfaceBuilderConnection {
  enum Kind: UInt8 {
    /// Code holds the other element.
    case outlet
    /// The other element recognizes gestures on this one.
    case gesture
    /// A tap opens another scene.
    case segue
    /// A tap on the accessory does.
    case accessorySegue
    /// Opens another scene in a way of its own.
    case otherSegue
  }

  /// How a segue shows what it opens.
  enum Transition: UInt8 {
    case push, modal, unknown
  }

  let kind: Kind
  /// What code calls the destination of an outlet.
  var name: TextStore.Text?
  var transition = Transition.unknown
  /// The element by whose connections it is; its destination, by the hash of its object id.
  let owner: Int32
  let destination: UInt64
  /// From its `<` to behind its `>`.
  let place: Range<Int>
  /// The connection of the same element before it; -1 for none.
  let previous: Int32
}
