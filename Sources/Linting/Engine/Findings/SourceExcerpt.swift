import Screens
import Syntax

/// A line of a file, or the part of a long line around a finding.
package struct SourceExcerpt: Sendable, Hashable, Codable {
  /// Another line of the file.
  package struct Line: Sendable, Hashable, Codable {
    /// From 1.
    package var number: Int
    /// The text, without its line break. It may hold any character: reporters escape it.
    package var text: String
  }

  /// The text, without its line break. It may hold any character: reporters escape it.
  package var text: String
  /// Column of the text's first character, from 1, in Unicode scalars.
  package var column: Int
  /// Lines below that say what begins here, where the line itself is little more than a bracket.
  package var more: [Line] = []
  /// The last line above that is not blank, where the text ends on a line that is.
  package var before: Line?

  /// A text and its column in its line.
  package init(text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

extension SourceExcerpt {
  /// The line around a file offset, or what of it is at hand and near.
  ///
  /// - Parameter column: that of the offset, from 1. A line may be as long as the file: nothing is counted from its
  ///   beginning.
  static func line(around offset: Int, column: Int, in source: SourceReader) -> SourceExcerpt {
    let reach = 160
    let index = min(max(offset - source.bufferOffset, 0), source.count)
    var start = index
    while start > max(0, index - reach), source.bytes[start - 1] != 0x0A { start -= 1 }
    // A cut must not fall into a character.
    while start < index, source.bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = index
    while end < min(source.count, index + reach), source.bytes[end] != 0x0A { end += 1 }
    while end > index, end < source.count, source.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if start < 3 {
      start = max(start, source.markLength)
      end = max(end, start)
    }
    // Continuation bytes belong to the character that has been counted.
    let before = (start..<max(start, index)).count { source.bytes[$0] & 0xC0 != 0x80 }
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes) + start, count: max(0, end - start))
    var text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    return SourceExcerpt(text: text, column: max(1, column - before))
  }

  /// The line around the offset of a mistake. At the end of the text, if its line is blank, the last line that has text
  /// comes with it.
  ///
  /// - Parameter position: that of the offset.
  static func line(ofMistakeAt offset: Int, _ position: SourcePosition, in source: SourceReader) -> SourceExcerpt {
    var excerpt = line(around: offset, column: position.column, in: source)
    let index = offset - source.bufferOffset
    guard index > 0, index <= source.count, excerpt.text.utf8.allSatisfy({ $0 <= 0x20 }) else { return excerpt }
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    let bytes = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    guard bytes[index...].allSatisfy(isBlank), let last = bytes[..<index].lastIndex(where: { !isBlank($0) }) else {
      return excerpt
    }
    let breaks = bytes[last..<index].count { $0 == 0x0A }
    guard breaks > 0 else { return excerpt }
    let above = line(around: source.bufferOffset + last, column: 1, in: source)
    excerpt.before = Line(number: position.line - breaks, text: above.text)
    return excerpt
  }

  /// The line that a range begins in. If that is only the bracket of an element, lines that identify the element come
  /// with it: the line of its name, else its first lines.
  ///
  /// - Parameters:
  ///   - range: offsets of the file.
  ///   - position: that of the range's first byte.
  static func frame(of range: Range<Int>, at position: SourcePosition, in source: SourceReader) -> SourceExcerpt {
    var excerpt = line(around: range.lowerBound, column: position.column, in: source)
    let (first, last) = (range.lowerBound - source.bufferOffset, range.upperBound - source.bufferOffset)
    guard first >= 0, first < last, last <= source.count else { return excerpt }
    var scan = BracketScan(bytes: UnsafePointer(source.bytes), position: first, end: min(last, first + reachOfFrame))
    guard scan.isOnlyBracket() else { return excerpt }
    let starts = scan.findName().map { [$0] } ?? scan.lineStarts(behind: first, atMost: 2)
    excerpt.more = starts.map { start in
      let passed = UnsafeBufferPointer(start: UnsafePointer(source.bytes) + first, count: start - first)
      let text = line(around: source.bufferOffset + start, column: 1, in: source).text
      return Line(number: position.line + passed.count { $0 == 0x0A }, text: text)
    }
    return excerpt
  }

  /// How far below its bracket an element's name is looked for, in bytes.
  private static let reachOfFrame = 64 << 10
}

/// A scan of an element of JSON from its first byte on, for the lines that identify it.
private struct BracketScan {
  let bytes: UnsafePointer<UInt8>
  var position: Int
  let end: Int

  /// Moves to the end of the line; says whether it has no more than a member's name and an opening bracket.
  mutating func isOnlyBracket() -> Bool {
    var last: UInt8 = 0
    while position < end, bytes[position] != 0x0A {
      if bytes[position] == UInt8(ascii: ",") { return false }
      if bytes[position] > 0x20 { last = bytes[position] }
      position += 1
    }
    return position < end && (last == UInt8(ascii: "{") || last == UInt8(ascii: "["))
  }

  /// The beginning of the line below that has the element's `_Name`, which identifies elements in SAP's pages; `nil` if
  /// there is none.
  func findName() -> Int? {
    let text = UnsafeBufferPointer(start: bytes, count: end)
    var depth = 1
    for token in JSONTokens(text, from: position) {
      switch token.kind {
      case .objectStart, .arrayStart: depth += 1
      case .objectEnd, .arrayEnd:
        depth -= 1
        if depth == 0 { return nil }
      case .string where depth == 1 && text[token.content].elementsEqual("_Name".utf8):
        return text[position..<token.start].lastIndex(of: 0x0A).map { $0 + 1 } ?? position
      default: break
      }
    }
    return nil
  }

  /// The beginnings of the next lines that are not blank.
  func lineStarts(behind first: Int, atMost limit: Int) -> [Int] {
    var starts: [Int] = []
    var index = position
    while index < end, starts.count < limit {
      let start = index + 1
      var isBlank = true
      index = start
      while index < end, bytes[index] != 0x0A {
        if bytes[index] > 0x20 { isBlank = false }
        index += 1
      }
      if !isBlank { starts.append(start) }
    }
    return starts
  }
}
