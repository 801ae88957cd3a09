import Linting

/// How wide text is in a drawing, and how much of it fits: estimates, as no two machines have the same fonts. What is
/// wider after all is cut off by the drawing.
enum DrawnText {
  /// The width of a column in shares of the size of the font.
  private static let columnWidth = 0.56
  private static let boldColumnWidth = 0.62
  private static let digitWidth = 0.7

  /// The text with everything in it that would break a line as a space, so that it stays one.
  static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }

  /// How wide a text is.
  static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    Double(columns(text)) * size * (isBold ? boldColumnWidth : columnWidth)
  }

  /// How wide a bold label of digits and signs is, which must not be cut off.
  static func labelWidth(_ text: String, size: Double) -> Double { Double(columns(text)) * size * digitWidth }

  /// As much of a text as fits into a width, with an ellipsis where that is not all.
  static func fitted(_ text: String, into width: Double, size: Double, isBold: Bool = false) -> String {
    let room = width / (size * (isBold ? boldColumnWidth : columnWidth))
    guard Double(columns(text)) > room else { return text }
    var used = 1.0
    var fitted = ""
    for character in text {
      used += Double(character.displayWidth)
      if used > room { break }
      fitted.append(character)
    }
    return fitted + "…"
  }

  /// A text on as many lines as there may be, broken between words where that is possible; the last one is fitted.
  static func lines(_ text: String, into width: Double, size: Double, count: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while lines.count + 1 < count, Self.width(String(rest), size: size) > width {
      var line = ""
      var next = rest.startIndex
      while let space = rest[next...].dropFirst().firstIndex(of: " ") {
        guard Self.width(String(rest[..<space]), size: size) <= width else { break }
        line = String(rest[..<space])
        next = space
      }
      if line.isEmpty { break }
      lines.append(line)
      rest = rest[next...].drop { $0 == " " }
    }
    lines.append(fitted(String(rest), into: width, size: size))
    return lines
  }

  private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }
}
