import Reporting

/// The Markdown of rule pages, laid out for a terminal: headings, paragraphs, lists and fenced code.
struct MarkdownText {
  private static let codeIndentation = 4
  private let layout: TextLayout
  private let colours: Colours
  private let indentation: Int
  private var text = ""
  /// The lines of the paragraph or item that is being read.
  private var paragraph: [Substring] = []

  private init(_ layout: TextLayout, _ colours: Colours, indentation: Int) {
    self.layout = layout
    self.colours = colours
    self.indentation = indentation
  }

  /// Lays Markdown out.
  ///
  /// - Parameter indentation: spaces before paragraphs; headings have none.
  static func text(_ markdown: String, _ layout: TextLayout, _ colours: Colours, indentation: Int = 2) -> String {
    var output = MarkdownText(layout, colours, indentation: indentation)
    output.read(markdown)
    while output.text.hasSuffix("\n\n") { output.text.removeLast() }
    return output.text
  }

  private mutating func read(_ markdown: String) {
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        endParagraph()
        isCode.toggle()
        if isCode {
          let info = line.dropFirst(3)
          if !info.isEmpty { text += spaces(indentation) + colours.faint(String(info)) + "\n" }
        } else {
          text += "\n"
        }
      } else if isCode {
        text += line.isEmpty ? "\n" : spaces(Self.codeIndentation) + marked(line) + "\n"
      } else if line.isEmpty {
        endParagraph()
        if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
      } else if line.hasPrefix("## ") {
        endParagraph()
        text += colours.strong(String(line.dropFirst(3))) + "\n"
      } else {
        // A row and a heading are whole.
        let isWhole = line.hasPrefix("|") || PageProse.isHeading(line)
        if isWhole || PageProse.label(ofItem: line) != nil { endParagraph() }
        paragraph.append(line)
        if isWhole { endParagraph() }
      }
    }
    endParagraph()
  }

  private mutating func endParagraph() {
    guard let first = paragraph.first else { return }
    let body = paragraph.joined(separator: " ")
    if let label = PageProse.label(ofItem: first) {
      text += layout.paragraph(
        body.dropFirst(label.count + 1), indentation: indentation + label.count + 1, label: spaces(indentation) + label)
    } else {
      text += layout.paragraph(body, indentation: indentation)
    }
    paragraph.removeAll()
  }

  /// A line of code with the mark of what is reported in its colour.
  private func marked(_ line: Substring) -> String {
    colours.isOn ? String(line).replacing("↓", with: colours.bad("↓")) : String(line)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// Writes a table in GitHub's Markdown.
struct MarkdownTable {
  /// The table so far; each line ends.
  private(set) var text: String

  /// - Parameter columns: the headings; one that ends in `:` is of numbers, which are aligned to the right.
  init(_ columns: [String]) {
    text = Self.line(columns.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
    text += Self.line(columns.map { $0.hasSuffix(":") ? "---:" : "---" })
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    text += Self.line(cells)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }.joined(separator: " | ") + " |\n"
  }
}
