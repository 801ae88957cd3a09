import Screens
import Text

/// The text of a page source: logs and consoles put text of their own around it.
enum PageSourceText {
  /// Replaces text before the first tag and behind the last one by spaces, so that places in between stay what they are. What is left of a
  /// merge stays, and is a mistake.
  static func blankSurroundings(_ source: SourceReader) {
    guard source.bufferOffset == 0 else { return }
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    guard !XMLEncoding.isUTF16(bytes) else { return }
    let mark = source.markLength
    if let first = bytes[mark...].first(where: { !isXMLSpace($0) }), first != UInt8(ascii: "<"),
      let start = start(in: bytes)
    {
      blank(mark..<start, of: source)
    }
    guard source.isComplete, let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return }
    blank(last + 1..<source.count, of: source)
  }

  private static func blank(_ range: Range<Int>, of source: SourceReader) {
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes) + range.lowerBound, count: range.count)
    if !MergeConflict.hasMarker(in: text) { source.blank(range) }
  }

  /// Where the first tag of a page source is among the first bytes.
  private static func start(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let names: [StaticString] = ["XCUIElementType", "AppiumAUT"]
    let limit = min(bytes.count, 16 << 10)
    for index in 0..<limit where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...]
      for name in names where name.withUTF8Buffer({ rest.starts(with: $0) }) { return index }
    }
    return nil
  }
}
