extension Character {
  /// How many columns of a terminal it takes: 0, 1 or 2 for nearly all.
  ///
  /// Terminals differ in what they make of sequences; this is what those that follow Unicode's widths (UAX #11) and
  /// emoji sequences (UTS #51) do.
  package var displayWidth: Int {
    var width = 0
    var isFirst = true
    for scalar in unicodeScalars {
      // A selector of emoji presentation makes two columns of what has one by itself, such as a heart or a keycap.
      if scalar == "\u{FE0F}" { return 2 }
      if !isFirst, width == 2, scalar.properties.isEmoji || scalar.isHangulJamo { continue }
      width += scalar.displayWidth
      isFirst = false
    }
    return width
  }
}

extension Unicode.Scalar {
  /// How many columns of a terminal it takes by itself.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    for range in Self.wideRanges where value <= range.upperBound { return value >= range.lowerBound ? 2 : 1 }
    return 1
  }

  fileprivate var isHangulJamo: Bool { (0x1100...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) }

  /// The blocks of East Asian width W or F (UAX #11), ascending.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
