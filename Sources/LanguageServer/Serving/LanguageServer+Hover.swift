import Documents
import Linting

extension LanguageServer {
  /// What is to be said of the findings at a place.
  func hover(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard let place = DocumentPosition(parameters["position"]) else {
      throw MessageError(.invalidParams, "`position` has to be a position")
    }
    guard let file = checked(uri), let document = documents[uri]?.text else { return .null }
    let writer = diagnosticWriter
    let found = file.report.open.filter { finding in
      document.position(of: finding.start, features.encoding) <= place
        && place <= document.position(of: finding.end, features.encoding)
    }
    guard let first = found.first else { return .null }
    let text = found.map {
      FindingMarkdown.text($0, workspace.summary(ofRule: $0.rule), workspace.page(ofRule: $0.rule))
    }
    return [
      "contents": ["kind": "markdown", "value": .text(text.joined(separator: "\n\n---\n\n"))],
      "range": writer.range(first.start, first.end, in: document),
    ]
  }
}
