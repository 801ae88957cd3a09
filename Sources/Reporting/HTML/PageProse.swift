import Documents

/// Shows the prose of rule pages: paragraphs, lists, tables, smaller headings and code of Markdown, with links, bold
/// text and code in them. Everything else is text.
package enum PageProse {
  /// A part of a prose.
  enum Block: Equatable {
    case paragraph(String)
    case heading(String)
    case list([String], isNumbered: Bool)
    /// The first row is the heading.
    case table([[String]])
    case code([String])
  }

  /// The blocks of some Markdown; each text is on one line.
  static func blocks(_ markdown: String) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    var code: [String]?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = code { blocks.append(.code(lines)) }
        code = code == nil ? [] : nil
        isOpen = false
        continue
      }
      if code != nil {
        code?.append(String(line))
        continue
      }
      let text = SARIFText.joined(line)
      if text.isEmpty {
        isOpen = false
      } else {
        add(text, isOpen, to: &blocks)
        isOpen = !isHeading(text)
      }
    }
    if let code { blocks.append(.code(code)) }
    return blocks
  }

  /// - Parameter isOpen: whether the line before belongs to the last of the blocks.
  private static func add(_ text: String, _ isOpen: Bool, to blocks: inout [Block]) {
    if isHeading(text) { return blocks.append(.heading(SARIFText.joined(text.drop { $0 == "#" }))) }
    if let label = label(ofItem: text) {
      let (item, isNumbered) = (String(text.dropFirst(label.count + 1)), label.count > 1)
      if case .list(let items, isNumbered)? = blocks.last {
        blocks[blocks.count - 1] = .list(items + [item], isNumbered: isNumbered)
      } else {
        blocks.append(.list([item], isNumbered: isNumbered))
      }
      return
    }
    if text.hasPrefix("|") {
      let cells = text.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      let row = (text.hasSuffix("|") ? cells.dropLast() : cells).map { SARIFText.joined($0) }
      guard isOpen, case .table(let rows)? = blocks.last else { return blocks.append(.table([row])) }
      // The line below the heading is not a row.
      let isLine = rows.count == 1 && row.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } }
      blocks[blocks.count - 1] = .table(isLine ? rows : rows + [row])
      return
    }
    switch blocks.last {
    case .paragraph(let start)? where isOpen: blocks[blocks.count - 1] = .paragraph(start + " " + text)
    case .list(var items, let isNumbered)? where isOpen:
      items[items.count - 1] += " " + text
      blocks[blocks.count - 1] = .list(items, isNumbered: isNumbered)
    default: blocks.append(.paragraph(text))
    }
  }

  /// What a line begins with that is an item of a list: `-`, `*` or `1.`; `nil` for another line.
  package static func label(ofItem line: some StringProtocol) -> String? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return String(line.prefix(1)) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    // A sentence may go on with a year.
    guard (1...3).contains(digits.count), line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return String(line.prefix(digits.count + 1))
  }

  /// Whether a line is a heading; `#0070f2` is a colour.
  package static func isHeading(_ line: some StringProtocol) -> Bool {
    let rest = line.drop { $0 == "#" }
    return rest.startIndex > line.startIndex && rest.hasPrefix(" ")
  }

  // MARK: Parts of a line

  /// A part of a line.
  private enum Span {
    case text(Substring)
    case code(Substring)
    case bold(Substring)
    case link(Substring, address: String)
  }

  /// - Parameter isOfPage: whether the text is the prose of a rule page, in which there are links and bold text.
  private static func spans(_ text: Substring, isOfPage: Bool) -> [Span] {
    var spans: [Span] = []
    var plain = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let first = text[index]
      guard first == "`" || isOfPage, let (span, end) = span(in: text[index...]) else {
        index = text.index(after: index)
        continue
      }
      if plain < index { spans.append(.text(text[plain..<index])) }
      spans.append(span)
      (plain, index) = (end, end)
    }
    if plain < text.endIndex { spans.append(.text(text[plain...])) }
    return spans
  }

  /// The part that a text begins with, if it is no plain text.
  private static func span(in text: Substring) -> (Span, end: Substring.Index)? {
    switch text.first {
    case "`":
      let rest = text.dropFirst()
      guard let end = rest.firstIndex(of: "`") else { return nil }
      return (.code(rest[..<end]), rest.index(after: end))
    case "*":
      guard text.hasPrefix("**"), let end = text.dropFirst(2).firstRange(of: "**"),
        end.lowerBound > text.index(text.startIndex, offsetBy: 2)
      else { return nil }
      return (.bold(text.dropFirst(2)[..<end.lowerBound]), end.upperBound)
    case "[":
      guard let middle = text.firstIndex(of: "]"), text[middle...].hasPrefix("]("),
        let end = text[middle...].firstIndex(of: ")")
      else { return nil }
      let address = text[text.index(middle, offsetBy: 2)..<end]
      // A page cannot run a script, or lead into the files of its readers.
      guard address.hasPrefix("https://") || address.hasPrefix("http://"), !address.contains(" ") else { return nil }
      return (.link(text[..<middle].dropFirst(), address: String(address)), text.index(after: end))
    default: return nil
    }
  }

  /// Writes a text, which may be an input's, with its parts in backticks as code.
  static func write(inline text: some StringProtocol, to xml: inout XMLWriter) {
    write(spans(Substring(text), isOfPage: false), { _ in nil }, to: &xml)
  }

  /// Writes a text of a rule page, with its code, links and bold text.
  ///
  /// - Parameter link: the address that a piece of code leads to.
  static func write(prose text: String, link: (String) -> String?, to xml: inout XMLWriter) {
    write(spans(text[...], isOfPage: true), link, to: &xml)
  }

  private static func write(_ spans: [Span], _ link: (String) -> String?, to xml: inout XMLWriter) {
    for span in spans {
      switch span {
      case .text(let text): xml.text(String(text))
      case .bold(let text): xml.line("strong") { write(prose: String(text), link: link, to: &$0) }
      case .link(let text, let address): xml.line("a", [("href", address), ("rel", "noreferrer")], text: String(text))
      case .code(let code):
        if let address = link(String(code)) {
          xml.line("a", [("href", address)]) { $0.line("code", text: String(code)) }
        } else if !code.isEmpty {
          xml.line("code", text: String(code))
        }
      }
    }
  }

  /// Writes the blocks; lists, which describe the parameters of checks, only if wanted.
  static func write(
    _ markdown: String, showsLists: Bool = false, link: (String) -> String? = { _ in nil }, to xml: inout XMLWriter
  ) {
    for block in blocks(markdown) {
      switch block {
      case .paragraph(let text): xml.line("p") { write(prose: text, link: link, to: &$0) }
      case .heading(let text): xml.line("p") { $0.line("strong") { write(prose: text, link: link, to: &$0) } }
      case .list(let items, isNumbered: false):
        guard showsLists else { continue }
        xml.element("ul", [("class", "plain")]) { write(items, link, to: &$0) }
      case .list(let items, isNumbered: true): xml.element("ol") { write(items, link, to: &$0) }
      case .table(let rows): write(rows, link, to: &xml)
      case .code(let lines):
        xml.line("pre", [("tabindex", "0")]) { xml in
          xml.line("code") { $0.text(lines: lines.joined(separator: "\n")) }
        }
      }
    }
  }

  private static func write(_ items: [String], _ link: (String) -> String?, to xml: inout XMLWriter) {
    for item in items { xml.line("li") { write(prose: item, link: link, to: &$0) } }
  }

  private static func write(_ rows: [[String]], _ link: (String) -> String?, to xml: inout XMLWriter) {
    xml.element("div", [("class", "fl-table"), ("tabindex", "0")]) { xml in
      xml.element("table") { xml in
        for (index, row) in rows.enumerated() {
          xml.line("tr") { xml in
            for cell in row {
              if index == 0 {
                xml.line("th", [("scope", "col")]) { write(prose: cell, link: link, to: &$0) }
              } else {
                xml.line("td") { write(prose: cell, link: link, to: &$0) }
              }
            }
          }
        }
      }
    }
  }
}
