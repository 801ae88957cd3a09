/// The parts of a rule page and where they are, as far as it is written.
struct RulePageText {
  /// A block between fences.
  struct Block: Equatable {
    /// The whole of it, with its fences.
    var range: Range<Int>
    /// What is behind the opening fence.
    var words: Range<Int>
    /// The lines between the fences.
    var content: Range<Int>
  }

  /// A heading with what is below it.
  struct Section: Equatable {
    /// How many marks the heading begins with.
    var level: Int
    /// The heading's text.
    var heading: Range<Int>
    /// From the heading to the next one of its level or above.
    var range: Range<Int>
    var blocks: [Block] = []
  }

  /// What is between the lines `---`; `nil` where the page begins with no such line.
  private(set) var header: Range<Int>?
  /// The line behind the header that it ends with; `nil` where there is none yet.
  private(set) var headerEnd: Range<Int>?
  /// In their order: the title is the first, if it is there.
  private(set) var sections: [Section] = []
  /// Where nothing but prose is, or nothing yet: a heading or a fence may.
  private(set) var bodyStart: Int

  /// The parts of a text.
  init(_ text: [UInt8]) {
    bodyStart = 0
    let lines = Self.lines(of: text)
    var rest = lines[...]
    if let first = lines.first, text[first].elementsEqual("---".utf8) {
      rest = rest.dropFirst()
      let start = rest.first?.lowerBound ?? text.count
      let end = rest.firstIndex { text[$0].elementsEqual("---".utf8) }
      header = start..<(end.map { lines[$0].lowerBound } ?? text.count)
      headerEnd = end.map { lines[$0] }
      rest = end.map { lines[($0 + 1)...] } ?? []
      bodyStart = rest.first?.lowerBound ?? text.count
    }
    readBody(text, rest)
  }

  private mutating func readBody(_ text: [UInt8], _ lines: ArraySlice<Range<Int>>) {
    var open: Block?
    func level(of line: Range<Int>) -> Int {
      let marks = text[line].prefix { $0 == UInt8(ascii: "#") }.count
      return (1...6).contains(marks) && text[line].dropFirst(marks).first == 0x20 ? marks : 0
    }
    for line in lines {
      let isFence = text[line].starts(with: "```".utf8)
      if var block = open {
        block.range = block.range.lowerBound..<line.upperBound
        block.content = block.content.lowerBound..<(isFence ? line.lowerBound : line.upperBound)
        open = isFence ? nil : block
        if isFence { add(block) }
      } else if isFence {
        let behind = min(text.count, line.upperBound + 1)
        open = Block(
          range: line, words: line.lowerBound + 3..<line.upperBound, content: behind..<behind)
      } else if level(of: line) > 0 {
        let level = level(of: line)
        sections.append(
          Section(level: level, heading: line.lowerBound + level + 1..<line.upperBound, range: line))
      }
    }
    if let open { add(open) }
    for index in sections.indices {
      let next = sections[(index + 1)...].first { $0.level <= sections[index].level }
      sections[index].range = sections[index].range.lowerBound..<(next?.range.lowerBound ?? text.count)
    }
  }

  private mutating func add(_ block: Block) {
    guard !sections.isEmpty else { return }
    sections[sections.count - 1].blocks.append(block)
  }

  /// The block that a place lies in, its fences included.
  func block(around offset: Int) -> Block? {
    sections.lazy.flatMap(\.blocks).first { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
  }

  /// The lines of a text without what ends them.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let isCRLF = end > start && end < text.count && text[end - 1] == 0x0D
      lines.append(start..<(isCRLF ? end - 1 : end))
      start = end + 1
    }
    return lines
  }
}

extension RulePageText {
  /// The page's outline: the keys of its header, its headings, and the examples below them.
  func outline(of text: [UInt8]) -> [OutlineItem] {
    func words(_ range: Range<Int>) -> String { OutlineItem.short(String(decoding: text[range], as: UTF8.self)) }
    var items: [OutlineItem] = []
    if let header {
      let end = headerEnd?.upperBound ?? header.upperBound
      items.append(
        OutlineItem(
          name: "header", detail: "", symbol: .namespace, range: 0..<end,
          children: YAMLOutline.items(of: text, in: header)))
    }
    var open: [OutlineItem] = []
    var levels: [Int] = []
    func close(above level: Int) {
      while let last = levels.last, last >= level, let item = open.popLast() {
        levels.removeLast()
        if open.isEmpty { items.append(item) } else { open[open.count - 1].children.append(item) }
      }
    }
    for section in sections {
      close(above: section.level)
      let blocks = section.blocks.map { block in
        OutlineItem(
          name: words(block.words).isEmpty ? "example" : words(block.words), detail: "", symbol: .object,
          range: block.range)
      }
      open.append(
        OutlineItem(
          name: words(section.heading), detail: "", symbol: section.level == 1 ? .module : .text,
          range: Self.trimmed(section.range, of: text), isClosed: false, children: blocks))
      levels.append(section.level)
    }
    close(above: 0)
    return items
  }

  /// A part without the empty lines at its end.
  private static func trimmed(_ range: Range<Int>, of text: [UInt8]) -> Range<Int> {
    range.lowerBound..<(text[range].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? range.upperBound)
  }
}
