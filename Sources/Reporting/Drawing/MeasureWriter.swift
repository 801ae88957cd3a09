import Linting
import Screens

/// Draws what a finding measured and what is asked, as dimension lines, outlines and hatched gaps.
///
/// A line and its number are in the first of some lanes that is free, and they cover no text. If there is none, they are
/// left out: the badge's number leads to the message, which says it too. Elements of one column or line with the same
/// length are measured once.
struct MeasureWriter {
  private let canvas: DrawingCanvas
  private let unit: String
  private let hatch: String
  private(set) var room: LabelLayout
  /// What is drawn already, of another finding: said twice it would only be harder to read.
  private var said: Set<String> = []

  private var size: Double { 11 * canvas.scale }
  private var tick: Double { 3 * canvas.scale }
  private var distance: Double { 7 * canvas.scale }

  init(_ canvas: DrawingCanvas, unit: String, hatch: String, room: LabelLayout) {
    self.canvas = canvas
    self.unit = unit
    self.hatch = hatch
    self.room = room
  }

  /// - Parameters:
  ///   - frame: the frame of the finding's element; `nil` where it is not known.
  ///   - frameOfElement: the frame of another element of the drawing.
  mutating func write(
    _ measure: FindingMeasure, of frame: Frame?, _ frameOfElement: (Int) -> Frame?, to pen: inout DrawingPen
  ) {
    switch measure {
    case .size(let required):
      if let frame { writeSize(of: frame, required, to: &pen) }
    case .distance(let distance): write(distance, to: &pen)
    case .unlike(let other, let width, let height):
      guard let frame, let norm = frameOfElement(other) else { return }
      writeOutline(norm, to: &pen)
      for (frame, isNorm) in [(frame, false), (norm, true)] {
        if width { writeWidth(of: frame, isNorm: isNorm, to: &pen) }
        if height { writeHeight(of: frame, isNorm: isNorm, to: &pen) }
      }
    case .offset(let fromX, let fromY, let toX, let toY):
      writeOffset(from: (fromX, fromY), to: (toX, toY), of: frame, to: &pen)
    }
  }

  // MARK: Sizes

  private mutating func writeSize(of frame: Frame, _ required: RequiredSize, to pen: inout DrawingPen) {
    var outer = frame
    if required.width != nil || required.height != nil {
      let (width, height) = (required.width ?? frame.width, required.height ?? frame.height)
      let asked = Frame(
        x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width, height: height)
      writeOutline(asked, to: &pen)
      outer = Frame(
        x: min(frame.x, asked.x), y: min(frame.y, asked.y), width: max(width, frame.width),
        height: max(height, frame.height))
    }
    let isAny = required.width == nil && required.height == nil
    if required.width != nil || isAny { writeWidth(of: frame, around: outer, isNorm: false, to: &pen) }
    if required.height != nil || isAny { writeHeight(of: frame, around: outer, isNorm: false, to: &pen) }
    // Once for all that the same is asked of.
    let text = Self.text(required, unit)
    guard !text.isEmpty, !said.contains(text) else { return }
    let (middle, right) = (canvas.clamped(x: outer.x + outer.width / 2), canvas.clamped(x: outer.right) + distance)
    let (top, bottom) = (canvas.clamped(y: outer.y) - size * 0.4, canvas.clamped(y: outer.bottom) + distance)
    let isWritten = writeLabel(
      text, "asked-size", isCentered: true,
      at: [(middle, top), (middle, bottom + size * 2.5), (middle, top - size * 1.4), (middle, bottom + size * 4)]
        + [(right + DrawnText.labelWidth(text, size: size) / 2, canvas.clamped(y: outer.bottom) + size * 0.4)], to: &pen
    )
    if isWritten { said.insert(text) }
  }

  /// The outline of what is asked for, as far as it is drawn.
  private func writeOutline(_ frame: Frame, to pen: inout DrawingPen) {
    if let visible = canvas.visible(frame) { pen.rectangle(visible, "asked", radius: 2) }
  }

  private static func text(_ required: RequiredSize, _ unit: String) -> String {
    let sign = required.bound == .least ? "≥ " : required.bound == .most ? "≤ " : ""
    return switch (required.width, required.height) {
    case (let width?, let height?): "\(sign)\(width.brief) × \(height.brief) \(unit)"
    case (let width?, nil): "\(sign)\(width.brief) \(unit) wide"
    case (nil, let height?): "\(sign)\(height.brief) \(unit) high"
    case (nil, nil): ""
    }
  }

  private mutating func writeWidth(
    of frame: Frame, around outer: Frame? = nil, isNorm: Bool, to pen: inout DrawingPen
  ) {
    let outer = outer ?? frame
    let (left, right) = (canvas.clamped(x: frame.x), canvas.clamped(x: frame.right))
    let text = frame.width.brief
    guard right > left, said.insert("width \(left) \(right) \(isNorm)").inserted else { return }
    let width = DrawnText.labelWidth(text, size: size)
    let start = within((left + right - width) / 2, width)
    let inside = min(frame.bottom, canvas.viewBox.bottom) - distance
    // Far off, a line would seem to be about what it lies over.
    var candidates = [
      (y: outer.bottom + distance, baseline: outer.bottom + distance + tick + size),
      (y: outer.bottom + distance, baseline: outer.bottom + distance - tick - size * 0.3),
      (y: outer.y - distance, baseline: outer.y - distance - tick - size * 0.3),
      (y: inside, baseline: inside - tick - size * 0.3),
      (y: outer.bottom + distance + lane, baseline: outer.bottom + distance + lane + tick + size),
      (y: outer.y - distance - lane, baseline: outer.y - distance - lane - tick - size * 0.3),
    ]
    candidates = candidates.filter { fits($0.y - tick, $0.y + tick) && fits($0.baseline - size, $0.baseline) }
    let places = candidates.map { place in
      [
        Frame(x: left, y: place.y - tick, width: right - left, height: 2 * tick),
        label(x: start, baseline: place.baseline, width),
      ]
    }
    guard let index = room.take(oneOf: places, covering: 0.03) else { return }
    let y = candidates[index].y
    pen.path(
      [
        (left, y - tick), (left, y + tick), nil, (left, y), (right, y), nil, (right, y - tick), (right, y + tick),
      ], isNorm ? "norm" : "measure")
    pen.text(text, x: start, y: candidates[index].baseline, size: size, isNorm ? "asked-size" : "size")
  }

  private mutating func writeHeight(
    of frame: Frame, around outer: Frame? = nil, isNorm: Bool, to pen: inout DrawingPen
  ) {
    let outer = outer ?? frame
    let (top, bottom) = (canvas.clamped(y: frame.y), canvas.clamped(y: frame.bottom))
    let text = frame.height.brief
    guard bottom > top, said.insert("height \(top) \(bottom) \(isNorm)").inserted else { return }
    let width = DrawnText.labelWidth(text, size: size)
    let baseline = (top + bottom) / 2 + size * 0.36
    let far = distance + width + 2 * tick
    let inside = min(frame.right, canvas.viewBox.right) - distance
    var candidates = [
      (x: outer.right + distance, start: outer.right + distance + tick + 1),
      (x: outer.right + distance, start: outer.right + distance - tick - 1 - width),
      (x: outer.x - distance, start: outer.x - distance - tick - 1 - width),
      (x: inside, start: inside - tick - 1 - width),
      (x: outer.right + far, start: outer.right + far + tick + 1),
      (x: outer.x - far, start: outer.x - far - tick - 1 - width),
    ]
    let box = canvas.viewBox
    candidates = candidates.filter { place in
      place.x - tick > box.x && place.x + tick < box.right && place.start > box.x && place.start + width < box.right
    }
    let places = candidates.map { place in
      [
        Frame(x: place.x - tick, y: top, width: 2 * tick, height: bottom - top),
        label(x: place.start, baseline: baseline, width),
      ]
    }
    // A line down beside a text does not strike it out.
    guard let index = room.take(oneOf: places, covering: 0.2) else { return }
    let x = candidates[index].x
    pen.path(
      [
        (x - tick, top), (x + tick, top), nil, (x, top), (x, bottom), nil, (x - tick, bottom), (x + tick, bottom),
      ], isNorm ? "norm" : "measure")
    pen.text(text, x: candidates[index].start, y: baseline, size: size, isNorm ? "asked-size" : "size")
  }

  // MARK: Distances

  private mutating func write(_ measured: MeasuredDistance, to pen: inout DrawingPen) {
    let length = measured.end - measured.start
    let place = "\(measured.isHorizontal) \(measured.start) \(measured.end) \(measured.lower) \(measured.upper)"
    guard said.insert(place).inserted else { return }
    if let least = measured.least, length < least {
      writeHatch(measured, from: measured.start, to: measured.start + least, to: &pen)
    } else if let most = measured.most, length > most {
      writeHatch(measured, from: measured.start + most, to: measured.end, to: &pen)
    }
    let middle = visibleMiddle(measured)
    let (first, last) = (min(measured.start, measured.end), max(measured.start, measured.end))
    if measured.isHorizontal {
      let (first, last) = (canvas.clamped(x: first), canvas.clamped(x: last))
      pen.path(
        [
          (first, middle - 2 * tick), (first, middle + 2 * tick), nil, (first, middle), (last, middle), nil,
          (last, middle - 2 * tick), (last, middle + 2 * tick),
        ], "measure")
      let centre = (first + last) / 2
      var places: [(x: Double, y: Double)] = []
      for step in stride(from: 0.0, through: 3, by: 1) {
        places.append((centre, middle - 3 * tick - step * lane))
        places.append((centre, middle + 2 * tick + size + step * lane))
      }
      writeLabel(Self.text(measured), "size", isCentered: true, at: places, to: &pen)
    } else {
      let (first, last) = (canvas.clamped(y: first), canvas.clamped(y: last))
      pen.path(
        [
          (middle - 2 * tick, first), (middle + 2 * tick, first), nil, (middle, first), (middle, last), nil,
          (middle - 2 * tick, last), (middle + 2 * tick, last),
        ], "measure")
      writeLabel(
        Self.text(measured), "size",
        at: [
          (middle + 3 * tick, (first + last) / 2 + size * 0.36), (middle + 3 * tick, last + size * 1.4),
          (middle + 3 * tick, first - size * 0.5), (middle + 3 * tick, last + size * 2.8),
        ], to: &pen)
    }
  }

  private mutating func writeHatch(
    _ measured: MeasuredDistance, from start: Double, to end: Double, to pen: inout DrawingPen
  ) {
    let frame =
      measured.isHorizontal
      ? Frame(x: start, y: measured.lower, width: end - start, height: measured.upper - measured.lower)
      : Frame(x: measured.lower, y: start, width: measured.upper - measured.lower, height: end - start)
    guard let visible = canvas.visible(frame) else { return }
    pen.rectangle(visible, "missing", fill: hatch)
  }

  /// Where on the other axis the line is drawn.
  private func visibleMiddle(_ measured: MeasuredDistance) -> Double {
    let area = canvas.area
    let (first, last) = measured.isHorizontal ? (area.y, area.bottom) : (area.x, area.right)
    let (lower, upper) = (max(measured.lower, first), min(measured.upper, last))
    return lower < upper ? (lower + upper) / 2 : min(max(measured.lower, first), last)
  }

  private static func text(_ measured: MeasuredDistance) -> String {
    let length = (measured.end - measured.start).brief
    return switch (measured.least, measured.most) {
    case (let least?, let most?):
      least == most ? "\(length), not \(least.brief)" : "\(length), not \(least.brief)–\(most.brief)"
    case (let least?, nil): "\(length), not ≥ \(least.brief)"
    case (nil, let most?): "\(length), not ≤ \(most.brief)"
    case (nil, nil): length
    }
  }

  // MARK: Centres

  private mutating func writeOffset(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), of frame: Frame?, to pen: inout DrawingPen
  ) {
    let (fromX, toX) = (canvas.clamped(x: start.x), canvas.clamped(x: end.x))
    let (fromY, toY) = (canvas.clamped(y: start.y), canvas.clamped(y: end.y))
    let reach = min(max(frame?.height ?? 0, frame?.width ?? 0, 40) * 0.7, 400)
    if fromX != toX {
      pen.path([(fromX, fromY - reach), (fromX, fromY + reach)], "asked")
      pen.path([(toX, toY - reach / 2), (toX, toY + reach / 2)], "measure")
    }
    if fromY != toY {
      pen.path([(fromX - reach, fromY), (fromX + reach, fromY)], "asked")
      pen.path([(toX - reach / 2, toY), (toX + reach / 2, toY)], "measure")
    }
    pen.path([(fromX, fromY), (toX, fromY), (toX, toY)], "measure")
    let parts = [abs(end.x - start.x), abs(end.y - start.y)].filter { $0 > 0 }.map(\.brief)
    writeLabel(
      parts.joined(separator: ", "), "size",
      at: [
        (toX + tick, toY - tick), (toX + tick, toY + size), (toX + tick, toY - reach / 2),
        (toX + tick, toY + reach / 2),
      ], to: &pen)
  }

  // MARK: Labels

  /// The distance of a line from the next one, with room for a number between them.
  private var lane: Double { size + 2 * tick + 2 }

  private func fits(_ top: Double, _ bottom: Double) -> Bool {
    top > canvas.viewBox.y && bottom < canvas.viewBox.bottom
  }

  /// Where a text of some width begins so that the drawing holds it.
  private func within(_ start: Double, _ width: Double) -> Double {
    max(canvas.viewBox.x + 1, min(start, canvas.viewBox.right - width - 1))
  }

  /// What a label covers.
  private func label(x: Double, baseline: Double, _ width: Double) -> Frame {
    Frame(x: x, y: baseline - size * 0.85, width: width, height: size * 1.05)
  }

  /// Writes a text at one of some places that are free.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  private mutating func writeLabel(
    _ text: String, _ style: String, isCentered: Bool = false, at places: [(x: Double, y: Double)],
    to pen: inout DrawingPen
  ) -> Bool {
    guard !text.isEmpty else { return false }
    let width = DrawnText.labelWidth(text, size: size)
    let starts = places.filter { fits($0.y - size, $0.y + size * 0.2) }
      .map { (x: within(isCentered ? $0.x - width / 2 : $0.x, width), y: $0.y) }
    guard let index = room.take(oneOf: starts.map { [label(x: $0.x, baseline: $0.y, width)] }, covering: 0.03) else {
      return false
    }
    pen.text(text, x: starts[index].x, y: starts[index].y, size: size, style)
    return true
  }
}
