import Syntax

/// The outline of a text in YAML: its keys, with their values where these are short.
enum YAMLOutline {
  /// The keys of a part of a text, each with those inside; none where the part is no YAML.
  static func items(of text: [UInt8], in part: Range<Int>) -> [OutlineItem] {
    guard let places = YAMLPlaces(text, in: part) else { return [] }
    return items(of: places.root, places, in: part)
  }

  private static func items(of node: YAMLNode, _ places: YAMLPlaces, in range: Range<Int>) -> [OutlineItem] {
    var found: [(name: String, start: Int, value: YAMLNode)] = []
    switch node.content {
    case .scalar: return []
    case .map(let entries):
      for entry in entries {
        found.append((entry.key, places.offset(entry.line, entry.column), entry.value))
      }
    case .list(let items):
      // Words in a list are its value.
      if items.allSatisfy({ if case .scalar = $0.content { true } else { false } }) { return [] }
      for (index, item) in items.enumerated() {
        found.append((name(of: item) ?? "\(index + 1)", places.offset(item.line, item.column), item))
      }
    }
    // The content of an alias or a merge is elsewhere.
    var last = range.lowerBound
    found = found.filter { item in
      guard item.start >= last, item.start < range.upperBound else { return false }
      last = item.start
      return true
    }
    return found.enumerated().map { index, item in
      let next = index + 1 < found.count ? found[index + 1].start : range.upperBound
      let own = item.start..<places.trimmedEnd(of: item.start..<next)
      return OutlineItem(
        name: OutlineItem.short(item.name), detail: detail(of: item.value), symbol: symbol(of: item.value), range: own,
        isClosed: false, children: items(of: item.value, places, in: own))
    }
  }

  /// The name by which an element of a list is found.
  private static func name(of node: YAMLNode) -> String? {
    switch node.content {
    case .scalar(let text, _): return text
    case .list: return nil
    case .map(let entries):
      for name in ["rule", "title", "on", "files", "screens", "platforms"] {
        if let value = entries.first(where: { $0.key == name })?.value { return words(of: value) }
      }
      return nil
    }
  }

  private static func words(of node: YAMLNode) -> String? {
    switch node.content {
    case .scalar(let text, _): text
    case .list(let items): items.compactMap(words).joined(separator: ", ")
    case .map: nil
    }
  }

  private static func detail(of node: YAMLNode) -> String {
    if case .map = node.content { "" } else { OutlineItem.short(words(of: node) ?? "") }
  }

  private static func symbol(of node: YAMLNode) -> OutlineItem.Symbol {
    switch node.content {
    case .scalar: .property
    case .list: .list
    case .map: .namespace
    }
  }
}

/// A part of a text in YAML, with the offsets of its nodes in the whole.
struct YAMLPlaces {
  /// The outermost node.
  let root: YAMLNode
  private let text: [UInt8]
  /// Where each line of the part begins.
  private var starts: [Int]

  /// The nodes of a part; `nil` where it is no YAML, or empty.
  init?(_ text: [UInt8], in part: Range<Int>) {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLDocument.read(bytes: Array(text[part]))
    } catch {
      return nil
    }
    guard let root else { return nil }
    self.root = root
    self.text = text
    let mark = part.lowerBound == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    starts = [part.lowerBound + mark]
    for index in part where text[index] == 0x0A { starts.append(index + 1) }
  }

  /// Where a place is, of which line and column count from 1, the latter in scalars.
  func offset(_ line: Int, _ column: Int) -> Int {
    guard starts.indices.contains(line - 1) else { return text.count }
    var index = starts[line - 1]
    for _ in 1..<max(1, column) where index < text.count {
      index += 1
      while index < text.count, text[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index
  }

  /// Where the text of a scalar is, without quotes; `nil` where it is written otherwise than it reads.
  func range(of node: YAMLNode) -> Range<Int>? {
    guard case .scalar(let value, let isPlain) = node.content else { return nil }
    let start = offset(node.line, node.column) + (isPlain ? 0 : 1)
    let range = start..<start + value.utf8.count
    guard !value.isEmpty, range.upperBound <= text.count, text[range].elementsEqual(value.utf8) else { return nil }
    return range
  }

  /// Where a part ends without white space, dashes of what follows, and comments on lines of their own.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while true {
      while end > range.lowerBound, text[end - 1] <= 0x20 || text[end - 1] == UInt8(ascii: ",") || isDash(end - 1) {
        end -= 1
      }
      let line = text[range.lowerBound..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? range.lowerBound
      let first = text[line..<end].firstIndex { $0 > 0x20 }
      guard line > range.lowerBound, let first, text[first] == UInt8(ascii: "#") else { return end }
      end = line
    }
  }

  /// Whether a dash is at a place that begins what follows.
  private func isDash(_ index: Int) -> Bool {
    text[index] == UInt8(ascii: "-") && index > 0 && text[index - 1] <= 0x20
  }
}
