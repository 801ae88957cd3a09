import Screens

/// The elements of the trees in a text, one after the other, and nothing of what is around them.
struct DebugDescriptionLines {
  /// An element, which may have line breaks in its texts.
  struct Line {
    /// From its type to its end.
    let range: Range<Int>
    let type: Range<Int>
    /// Behind its address.
    let rest: Int
    /// How many characters of its line come first.
    let indent: Int
    /// Whether a tree begins with it.
    let isRoot: Bool
  }

  /// Where in the text the lines are: a path and a query that follow a tree repeat some of its elements.
  private enum Part { case before, tree, behind }

  private let bytes: UTF8Text
  private var position = 0
  private var part = Part.before
  private var waiting: Line?

  init(_ bytes: UTF8Text) { self.bytes = bytes }

  /// The next element; `nil` behind the last one.
  mutating func next() -> Line? {
    var element = waiting
    waiting = nil
    while position < bytes.count {
      let start = position
      let end = bytes[start...].firstIndex { $0 == 0x0A } ?? bytes.count
      position = min(end + 1, bytes.count)
      let line = start..<end
      if let found = self.element(in: line), !isHeading(before: found, in: line) {
        guard part != .behind else { continue }
        let begins = part == .before
        part = .tree
        let next = Line(
          range: found.type.lowerBound..<position, type: found.type, rest: found.rest,
          indent: found.type.lowerBound - start - (begins || found.hasArrow ? 2 : 0), isRoot: begins)
        if let element {
          waiting = next
          return closed(element, at: start)
        }
        element = next
        continue
      }
      let wasTree = part == .tree
      if ends(line, with: "Element subtree:") || holds(line, "Attributes: ") {
        part = .before
      } else if ends(line, with: "Path to element:") || ends(line, with: "Query chain:") {
        part = .behind
      } else {
        continue
      }
      if wasTree, let element { return closed(element, at: start) }
    }
    return element.map { closed($0, at: bytes.count) }
  }

  /// An element with all that is before another one or the end of the tree.
  private func closed(_ line: Line, at end: Int) -> Line {
    Line(range: line.range.lowerBound..<end, type: line.type, rest: line.rest, indent: line.indent, isRoot: line.isRoot)
  }

  // MARK: Lines

  /// The element that a line has: a type, and an address or a frame behind it.
  private func element(in line: Range<Int>) -> (type: Range<Int>, rest: Int, hasArrow: Bool)? {
    var index = line.lowerBound
    // What a log has in front of each line is short.
    let limit = min(line.upperBound, line.lowerBound + 400)
    while index < limit {
      guard bytes[index] &- 65 < 26, index == line.lowerBound || !isWord(bytes[index - 1]) else {
        index += 1
        continue
      }
      let end = bytes[index..<line.upperBound].firstIndex { !isWord($0) } ?? line.upperBound
      var rest = end
      // As in `Window (Main)`.
      if begins(rest, " ("), let close = bytes[rest..<line.upperBound].firstIndex(of: UInt8(ascii: ")")) {
        rest = close + 1
      }
      if begins(rest, ", 0x") || begins(rest, " 0x") {
        let address = bytes[rest..<line.upperBound].firstIndex(of: UInt8(ascii: "x")).map { $0 + 1 } ?? rest
        let behind = bytes[address..<line.upperBound].firstIndex { !isHexadecimal($0) } ?? line.upperBound
        let isEnd = behind == line.upperBound || [UInt8(ascii: ","), UInt8(ascii: ":"), 0x0D].contains(bytes[behind])
        if behind > address, isEnd { return (index..<end, behind, hasArrow(before: index)) }
      } else if begins(rest, ", {{") {
        return (index..<end, rest, hasArrow(before: index))
      }
      index = end
    }
    return nil
  }

  /// Whether an element is named by a heading, which the tree repeats.
  private func isHeading(before element: (type: Range<Int>, rest: Int, hasArrow: Bool), in line: Range<Int>) -> Bool {
    ends(line.lowerBound..<element.type.lowerBound, with: "Attributes:")
  }

  private func hasArrow(before index: Int) -> Bool { index >= 3 && begins(index - 3, "→") }

  private func ends(_ range: Range<Int>, with text: StaticString) -> Bool {
    let line = UTF8Text(rebasing: trimmed(bytes[range]))
    return line.ends(with: text)
  }

  private func holds(_ range: Range<Int>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { UTF8Text(rebasing: bytes[range]).firstIndex(of: $0) != nil }
  }

  private func begins(_ index: Int, _ text: StaticString) -> Bool {
    UTF8Text(rebasing: bytes[min(index, bytes.count)...]).begins(with: text)
  }

  private func isWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == 0x5F }

  private func isHexadecimal(_ byte: UInt8) -> Bool { byte &- 48 < 10 || (byte | 0x20) &- 97 < 6 }
}
