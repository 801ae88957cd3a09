import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as a reader of XML sees it: its elements in order, each with its attributes and all text inside.
final class ParsedPage: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The elements around it, outermost first: `section#failures`, `ol.found`.
    var ancestors: [String]

    var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }
    subscript(attribute: String) -> String { attributes[attribute] ?? "" }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private(set) var error: (any Error)?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError }
  }

  func all(_ name: String, class style: String? = nil) -> [Element] {
    elements.filter { element in element.name == name && style.map { element.classes.contains($0) } ?? true }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let ancestors = open.map { index in
      let id = elements[index]["id"]
      return elements[index].name + (id.isEmpty ? "" : "#\(id)") + elements[index].classes.map { ".\($0)" }.joined()
    }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, ancestors: ancestors))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
