import Reporting

/// An XML element of a schema that is being generated: with text inside, or with elements.
struct SchemaXML: Sendable {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [SchemaXML]
  var content: String?

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [SchemaXML] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.children = children
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes)
    content = text
  }

  /// The element as text, laid out for reading: what fits into a line stands in one.
  ///
  /// - Parameter indentation: how far the element is indented.
  func text(indentation: Int = 0) -> String {
    let outer = String(repeating: " ", count: indentation)
    let line = self.line
    // White space inside an element with text would change its text.
    if content != nil || children.isEmpty || indentation + line.unicodeScalars.count <= 120 { return outer + line }
    let lines = children.map { $0.text(indentation: indentation + 2) }
    return "\(outer)<\(tag)>\n\(lines.joined(separator: "\n"))\n\(outer)</\(name)>"
  }

  /// The element in one line.
  private var line: String {
    if let content { return "<\(tag)>\(TextEscaping.xml(content))</\(name)>" }
    return children.isEmpty ? "<\(tag)/>" : "<\(tag)>\(children.map(\.line).joined())</\(name)>"
  }

  private var tag: String {
    name + attributes.map { " \($0.name)=\"\(TextEscaping.xml($0.value))\"" }.joined()
  }
}
