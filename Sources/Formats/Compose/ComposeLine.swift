import Screens

/// A line of a printed tree: a node with its place, or what is said of the node above it.
enum ComposeLine {
  case node(Node)
  case property(name: Range<Int>, value: Range<Int>)
  /// A property whose text goes on in the next line.
  case openProperty(name: Range<Int>)
  case actions(Range<Int>)
  case flags(Range<Int>)
  /// The tree ends here, though the node has children.
  case cut
  case other

  struct Node {
    /// How many bytes of the line come before it.
    let column: Int
    /// Whether it is the outermost one of its tree.
    let isRoot: Bool
    let box: GivenBox
    let boxPlace: Range<Int>
    let tag: Range<Int>?
  }

  /// - Parameters:
  ///   - line: without its end.
  ///   - column: where in a line the properties of the last node begin.
  init(_ line: Range<Int>, _ bytes: UTF8Text, column: Int?) {
    let text = UTF8Text(rebasing: bytes[line])
    if let node = Self.node(in: text, at: line.lowerBound) {
      self = .node(node)
    } else if let column {
      self = Self.content(line, bytes, from: min(line.lowerBound + column, line.upperBound))
    } else {
      self = .other
    }
  }

  // MARK: Nodes

  private static func node(in text: UTF8Text, at offset: Int) -> Node? {
    guard let place = index(of: " at (l=", in: text), let start = start(ofNodeBefore: place, in: text) else {
      return nil
    }
    let open = place + 4
    guard let close = text[open...].firstIndex(of: UInt8(ascii: ")")),
      UTF8Text(rebasing: text[close...]).begins(with: ")px")
    else { return nil }
    let (column, isRoot) = column(ofNodeAt: start, in: text)
    var tag: Range<Int>?
    let rest = UTF8Text(rebasing: text[(close + 3)...])
    if rest.begins(with: ", Tag: '"), let end = rest.lastIndex(of: UInt8(ascii: "'")), end >= 8 {
      tag = offset + close + 3 + 8..<offset + close + 3 + end
    }
    return Node(
      column: column, isRoot: isRoot, box: box(UTF8Text(rebasing: text[(open + 1)..<close])),
      boxPlace: offset + open..<offset + close + 1, tag: tag)
  }

  /// Where `Node #7` or `Node` begins in front of a place.
  private static func start(ofNodeBefore place: Int, in text: UTF8Text) -> Int? {
    var index = place
    while index > 0, text[index - 1] &- 48 < 10 { index -= 1 }
    if index > 1, index < place, text[index - 1] == UInt8(ascii: "#"), text[index - 2] == 0x20 { index -= 2 }
    return index >= 4 && UTF8Text(rebasing: text[(index - 4)..<index]).equals("Node") ? index - 4 : nil
  }

  /// How far a node is indented; roots of several trees have a number in front.
  private static func column(ofNodeAt start: Int, in text: UTF8Text) -> (column: Int, isRoot: Bool) {
    if start > 0, text[start - 1] == UInt8(ascii: "-") { return (start, false) }
    var index = start
    if index > 1, text[index - 1] == 0x20, text[index - 2] == UInt8(ascii: ")") {
      index -= 2
      while index > 0, text[index - 1] &- 48 < 10 { index -= 1 }
      if index == start - 2 { index = start }
    }
    return (index, true)
  }

  /// The box of `l=42.0, t=300.0, r=142.0, b=372.0`.
  private static func box(_ text: UTF8Text) -> GivenBox {
    var sides: [Double] = []
    for (part, name) in zip(text.split(separator: UInt8(ascii: ",")), ["l=", "t=", "r=", "b="] as [StaticString]) {
      let side = UTF8Text(rebasing: trimmed(part))
      guard side.begins(with: name), let number = parseNumber(side[2...]), number.isFinite, abs(number) < 1e8 else {
        return .invalid
      }
      sides.append(number)
    }
    guard sides.count == 4 else { return .invalid }
    return .area(Frame(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1]))
  }

  // MARK: What nodes say

  private static func content(_ line: Range<Int>, _ bytes: UTF8Text, from start: Int) -> ComposeLine {
    let isGuide = { (byte: UInt8) in isXMLSpace(byte) || byte == UInt8(ascii: "|") }
    let first = bytes[start..<line.upperBound].firstIndex { !isGuide($0) } ?? line.upperBound
    let end = trimmed(bytes[first..<line.upperBound]).endIndex
    let text = UTF8Text(rebasing: bytes[first..<end])
    if text.begins(with: "Actions = ["), text.ends(with: "]") { return .actions(first + 11..<end - 1) }
    if text.begins(with: "["), text.ends(with: "]") { return .flags(first + 1..<end - 1) }
    if text.begins(with: "Has "), text.ends(with: " child") || text.ends(with: " children") { return .cut }
    let nameEnd = bytes[first..<end].firstIndex { ($0 | 0x20) &- 97 >= 26 } ?? end
    guard nameEnd > first, UTF8Text(rebasing: bytes[nameEnd..<end]).begins(with: " = '") else { return .other }
    guard end > nameEnd + 4, bytes[end - 1] == UInt8(ascii: "'") else { return .openProperty(name: first..<nameEnd) }
    return .property(name: first..<nameEnd, value: nameEnd + 4..<end - 1)
  }

  private static func index(of wanted: StaticString, in text: UTF8Text) -> Int? {
    wanted.withUTF8Buffer { text.firstIndex(of: $0) }
  }
}
