/// Shows the prose of rule pages: paragraphs, lists and code of Markdown; everything else in it is text.
enum PageProse {
  /// The paragraphs and list items of some Markdown, each on one line; what stands in a list begins with `- `.
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

  /// Writes a paragraph or list item, without the mark of the list.
  static func write(inline markdown: String, to xml: inout XMLWriter) {
    let text = markdown.hasPrefix("- ") ? markdown.dropFirst(2) : Substring(markdown)
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      // Between the first and the second backtick is code; what follows a last lonely one is not.
      if index % 2 == 1, index < parts.count - 1 {
        xml.line("code", text: String(part))
      } else {
        xml.text(String(part))
      }
    }
  }

  /// Writes paragraphs and lists.
  static func write(_ markdown: String, to xml: inout XMLWriter) {
    let paragraphs = paragraphs(markdown)
    var next = 0
    while next < paragraphs.count {
      guard paragraphs[next].hasPrefix("- ") else {
        xml.line("p") { write(inline: paragraphs[next], to: &$0) }
        next += 1
        continue
      }
      let items = paragraphs[next...].prefix { $0.hasPrefix("- ") }
      xml.element("ul", [("class", "plain")]) { xml in
        for item in items { xml.line("li") { write(inline: item, to: &$0) } }
      }
      next += items.count
    }
  }
}
