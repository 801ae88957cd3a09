import Screens
import Support

/// A text that is open in an editor.
package struct TextDocument: Sendable {
  /// The URI by which the client knows it.
  package let uri: String
  /// The version that the client counts; `nil` where it does not say it.
  package var version: Int?
  /// The text, in UTF-8.
  package private(set) var text: [UInt8]
  /// Where each line begins; lines end with LF, CRLF or CR, as the protocol has them.
  private var lineStarts: [Int] = [0]
  /// Where each line begins for those who lint, where a CR ends one for others alone; else empty.
  private var lintedLineStarts: [Int] = []
  /// Of a text with a long line: one on which everything is is asked for as many places as there are.
  private var characters = CharacterIndex()

  private var hasOtherLines: Bool { !lintedLineStarts.isEmpty }

  package init(uri: String, version: Int?, text: [UInt8]) {
    self.uri = uri
    self.version = version
    self.text = text
    findLines()
  }

  /// How many lines it has.
  package var lineCount: Int { lineStarts.count }

  // MARK: Changes

  /// Puts another text in the place of all.
  package mutating func replace(with text: [UInt8]) {
    self.text = text
    findLines()
  }

  /// Puts a text in the place of a part; a range that ends before it begins is empty, and one beyond the text ends with
  /// it.
  package mutating func replace(
    from start: DocumentPosition, to end: DocumentPosition, _ encoding: PositionEncoding, with text: [UInt8]
  ) {
    let first = offset(of: start, encoding)
    let last = max(first, offset(of: end, encoding))
    self.text.replaceSubrange(first..<last, with: text)
    findLines()
  }

  private mutating func findLines() {
    lineStarts.removeAll(keepingCapacity: true)
    lineStarts.append(0)
    var hasOtherLines = false
    text.withUnsafeBufferPointer { text in
      var longest = 0
      for index in text.indices where text[index] <= 0x0D {
        if text[index] == 0x0A {
          longest = max(longest, index - (lineStarts.last ?? 0))
          lineStarts.append(index + 1)
        } else if text[index] == 0x0D, index + 1 == text.count || text[index + 1] != 0x0A {
          longest = max(longest, index - (lineStarts.last ?? 0))
          lineStarts.append(index + 1)
          hasOtherLines = true
        }
      }
      longest = max(longest, text.count - (lineStarts.last ?? 0))
      characters = CharacterIndex.isWanted(forLineOf: longest) ? CharacterIndex(text) : CharacterIndex()
    }
    lintedLineStarts = hasOtherLines ? lineStarts.filter { $0 == 0 || text[$0 - 1] == 0x0A } : []
  }

  // MARK: Places

  /// Where a position is in the text: one behind the end of its line is that end, one in the middle of a scalar its
  /// beginning.
  package func offset(of position: DocumentPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return text.count }
    let (start, end) = (lineStarts[position.line], lineEnd(position.line))
    if encoding == .utf8 {
      var index = min(end, start + min(position.character, end - start))
      while index < end, index > start, text[index] & 0xC0 == 0x80 { index -= 1 }
      return index
    }
    let known = characters.start(of: start..<end, in: text, behind: position.character, encoding)
    var index = known.offset
    var left = position.character - known.length
    while index < end, index > start, text[index] & 0xC0 == 0x80 { index += 1 }
    while index < end {
      var next = index + 1
      while next < end, text[next] & 0xC0 == 0x80 { next += 1 }
      left -= encoding.length(ofScalarStartingWith: text[index])
      if left < 0 { return index }
      index = next
    }
    return end
  }

  /// Where a line ends, before its line break.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return text.count }
    var end = lineStarts[line + 1] - 1
    if text[end] == 0x0A, end > lineStarts[line], text[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The position of an offset in the text.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> DocumentPosition {
    let offset = min(max(0, offset), text.count)
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return DocumentPosition(line: low, character: characters.length(of: lineStarts[low]..<offset, in: text, encoding))
  }

  /// The position of a place as those who lint count it: lines end with LF, and a byte order mark counts for nothing.
  package func position(of place: SourcePosition, _ encoding: PositionEncoding) -> DocumentPosition {
    let mark = text.withUnsafeBufferPointer { ByteOrderMark.length(in: $0) }
    guard hasOtherLines || mark > 0 && place.line == 1 else {
      return DocumentPosition(line: place.line - 1, character: encoding.character(of: place))
    }
    return position(of: offset(of: place), encoding)
  }

  /// Where a place as those who lint count it is in the text.
  package func offset(of place: SourcePosition) -> Int {
    let mark = text.withUnsafeBufferPointer { ByteOrderMark.length(in: $0) }
    let starts = hasOtherLines ? lintedLineStarts : lineStarts
    guard place.line <= starts.count else { return text.count }
    return min(text.count, starts[place.line - 1] + place.byteColumn - 1 + (place.line == 1 ? mark : 0))
  }
}

extension TextDocument {
  /// The position of a place of which the line and the column in scalars are known, both from 1; `nil` where there is
  /// no such line.
  func position(ofLine line: Int, column: Int, _ encoding: PositionEncoding) -> DocumentPosition? {
    guard line >= 1, line <= lineCount else { return nil }
    return position(of: offset(of: DocumentPosition(line: line - 1, character: max(0, column - 1)), .utf32), encoding)
  }
}
