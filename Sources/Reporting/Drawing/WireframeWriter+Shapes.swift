import Linting
import Screens

/// Images and controls.
extension WireframeWriter {
  func writeImage(_ element: DrawnElement, _ frame: Frame, to pen: inout DrawingPen) {
    if element.form == .circle {
      pen.ellipse(frame, "image")
    } else {
      pen.rectangle(frame, "image", radius: element.cornerRadius ?? 0)
    }
    let side = min(frame.width, frame.height)
    if element.placeholder == .initials, let text = element.text, !text.isEmpty {
      let size = side * 0.4
      pen.texts(
        [DrawnText.fitted(DrawnText.oneLine(text), into: frame.width, size: size)], in: frame, size: size, "soft",
        isCentered: true)
    } else if element.placeholder == .icon {
      let icon =
        element.innerFrame.flatMap { canvas.visible($0) }
        ?? Frame(
          x: frame.x + (frame.width - side * 0.4) / 2, y: frame.y + (frame.height - side * 0.4) / 2,
          width: side * 0.4, height: side * 0.4)
      writeIcon(icon, to: &pen)
    } else if side >= 14 {
      writePicture(frame, side * 0.5, to: &pen)
    }
  }

  /// Mountains below a sun: what wireframes draw for a picture.
  private func writePicture(_ frame: Frame, _ side: Double, to pen: inout DrawingPen) {
    let (x, y) = (frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2)
    func point(_ across: Double, _ down: Double) -> (x: Double, y: Double) { (x + across * side, y + down * side) }
    pen.path(
      [point(0, 0.9), point(0.35, 0.35), point(0.58, 0.7), point(0.72, 0.52), point(1, 0.9)], "glyph", isClosed: true)
    pen.circle(x: x + 0.76 * side, y: y + 0.26 * side, radius: 0.1 * side, "glyph")
  }

  func writeIcon(_ frame: Frame, to pen: inout DrawingPen) {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    pen.path(
      [(x, frame.y), (frame.right, y), (x, frame.bottom), (frame.x, y)], "stroke", isClosed: true)
  }

  func writeAction(_ element: DrawnElement, _ frame: Frame, to pen: inout DrawingPen) {
    if element.form == .icon {
      pen.rectangle(frame, "part")
      let side = min(frame.width, frame.height) * 0.5
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      pen.circle(x: x, y: y, radius: side / 2, "stroke")
      pen.path([(x - side / 4, y), (x + side / 4, y), nil, (x, y - side / 4), (x, y + side / 4)], "stroke")
      return
    }
    pen.rectangle(frame, "control", radius: 6)
    guard let text = element.text, !text.isEmpty else { return }
    let size = min(14 * canvas.textScale, frame.height * 0.6)
    pen.texts(
      [DrawnText.fitted(DrawnText.oneLine(text), into: frame.width - 4, size: size)], in: frame, size: size, "link",
      isCentered: true)
  }

  func writeAccessory(_ element: DrawnElement, _ frame: Frame, to pen: inout DrawingPen) {
    let side = min(frame.width, frame.height, 24 * canvas.textScale)
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    switch element.form {
    case .chevron:
      pen.path([(x - side / 6, y - side / 3), (x + side / 6, y), (x - side / 6, y + side / 3)], "stroke")
    case .info:
      pen.circle(x: x, y: y, radius: side * 0.42, "stroke")
      pen.circle(x: x, y: y - side * 0.18, radius: 1.2, "glyph")
      pen.path([(x, y - side * 0.04), (x, y + side * 0.2)], "stroke")
    case .overflow:
      for step in [-1.0, 0, 1] { pen.circle(x: x, y: y + step * side * 0.28, radius: 1.8, "glyph") }
    case .checkbox:
      pen.rectangle(
        Frame(x: x - side * 0.36, y: y - side * 0.36, width: side * 0.72, height: side * 0.72), "stroke", radius: 3)
    case .action: writeAction(element, frame, to: &pen)
    case .some(.none): break
    default: pen.rectangle(frame, "part")
    }
  }

  func writeRating(_ frame: Frame, to pen: inout DrawingPen) {
    let side = min(frame.height, frame.width / 5)
    guard side > 0 else { return }
    for star in 0..<5 {
      let (x, y) = (frame.x + (Double(star) + 0.5) * side, frame.y + frame.height / 2)
      let (long, short) = (side * 0.42, side * 0.16)
      pen.path(
        [
          (x, y - long), (x + short, y - short), (x + long, y), (x + short, y + short), (x, y + long),
          (x - short, y + short), (x - long, y), (x - short, y - short),
        ], "glyph", isClosed: true)
    }
  }

  func writeAvatars(_ frame: Frame, to pen: inout DrawingPen) {
    let side = min(frame.height, frame.width)
    guard side > 0 else { return }
    let count = min(4, max(1, Int(min(16, 1 + (frame.width - side) / (side * 0.6)))))
    for number in 0..<count {
      pen.circle(
        x: frame.x + side / 2 + Double(number) * side * 0.6, y: frame.y + frame.height / 2, radius: side / 2, "image")
    }
  }
}
