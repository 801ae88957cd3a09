import Screens

/// A rectangle in pixels, as `bounds="[left,top][right,bottom]"` gives it, or
/// `bounds="Rect(left, top - right, bottom)"`, with spaces or without.
struct PixelBounds {
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32

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

  /// The rectangle; that of a view that was not laid out, or lies elsewhere, has no area or a negative one.
  var frame: Frame { Frame(x: Double(left), y: Double(top), width: Double(width), height: Double(height)) }
}
