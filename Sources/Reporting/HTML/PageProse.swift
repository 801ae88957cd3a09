import Documents

/// Shows the prose of rule pages: paragraphs and code of Markdown; everything else in it is text.
enum PageProse {
  /// The paragraphs and list items of some Markdown, each on one line; items of a list begin with `- `.
  static func paragraphs(_ markdown: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = SARIFText.joined(line)
      if text.isEmpty {
        isOpen = false
      } else if isOpen, !text.hasPrefix("- ") {
        paragraphs[paragraphs.count - 1] += " " + text
      } else {
        paragraphs.append(text)
        isOpen = true
      }
    }
    return paragraphs
  }

  /// Writes a text with its parts in backticks as code.
  ///
  /// - Parameter link: the address that a piece of code leads to.
  static func write(
    inline text: some StringProtocol, link: (String) -> String? = { _ in nil }, to xml: inout XMLWriter
  ) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      // Between the first and the second backtick is code; what follows a last lonely one is not.
      guard index % 2 == 1, index < parts.count - 1 else {
        xml.text(String(part))
        continue
      }
      if let address = link(String(part)) {
        xml.line("a", [("href", address)]) { $0.line("code", text: String(part)) }
      } else {
        xml.line("code", text: String(part))
      }
    }
  }

  /// Writes the paragraphs and, if wanted, the lists, which describe the parameters of checks.
  static func write(
    _ markdown: String, showsLists: Bool = false, link: (String) -> String? = { _ in nil }, to xml: inout XMLWriter
  ) {
    var rest = paragraphs(markdown)[...]
    while let paragraph = rest.first {
      let items = rest.prefix { $0.hasPrefix("- ") }
      rest = rest.dropFirst(max(1, items.count))
      if items.isEmpty {
        xml.line("p") { write(inline: paragraph, link: link, to: &$0) }
      } else if showsLists {
        xml.element("ul", [("class", "plain")]) { xml in
          for item in items { xml.line("li") { write(inline: item.dropFirst(2), link: link, to: &$0) } }
        }
      }
    }
  }
}
