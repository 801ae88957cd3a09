import Documents
import Screens

extension LanguageServer {
  /// What may be written at a place of a configuration, a rule page's header or a screen description.
  func completion(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let document = try openDocument(parameters)
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` has to be a position")
    }
    let text = document.text.text
    let offset = document.text.offset(of: place, features.encoding)
    // Only what is a screen has a format.
    let format = checked(document.text.uri)?.report.format
    let found: (items: [CompletionItem], replaced: Range<Int>)?
    switch workspace.completionSource(of: document.location, format: format) {
    case .yaml(let schema): found = Self.yaml(schema, text, offset, within: 0..<text.count)
    case .pageHeader(let schema): found = Self.header(of: text).flatMap { Self.yaml(schema, text, offset, within: $0) }
    case .json(let schema):
      found = JSONCursor.cursor(in: text, at: offset).flatMap { cursor in
        // While it is written, a screen may be none yet that could be read.
        guard format != nil || cursor.texts.contains(where: { $0["type"] == Kind.screen.name }) else { return nil }
        return SchemaCompletion(schema, .json).items(at: cursor)
      }
    case .xml: found = XMLCursor(in: text, at: offset).map { (XMLCompletion.items(at: $0), $0.replaced) }
    case nil: found = nil
    }
    guard let found, !found.items.isEmpty else { return [] }
    let range = range(found.replaced, in: document.text)
    return .array(found.items.map { $0.value(range) })
  }

  private static func yaml(
    _ schema: JSONLiteral, _ text: [UInt8], _ offset: Int, within part: Range<Int>
  ) -> ([CompletionItem], Range<Int>)? {
    YAMLCursor.cursor(in: text, at: offset, within: part).map { SchemaCompletion(schema, .yaml).items(at: $0) }
  }

  /// Where the header of a rule page stands, between its lines `---`; `nil` where there is none.
  private static func header(of text: [UInt8]) -> Range<Int>? {
    let mark = Array("---".utf8)
    guard text.starts(with: mark), let start = text.firstIndex(of: 0x0A).map({ $0 + 1 }) else { return nil }
    var line = start
    while line < text.count, !text[line...].starts(with: mark) {
      line = text[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    }
    return start..<max(start, line)
  }
}
