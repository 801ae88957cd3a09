import Linting
import Screens

/// Draws the elements of a screen by their frames.
struct WireframeWriter {
  private let schematic: SchematicScreen
  private var drawing: ScreenDrawing { schematic.drawing }
  let canvas: DrawingCanvas
  /// By element: the text that shows in it though its own place is not known.
  private let looseTexts: [Int: String]
  /// The accessories that show actions which are drawn themselves.
  private let filledAccessories: Set<Int>
  /// Where known texts are.
  private let knownTexts: [Frame]
  /// The elements in which another one is drawn.
  private let hasVisibleChildren: Set<Int>

  init(_ schematic: SchematicScreen, _ canvas: DrawingCanvas) {
    let drawing = schematic.drawing
    self.schematic = schematic
    self.canvas = canvas
    knownTexts = Array(
      drawing.elements.lazy.compactMap { $0.kind.isText && !($0.text ?? "").isEmpty ? $0.frame : nil }.prefix(1_000))
    looseTexts = Self.looseTexts(drawing)
    hasVisibleChildren = Set(drawing.elements.compactMap { $0.kind.isVisible && $0.frame != nil ? $0.parent : nil })
    filledAccessories = Set(drawing.elements.compactMap { $0.kind == .action && $0.frame != nil ? $0.parent : nil })
  }

  /// The first known text of each cell none of whose texts has a frame.
  private static func looseTexts(_ drawing: ScreenDrawing) -> [Int: String] {
    var texts: [Int: String] = [:]
    var placed: Set<Int> = []
    for element in drawing.elements {
      guard let parent = element.parent, element.kind.isText, drawing.elements.indices.contains(parent),
        Vocabulary.cellKinds.contains(drawing.elements[parent].kind)
      else { continue }
      if element.frame != nil {
        placed.insert(parent)
      } else if texts[parent] == nil, let text = element.text, !text.isEmpty {
        texts[parent] = text
      }
    }
    return texts.filter { !placed.contains($0.key) }
  }

  func write(to pen: inout DrawingPen) {
    pen.rectangle(canvas.area, "beyond")
    pen.rectangle(canvas.screen, "screen", radius: 4)
    if schematic.isWhole { writeBanner(to: &pen) }
    for ghost in schematic.ghosts {
      if let frame = canvas.visible(ghost) { pen.rectangle(frame, "ghost", radius: 4) }
    }
    for index in drawing.elements.indices.dropFirst() {
      let element = drawing.elements[index]
      guard let frame = element.frame.flatMap({ canvas.visible($0) }) else { continue }
      if element.kind != .accessory || !filledAccessories.contains(index) { write(element, index, frame, to: &pen) }
      if let text = looseTexts[index] { writeLoose(text, in: frame, to: &pen) }
    }
    pen.rectangle(canvas.screen, "edge", radius: 4)
  }

  // MARK: What is not known

  /// Says above the screen's content that its places are made up.
  private func writeBanner(to pen: inout DrawingPen) {
    let frame = Frame(
      x: SchematicScreen.margin, y: 6, width: canvas.screen.width - 2 * SchematicScreen.margin,
      height: SchematicScreen.bannerHeight - 12)
    pen.texts(["Schematic: places and sizes are not in the file"], in: frame, size: 11, "loose", isCentered: true)
    if drawing.elements.count < 2 { writeRemark("The file has no elements here", in: canvas.screen, to: &pen) }
  }

  /// A remark on why there is nothing to see.
  private func writeRemark(_ text: String, in frame: Frame, to pen: inout DrawingPen) {
    let size = min(12 * canvas.textScale, frame.height * 0.4)
    guard size >= 5, frame.width > 40 else { return }
    let lines = DrawnText.lines(text, into: frame.width - 12, size: size, count: max(1, Int(frame.height / size / 1.3)))
    pen.texts(lines, in: frame, size: size, "loose", isCentered: true)
  }

  /// Why a view shows no cells, or a cell no parts; `nil` where it shows some, or there are none.
  private func remark(on index: Int) -> String? {
    guard drawing.elements[index].isOpen, !hasVisibleChildren.contains(index) else { return nil }
    switch drawing.elements[index].kind {
    case .collectionView, .tableView: return "The file does not say which cells are in it"
    default: return drawing.elements[index].isPrototype ? "Set in code" : nil
    }
  }

  // MARK: Elements

  private func write(_ element: DrawnElement, _ index: Int, _ frame: Frame, to pen: inout DrawingPen) {
    let isMadeUp = !schematic.isWhole && schematic.placed.contains(index)
    let cell = isMadeUp ? "cell made-up" : "cell"
    defer { if let text = remark(on: index) { writeRemark(text, in: frame, to: &pen) } }
    switch element.kind {
    case .screen, .tap, .dynamicLayout: break
    case .collectionView, .tableView, .group:
      pen.rectangle(frame, "view")
      if let area = element.innerFrame.flatMap({ canvas.visible($0) }) { pen.rectangle(area, "area") }
    case .collectionCell: pen.rectangle(frame, cell, radius: 4)
    case .objectCell, .contactCell, .labelValueCell, .otherCell:
      pen.rectangle(frame, cell)
      writeLabelAndValue(element, frame, showsUnknown: !hasVisibleChildren.contains(index), to: &pen)
    case .image: writeImage(element, frame, to: &pen)
    case .header, .title: writeText(element, frame, size: 17, "bold", to: &pen)
    case .subtitle, .label: writeText(element, frame, size: 15, "", to: &pen)
    case .attribute, .footnote, .caption, .description, .item: writeText(element, frame, size: 13, "soft", to: &pen)
    case .seeAll: writeSeeAll(element, frame, to: &pen)
    case .tag:
      pen.rectangle(frame, "pill", radius: 4)
      writeText(element, frame, size: 12, "", isCentered: true, to: &pen)
    case .button:
      pen.rectangle(frame, "control", radius: 6)
      writeText(element, frame, size: 15, "link", isCentered: true, to: &pen)
    case .action: writeAction(element, frame, to: &pen)
    case .accessory: writeAccessory(element, frame, to: &pen)
    case .icon: writeIcon(frame, to: &pen)
    case .rating: writeRating(frame, to: &pen)
    case .avatarStack: writeAvatars(frame, to: &pen)
    default: pen.rectangle(frame, "part")
    }
  }

  // MARK: Texts

  private static let leastShare = 0.7

  private func writeText(
    _ element: DrawnElement, _ frame: Frame, size: Double, _ style: String, isCentered: Bool = false,
    to pen: inout DrawingPen
  ) {
    guard let text = element.text.map({ DrawnText.oneLine($0) }), !text.isEmpty else {
      if element.text == nil, !isCentered { writeUnknownText(in: frame, to: &pen) }
      return
    }
    let isBold = style == "bold"
    var height = min(size * canvas.textScale, max(frame.height * 0.78, 4))
    // What nearly fits is written smaller: no font of ours is that of the application.
    let share = frame.width / DrawnText.width(text, size: height, isBold: isBold)
    if (Self.leastShare..<1).contains(share) { height *= share }
    let count = Int(min(12, max(1, (frame.height / (height * 1.25)).rounded(.down))))
    let lines =
      count > 1 && DrawnText.width(text, size: height, isBold: isBold) > frame.width
      ? DrawnText.lines(text, into: frame.width, size: height, count: count)
      : [DrawnText.fitted(text, into: frame.width, size: height, isBold: isBold)]
    pen.texts(lines, in: frame, size: height, style, isCentered: isCentered)
  }

  /// A text that is there, but not known: a bar, where that does not look like a line through a known one.
  private func writeUnknownText(in frame: Frame, to pen: inout DrawingPen) {
    let height = min(frame.height * 0.6, 10 * canvas.textScale)
    let bar = Frame(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width * 0.8, height: height)
    guard !knownTexts.contains(where: { LabelLayout.overlap($0, bar) > 0 }) else { return }
    pen.rectangle(bar, "unknown", radius: height / 2)
  }

  /// A text without a frame of its own, in a frame around it.
  private func writeLoose(_ text: String, in frame: Frame, to pen: inout DrawingPen) {
    let size = min(12 * canvas.textScale, frame.height * 0.4)
    guard size >= 5, frame.width > 24 else { return }
    let line = Frame(x: frame.x + 4, y: frame.bottom - size * 1.5, width: frame.width - 8, height: size * 1.4)
    pen.texts(
      [DrawnText.fitted(DrawnText.oneLine(text), into: line.width, size: size)], in: line, size: size, "loose",
      isCentered: true)
  }

  /// - Parameter showsUnknown: whether unknown texts are shown; other parts of the cell would hide them.
  private func writeLabelAndValue(
    _ element: DrawnElement, _ frame: Frame, showsUnknown: Bool, to pen: inout DrawingPen
  ) {
    guard frame.width > 40 else { return }
    let size = min(15 * canvas.textScale, frame.height * 0.5)
    var half = Frame(x: frame.x + 16, y: frame.y, width: (frame.width - 40) / 2, height: frame.height)
    for (text, style) in [(element.text, "soft"), (element.value, "")] {
      if let text, !text.isEmpty {
        pen.texts(
          [DrawnText.fitted(DrawnText.oneLine(text), into: half.width, size: size)], in: half, size: size, style)
      } else if text == nil, schematic.isWhole, showsUnknown {
        writeUnknownText(in: half, to: &pen)
      }
      half.x += half.width + 8
    }
  }

  private func writeSeeAll(_ element: DrawnElement, _ frame: Frame, to pen: inout DrawingPen) {
    var room = frame
    if element.hasChevron, frame.width > 24 {
      room.width -= 12
      let (x, y) = (frame.right - 8, frame.y + frame.height / 2)
      pen.path([(x, y - 4), (x + 4, y), (x, y + 4)], "stroke")
    }
    writeText(element, room, size: 15, "link", to: &pen)
  }
}

extension Kind {
  /// Whether it is drawn as a text.
  var isText: Bool {
    switch self {
    case .header, .title, .subtitle, .attribute, .footnote, .caption, .description, .item, .label, .seeAll: true
    default: false
    }
  }
}
