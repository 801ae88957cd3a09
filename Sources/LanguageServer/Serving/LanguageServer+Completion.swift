import Documents
import Screens
import Workspaces

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
