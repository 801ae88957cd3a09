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
