import FioriLint

/// A line of an outline, with places in bytes of the file.
struct OutlineLine {
  let depth: Int
  let word: Range<Int>
  let name: String
  let text: (words: String, range: Range<Int>)?

  /// The end of the line.
  var end: Int { text?.range.upperBound ?? word.upperBound }

  /// Reads a line; `nil` for one of white space.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) throws(ReadError) {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0D }
    guard let start = line.firstIndex(where: { !isSpace($0) }) else { return nil }
    guard let whole = String(validating: line, as: UTF8.self) else {
      throw ReadError("the line is not valid UTF-8", at: line.startIndex)
    }
    guard (start - line.startIndex) % 2 == 0, !whole.contains("\t") else {
      throw ReadError("expected two spaces for each step further in", at: line.startIndex)
    }
    depth = (start - line.startIndex) / 2
    let stop = line[start...].firstIndex(where: isSpace) ?? line.endIndex
    word = start..<stop
    name = String(decoding: line[word], as: UTF8.self)
    guard let first = line[stop...].firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else {
      text = nil
      return
    }
    text = (String(decoding: line[first...last], as: UTF8.self), first..<last + 1)
  }
}
