import Documents
import Inputs
import Linting
import Reporting
import Screens

extension LanguageServer {
  /// The command that shows the page of a rule.
  static let openPage = "fiorilint.openPage"
  /// The largest configuration that an entry is added to, in bytes: larger ones are not read.
  private static let configurationLimit = 1 << 20

  /// What can be done about the findings in a range.
  func codeActions(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    let only = parameters["context"]["only"].items.compactMap(\.text)
    guard only.isEmpty || only.contains("quickfix") || only.contains("") else { return [] }
    guard let start = DocumentPosition(parameters["range"]["start"]),
      let end = DocumentPosition(parameters["range"]["end"])
    else { throw MessageError(.invalidParams, "`range` has to be a range") }
    guard let file = checked(uri), let document = documents[uri]?.text else { return [] }
    let writer = diagnosticWriter
    var actions: [JSONLiteral] = []
    for (index, finding) in file.report.open.enumerated() {
      let place = (
        document.position(of: finding.start, features.encoding), document.position(of: finding.end, features.encoding)
      )
      guard place.0 <= end, start <= place.1 else { continue }
      let diagnostic = writer.diagnostic(of: finding, in: file, document)
      func add(_ title: String, _ members: (String, JSONLiteral)...) {
        actions.append(
          .object(
            [("title", .text(title)), ("kind", "quickfix"), ("diagnostics", [diagnostic])] + members.map { ($0, $1) }))
      }
      if let edit = suppression(of: finding, in: file, document) {
        add("Suppress \(finding.rule) here, with a reason", ("edit", edit))
      } else if let edit = ignoreEntry(for: finding, in: file) {
        add("Ignore \(finding.rule) here in the configuration, with a reason", ("edit", edit))
      }
      if let (location, text) = workspace.baseline(of: file, adding: index),
        let edit = replacement(of: location, with: text)
      {
        add("Add this finding of \(finding.rule) to the baseline", ("edit", edit))
      }
      if features.showsDocuments, let page = workspace.page(ofRule: finding.rule) {
        let title = "Show the page of \(finding.rule)"
        add(
          title,
          ("command", ["title": .text(title), "command": .text(Self.openPage), "arguments": [.text(page)]]))
      }
    }
    return .array(actions)
  }

  // MARK: Edits

  /// What holds a finding back in its own text, where the format can say it.
  private func suppression(of finding: Finding, in file: CheckedFile, _ document: TextDocument) -> JSONLiteral? {
    guard let start = finding.elementStart, SuppressionText.text(for: finding, in: file.report) != nil else {
      return nil
    }
    let offset = document.offset(of: start)
    let insertion: TextInsertion? =
      switch SuppressionPlace(format: file.report.format) {
      case .member: SuppressionInsertion.json(document.text, element: offset, rule: finding.rule)
      case .comment: SuppressionInsertion.xml(document.text, element: offset, rule: finding.rule)
      case .configuration: nil
      }
    return insertion.map { edit(of: document, $0) }
  }

  /// What holds a finding back in the configuration, where its format cannot say it.
  private func ignoreEntry(for finding: Finding, in file: CheckedFile) -> JSONLiteral? {
    guard SuppressionPlace(format: file.report.format) == .configuration,
      let entry = SuppressionText.text(for: finding, in: file.report)
    else { return nil }
    let location = workspace.configuration(of: file)
    guard let document = document(at: location) else {
      guard features.createsFiles else { return nil }
      let uri = DocumentURI.uri(of: location)
      let new = TextDocument(uri: uri, version: nil, text: [])
      guard let insertion = IgnoreInsertion.insertion(of: entry, into: []) else { return nil }
      return [
        "documentChanges": [
          ["kind": "create", "uri": .text(uri), "options": ["ignoreIfExists": true]],
          [
            "textDocument": ["uri": .text(uri), "version": .null],
            "edits": [textEdit(of: new, from: 0, to: 0, insertion.text)],
          ],
        ]
      ]
    }
    return IgnoreInsertion.insertion(of: entry, into: document.text).map { edit(of: document, $0) }
  }

  /// A text in the place of a whole file.
  private func replacement(of location: String, with text: [UInt8]) -> JSONLiteral? {
    guard let document = document(at: location) else { return nil }
    let edit = textEdit(of: document, from: 0, to: document.text.count, String(decoding: text, as: UTF8.self))
    return ["changes": .object([(document.uri, .array([edit]))])]
  }

  /// A file as the editor has it, else as it is on disk; `nil` where it cannot be read.
  private func document(at location: String) -> TextDocument? {
    if let uri = uris[location] { return documents[uri]?.text }
    guard let text = try? SmallFile.contents(of: location, limit: Self.configurationLimit) else { return nil }
    return TextDocument(uri: DocumentURI.uri(of: location), version: nil, text: text)
  }

  private func edit(of document: TextDocument, _ insertion: TextInsertion) -> JSONLiteral {
    let edit = textEdit(of: document, from: insertion.offset, to: insertion.offset, insertion.text)
    return ["changes": .object([(document.uri, .array([edit]))])]
  }

  private func textEdit(of document: TextDocument, from start: Int, to end: Int, _ text: String) -> JSONLiteral {
    let range = DocumentPosition.range(
      document.position(of: start, features.encoding), document.position(of: end, features.encoding))
    return ["range": range, "newText": .text(text)]
  }

  // MARK: Commands

  func execute(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    guard parameters["command"].text == Self.openPage, let page = parameters["arguments"].items.first?.text,
      page.hasPrefix("https:") || page.hasPrefix("file:")
    else {
      throw MessageError(
        .invalidParams, "the server has the command \(Self.openPage) alone, with the address of a page")
    }
    request("window/showDocument", ["uri": .text(page), "external": .boolean(page.hasPrefix("https:"))])
    return .null
  }

  // MARK: Hover

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
