import RulePages

/// Writes one JSON document (RFC 8259): members in the order of the calls, two spaces of indentation.
///
/// Slashes stay as they are; controls, line separators and bidirectional controls are `\u` escapes, so that a log or terminal that
/// the document is printed to sees none of them.
package struct JSONWriter {
  private var output: ReportBuffer
  private var depth = 0
  private var isFirst = true
  /// Whether all stands in one line.
  private var isLine = false
  /// What was made so far of a template; `nil` where a document is written.
  private var template: Template?

  /// Writes a line that is one object, as JSON Lines are.
  static func writeLine(to output: inout ReportBuffer, _ body: (inout JSONWriter) -> Void) {
    write(to: &output, "{", "}", isLine: true, body)
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
    to output: inout ReportBuffer, _ open: StaticString, _ close: StaticString, isLine: Bool = false,
    _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(output: ReportBuffer())
    writer.isLine = isLine
    // Taken and given back, as a copy of a large document would be expensive.
    swap(&writer.output, &output)
    writer.group(open, close, body)
    writer.output.write(literal: "\n")
    swap(&writer.output, &output)
  }

  private init(output: ReportBuffer) {
    self.output = output
  }

  // MARK: Members

  package mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    output.write(number)
  }

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

  /// A list of numbers, on one line.
  package mutating func member(_ name: StaticString, numbers: [Int]) {
    key(name)
    values(numbers, "[", "]") { $0.output.write($1) }
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

  /// A value on one line, as it declares itself.
  mutating func member(_ name: StaticString, encoding value: some Encodable) {
    key(name)
    RecordEncoder.write(value, to: &output)
  }

  /// A value of a list, on one line, as it declares itself.
  mutating func element(encoding value: some Encodable) {
    separate()
    RecordEncoder.write(value, to: &output)
  }

  /// A value of a rule page's header, on one line.
  package mutating func member(_ name: StaticString, value content: PageValue) {
    key(name)
    value(content)
  }

  private mutating func value(_ content: PageValue) {
    switch content.content {
    case .text(let text): value(text)
    case .number, .flag: output.write(content.description)
    case .list(let items): values(items, "[", "]") { $0.value($1) }
    case .map(let entries):
      values(entries, "{", "}") { json, entry in
        json.value(entry.key)
        json.output.write(literal: ": ")
        json.value(entry.value)
      }
    }
  }

  private mutating func values<Item>(
    _ items: [Item], _ open: StaticString, _ close: StaticString, _ write: (inout JSONWriter, Item) -> Void
  ) {
    output.write(literal: open)
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(literal: ", ") }
      write(&self, item)
    }
    output.write(literal: close)
  }

  private mutating func value(_ number: Double) { output.write(json: number) }

  // MARK: Templates

  /// Members that are alike in many objects, with holes for the values that are not.
  struct Template {
    /// What stands before each hole, and behind the last one.
    fileprivate var pieces: [ReportBuffer] = []
  }

  /// Makes a template of members that a body writes, as they stand in this object.
  func template(_ body: (inout JSONWriter) -> Void) -> Template {
    var writer = JSONWriter(output: ReportBuffer())
    (writer.depth, writer.isFirst, writer.isLine, writer.template) = (depth, isFirst, isLine, Template())
    body(&writer)
    var template = writer.template ?? Template()
    template.pieces.append(writer.output)
    return template
  }

  /// A member of a template whose value is known later.
  mutating func hole(_ name: StaticString) {
    key(name)
    template?.pieces.append(output)
    output = ReportBuffer()
  }

  /// Writes members as a template has them.
  ///
  /// - Parameter fill: writes the value of a hole, by its number.
  mutating func members(_ template: Template, _ fill: (Int, inout ReportBuffer) -> Void) {
    for (number, piece) in template.pieces.enumerated() {
      if number > 0 { fill(number - 1, &output) }
      output.write(piece)
    }
    isFirst = false
  }

  // MARK: Layout

  private mutating func line(_ body: (inout JSONWriter) -> Void) {
    let wasLine = isLine
    isLine = true
    object(body)
    isLine = wasLine
  }

  private mutating func object(_ body: (inout JSONWriter) -> Void) { group("{", "}", body) }

  private mutating func group(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void) {
    output.write(literal: open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    output.write(literal: close)
    isFirst = false
  }

  private mutating func key(_ name: StaticString) {
    separate()
    output.write(key: name)
  }

  private mutating func separate() {
    let isBehindAnother = !isFirst
    isFirst = false
    if !isLine {
      output.writeLineBreak(behindComma: isBehindAnother, indentation: 2 * depth)
    } else if isBehindAnother {
      output.write(literal: ", ")
    }
  }

  private mutating func newLine() {
    if !isLine { output.writeLineBreak(behindComma: false, indentation: 2 * depth) }
  }

  private mutating func value(_ text: String) {
    output.write(jsonText: text)
  }
}
