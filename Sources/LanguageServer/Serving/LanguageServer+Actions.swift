import Documents
import Linting
import Project

extension LanguageServer {
  /// How many bytes are linted for one request at most to see which suppressions hold.
  private static let suppressionBudget = 64 << 20

  /// What can be done about the findings in a range, and about the whole document.
  func codeActions(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    let uri = try parameters["textDocument"]["uri"].required("textDocument.uri")
    let kinds = CodeActionKinds(parameters["context"]["only"].items.compactMap(\.text))
    guard let start = DocumentPosition(parameters["range"]["start"]),
      let end = DocumentPosition(parameters["range"]["end"])
    else { throw MessageError(.invalidParams, "`range` must be a range") }
    guard features.takesCodeActions, let file = checked(uri), let document = documents[uri]?.text,
      file.report.hasOpenFindings
    else { return [] }
    func isAsked(_ finding: Finding) -> Bool {
      kinds.contains(.quickFix) && document.position(of: finding.start, features.encoding) <= end
        && start <= document.position(of: finding.end, features.encoding)
    }
    guard kinds.contains(.fixAll) || file.report.open.contains(where: isAsked),
      let file = workspace.fixes(file.location, where: isAsked)
    else { return [] }
    var actions: [JSONLiteral] = []
    var budget = Self.suppressionBudget
    // It reads the baseline, which what fixes all needs not.
    lazy var takesBaseline = self.takesBaseline(file)
    for (index, finding) in file.report.open.enumerated() where isAsked(finding) {
      actions += self.actions(for: finding, index, in: file, document, takesBaseline: takesBaseline, &budget)
    }
    if kinds.contains(.fixAll), let action = fixAll(in: file, document) { actions.append(action) }
    return .array(actions)
  }

  /// What can be done about a finding.
  ///
  /// - Parameters:
  ///   - index: that of the finding among those that count.
  ///   - takesBaseline: whether it can be added to a baseline.
  ///   - budget: how many bytes may be linted to see which suppressions hold.
  private func actions(
    for finding: Finding, _ index: Int, in file: CheckedFile, _ document: TextDocument, takesBaseline: Bool,
    _ budget: inout Int
  ) -> [JSONLiteral] {
    let diagnostic = diagnosticWriter.diagnostic(of: finding, in: file, document)
    func action(_ title: String, _ members: (String, JSONLiteral)...) -> JSONLiteral {
      .object(
        [("title", .text(title)), ("kind", .text(CodeActionKinds.quickFix)), ("diagnostics", [diagnostic])]
          + members.map { ($0, $1) })
    }
    var actions = finding.fixes.compactMap { fix -> JSONLiteral? in
      guard let edit = edit(of: document, fix) else { return nil }
      // What is forced alone is what a key for the best answer may do.
      return fix.safety == .safe
        ? action(fix.words, ("isPreferred", true), ("edit", edit))
        : action("\(fix.words) (\(fix.safety.rawValue))", ("edit", edit))
    }
    if let edit = suppression(of: finding, in: file, document, &budget) {
      actions.append(action("Suppress \(finding.rule) here, with a reason", ("edit", edit)))
    } else if let edit = ignoreEntry(for: finding, in: file) {
      actions.append(action("Ignore \(finding.rule) here in the configuration, with a reason", ("edit", edit)))
    }
    if takesBaseline {
      let title = "Add this finding of \(finding.rule) to the baseline"
      if features.resolvesEdits {
        actions.append(action(title, ("data", CodeActionData.Action.baseline(finding: index).value(for: document))))
      } else if let edit = baselineEdit(adding: index, of: file) {
        actions.append(action(title, ("edit", edit)))
      }
    }
    if features.showsDocuments, let page = workspace.page(ofRule: finding.rule) {
      let title = "Show the page of \(finding.rule)"
      let command: JSONLiteral = [
        "title": .text(title), "command": .text(Command.openPage.rawValue), "arguments": [.text(page)],
      ]
      actions.append(action(title, ("command", command)))
    }
    return actions
  }

  /// What fixes all of a document that is safe to fix; `nil` where nothing is.
  private func fixAll(in file: CheckedFile, _ document: TextDocument) -> JSONLiteral? {
    guard file.report.open.contains(where: { $0.fixes.contains { $0.safety == .safe && $0.others.isEmpty } })
    else { return nil }
    var action: [(name: String, value: JSONLiteral)] = [
      ("title", "Fix all that is safe to fix"), ("kind", .text(CodeActionKinds.fixAll)),
    ]
    if features.resolvesEdits {
      action.append(("data", CodeActionData.Action.fixAll.value(for: document)))
    } else {
      guard let edit = fixAllEdit(of: document, at: file.location) else { return nil }
      action.append(("edit", edit))
    }
    return .object(action)
  }

  /// Adds the edit to an action, which is made only when it is needed.
  func resolve(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    guard let data = CodeActionData(parameters["data"]), let action = parameters.value?.literal,
      case .object(let members) = action
    else { throw MessageError(.invalidParams, "`data` must be what the server gave with the action") }
    guard let document = documents[data.uri]?.text, document.version == data.version, let file = checked(data.uri)
    else { throw MessageError(.contentModified, "the document has changed since the action was offered") }
    let edit: JSONLiteral? =
      switch data.action {
      case .fixAll: fixAllEdit(of: document, at: file.location)
      case .baseline(let index): baselineEdit(adding: index, of: file)
      }
    return .object(members + (edit.map { [("edit", $0)] } ?? []))
  }
}

/// What an action keeps of itself until its edit is asked for.
struct CodeActionData {
  enum Action: Equatable {
    case fixAll
    /// A finding, by its index among those that count, goes into the baseline.
    case baseline(finding: Int)

    /// The data of the action for the version of a document that it was offered for.
    func value(for document: TextDocument) -> JSONLiteral {
      let finding: JSONLiteral? = if case .baseline(let index) = self { .integer(index) } else { nil }
      return .members(
        ("uri", .text(document.uri)), ("version", document.version.map { .integer($0) }), ("finding", finding))
    }
  }

  /// The document's.
  let uri: String
  /// That of the document when the action was offered.
  let version: Int?
  let action: Action

  /// The data that a client gives back; `nil` where it is none.
  init?(_ parameters: Parameters) {
    guard let uri = parameters["uri"].text else { return nil }
    self.uri = uri
    version = parameters["version"].number
    action = parameters["finding"].number.map { .baseline(finding: $0) } ?? .fixAll
  }
}

/// The kinds of code actions that a client asks for.
struct CodeActionKinds {
  /// What answers a finding.
  static let quickFix = "quickfix"
  /// What fixes all that is safe to fix, as editors do when they save.
  static let fixAll = "source.fixAll.fiorilint"

  private let only: [String]

  /// - Parameter only: what the client names; nothing: all kinds.
  init(_ only: [String]) {
    self.only = only
  }

  enum Kind {
    case quickFix, fixAll

    var name: String { self == .quickFix ? CodeActionKinds.quickFix : CodeActionKinds.fixAll }
  }

  /// Whether a kind is asked for, by its name or by one that it is below.
  func contains(_ kind: Kind) -> Bool {
    only.isEmpty || only.contains { $0.isEmpty || kind.name == $0 || kind.name.hasPrefix($0 + ".") }
  }
}
