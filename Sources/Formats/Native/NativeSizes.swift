import Screens

/// How native descriptions say that an element has another size.
enum NativeSizes {
  /// Other numbers in the place of those of a frame that change, so that its centre stays.
  ///
  /// - Parameter place: where the four numbers are.
  static func edit(
    _ frame: Frame, at place: Range<Int>, width: Double?, height: Double?, in text: [UInt8]
  ) -> FormatEdit? {
    var numbers: [Range<Int>] = []
    var index = place.lowerBound
    while index < place.upperBound {
      let start = index
      while index < place.upperBound, isPartOfNumber(text[index]) { index += 1 }
      if index > start { numbers.append(start..<index) } else { index += 1 }
    }
    guard numbers.count == 4 else { return nil }
    let old = [frame.x, frame.y, frame.width, frame.height]
    let (newWidth, newHeight) = (width ?? frame.width, height ?? frame.height)
    // Halves of hundredths are finer than any screen, and what binary fractions leave behind is no measure.
    let new = [
      frame.x + (frame.width - newWidth) / 2, frame.y + (frame.height - newHeight) / 2, newWidth, newHeight,
    ].map { ($0 * 1000).rounded() / 1000 }
    return FormatEdit(
      (0..<4).filter { old[$0] != new[$0] }.map { TextEdit(numbers[$0], FactSetting.number(new[$0]).json) })
  }

  /// Another width or height of an element without a frame, where that is what is given.
  static func set(
    _ element: Element, width: Double?, height: Double?, _ set: (Member, FactSetting) -> TextEdit
  ) -> FormatEdit? {
    var edits: [TextEdit] = []
    for (member, length) in [(Member.width, width), (.height, height)] {
      guard let length, element.number(member) != length else { continue }
      guard element.isKnown(member) else { return nil }
      edits.append(set(member, .number(length)))
    }
    return FormatEdit(edits)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    byte &- 48 < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
  }
}
