/// Writes one XML 1.0 document in UTF-8, two spaces of indentation; attributes in the order of the calls.
///
/// What XML forbids even as a reference, control characters, becomes readable text; see ``TextEscaping/xml``.
package struct XMLWriter {
  /// What was written.
  package var output: ReportBuffer
  /// How texts are escaped.
  let escaping: TextEscaping
  var depth: Int
  /// Whether elements are indented; a text for programs is a quarter smaller without.
  package var isIndented = true
  var isInLine = false
  var ruler = LineRuler()

  /// A writer of elements behind others.
  ///
  /// - Parameter depth: how deep in its document the first element is.
  package init(_ output: ReportBuffer = ReportBuffer(), depth: Int = 0, escaping: TextEscaping = .xml) {
    self.output = output
    self.depth = depth
    self.escaping = escaping
  }

  /// The declaration that a document begins with.
  package mutating func declaration() { output.write(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// An element without content.
  package mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
    open(name, attributes)
    output.write(literal: "/>")
    endLine()
  }

  /// An element with elements in it.
  package mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    output.write(literal: ">\n")
    depth += 1
    body(&self)
    depth -= 1
    if isIndented { output.write(0x20, times: 2 * depth) }
    close(name)
  }

  /// An element whose content, text and elements, is on one line with it; never written as one without content.
  package mutating func line(
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
  package mutating func line(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
    line(name, attributes) { $0.text(text) }
  }

  /// Text in an element that is on one line.
  package mutating func text(_ text: String) { output.write(text, as: escaping) }

  /// A line break in an element that keeps white space.
  package mutating func lineBreak() { output.write(literal: "\n") }

  /// Text of several lines in an element that keeps white space.
  package mutating func text(lines text: some StringProtocol) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { lineBreak() }
      output.write(String(line), as: escaping, atLineStart: index > 0)
    }
  }

  /// What is no input's and holds nothing that would have to be escaped, such as a style sheet.
  package mutating func element(_ name: StaticString, verbatim text: String) {
    open(name, [])
    output.write(literal: ">")
    output.write(text)
    close(name)
  }

  /// An element with text in it, one line for each of some texts.
  package mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], lines: [String]) {
    guard !lines.isEmpty else { return element(name, attributes) }
    open(name, attributes)
    output.write(literal: ">")
    for (index, line) in lines.enumerated() {
      if index > 0 { output.write(literal: "\n") }
      output.write(line, as: escaping, atLineStart: true)
    }
    close(name)
  }

  /// Elements that were written before, at the same depth.
  package mutating func elements(_ other: ReportBuffer) { output.write(other) }

  mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    if !isInLine, isIndented { output.write(0x20, times: 2 * depth) }
    output.write(literal: "<")
    output.write(literal: name)
    for (name, value) in attributes {
      output.write(literal: " ")
      output.write(literal: name)
      output.write(literal: "=\"")
      output.write(value, as: escaping)
      output.write(literal: "\"")
    }
  }

  mutating func close(_ name: StaticString) {
    output.write(literal: "</")
    output.write(literal: name)
    output.write(literal: ">")
    endLine()
  }

  mutating func endLine() {
    if !isInLine { output.write(literal: "\n") }
  }
}
