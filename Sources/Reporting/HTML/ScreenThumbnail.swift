import Documents
import Linting
import Screens

/// A screen as small as a stamp: boxes for what it shows, and where something is wrong.
///
/// It is five elements, however many the screen has: pages show thousands.
struct ScreenThumbnail {
  /// The layers, from the back, with the class that each is drawn by.
  private var layers: [(style: String, path: String)] = [("v", ""), ("c", ""), ("i", ""), ("t", ""), ("m", "")]
  private let height: Double

  /// The width that all thumbnails are drawn in; their height follows from the screen's.
  private static let width = 120.0
  private static let mostHeight = 190.0
  private static let leastHeight = 80.0
  /// The most elements that it shows.
  private static let elementLimit = 250

  /// - Parameter marked: the elements that something is wrong with.
  init(_ drawing: ScreenDrawing, marked: some Sequence<Int>) {
    let drawing = SchematicScreen(drawing).drawing
    let canvas = DrawingCanvas(drawing, marked: [])
    let scale = Self.width / canvas.screen.width
    height = min(Self.mostHeight, max(Self.leastHeight, canvas.screen.height * scale))
    for element in drawing.elements.dropFirst().prefix(Self.elementLimit) {
      guard let layer = Self.layer(of: element.kind), let frame = element.frame else { continue }
      add(frame, scale, to: layer, isText: layer == 3)
    }
    for index in Set(marked).sorted() where drawing.elements.indices.contains(index) {
      if let frame = Self.frame(of: index, in: drawing) { add(frame, scale, to: 4, isText: false) }
    }
  }

  private static func layer(of kind: Kind) -> Int? {
    switch kind {
    case .collectionView, .tableView, .group: 0
    case .image, .icon, .avatarStack, .rating, .tag: 2
    case .header, .title, .subtitle, .attribute, .footnote, .caption, .description, .item, .label, .seeAll: 3
    case .screen, .footer, .dynamicLayout, .tap, .iconStack, .attributes, .accessory: nil
    default: 1
    }
  }

  /// The frame of an element, or of the nearest one that holds it.
  private static func frame(of index: Int, in drawing: ScreenDrawing) -> Frame? {
    var next: Int? = index
    while let index = next, index > 0 {
      if let frame = drawing.elements[index].frame { return frame }
      next = drawing.elements[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return nil
  }

  private mutating func add(_ frame: Frame, _ scale: Double, to layer: Int, isText: Bool) {
    func whole(_ value: Double, _ most: Double) -> Int { Int(min(max(value * scale, -2), most + 2).rounded()) }
    let (left, right) = (whole(frame.x, Self.width), whole(frame.right, Self.width))
    var (top, bottom) = (whole(frame.y, height), whole(frame.bottom, height))
    if isText {
      // A line of text is a bar.
      top += (bottom - top) / 3
      bottom = min(bottom, top + 3)
    }
    guard right > left, bottom > top, right > 0, bottom > 0, left < Int(Self.width), top < Int(height) else { return }
    layers[layer].path += "M\(left) \(top)h\(right - left)v\(bottom - top)h\(left - right)z"
  }

  func write(to xml: inout XMLWriter) {
    let height = Int(height.rounded())
    xml.line(
      "svg",
      [
        ("class", "thumb"), ("viewBox", "0 0 \(Int(Self.width)) \(height)"), ("width", "\(Int(Self.width))"),
        ("height", "\(height)"), ("aria-hidden", "true"),
      ]
    ) { xml in
      for layer in layers where !layer.path.isEmpty {
        xml.element("path", [("class", layer.style), ("d", layer.path)])
      }
    }
  }
}
