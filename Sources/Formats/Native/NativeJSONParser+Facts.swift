import Screens

extension NativeJSONParser {
  /// Reads the value of a fact that is written as a string.
  @inline(__always)
  mutating func textFact(
    _ member: Member, _ slot: UnsafePointer<WordTable.Slot>, from start: Int
  ) throws(ScanStop) {
    let text = try scanner.string()
    let range = start..<scanner.offset(scanner.position)
    if !text.hasEscapes {
      let role = slot.pointee.role
      if role == .token {
        let word = words.word(padded: scanner.bytes + text.start, count: text.count)
        if word != WordTable.none {
          let token = words[word].token
          if token != WordTable.none, slot.pointee.allows(token) {
            return writer.set(member, token: token, at: range)
          }
        }
      } else if role == .text {
        return writer.set(member, text: UTF8Text(start: scanner.bytes + text.start, count: text.count), at: range)
      }
    }
    scanner.withBytes(of: text) { builder.set(member, slot, written: $0, at: range, words: words) }
  }

  func invalid(_ member: Member, from valueStart: Int, at range: Range<Int>) {
    let value = UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart)
    builder.reportInvalidValue(of: member, describe(value), at: range)
    builder.setUnknown(member, at: range)
  }

  func describe(_ value: UTF8Text) -> String {
    switch value.first {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): value.count > 60 ? "an array" : String(decoding: value, as: UTF8.self)
    case UInt8(ascii: "\""): quoted(UTF8Text(rebasing: value[1..<value.count - 1]))
    default: String(decoding: value.prefix(60), as: UTF8.self)
    }
  }

  mutating func frame(_ member: Member, from start: Int, depth: Int) throws(ScanStop) {
    let valueStart = scanner.position
    scanner.position += 1
    if let frame = plainFrame() {
      writer.set(member, frame: frame, at: start..<scanner.offset(scanner.position))
      return
    }
    var numbers: (Double, Double, Double, Double) = (0, 0, 0, 0)
    var count = 0
    while count < 4 {
      let byte = try scanner.next()
      guard byte == UInt8(ascii: "-") || byte &- 48 < 10 else { break }
      let number = try scanner.number()
      guard number.isFinite else { break }
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
      count += 1
      if count < 4 {
        guard try scanner.next() == UInt8(ascii: ",") else { break }
        scanner.position += 1
      }
    }
    if count == 4, try scanner.next() == UInt8(ascii: "]"), numbers.2 >= 0, numbers.3 >= 0 {
      scanner.position += 1
      writer.set(
        member, frame: Frame(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3),
        at: start..<scanner.offset(scanner.position))
      return
    }
    scanner.position = valueStart
    try scanner.skipValue(depth: depth)
    invalid(member, from: valueStart, at: start..<scanner.offset(scanner.position))
  }

  /// A frame of four short numbers with a space between them at most; `nil` for one that takes a closer look. The
  /// position is behind its `[`, and moves behind its `]`.
  private mutating func plainFrame() -> Frame? {
    var index = scanner.position
    guard let x = scanner.shortNumber(at: &index, before: UInt8(ascii: ",")),
      let y = scanner.shortNumber(at: &index, before: UInt8(ascii: ",")),
      let width = scanner.shortNumber(at: &index, before: UInt8(ascii: ",")),
      let height = scanner.shortNumber(at: &index, before: UInt8(ascii: "]"))
    else { return nil }
    scanner.position = index
    return Frame(x: x, y: y, width: width, height: height)
  }

  mutating func textList(_ member: Member, from start: Int, depth: Int) throws(ScanStop) {
    let valueStart = scanner.position
    scanner.position += 1
    var texts: [String] = []
    if try scanner.next() == UInt8(ascii: "]") {
      scanner.position += 1
    } else {
      repeat {
        guard try scanner.next() == UInt8(ascii: "\"") else {
          scanner.position = valueStart
          try scanner.skipValue(depth: depth)
          invalid(member, from: valueStart, at: start..<scanner.offset(scanner.position))
          return
        }
        texts.append(scanner.string(of: try scanner.string()))
      } while try scanner.separator(closing: UInt8(ascii: "]"))
    }
    builder.set(member, texts: texts, at: start..<scanner.offset(scanner.position))
  }
}
