import Documents
import Project
import Screens
import Support

extension LanguageServer {
  /// Writes diagnostics as this client can show them.
  var diagnosticWriter: DiagnosticWriter {
    DiagnosticWriter(
      features: features,
      document: { location in self.uris[location].flatMap { self.documents[$0]?.text } },
      page: { self.workspace.page(ofRule: $0) })
  }

  // MARK: Pushed

  /// Lints the document that has waited longest, and sends its diagnostics to a client that does not ask for them.
  func pushNext() {
    guard !waiting.isEmpty else { return }
    let uri = waiting.removeFirst()
    guard let document = documents[uri] else { return }
    let isChanged = document.checked == nil
    // The client asks for diagnostics; the errors of configurations are sent in any case.
    if !features.pullsDiagnostics {
      let diagnostics = diagnostics(of: uri)
      if isChanged || document.pushed != diagnostics.id {
        documents[uri]?.pushed = diagnostics.id
        push(diagnostics, for: uri, version: document.text.version)
      }
    } else {
      _ = checked(uri)
    }
    pushMistakes()
  }

  /// Sends all diagnostics of a document to the client.
  func push(_ diagnostics: DiagnosticList, for uri: String, version: Int?) {
    notify(
      "textDocument/publishDiagnostics",
      .members(
        ("uri", .text(uri)), ("version", version.map { .integer($0) }), ("diagnostics", diagnostics.value)))
  }

  /// Sends the errors in configurations and rule pages that are not open to the client, which does not ask for these.
  private func pushMistakes() {
    let mistakes = Dictionary(grouping: workspace.mistakes, by: \.location)
    let others = mistakes.filter { uris[$0.key] == nil }
    for location in Set(pushedMistakes.keys).union(others.keys).sorted() {
      let diagnostics = DiagnosticList(diagnosticWriter.diagnostics(of: others[location] ?? [], in: nil))
      let id = diagnostics.isEmpty ? nil : diagnostics.id
      // Those of an open document are its own.
      if id != pushedMistakes[location], id != nil || uris[location] == nil {
        push(diagnostics, for: DocumentURI.uri(of: location), version: nil)
      }
      pushedMistakes[location] = id
    }
    reportBlockingErrors()
  }

  /// Reports once for each file with an error that screens are not checked for it; the file may not be open.
  private func reportBlockingErrors() {
    for hindrance in workspace.hindrances where reportedHindrances.insert(hindrance.location).inserted {
      let mistake = hindrance.mistake
      let place = mistake.place.map { "\($0)" } ?? hindrance.location
      let effect = "screens that this applies to are not checked until it is fixed"
      let text = TextEscaping.line("\(place): \(mistake.message); \(effect)")
      log(.error, text)
      notify("window/showMessage", ["type": 1, "message": .text("fiorilint: " + text)])
    }
  }

  /// The diagnostics of an open document, be it a screen, a configuration or a rule page.
  private func diagnostics(of uri: String) -> DiagnosticList {
    let writer = diagnosticWriter
    let file = checked(uri)
    guard let document = documents[uri] else { return DiagnosticList([]) }
    if document.isLost {
      let loss = ProjectMistake(location: document.location, mistake: UserError(Self.lossNote))
      return DiagnosticList(writer.diagnostics(of: [loss], in: nil))
    }
    let mistakes = workspace.mistakes.filter { $0.location == document.location }
    return DiagnosticList(
      writer.diagnostics(of: mistakes, in: document.text) + (file.map { writer.diagnostics(of: $0) } ?? []))
  }

  /// Has a client that asks for diagnostics ask again.
  func refresh() {
    if features.pullsDiagnostics, features.refreshesDiagnostics { request("workspace/diagnostic/refresh", .null) }
  }

  // MARK: Asked for

  func diagnostic(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    guard documents[uri] != nil else { throw MessageError(.invalidParams, "the document is not open: \(uri)") }
    return .object(diagnostics(of: uri).report(previous: parameters["previousResultId"].text))
  }

  func workspaceDiagnostic(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let progress = WorkspaceProgress(self, token: parameters["workDoneToken"].value.flatMap { MessageID($0) })
    progress.begin()
    var count = 0
    defer { progress.end(count) }
    var previous: [String: String] = [:]
    for item in parameters["previousResultIds"].items {
      if let uri = item["uri"].text, let value = item["value"].text { previous[uri] = value }
    }
    let writer = diagnosticWriter
    var items: [JSONLiteral] = []
    func add(_ diagnostics: [JSONLiteral], _ uri: String) {
      let known = previous.removeValue(forKey: uri)
      if diagnostics.isEmpty, known == nil { return }
      let members = DiagnosticList(diagnostics).report(previous: known)
      let version = documents[uri]?.text.version
      items.append(.object([("uri", .text(uri)), ("version", version.map { .integer($0) } ?? .null)] + members))
    }
    workspace.checkAll(while: progress.advance) { file in
      count += 1
      add(writer.diagnostics(of: file), self.uris[file.location] ?? DocumentURI.uri(of: file.location))
    }
    if current?.isCancelled == true { throw .cancelled }
    let mistakes = Dictionary(grouping: workspace.mistakes, by: \.location).sorted { $0.key < $1.key }
    for (location, list) in mistakes where uris[location] == nil {
      add(writer.diagnostics(of: list, in: nil), DocumentURI.uri(of: location))
    }
    // What had some and is not among them any more has none.
    for uri in previous.keys.sorted() { add([], uri) }
    return ["items": .array(items)]
  }
}

/// All diagnostics of a document, written once.
struct DiagnosticList {
  /// Whether there are none.
  let isEmpty: Bool
  /// The diagnostics as messages have them.
  let value: JSONLiteral
  /// The id that differs from that of other lists.
  let id: String

  /// The list of some diagnostics.
  init(_ diagnostics: [JSONLiteral]) {
    isEmpty = diagnostics.isEmpty
    let bytes = JSONLiteral.array(diagnostics).compact
    value = .written(bytes)
    var hash = FNV1a()
    hash.combine(bytes)
    id = String(hash.value, radix: 16)
  }

  /// The members of a report for a client that asked, which says no more than that where it has them already.
  ///
  /// - Parameter previous: the id of those that the client has.
  func report(previous: String?) -> [(name: String, value: JSONLiteral)] {
    if id == previous { return [("kind", "unchanged"), ("resultId", .text(id))] }
    return [("kind", "full"), ("resultId", .text(id)), ("items", value)]
  }
}
