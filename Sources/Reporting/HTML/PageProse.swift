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
  static func write(inline text: some StringProtocol, to xml: inout XMLWriter) {
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

  /// Writes the paragraphs. Lists of rule pages are left out: they describe the parameters of checks, not reasons.
  static func write(_ markdown: String, to xml: inout XMLWriter) {
    for paragraph in paragraphs(markdown) where !paragraph.hasPrefix("- ") {
      xml.line("p") { write(inline: paragraph, to: &$0) }
    }
  }
}
