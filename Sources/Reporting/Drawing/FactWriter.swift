import Linting
import Screens

/// Writes over a drawing what is known of its elements: their kinds and sizes, and the gaps between neighbours.
///
/// A label that would overlap another one, or much of a text of the screen, is left out. Elements with made-up frames get only their kinds.
struct FactWriter {
  private let schematic: SchematicScreen
  private let canvas: DrawingCanvas
  private var room: LabelLayout

  private var drawing: ScreenDrawing { schematic.drawing }
  private var size: Double { 9 * canvas.scale }

  /// The most elements with labels; more would hide the screen.
  private static let limit = 400
  /// Wider gaps, in the drawing's unit, are not those of neighbours.
  private static let widestGap = 120.0

  /// - Parameter room: what is on the drawing already.
  init(_ schematic: SchematicScreen, _ canvas: DrawingCanvas, room: LabelLayout) {
    self.schematic = schematic
    self.canvas = canvas
    self.room = room
  }

  mutating func write(to pen: inout DrawingPen) {
    let marked = drawing.elements.indices.dropFirst().filter {
      drawing.elements[$0].kind.isVisible && frame(of: $0) != nil
    }
    .prefix(Self.limit)
    // Gaps first: fewer places are possible for them.
    for neighbours in Dictionary(grouping: marked, by: { drawing.elements[$0].parent ?? 0 }).sorted(by: {
      $0.key < $1.key
    }) {
      writeGaps(between: neighbours.value.filter { !isMadeUp($0) }, to: &pen)
    }
    for index in marked { write(index, to: &pen) }
  }

  private func frame(of index: Int) -> Frame? {
    drawing.elements[index].frame.flatMap { $0.isEmpty ? nil : canvas.visible($0) }
  }

  /// Whether the file does not say where an element is.
  private func isMadeUp(_ index: Int) -> Bool { schematic.isWhole || schematic.placed.contains(index) }

  // MARK: Kinds and sizes

  private mutating func write(_ index: Int, to pen: inout DrawingPen) {
    guard let frame = frame(of: index), let whole = drawing.elements[index].frame else { return }
    pen.rectangle(frame, "fact")
    var text = drawing.elements[index].kind.name
    if !isMadeUp(index) { text += " \(whole.width.brief) × \(whole.height.brief)" }
    let width = DrawnText.width(text, size: size)
    let (left, right) = (frame.x + 2, frame.right - 2 - width)
    let (top, bottom) = (frame.y + size, frame.bottom - size * 0.3)
    let places = [
      (left, top), (right, top), (left, bottom), (right, bottom), (left, frame.y - size * 0.3),
      (left, frame.bottom + size),
    ]
    writeLabel(text, width, at: places, "fact-text", to: &pen)
  }

  // MARK: Gaps

  private mutating func writeGaps(between siblings: [Int], to pen: inout DrawingPen) {
    let frames = siblings.compactMap { drawing.elements[$0].frame }
    for (number, frame) in frames.enumerated() {
      let others = frames.enumerated().filter { $0.offset != number }.map(\.element)
      let beside = others.filter { $0.x >= frame.right && min($0.bottom, frame.bottom) > max($0.y, frame.y) }
        .min { $0.x < $1.x }
      if let beside { writeGap(frame, beside, isHorizontal: true, to: &pen) }
      let below = others.filter { $0.y >= frame.bottom && min($0.right, frame.right) > max($0.x, frame.x) }
        .min { $0.y < $1.y }
      if let below { writeGap(frame, below, isHorizontal: false, to: &pen) }
    }
  }

  private mutating func writeGap(_ first: Frame, _ second: Frame, isHorizontal: Bool, to pen: inout DrawingPen) {
    let (start, end) = isHorizontal ? (first.right, second.x) : (first.bottom, second.y)
    guard end - start > 0.5, end - start < Self.widestGap else { return }
    let middle =
      isHorizontal
      ? (max(first.y, second.y) + min(first.bottom, second.bottom)) / 2
      : (max(first.x, second.x) + min(first.right, second.right)) / 2
    let gap =
      isHorizontal
      ? Frame(x: start, y: middle - 1, width: end - start, height: 2)
      : Frame(x: middle - 1, y: start, width: 2, height: end - start)
    guard canvas.visible(gap) != nil else { return }
    let text = (end - start).brief
    let width = DrawnText.labelWidth(text, size: size)
    let centre = (start + end) / 2
    let places =
      isHorizontal
      ? [(centre - width / 2, middle - 2), (centre - width / 2, middle + size)]
      : [(middle + 2, centre + size * 0.36), (middle - 2 - width, centre + size * 0.36)]
    guard writeLabel(text, width, at: places, "gap-text", to: &pen) else { return }
    pen.path(isHorizontal ? [(start, middle), (end, middle)] : [(middle, start), (middle, end)], "gap")
  }

  // MARK: Labels

  /// - Returns: whether there was a free place.
  @discardableResult
  private mutating func writeLabel(
    _ text: String, _ width: Double, at places: [(x: Double, y: Double)], _ style: String, to pen: inout DrawingPen
  ) -> Bool {
    let box = canvas.viewBox
    let fitting = places.filter {
      $0.x > box.x && $0.x + width < box.right && $0.y - size > box.y && $0.y < box.bottom
    }
    let frames = fitting.map { [Frame(x: $0.x, y: $0.y - size * 0.85, width: width, height: size * 1.05)] }
    guard let index = room.take(oneOf: frames, covering: 0.3) else { return false }
    pen.text(text, x: fitting[index].x, y: fitting[index].y, size: size, style)
    return true
  }
}
