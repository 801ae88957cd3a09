import Documents
import Project

extension LanguageServer {
  /// The screens of a document with what lies in them; the keys of a configuration; the parts of a rule page.
  func documentSymbols(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    let outline = outline(of: document)
    if features.nestsSymbols { return .array(outline.map { symbol($0, in: document.text) }) }
    var all: [JSONLiteral] = []
    func add(_ items: [OutlineItem], in container: String?) {
      for item in items {
        let range = range(item.range, in: document.text)
        all.append(
          .members(
            ("name", .text(item.name)), ("kind", .integer(item.symbol.rawValue)),
            ("location", ["uri": .text(document.text.uri), "range": range]),
            ("containerName", container.map { .text($0) })))
        add(item.children, in: item.name)
      }
    }
    add(outline, in: nil)
    return .array(all)
  }

  private func symbol(_ item: OutlineItem, in document: TextDocument) -> JSONLiteral {
    .members(
      ("name", .text(item.name)), ("detail", item.detail.isEmpty ? nil : .text(item.detail)),
      ("kind", .integer(item.symbol.rawValue)), ("range", range(item.range, in: document)),
      ("selectionRange", range(firstLine(of: item.range, in: document), in: document)),
      ("children", item.children.isEmpty ? nil : .array(item.children.map { symbol($0, in: document) })))
  }

  /// What of a document takes several lines: elements, keys, headings and examples.
  func foldingRanges(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    var lines: [ClosedRange<Int>] = []
    var seen: Set<ClosedRange<Int>> = []
    func add(_ items: [OutlineItem]) {
      for item in items {
        let start = document.text.position(of: item.range.lowerBound, .utf8).line
        // The line that closes it stays, as editors have it.
        let end = document.text.position(of: item.range.upperBound, .utf8).line - (item.isClosed ? 1 : 0)
        if end > start, seen.insert(start...end).inserted { lines.append(start...end) }
        add(item.children)
      }
    }
    add(outline(of: document))
    return .array(lines.map { ["startLine": .integer($0.lowerBound), "endLine": .integer($0.upperBound)] })
  }

  private func outline(of document: OpenDocument) -> [OutlineItem] {
    let text = document.text.text
    switch workspace.settingsKind(of: document.location) {
    case .configuration: return YAMLOutline.items(of: text, in: 0..<text.count)
    case .rulePage: return RulePageText(text).outline(of: text)
    case nil: break
    }
    let reader = OutlineReader(text)
    workspace.read(document.location, for: reader)
    return reader.screens
  }

  // MARK: Of all that is asked of a document

  /// The open document that a request is about.
  func openDocument(_ parameters: Parameters) throws(MessageError) -> OpenDocument {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard let document = documents[uri] else { throw MessageError(.invalidParams, "the document is not open: \(uri)") }
    return document
  }

  /// What of some bytes of a document is in their first line.
  func firstLine(of range: Range<Int>, in document: TextDocument) -> Range<Int> {
    range.lowerBound..<(document.text[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound)
  }

  /// Some bytes of a document as messages have them.
  func range(_ range: Range<Int>, in document: TextDocument) -> JSONLiteral {
    DocumentPosition.range(
      document.position(of: range.lowerBound, features.encoding),
      document.position(of: range.upperBound, features.encoding))
  }
}
