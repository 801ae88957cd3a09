/// Writes one XML 1.0 document in UTF-8, two spaces of indentation; attributes in the order of the calls.
///
/// What XML forbids even as a reference, control characters, becomes readable text; see ``TextEscaping/xml``.
struct XMLWriter {
  private(set) var output: ReportBuffer
  private var depth: Int
  private var isInLine = false

  /// - Parameter depth: how deep in its document the first element stands.
  init(_ output: ReportBuffer = ReportBuffer(), depth: Int = 0) {
    self.output = output
    self.depth = depth
  }

  /// The declaration that a document begins with.
  mutating func declaration() { output.write(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// An element without content.
  mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
    open(name, attributes)
    output.write(literal: "/>")
    endLine()
  }

  /// An element with elements in it.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output.write(literal: ">\n")
    depth += 1
    body(&self)
    depth -= 1
    output.write(0x20, times: 2 * depth)
    close(name)
  }

  /// An element whose content, text and elements, stands on one line with it; never written as one without content.
  mutating func line(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output.write(literal: ">")
    let isOuterInLine = isInLine
    isInLine = true
    body(&self)
    isInLine = isOuterInLine
    close(name)
  }

  /// An element with a text in it, on one line.
  mutating func line(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
    line(name, attributes) { $0.text(text) }
  }

  /// Text in an element that stands on one line.
  mutating func text(_ text: String) { output.write(text, as: .xml) }

  /// What is no input's and holds nothing that would have to be escaped, such as a style sheet.
  mutating func element(_ name: StaticString, verbatim text: String) {
    open(name, [])
    output.write(literal: ">")
    output.write(text)
    close(name)
  }

  /// An element with text in it, one line for each of some texts.
  mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], lines: [String]) {
    guard !lines.isEmpty else { return element(name, attributes) }
    open(name, attributes)
    output.write(literal: ">")
    for (index, line) in lines.enumerated() {
      if index > 0 { output.write(literal: "\n") }
      output.write(line, as: .xml, atLineStart: true)
    }
    close(name)
  }

  /// Elements that were written before, at the same depth.
  mutating func elements(_ other: ReportBuffer) { output.write(other) }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    if !isInLine { output.write(0x20, times: 2 * depth) }
    output.write(literal: "<")
    output.write(literal: name)
    for (name, value) in attributes {
      output.write(literal: " ")
      output.write(literal: name)
      output.write(literal: "=\"")
      output.write(value, as: .xml)
      output.write(literal: "\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    output.write(literal: "</")
    output.write(literal: name)
    output.write(literal: ">")
    endLine()
  }

  private mutating func endLine() {
    if !isInLine { output.write(literal: "\n") }
  }
}
