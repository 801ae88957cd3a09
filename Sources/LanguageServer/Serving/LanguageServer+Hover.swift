import Documents
import Linting
import Project
import Screens

extension LanguageServer {
  /// What is to be said of a place: what was found there, and the element that is there.
  func hover(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` must be a position")
    }
    let offset = document.text.offset(of: place, features.encoding)
    if let rule = mentions(of: document).first(where: { $0.range.contains(offset) }) {
      let text = FindingMarkdown.rule(rule.id, workspace.summary(ofRule: rule.id), workspace.page(ofRule: rule.id))
      return Self.hover([text], self.range(rule.range, in: document.text))
    }
    let word = Completion(source(of: document), document.text.text).description(at: offset)
    guard let file = checked(document.text.uri) else {
      return word.map { Self.hover([WordMarkdown.text($0.item)], self.range($0.range, in: document.text)) } ?? .null
    }
    let found = file.report.open.filter { finding in
      document.text.position(of: finding.start, features.encoding) <= place
        && place <= document.text.position(of: finding.end, features.encoding)
    }
    var texts = found.map {
      FindingMarkdown.text($0, workspace.summary(ofRule: $0.rule), workspace.page(ofRule: $0.rule))
    }
    var range = found.first.map { diagnosticWriter.range($0.start, $0.end, in: document.text) }
    if let word {
      texts.append(WordMarkdown.text(word.item))
      range = range ?? self.range(word.range, in: document.text)
    }
    // Between elements, the element around them is not asked for.
    if offset < document.text.text.count, document.text.text[offset] > 0x20 {
      let reader = ElementReader(document.text.text, at: offset)
      let supportedFacts = workspace.read(document.location, for: reader)
      if let element = reader.found {
        texts.append(ElementMarkdown.text(element, supportedFacts))
        range = range ?? self.range(firstLine(of: element.range, in: document.text), in: document.text)
      }
    }
    guard let range else { return .null }
    return Self.hover(texts, range)
  }

  private static func hover(_ texts: [String], _ range: JSONLiteral) -> JSONLiteral {
    ["contents": ["kind": "markdown", "value": .text(texts.joined(separator: "\n\n---\n\n"))], "range": range]
  }
}

extension LanguageServer {
  /// What may be written at a place of a configuration, a rule page or a screen description.
  func completion(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` must be a position")
    }
    let offset = document.text.offset(of: place, features.encoding)
    let completion = Completion(source(of: document), document.text.text)
    guard let found = completion.items(at: offset), !found.items.isEmpty else { return [] }
    let range = range(found.replaced, in: document.text)
    return .array(found.items.map { $0.value(range) })
  }

  /// What says what may be written in a document, and whether it is a screen that could be read.
  func source(of document: OpenDocument) -> (source: CompletionSource?, isScreen: Bool) {
    // Only what is a screen has a format.
    let format = checked(document.text.uri)?.report.format
    return (workspace.completionSource(of: document.location, format: format), format != nil)
  }
}
