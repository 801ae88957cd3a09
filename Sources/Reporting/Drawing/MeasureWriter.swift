import Linting
import Screens

/// Draws what a finding measured and what is asked, as dimension lines, outlines and hatched gaps.
struct MeasureWriter {
  private let canvas: DrawingCanvas
  private let unit: String
  private let hatch: String
  private(set) var room: LabelRoom

  private var size: Double { 11 * canvas.scale }
  private var tick: Double { 3 * canvas.scale }
  private var distance: Double { 7 * canvas.scale }

  init(_ canvas: DrawingCanvas, unit: String, hatch: String, room: LabelRoom) {
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
      let text = Self.text(required, unit)
      let middle = canvas.clamped(x: outer.x + outer.width / 2)
      writeLabel(
        text, "asked-size", isCentered: true,
        at: [
          (middle, canvas.clamped(y: outer.y) - size * 0.4),
          (middle, canvas.clamped(y: outer.bottom) + distance + size * 2.5),
        ], to: &pen)
    }
    let isAny = required.width == nil && required.height == nil
    if required.width != nil || isAny { writeWidth(of: frame, below: outer.bottom, isNorm: false, to: &pen) }
    if required.height != nil || isAny { writeHeight(of: frame, right: outer.right, isNorm: false, to: &pen) }
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
    of frame: Frame, below edge: Double? = nil, isNorm: Bool, to pen: inout DrawingPen
  ) {
    let outside = (edge ?? frame.bottom) + distance
    let y =
      outside + tick < canvas.viewBox.bottom
      ? canvas.clamped(y: outside) : min(frame.bottom, canvas.viewBox.bottom) - distance
    let (left, right) = (canvas.clamped(x: frame.x), canvas.clamped(x: frame.right))
    pen.path(
      [
        (left, y - tick), (left, y + tick), nil, (left, y), (right, y), nil, (right, y - tick), (right, y + tick),
      ], isNorm ? "norm" : "measure")
    let middle = (left + right) / 2
    writeLabel(
      frame.width.brief, isNorm ? "asked-size" : "size", isCentered: true,
      at: [(middle, y + tick + size), (middle, y - tick - size * 0.3)], to: &pen)
  }

  private mutating func writeHeight(
    of frame: Frame, right edge: Double? = nil, isNorm: Bool, to pen: inout DrawingPen
  ) {
    let outside = (edge ?? frame.right) + distance
    // Where there is no room for a number behind the line, both stand inside.
    let isOutside = outside + tick + size * 1.4 < canvas.viewBox.right
    let x = isOutside ? canvas.clamped(x: outside) : min(frame.right, canvas.viewBox.right) - distance
    let (top, bottom) = (canvas.clamped(y: frame.y), canvas.clamped(y: frame.bottom))
    pen.path(
      [
        (x - tick, top), (x + tick, top), nil, (x, top), (x, bottom), nil, (x - tick, bottom), (x + tick, bottom),
      ], isNorm ? "norm" : "measure")
    let text = frame.height.brief
    let width = DrawnText.labelWidth(text, size: size)
    let middle = (top + bottom) / 2 + size * 0.36
    let (right, left) = ((x + tick + 1, middle), (x - tick - 1 - width, middle))
    writeLabel(text, isNorm ? "asked-size" : "size", at: isOutside ? [right, left] : [left, right], to: &pen)
  }

  // MARK: Distances

  private mutating func write(_ measured: MeasuredDistance, to pen: inout DrawingPen) {
    let length = measured.end - measured.start
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
      writeLabel(
        Self.text(measured), "size", isCentered: true,
        at: [(centre, middle - 3 * tick), (centre, middle + 2 * tick + size), (centre, middle + 4 * tick + 2 * size)],
        to: &pen)
    } else {
      let (first, last) = (canvas.clamped(y: first), canvas.clamped(y: last))
      pen.path(
        [
          (middle - 2 * tick, first), (middle + 2 * tick, first), nil, (middle, first), (middle, last), nil,
          (middle - 2 * tick, last), (middle + 2 * tick, last),
        ], "measure")
      writeLabel(
        Self.text(measured), "size",
        at: [(middle + 3 * tick, (first + last) / 2 + size * 0.36), (middle + 3 * tick, last + size * 1.4)], to: &pen)
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
      parts.joined(separator: ", "), "size", at: [(toX + tick, toY - tick), (toX + tick, toY + size)], to: &pen)
  }

  // MARK: Labels

  /// Writes a text at the first of some places that is free; a text that is nowhere free is left out, as the message says it too.
  private mutating func writeLabel(
    _ text: String, _ style: String, isCentered: Bool = false, at places: [(x: Double, y: Double)],
    to pen: inout DrawingPen
  ) {
    guard !text.isEmpty else { return }
    let width = DrawnText.labelWidth(text, size: size)
    let box = canvas.viewBox
    for place in places {
      var left = isCentered ? place.x - width / 2 : place.x
      left = max(box.x + 1, min(left, box.right - width - 1))
      let frame = Frame(x: left, y: place.y - size * 0.8, width: width, height: size)
      guard frame.y > box.y, frame.bottom < box.bottom, room.take(frame) else { continue }
      pen.text(text, x: left, y: place.y, size: size, style)
      return
    }
  }
}
