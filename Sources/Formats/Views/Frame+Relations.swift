import Screens

extension [Frame] {
  /// Whether the first two that are beside each other follow each other from right to left.
  var runLeftward: Bool { zip(self, dropFirst()).first { $0.isBeside($1) }.map { $1.right <= $0.x + 1 } ?? false }
}

extension Frame {
  /// The least frame that holds some others; `nil` where there are none.
  init?(uniting frames: [Frame]) {
    guard let first = frames.first else { return nil }
    self = frames.dropFirst().reduce(first) { $0.united($1) }
  }

  /// The least frame that holds both.
  func united(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// Whether two frames overlap, or lie side by side.
  func touches(_ other: Frame) -> Bool {
    x <= other.right + 1 && other.x <= right + 1 && y <= other.bottom + 1 && other.y <= bottom + 1
  }

  /// Whether it covers nearly all of another one.
  func covers(_ other: Frame) -> Bool {
    width >= 0.8 * other.width && height >= 0.8 * other.height && touches(other)
  }

  /// The middle, from the top.
  var middle: Double { y + height / 2 }
  /// The middle, from the left.
  var middleX: Double { x + width / 2 }

  /// Whether both share some height.
  func isBeside(_ other: Frame) -> Bool { min(bottom, other.bottom) > max(y, other.y) }

  /// Whether both share some width.
  func isAboveOrBelow(_ other: Frame) -> Bool { min(right, other.right) > max(x, other.x) }

  /// Whether the other lies inside it.
  func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Whether it lies on another one with more than a third of its width and of its height, as a badge does on an image.
  func lies(on other: Frame) -> Bool {
    let shownWidth = min(right, other.right) - max(x, other.x)
    let shownHeight = min(bottom, other.bottom) - max(y, other.y)
    return 3 * shownWidth > width && 3 * shownHeight > height
  }

  var area: Double { width * height }
}
