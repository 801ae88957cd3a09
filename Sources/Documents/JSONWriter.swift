/// Writes JSON (RFC 8259): members in the order of the calls, two spaces of indentation.
///
/// Slashes stay as they are; controls, line separators and bidirectional controls are `\u` escapes, so that a log or
/// terminal that the document is printed to sees none of them.
package struct JSONWriter {
  /// Where lines end.
  package enum Layout {
    /// Each member and element begins a line.
    case lines
    /// All is in one line.
    case line
    /// All is in one line, without any white space.
    case compact
  }

  /// What was written.
  package var output: ReportBuffer
  /// Where lines end in what is written next.
  package var layout: Layout
  /// How texts are escaped.
  let escaping: TextEscaping
  var depth: Int
  var isFirst = true
  var ruler = LineRuler()
  /// Where values are known later, in what is to be a template.
  var holes: [Int] = []

  /// A writer of a value, or of what is to be in a larger one.
  ///
  /// - Parameter depth: how deep in its document the value is.
  package init(
    _ layout: Layout = .lines, depth: Int = 0, escaping: TextEscaping = .json,
    behind output: ReportBuffer = ReportBuffer()
  ) {
    self.output = output
    self.layout = layout
    self.escaping = escaping
    self.depth = depth
  }

  /// Writes a line that is one object, as JSON Lines are.
  package static func writeLine(to output: inout ReportBuffer, _ body: (inout JSONWriter) -> Void) {
    write(to: &output, "{", "}", layout: .line, body)
  }

  /// Writes a document that is one object.
  package static func write(to output: inout ReportBuffer, _ body: (inout JSONWriter) -> Void) {
    write(to: &output, "{", "}", body)
  }

  /// Writes a document that is one list, whose elements the body writes with ``element(_:)``.
  package static func writeList(to output: inout ReportBuffer, _ body: (inout JSONWriter) -> Void) {
    write(to: &output, "[", "]", body)
  }

  private static func write(
    to output: inout ReportBuffer, _ open: StaticString, _ close: StaticString, layout: Layout = .lines,
    _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(layout)
    // Taken and given back, as a copy of a large document would be expensive.
    swap(&writer.output, &output)
    writer.group(open, close, body)
    writer.output.write(literal: "\n")
    swap(&writer.output, &output)
  }

  // MARK: Members

  /// A text.
  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// A whole number.
  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    output.write(number)
  }

  /// A truth.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    output.write(literal: flag ? "true" : "false")
  }

  /// A list of texts, on one line.
  package mutating func member(_ name: StaticString, texts: [String]) {
    key(name)
    output.write(literal: "[")
    for (index, text) in texts.enumerated() {
      if index > 0 { output.write(literal: ", ") }
      value(text)
    }
    output.write(literal: "]")
  }

  /// A finite number, written so that it is read back as the same.
  package mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  /// A list of finite numbers, on one line, written so that they are read back as the same.
  package mutating func member(_ name: StaticString, numbers: [Double]) {
    key(name)
    values(numbers, "[", "]") { $0.value($1) }
  }

  /// An object on one line.
  package mutating func member(_ name: StaticString, line body: (inout JSONWriter) -> Void) {
    key(name)
    line(body)
  }

  /// An object, with each member on a line of its own where the document has lines.
  package mutating func member(_ name: StaticString, object body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// An object under a name that is not known before.
  package mutating func member(named name: String, object body: (inout JSONWriter) -> Void) {
    separate()
    value(name)
    output.write(literal: ": ")
    object(body)
  }

  /// A list whose elements the body writes with ``element(_:)``.
  package mutating func member(_ name: StaticString, list body: (inout JSONWriter) -> Void) {
    key(name)
    group("[", "]", body)
  }

  /// An object in a list.
  package mutating func element(_ body: (inout JSONWriter) -> Void) {
    separate()
    object(body)
  }

  /// An object in a list, on one line.
  package mutating func lineElement(_ body: (inout JSONWriter) -> Void) {
    separate()
    line(body)
  }

  /// Several values between brackets, on one line.
  package mutating func values<Item>(
    _ items: [Item], _ open: StaticString, _ close: StaticString, _ write: (inout JSONWriter, Item) -> Void
  ) {
    output.write(literal: open)
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(literal: ", ") }
      write(&self, item)
    }
    output.write(literal: close)
  }

  // MARK: Layout

  private mutating func line(_ body: (inout JSONWriter) -> Void) {
    let outer = layout
    layout = .line
    object(body)
    layout = outer
  }

  private mutating func object(_ body: (inout JSONWriter) -> Void) { group("{", "}", body) }

  mutating func group(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.open(open)
    body(&self)
    self.close(close)
  }
}
