import Documents
import Linting
import Project
import Reporting
import Screens

extension LanguageServer {
  /// The largest configuration or baseline that an entry is added to, in bytes: larger ones are not read.
  private static let sizeLimit = 16 << 20

  // MARK: Of findings

  /// What holds a finding back in its own text, where the format can say it, and it does.
  ///
  /// - Parameter budget: how many bytes may be linted to see whether it does.
  func suppression(
    of finding: Finding, in file: CheckedFile, _ document: TextDocument, _ budget: inout Int
  ) -> JSONLiteral? {
    guard let start = finding.elementStart, SuppressionText.text(for: finding, in: file.report) != nil else {
      return nil
    }
    let offset = document.offset(of: start)
    let insertion: TextInsertion? =
      switch file.report.suppressionPlace {
      case .member: SuppressionInsertion.json(document.text, element: offset, rules: finding.rulesToSuppress)
      case .comment: SuppressionInsertion.xml(document.text, element: offset, rules: finding.rulesToSuppress)
      case .configuration: nil
      }
    budget -= document.text.count
    guard let insertion, budget >= 0 else { return nil }
    // With a reason, as it is valid once a reason is filled in.
    let reasoned = insertion.text.replacing(Suppression.placeholder, with: "agreed")
    let text = [TextInsertion(at: insertion.offset, reasoned).edit].applied(to: document.text)
    guard workspace.hasExclusion(finding, in: text, at: file.location) else { return nil }
    return edit(of: document, [insertion.edit])
  }

  /// What holds a finding back in the configuration, where nothing in its own text can.
  func ignoreEntry(for finding: Finding, in file: CheckedFile) -> JSONLiteral? {
    let entries = SuppressionText.ignoreEntries(for: finding, in: file.report)
    if entries.isEmpty { return nil }
    return edit(ofFileAt: workspace.configuration(of: file)) { text in
      IgnoreInsertion.insertion(of: entries, into: text).map { [$0.edit] }
    }
  }

  /// Whether a baseline holds for a file that a finding can be added to.
  func takesBaseline(_ file: CheckedFile) -> Bool {
    guard let location = workspace.baselineLocation(of: file) else { return false }
    return features.createsFiles || document(at: location) != nil
  }

  /// What adds a finding to the baseline, by its index among those that count.
  func baselineEdit(adding index: Int, of file: CheckedFile) -> JSONLiteral? {
    guard let (location, text) = workspace.baseline(of: file, adding: index) else { return nil }
    return edit(ofFileAt: location) { TextReplacements.between($0, text) }
  }

  /// What fixes all of a document that is safe to fix; `nil` where nothing changes.
  func fixAllEdit(of document: TextDocument, at location: String) -> JSONLiteral? {
    guard let text = workspace.fixed(location) else { return nil }
    let edits = TextReplacements.between(document.text, text)
    return edits.isEmpty ? nil : edit(of: document, edits)
  }

  /// What a fix does, in all files that it changes; `nil` where one of them is another one by now.
  func edit(of document: TextDocument, _ fix: Fix) -> JSONLiteral? {
    var changes = fix.edits.isEmpty ? [] : [(document, fix.textEdits)]
    for file in fix.others {
      guard let other = self.document(at: file.location), other.text == file.text else { return nil }
      changes.append((other, file.textEdits))
    }
    return edit(of: changes)
  }

  // MARK: Of texts

  /// A file as the editor has it, else as it is on disk; `nil` where it cannot be read.
  func document(at location: String) -> TextDocument? {
    if let uri = uris[location] { return documents[uri].flatMap { $0.isLost ? nil : $0.text } }
    guard let text = try? SmallFile.contents(of: location, limit: Self.sizeLimit) else { return nil }
    return TextDocument(uri: DocumentURI.uri(of: location), version: nil, text: text)
  }

  /// Edits of a file that need not be there yet; `nil` where there are none, or it cannot be made.
  private func edit(ofFileAt location: String, _ edits: ([UInt8]) -> [TextEdit]?) -> JSONLiteral? {
    if let document = document(at: location) { return edits(document.text).map { edit(of: document, $0) } }
    guard features.createsFiles, uris[location] == nil, let edits = edits([]) else { return nil }
    let new = TextDocument(uri: DocumentURI.uri(of: location), version: nil, text: [])
    return [
      "documentChanges": [
        ["kind": "create", "uri": .text(new.uri), "options": ["ignoreIfExists": true]], versioned(new, edits),
      ]
    ]
  }

  /// Edits of one document, for the version that the client has where it can say so.
  func edit(of document: TextDocument, _ edits: [TextEdit]) -> JSONLiteral { edit(of: [(document, edits)]) }

  /// Edits of documents, each once.
  private func edit(of changes: [(document: TextDocument, edits: [TextEdit])]) -> JSONLiteral {
    if features.versionsEdits { return ["documentChanges": .array(changes.map { versioned($0.document, $0.edits) })] }
    return [
      "changes": .object(
        changes.map { document, edits in (document.uri, .array(edits.map { textEdit(of: document, $0) })) })
    ]
  }

  private func versioned(_ document: TextDocument, _ edits: [TextEdit]) -> JSONLiteral {
    [
      "textDocument": ["uri": .text(document.uri), "version": document.version.map { .integer($0) } ?? .null],
      "edits": .array(edits.map { textEdit(of: document, $0) }),
    ]
  }

  private func textEdit(of document: TextDocument, _ edit: TextEdit) -> JSONLiteral {
    ["range": range(edit.range, in: document), "newText": .text(String(decoding: edit.replacement, as: UTF8.self))]
  }
}
