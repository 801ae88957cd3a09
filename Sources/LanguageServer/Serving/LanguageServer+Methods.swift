import Documents
import Project

extension LanguageServer {
  /// Answers a request.
  func respond(to method: String, _ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    switch phase {
    case .new where method == "initialize": return initialize(parameters)
    case .new: throw MessageError(.serverNotInitialized, "expected `initialize` first, not \(method)")
    case .shutDown: throw MessageError(.invalidRequest, "the server is shut down: expected `exit`, not \(method)")
    case .running: break
    }
    switch method {
    case "initialize": throw MessageError(.invalidRequest, "the server is initialized already")
    case "shutdown":
      phase = .shutDown
      waiting = []
      return .null
    case "textDocument/diagnostic": return try diagnostic(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "codeAction/resolve": return try resolve(parameters)
    case "textDocument/documentSymbol": return try documentSymbols(parameters)
    case "textDocument/foldingRange": return try foldingRanges(parameters)
    case "textDocument/documentLink": return try documentLinks(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/inlayHint": return try inlayHints(parameters)
    case "workspace/executeCommand": return try execute(parameters)
    case "workspace/diagnostic": return try workspaceDiagnostic(parameters)
    default: throw MessageError(.methodNotFound, "the server has no method \(method)")
    }
  }

  /// Handles a notification of the client.
  func notice(_ method: String, _ parameters: Parameters) throws(MessageError) {
    switch method {
    case "initialized": if features.watchesFiles { watchFiles() }
    case "textDocument/didOpen": try didOpen(parameters)
    case "textDocument/didChange": try didChange(parameters)
    case "textDocument/didSave": try didSave(parameters)
    case "textDocument/didClose": try didClose(parameters)
    case "workspace/didChangeWatchedFiles": didChangeFiles(parameters)
    case "workspace/didChangeWorkspaceFolders": didChangeFolders(parameters)
    default: log(.debug, "\(method) is skipped")
    }
  }

  // MARK: Beginning

  private func initialize(_ parameters: Parameters) -> JSONLiteral {
    phase = .running
    features = ClientFeatures(parameters)
    watch(parameters["processId"].number)
    var folders = parameters["workspaceFolders"].items.compactMap { $0["uri"].text.flatMap(DocumentURI.path) }
    if folders.isEmpty {
      let root = parameters["rootUri"].text.flatMap(DocumentURI.path) ?? parameters["rootPath"].text
      folders = root.map { [$0] } ?? []
    }
    workspace.folders = folders
    return [
      "capabilities": [
        "positionEncoding": .text(features.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "diagnosticProvider": [
          "identifier": "fiorilint", "interFileDependencies": true, "workspaceDiagnostics": true,
        ],
        "codeActionProvider": codeActionOptions,
        "hoverProvider": true, "documentSymbolProvider": true, "foldingRangeProvider": true,
        "documentLinkProvider": [:], "definitionProvider": true, "referencesProvider": true,
        "inlayHintProvider": true, "completionProvider": ["triggerCharacters": ["\"", " ", "<"]],
        "executeCommandProvider": ["commands": .array(Command.allCases.map { .text($0.rawValue) })],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
      "serverInfo": ["name": "fiorilint", "version": .text(BuildDescription.version)],
    ]
  }

  private var codeActionOptions: JSONLiteral {
    guard features.takesCodeActions else { return false }
    return [
      "codeActionKinds": [.text(CodeActionKinds.quickFix), .text(CodeActionKinds.fixAll)],
      "resolveProvider": .boolean(features.resolvesEdits),
    ]
  }

  /// What findings depend on besides open documents: configurations, rule pages, baselines, what screens refer to, and
  /// screens.
  private static let watchedFiles = [
    "**/*.{yml,yaml,md}", "**/*.{json,xml,uix,storyboard,xib}", "**/*.{page,fragment,action,global,app}",
    "**/Rules/**/*.{js,ts}", "**/settings.{gradle,gradle.kts}",
    // Of what goes with its folder some clients tell the folder alone.
    "**/{Actions,Fragments,Globals,Pages,Rules,res,rules,.fiorilint}",
  ]

  private func watchFiles() {
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "fiorilint-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(Self.watchedFiles.map { ["globPattern": .text($0)] })],
          ]
        ]
      ])
  }

  // MARK: Files and folders

  private func didChangeFiles(_ parameters: Parameters) {
    // What is open counts as the editor has it.
    let locations = parameters["changes"].items.compactMap { $0["uri"].text.flatMap(DocumentURI.path) }
      .filter { uris[$0] == nil }
    if locations.isEmpty { return }
    let known = uris.keys.sorted()
    var dependents: Set<String> = []
    for location in locations {
      workspace.noticeChange(at: location)
      dependents.formUnion(workspace.dependents(of: location, among: known))
    }
    for location in dependents.sorted() { if let uri = uris[location] { checkAgain(uri) } }
    // Diagnostics of files that are not open are sent only if they are requested.
    refresh()
  }

  private func didChangeFolders(_ parameters: Parameters) {
    let event = parameters["event"]
    let removed = event["removed"].items.compactMap { $0["uri"].text.flatMap(DocumentURI.path) }
    let added = event["added"].items.compactMap { $0["uri"].text.flatMap(DocumentURI.path) }
    var folders = workspace.folders.filter { !removed.contains($0) }
    for folder in added where !folders.contains(folder) { folders.append(folder) }
    workspace.folders = folders
    for uri in documents.keys.sorted() { checkAgain(uri) }
    refresh()
  }
}
