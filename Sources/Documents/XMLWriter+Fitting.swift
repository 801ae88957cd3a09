/// Lines that are as long as they may be.
extension XMLWriter {
  /// Begins an element, whose attributes follow.
  package mutating func beginTag(named name: String) {
    output.write(0x20, times: 2 * depth)
    output.write(literal: "<")
    output.write(name)
  }

  /// Writes an attribute into the line, or into the next one where that gets too long.
  ///
  /// - Parameters:
  ///   - isFirst: whether it follows the name of the element, with which it is in any case.
  ///   - write: writes the value, and may be called twice.
  package mutating func attribute(named name: String, isFirst: Bool, _ write: (inout XMLWriter) -> Void) {
    let (count, ruler) = (output.count, ruler)
    output.write(literal: " ")
    content(of: name, write)
    if isFirst || self.ruler.hasRoom(for: 2, behind: output) { return }
    output.removeLast(output.count - count)
    self.ruler = ruler
    output.writeLineBreak(behindComma: false, indentation: 2 * depth + 4)
    content(of: name, write)
  }

  private mutating func content(of name: String, _ write: (inout XMLWriter) -> Void) {
    output.write(name)
    output.write(literal: "=\"")
    write(&self)
    output.write(literal: "\"")
  }

  /// The value of an attribute, of valid UTF-8.
  ///
  /// - Returns: `false` where XML has no way to write one of its characters, and another stands for it.
  package mutating func value(_ text: UnsafeBufferPointer<UInt8>) -> Bool { output.write(text, as: escaping) }

  /// Ends the tag that has begun, and the element with it, which has nothing in it.
  package mutating func endEmptyElement() { output.write(literal: "/>\n") }

  /// Ends the tag that has begun; elements follow.
  package mutating func beginContent() {
    output.write(literal: ">\n")
    depth += 1
  }

  /// Ends an element with elements in it.
  package mutating func endElement(named name: String) {
    depth -= 1
    output.write(0x20, times: 2 * depth)
    output.write(literal: "</")
    output.write(name)
    output.write(literal: ">\n")
  }

  /// Passes on what was written, and forgets it.
  package mutating func passOn(to deliver: ([UInt8]) -> Void) {
    ruler.startOver(behind: output)
    deliver(output.bytes)
    output.removeAll()
  }

  /// Writes an element; what fits into a line is in one.
  package mutating func element(_ literal: XMLLiteral) {
    if literal.children.isEmpty, literal.content == nil { return element(literal.name, literal.attributes) }
    let (count, ruler, isOuterInLine) = (output.count, ruler, isInLine)
    open(literal.name, literal.attributes)
    output.write(literal: ">")
    isInLine = true
    if let content = literal.content { text(content) }
    for child in literal.children { element(child) }
    close(literal.name)
    isInLine = isOuterInLine
    // White space inside an element with text would change its text.
    if isInLine || literal.content != nil || self.ruler.hasRoom(for: 0, behind: output) { return endLine() }
    output.removeLast(output.count - count)
    self.ruler = ruler
    element(literal.name, literal.attributes) { xml in for child in literal.children { xml.element(child) } }
  }
}

/// An XML element as a source of ours says it, such as a piece of a schema: with text inside, or with elements.
package struct XMLLiteral: Sendable {
  let name: StaticString
  /// In their order.
  package var attributes: [(StaticString, String)]
  /// The elements inside it.
  package var children: [XMLLiteral]
  private(set) var content: String?

  /// An element with elements in it, or without content.
  package init(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], _ children: [XMLLiteral] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  /// An element with a text in it.
  package init(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String) {
    self.init(name, attributes)
    content = text
  }
}
