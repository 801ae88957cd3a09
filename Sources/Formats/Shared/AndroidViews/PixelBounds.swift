/// A rectangle in pixels, as `bounds="[left,top][right,bottom]"` gives it, or
/// `bounds="Rect(left, top - right, bottom)"`, with spaces or without.
struct PixelBounds: Equatable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  /// What nothing cuts.
  static let unlimited = PixelBounds(
    left: .min / 4, top: .min / 4, right: .max / 4, bottom: .max / 4)

  init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// - Returns: `nil` where the text is not four numbers in one of the two spellings that Android has of a rectangle.
  init?(_ text: UTF8Text) {
    var index = 0
    func take(_ byte: UInt8) -> Bool {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
      return true
    }
    func number() -> Int32? {
      let isNegative = take(UInt8(ascii: "-"))
      let start = index
      var value: Int32 = 0
      while index < text.count, index - start < 8, text[index] &- 48 < 10 {
        value = value * 10 + Int32(text[index] &- 48)
        index += 1
      }
      return index == start ? nil : isNegative ? -value : value
    }
    func takes(_ bytes: StaticString) -> Bool {
      for offset in 0..<bytes.utf8CodeUnitCount where !take(bytes.utf8Start[offset]) { return false }
      return true
    }
    let isBracketed = take(UInt8(ascii: "["))
    func separates(_ byte: UInt8) -> Bool {
      if isBracketed { return take(byte) }
      _ = take(UInt8(ascii: " "))
      guard take(byte) else { return false }
      _ = take(UInt8(ascii: " "))
      return true
    }
    let comma = UInt8(ascii: ",")
    guard isBracketed || takes("Rect("), let left = number(), separates(comma), let top = number(),
      isBracketed ? takes("][") : separates(UInt8(ascii: "-")), let right = number(), separates(comma),
      let bottom = number(), takes(isBracketed ? "]" : ")"), index == text.count
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }

  var width: Int32 { right - left }
  var height: Int32 { bottom - top }
  var area: Int { Int(width) * Int(height) }
  /// Whether something of it can be seen: views that were not laid out, or lie elsewhere, have no area or a negative
  /// one.
  var hasArea: Bool { right > left && bottom > top }

  /// Whether both share some height.
  func isBeside(_ other: PixelBounds) -> Bool { min(bottom, other.bottom) > max(top, other.top) }

  /// Whether both share some width.
  func isAboveOrBelow(_ other: PixelBounds) -> Bool { min(right, other.right) > max(left, other.left) }

  /// Whether the other lies inside it.
  func contains(_ other: PixelBounds) -> Bool { union(other) == self }

  /// The directions in which it reaches an edge of what may cut it.
  func axes(cutBy clip: PixelBounds) -> UIAutomatorClipping.Axes {
    var axes: UIAutomatorClipping.Axes = []
    if left <= clip.left || right >= clip.right { axes.insert(.horizontal) }
    if top <= clip.top || bottom >= clip.bottom { axes.insert(.vertical) }
    return axes
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Whether two measures are equal but for rounding.
  static func isSame(_ first: Int32, _ second: Int32) -> Bool { abs(first - second) <= 2 }
}
