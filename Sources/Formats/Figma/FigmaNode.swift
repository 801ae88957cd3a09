import Screens

/// One node of a Figma document, as it was read: its places in the file, and the members that matter here.
struct FigmaNode {
  /// The content of a JSON string, between its quotes.
  struct Text {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var hasEscapes = false

    var isEmpty: Bool { start == end }

    init() {}

    init(_ text: JSONText) {
      start = UInt32(truncatingIfNeeded: text.start)
      end = UInt32(truncatingIfNeeded: text.end)
      hasEscapes = text.hasEscapes
    }

    /// Where it is in the file, with its quotes.
    var place: Range<Int> { Int(start) - 1..<Int(end) + 1 }
  }

  struct Flags: OptionSet {
    let rawValue: UInt32

    /// `visible: false`, or an opacity of 0.
    static let hidden = Flags(rawValue: 1)
    /// It only cuts what follows it.
    static let mask = Flags(rawValue: 2)
    static let clips = Flags(rawValue: 4)
    static let rotated = Flags(rawValue: 8)
    /// One of its fills is an image.
    static let image = Flags(rawValue: 16)
    /// Something happens when people tap it.
    static let tappable = Flags(rawValue: 32)
    /// A tap on it pushes another frame.
    static let pushes = Flags(rawValue: 64)
    static let hasChildren = Flags(rawValue: 128)
    static let scrollsHorizontally = Flags(rawValue: 256)
    static let scrollsVertically = Flags(rawValue: 512)
    /// A longer text is cut off at its end.
    static let truncates = Flags(rawValue: 1024)
    /// The height of the box is that of its lines.
    static let hugsLines = Flags(rawValue: 2048)
    /// Its corners differ.
    static let unevenCorners = Flags(rawValue: 4096)
    /// It has a `type`.
    static let typed = Flags(rawValue: 8192)
    /// It, or what it lies in, is rotated: boxes are those around it.
    static let turned = Flags(rawValue: 16384)
    /// One of its fills can be seen.
    static let filled = Flags(rawValue: 32768)
    /// The one fill of it that can be seen is of one colour.
    static let solid = Flags(rawValue: 1 << 16)
    /// What lies behind it is seen through it, or mixed with it.
    static let translucent = Flags(rawValue: 1 << 17)
    /// Parts of its text are drawn in other ways.
    static let mixed = Flags(rawValue: 1 << 18)
    /// There is room of its own around what it holds, at a side or above or below.
    static let padded = Flags(rawValue: 1 << 19)
  }

  var type = FigmaType.other
  var flags = Flags()
  /// The node that holds it; -1 for the outermost value.
  var parent: Int32
  /// Index behind the last node inside it.
  var end: Int32 = 0
  /// Index of the component that it is, or is an instance of; -1 where the file does not tell.
  var component: Int32 = -1
  /// From its `{` to behind its `}`.
  var start: UInt32
  var stop: UInt32 = 0
  var id = Text()
  var name = Text()
  var componentID = Text()
  var characters = Text()
  /// Where the member `componentProperties` begins; 0 where there is none.
  var properties: UInt32 = 0
  /// Where the member `absoluteBoundingBox` is.
  var boxStart: UInt32 = 0
  var boxStop: UInt32 = 0
  /// In the document's own coordinates.
  var box: Frame?
  /// The colour of its one fill, and where its fills are.
  var fill = Color(red: 0, green: 0, blue: 0, alpha: 0)
  var fillStart: UInt32 = 0
  var fillStop: UInt32 = 0
  /// The id of its text style.
  var textStyle = Text()
  /// 0 where it is not given.
  var fontWeight: UInt16 = 0
  var cornerRadius: Float = 0
  var fontSize: Float = 0
  var lineHeight: Float = 0
  /// 0 where it is not given.
  var maxLines: UInt16 = 0

  init(parent: Int32, start: Int) {
    self.parent = parent
    self.start = UInt32(truncatingIfNeeded: start)
  }

  /// Whether it can be seen, if what holds it can be.
  var isShown: Bool { flags.isDisjoint(with: [.hidden, .mask]) }

  /// Where it is in the file.
  var place: Range<Int> { Int(start)..<max(Int(start), Int(stop)) }

  /// Where its fills are in the file.
  var fillPlace: Range<Int> { fillStop > fillStart ? Int(fillStart)..<Int(fillStop) : place }

  /// Where its box is in the file; its own place where there is none.
  var boxPlace: Range<Int> { boxStop > boxStart ? Int(boxStart)..<Int(boxStop) : place }
}

/// What a node of a Figma document is, as far as it matters here.
enum FigmaType: UInt8 {
  case document, canvas, section
  case frame, group, component, componentSet, instance
  case text
  case rectangle, ellipse
  /// A line or any other drawing.
  case drawing
  /// What is not drawn, or belongs to another of Figma's products.
  case other

  private static let byName: [String: FigmaType] = [
    "DOCUMENT": .document, "CANVAS": .canvas, "SECTION": .section, "FRAME": .frame, "GROUP": .group,
    "COMPONENT": .component, "COMPONENT_SET": .componentSet, "INSTANCE": .instance, "TEXT": .text, "TEXT_PATH": .text,
    "RECTANGLE": .rectangle, "ELLIPSE": .ellipse, "VECTOR": .drawing, "BOOLEAN_OPERATION": .drawing, "STAR": .drawing,
    "LINE": .drawing, "REGULAR_POLYGON": .drawing, "TRANSFORM_GROUP": .group, "TABLE": .drawing, "SLICE": .other,
    "STICKY": .other, "SHAPE_WITH_TEXT": .other, "CONNECTOR": .other, "WASHI_TAPE": .other, "WIDGET": .other,
    "EMBED": .other, "LINK_UNFURL": .other, "TABLE_CELL": .other,
  ]

  /// The names of all types.
  static let names = Set(byName.keys)

  /// The type of a name; `nil` where Figma has none of that name.
  init?(_ name: UTF8Text) {
    guard let first = name.first, first &- 65 < 26, let type = Self.byName[String(decoding: name, as: UTF8.self)]
    else { return nil }
    self = type
  }

  /// Whether it only groups screens and other top-level frames.
  var holdsFrames: Bool { self == .document || self == .canvas || self == .section }

  /// Whether it holds layers.
  var isContainer: Bool {
    self == .frame || self == .group || self == .component || self == .componentSet || self == .instance
  }

  /// Whether it draws something by itself.
  var isDrawn: Bool { self == .rectangle || self == .ellipse || self == .drawing }
}
