/// What a client says it can do.
struct ClientFeatures {
  /// What characters of positions are.
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics, so that none are pushed.
  var pullsDiagnostics = false
  /// Whether it can be asked to request all diagnostics again.
  var refreshesDiagnostics = false
  /// Whether diagnostics may have other places.
  var showsRelatedPlaces = false
  /// Whether diagnostics may have an address for what their code means.
  var showsCodeDescriptions = false
  /// Whether diagnostics may be marked as unnecessary.
  var showsUnnecessary = false
  /// Whether it can notify the server of changes of files.
  var watchesFiles = false
  /// Whether code actions may be more than commands.
  var takesCodeActions = false
  /// Whether the symbols of a document may hold others.
  var nestsSymbols = false
  /// Whether the edit of a code action may come once it is asked for.
  var resolvesEdits = false
  /// Whether an edit may name the version of the document that it is for.
  var versionsEdits = false
  /// Whether an edit may make files.
  var createsFiles = false
  /// Whether it opens addresses.
  var showsDocuments = false
  /// What it wants to see beside lines.
  var hints: Set<InlayHintKind> = [.findings]

  /// What a client can that says nothing.
  init() {}

  /// What the parameters of `initialize` say.
  init(_ parameters: Parameters) {
    let client = parameters["capabilities"]
    let document = client["textDocument"]
    let workspace = client["workspace"]
    encoding = PositionEncoding(offered: client["general"]["positionEncodings"].items.compactMap(\.text))
    pullsDiagnostics = document["diagnostic"].isThere
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].isTrue
    let diagnostics = [document["publishDiagnostics"], document["diagnostic"]]
    showsRelatedPlaces = diagnostics.contains { $0["relatedInformation"].isTrue }
    showsCodeDescriptions = diagnostics.contains { $0["codeDescriptionSupport"].isTrue }
    showsUnnecessary = diagnostics.contains { $0["tagSupport"]["valueSet"].items.contains { $0.number == 1 } }
    watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].isTrue
    takesCodeActions = document["codeAction"]["codeActionLiteralSupport"].isThere
    nestsSymbols = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
    let action = document["codeAction"]
    resolvesEdits =
      action["dataSupport"].isTrue && action["resolveSupport"]["properties"].items.contains { $0.text == "edit" }
    let edits = workspace["workspaceEdit"]
    versionsEdits = edits["documentChanges"].isTrue
    createsFiles =
      versionsEdits && edits["resourceOperations"].items.contains { $0.text == "create" }
    showsDocuments = client["window"]["showDocument"]["support"].isTrue
    let hints = parameters["initializationOptions"]["inlayHints"]
    if hints.isThere { self.hints = Set(hints.items.compactMap { $0.text.flatMap(InlayHintKind.init) }) }
  }
}
