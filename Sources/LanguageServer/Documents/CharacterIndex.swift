/// How many characters are before some places of a text, so that those of a long line need not be counted from its
/// beginning.
struct CharacterIndex: Sendable {
  /// In bytes: as many may have to be counted one by one.
  private static let blockSize = 1024

  /// By block: what is in all that are before it.
  private var blocks: [Count] = []

  private struct Count {
    /// Bytes that go on with a scalar.
    var continuing = 0
    /// Scalars of four bytes, which are two characters in UTF-16.
    var long = 0
  }

  /// The index of no text: all characters are counted one by one.
  init() {}

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var count = Count()
    blocks.reserveCapacity(text.count / Self.blockSize + 1)
    for start in stride(from: 0, through: text.count, by: Self.blockSize) {
      blocks.append(count)
      for byte in text[start..<min(text.count, start + Self.blockSize)] {
        if byte & 0xC0 == 0x80 { count.continuing += 1 }
        if byte >= 0xF0 { count.long += 1 }
      }
    }
  }

  /// Whether a text with a line of a length is worth an index.
  static func isWanted(forLineOf length: Int) -> Bool { length > 4 * blockSize }

  /// How many characters a part of the text has.
  func length(of range: Range<Int>, in text: [UInt8], _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return range.count }
    let first = (range.lowerBound + Self.blockSize - 1) / Self.blockSize
    let last = range.upperBound / Self.blockSize
    guard first < last, last < blocks.count else { return Self.count(text[range], encoding) }
    return Self.count(text[range.lowerBound..<first * Self.blockSize], encoding)
      + length(from: first, to: last, encoding)
      + Self.count(text[last * Self.blockSize..<range.upperBound], encoding)
  }

  /// A place as far into a part of a text as possible without counting single characters. It is not after the given
  /// number of characters, and the number before it is known. It may be in the middle of a scalar, which is counted.
  func start(
    of range: Range<Int>, in text: [UInt8], behind characters: Int, _ encoding: PositionEncoding
  ) -> (offset: Int, length: Int) {
    var first = (range.lowerBound + Self.blockSize - 1) / Self.blockSize
    var last = min(range.upperBound / Self.blockSize, blocks.count - 1)
    guard first < last else { return (range.lowerBound, 0) }
    let before = Self.count(text[range.lowerBound..<first * Self.blockSize], encoding)
    guard before <= characters else { return (range.lowerBound, 0) }
    let start = first
    while first < last {
      let middle = (first + last + 1) / 2
      if before + length(from: start, to: middle, encoding) <= characters { first = middle } else { last = middle - 1 }
    }
    return (first * Self.blockSize, before + length(from: start, to: first, encoding))
  }

  private func length(from first: Int, to last: Int, _ encoding: PositionEncoding) -> Int {
    let scalars = (last - first) * Self.blockSize - (blocks[last].continuing - blocks[first].continuing)
    return encoding == .utf16 ? scalars + blocks[last].long - blocks[first].long : scalars
  }

  private static func count(_ bytes: ArraySlice<UInt8>, _ encoding: PositionEncoding) -> Int {
    bytes.reduce(0) { $0 + encoding.length(ofScalarStartingWith: $1) }
  }
}
