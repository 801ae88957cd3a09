import Project

extension LanguageServer {
  func didOpen(_ parameters: Parameters) throws(MessageError) {
    let item = parameters["textDocument"]
    let uri = try item["uri"].required("textDocument.uri")
    let text = Array(try item["text"].required("textDocument.text").utf8)
    let location = location(of: uri)
    documents[uri] = OpenDocument(
      text: TextDocument(uri: uri, version: item["version"].number, text: text), location: location)
    uris[location] = uri
    workspace.setText(text, at: location)
    checkAgain(uri)
    checkDependents(of: location)
  }

  func didChange(_ parameters: Parameters) throws(MessageError) {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard var document = documents.removeValue(forKey: uri) else {
      throw MessageError(.invalidParams, "a change of a document that is not open: \(uri)")
    }
    for change in parameters["contentChanges"].items {
      guard let text = change["text"].text else { continue }
      let range = change["range"]
      if document.isLost, range.isThere { continue }
      if let start = DocumentPosition(range["start"]), let end = DocumentPosition(range["end"]) {
        document.text.replace(from: start, to: end, features.encoding, with: Array(text.utf8))
      } else {
        document.text.replace(with: Array(text.utf8))
        document.isLost = false
      }
    }
    document.text.version = parameters["textDocument"]["version"].number
    documents[uri] = document
    // What changes in a text that is not known says nothing.
    if document.isLost { return }
    workspace.setText(document.text.text, at: document.location)
    checkAgain(uri)
    checkDependents(of: document.location)
  }

  func didSave(_ parameters: Parameters) throws(MessageError) {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard let document = documents[uri] else { return }
    workspace.noticeChange(at: document.location)
    checkAgain(uri)
    checkDependents(of: document.location)
  }

  func didClose(_ parameters: Parameters) throws(MessageError) {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard let document = documents.removeValue(forKey: uri) else { return }
    uris[document.location] = nil
    waiting.removeAll { $0 == uri }
    workspace.setText(nil, at: document.location)
    if document.pushed != nil { push(DiagnosticList([]), for: uri, version: nil) }
    checkDependents(of: document.location)
  }

  /// Forgets the texts that a message which was skipped may have changed, and says so.
  func lose(_ message: TruncatedMessage) {
    guard phase == .running, message.method ?? "textDocument/didChange" == "textDocument/didChange" else { return }
    let lost = message.uri.map { documents[$0] == nil ? [] : [$0] } ?? documents.keys.sorted()
    for uri in lost {
      guard let location = documents[uri]?.location else { continue }
      documents[uri]?.isLost = true
      workspace.setText(nil, at: location)
      checkAgain(uri)
      checkDependents(of: location)
    }
    if !lost.isEmpty { notify("window/showMessage", ["type": 1, "message": .text("fiorilint: " + Self.lossNote)]) }
  }

  /// What is said of a document whose text is not known any more.
  static let lossNote =
    "a change is too large and was skipped: close the document and open it again, so that it is checked"

  /// The absolute path of a document. One that is no file yet is linted as if it lay in the first folder.
  private func location(of uri: String) -> String {
    if let path = DocumentURI.path(of: uri) { return path }
    let name = uri.split { $0 == ":" || $0 == "/" }.last.map(String.init) ?? "untitled"
    return (workspace.folders.first ?? "") + "/" + name
  }

  // MARK: Checking again

  /// Of how many documents it is kept what was found.
  private static let rememberedCount = 8

  /// Forgets what was found in a document, and lints it once there is time.
  func checkAgain(_ uri: String) {
    documents[uri]?.checked = nil
    if !waiting.contains(uri) { waiting.append(uri) }
  }

  /// Lints what depends on a file that has changed.
  func checkDependents(of location: String) {
    let others = uris.keys.filter { $0 != location }.sorted()
    let dependents = workspace.dependents(of: location, among: others)
    for other in dependents { if let uri = uris[other] { checkAgain(uri) } }
    if !dependents.isEmpty { refresh() }
  }

  /// What was found in an open document.
  func checked(_ uri: String) -> CheckedFile? {
    guard let document = documents[uri] else { return nil }
    if let checked = document.checked { return checked.file }
    let file = workspace.check(document.location)
    documents[uri]?.checked = OpenDocument.Checked(file: file)
    // Of the others it is found again as fast as it is asked for, and would take more memory than their texts.
    remembered.removeAll { $0 == uri }
    remembered.append(uri)
    if remembered.count > Self.rememberedCount { documents[remembered.removeFirst()]?.checked = nil }
    return file
  }
}

/// A document that is open in the editor, with what is known of it.
struct OpenDocument {
  /// The text.
  var text: TextDocument
  /// Its absolute path; for one that is no file yet, where it might become one.
  let location: String
  /// What was found in it; `nil` where that is not known any more.
  var checked: Checked?
  /// A value that identifies the diagnostics that were pushed last; `nil`: none yet.
  var pushed: String?
  /// Whether a change of it was skipped, so that its text is not known until a whole one comes.
  var isLost = false

  /// What came of a document, which may be nothing.
  struct Checked {
    /// `nil` where it is not to be linted.
    var file: CheckedFile?
  }
}
