import Screens

/// Instructions as whole numbers, which the program can carry as data: three words each, and behind a text's its bytes, eight to a
/// word.
extension SelectorOperation {
  /// The words of some instructions.
  static func words(of operations: UnsafeBufferPointer<SelectorOperation>) -> [UInt64] {
    var words: [UInt64] = []
    for operation in operations {
      var bytes = UInt64(operation.code.rawValue)
      bytes |= UInt64(operation.combinator.rawValue) << 8 | UInt64(operation.comparison.rawValue) << 16
      bytes |= UInt64(operation.isKnown ? 1 : 0) << 24 | UInt64(operation.isNegated ? 1 : 0) << 25
      bytes |= UInt64(operation.fact.rawValue) << 32 | UInt64(operation.member) << 40
      bytes |= UInt64(operation.small) << 48 | UInt64(operation.defaultValue) << 56
      words.append(bytes)
      words.append(UInt64(operation.kinds) | UInt64(UInt32(bitPattern: operation.length)) << 32)
      words.append(
        operation.code == .number ? operation.number.bitPattern : UInt64(UInt32(bitPattern: operation.count)))
      guard let text = operation.text else { continue }
      for start in stride(from: 0, to: Int(operation.count), by: 8) {
        let part = (start..<min(start + 8, Int(operation.count))).reversed()
        words.append(part.reduce(0) { $0 << 8 | UInt64(text[$1]) })
      }
    }
    return words
  }

  /// How many instructions some words are.
  static func count(in words: UnsafeBufferPointer<UInt64>) -> Int {
    words.first.map { Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF) } ?? 0
  }

  /// Reads an instruction and goes behind it; `nil` where the words are none.
  ///
  /// - Parameter texts: takes the text that the instruction points to.
  init?(
    _ words: UnsafeBufferPointer<UInt64>, at position: inout Int, _ texts: inout [UnsafeMutableBufferPointer<UInt8>]
  ) {
    guard position + 3 <= words.count else { return nil }
    let (bytes, spans, content) = (words[position], words[position + 1], words[position + 2])
    guard let code = Code(rawValue: UInt8(truncatingIfNeeded: bytes)),
      let combinator = Combinator(rawValue: UInt8(truncatingIfNeeded: bytes >> 8)),
      let comparison = Comparison(rawValue: UInt8(truncatingIfNeeded: bytes >> 16)),
      let fact = Member(rawValue: UInt8(truncatingIfNeeded: bytes >> 32))
    else { return nil }
    self.init(code: code, combinator: combinator, comparison: comparison, fact: fact)
    isKnown = bytes >> 24 & 1 == 1
    isNegated = bytes >> 25 & 1 == 1
    member = UInt8(truncatingIfNeeded: bytes >> 40)
    small = UInt8(truncatingIfNeeded: bytes >> 48)
    defaultValue = UInt8(truncatingIfNeeded: bytes >> 56)
    kinds = UInt32(truncatingIfNeeded: spans)
    length = Int32(truncatingIfNeeded: spans >> 32)
    if code == .number { number = Double(bitPattern: content) } else { count = Int32(truncatingIfNeeded: content) }
    position += 3
    guard code == .text else { return }
    let count = Int(self.count)
    guard count >= 0, position + (count + 7) / 8 <= words.count else { return nil }
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, count))
    for offset in 0..<count {
      text.initializeElement(
        at: offset, to: UInt8(truncatingIfNeeded: words[position + offset / 8] >> UInt64(offset % 8 * 8)))
    }
    texts.append(text)
    self.text = UnsafePointer(text.baseAddress)
    position += (count + 7) / 8
  }
}
