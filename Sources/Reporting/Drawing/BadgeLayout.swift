import Screens

/// The positions of the numbers of findings: at their elements, and without overlaps.
struct BadgeLayout {
  private let canvas: DrawingCanvas
  /// What is taken, once all badges have their places.
  private(set) var room: LabelLayout

  /// Half the width of a badge: of 24 px at least where a phone's window shows the drawing (WCAG 2.2, 2.5.8).
  static let radius = 14.5
  /// Half of what a finger meets around a badge there: 44 px.
  static let reach = 26.5

  init(_ canvas: DrawingCanvas, _ room: LabelLayout) {
    self.canvas = canvas
    self.room = room
  }

  private var radius: Double { Self.radius * canvas.scale }

  /// The middle of the next badge.
  ///
  /// - Parameter frame: what it is about, as far as it is drawn.
  mutating func take(at frame: Frame) -> (x: Double, y: Double) {
    let places = proposed(at: frame)
    if let index = room.take(oneOf: places.map { [box($0)] }) { return places[index] }
    // The nearest place of all that is free: it always has one, but for more badges than the drawing has room for.
    let (x, y) = (frame.x, frame.y)
    let step = 2 * radius + 1
    var best: (place: (x: Double, y: Double), distance: Double)?
    var top = canvas.viewBox.y + radius
    while top <= canvas.viewBox.bottom - radius {
      var left = canvas.viewBox.x + radius
      while left <= canvas.viewBox.right - radius {
        let distance = (left - x) * (left - x) + (top - y) * (top - y)
        if best.map({ distance < $0.distance }) ?? true, room.isFree(box((left, top))) {
          best = ((left, top), distance)
        }
        left += step
      }
      top += step
    }
    let place = best?.place ?? places[0]
    room.take(box(place))
    return place
  }

  private func box(_ place: (x: Double, y: Double)) -> Frame {
    Frame(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The corners, then along the upper edge, along the left one, and below.
  private func proposed(at frame: Frame) -> [(x: Double, y: Double)] {
    // A badge would cover a small element, and is outside of it.
    let outside = frame.width < 100 || frame.height < 60 ? radius * 0.75 : radius * 0.2
    let (left, right) = (frame.x - outside, frame.right + outside)
    let (top, bottom) = (frame.y - outside, frame.bottom + outside)
    var places = [(left, top), (right, top), (left, bottom), (right, bottom)]
    let middle = frame.y + frame.height / 2
    places += [(frame.x - radius, middle), (frame.right + radius, middle)]
    let step = 2 * radius + 1
    for number in stride(from: 1.0, through: 12, by: 1) where left + number * step < right {
      places += [(left + number * step, top), (left + number * step, bottom)]
    }
    for number in stride(from: 1.0, through: 6, by: 1) { places.append((right + number * step, top)) }
    for number in stride(from: 1.0, through: 6, by: 1) where top + number * step < bottom {
      places.append((left, top + number * step))
    }
    let box = canvas.viewBox
    return places.map { place in
      (
        min(max(place.0, box.x + radius), box.right - radius), min(max(place.1, box.y + radius), box.bottom - radius)
      )
    }
  }
}
