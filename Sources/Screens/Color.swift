/// A colour of the sRGB space, as the description of a screen gives one.
package struct Color: Sendable, Hashable {
  /// The part of red, 255 at most.
  package var red: UInt8
  /// The part of green, 255 at most.
  package var green: UInt8
  /// The part of blue, 255 at most.
  package var blue: UInt8
  /// 255 where nothing behind it is seen, 0 where nothing else is.
  package var alpha: UInt8

  /// A colour by its components, each 0 to 255.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `#rrggbb`, `#rrggbbaa`, or one of ``names``; `nil` for anything else, accent colours too: which they are is a
  /// theme's to say.
  package init?(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    guard bytes.first == UInt8(ascii: "#") else {
      guard let named = Self.named.first(where: { $0.name.utf8.elementsEqual(bytes) }) else { return nil }
      self.init(rgba: named.rgba)
      return
    }
    guard bytes.count == 7 || bytes.count == 9 else { return nil }
    var value: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.digit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    self.init(rgba: bytes.count == 7 ? value << 8 | 255 : value)
  }

  private init(rgba value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte &- 48 < 10 { return byte - 48 }
    let letter = (byte | 0x20) &- 97
    return letter < 6 ? letter + 10 : nil
  }

  /// As descriptions write it: `#rrggbb`, with two more digits where it is translucent.
  package var text: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes = [UInt8(ascii: "#")]
    for part in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      bytes.append(digits[Int(part >> 4)])
      bytes.append(digits[Int(part & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether nothing behind it is seen.
  package var isOpaque: Bool { alpha == 255 }

  /// Whether it is black, white, between them, or not seen at all.
  package var isGrey: Bool { alpha == 0 || alpha == 255 && red == green && green == blue }

  // MARK: Names

  /// The basic colour keywords of CSS Color 4, and `transparent`.
  package static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, rgba: UInt32)] = [
    ("black", 0x0000_00FF), ("silver", 0xC0C0_C0FF), ("gray", 0x8080_80FF), ("white", 0xFFFF_FFFF),
    ("maroon", 0x8000_00FF), ("red", 0xFF00_00FF), ("purple", 0x8000_80FF), ("fuchsia", 0xFF00_FFFF),
    ("green", 0x0080_00FF), ("lime", 0x00FF_00FF), ("olive", 0x8080_00FF), ("yellow", 0xFFFF_00FF),
    ("navy", 0x0000_80FF), ("blue", 0x0000_FFFF), ("teal", 0x0080_80FF), ("aqua", 0x00FF_FFFF),
    ("transparent", 0x0000_0000),
  ]

  /// The names of accent colours, which a theme gives a value.
  package static let accents = (1...10).map { "accent\($0)" }

  // MARK: Contrast

  /// The contrast of a text of this colour with an opaque colour behind it, 1 to 21: WCAG 2.2, contrast ratio.
  ///
  /// - Returns: `nil` where the background is translucent, or nothing is seen of the text.
  package func contrast(on background: Color) -> Double? {
    guard background.isOpaque, alpha > 0 else { return nil }
    let (first, second) = (luminance(on: background), background.luminance(on: background))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of what is seen of it before another colour: WCAG 2.2, relative luminance.
  private func luminance(on background: Color) -> Double {
    let share = Double(alpha) / 255
    func linear(_ own: UInt8, _ other: UInt8) -> Double {
      Self.linear((Double(own) * share + Double(other) * (1 - share)) / 255)
    }
    return 0.2126 * linear(red, background.red) + 0.7152 * linear(green, background.green)
      + 0.0722 * linear(blue, background.blue)
  }

  /// A component without its gamma correction.
  private static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // The power 2.4 is that of 2 times the fifth root of it, which Newton's method finds without a library's rounding.
    let square = base * base
    var root = 1.0
    for _ in 0..<32 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
