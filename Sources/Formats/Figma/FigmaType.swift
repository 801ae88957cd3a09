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
