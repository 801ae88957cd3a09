import Foundation
import TestSupport
import Testing

/// What `fiorilint server` finds: what `fiorilint check` finds in the same text.
@Suite struct ServerDiagnosticTests {
  private static let config = "rules:\n  touch-target/*: off\n"

  /// Open, change, save, close.
  @Test func oneDocument() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a b.json"))
    client.open(uri, Workspace.error)
    let first = try client.diagnostics(uri, version: 1)
    #expect(codes(first) == ["touch-target/minimum-size"])
    let item = try #require(first.first)
    #expect(item["severity"] as? Int == 1)
    #expect(item["source"] as? String == "fiorilint")
    let page = (item["codeDescription"] as? [String: Any])?["href"] as? String
    #expect(page?.hasSuffix("/Rules/touch-target/minimum-size.md") == true)
    client.change(uri, Workspace.clean, version: 2)
    #expect(try client.diagnostics(uri, version: 2).isEmpty)
    // A broken text is a diagnostic where it breaks.
    client.change(uri, Workspace.broken, version: 3)
    let broken = try client.diagnostics(uri, version: 3)
    #expect(broken.count == 1 && broken[0]["severity"] as? Int == 1 && broken[0]["code"] == nil, "\(broken)")
    #expect(Place(broken[0]) == Place(line: 0, character: Workspace.broken.utf16.count, endCharacter: nil))
    // What is no screen has none.
    client.change(uri, #"{"a": 1}"#, version: 4)
    #expect(try client.diagnostics(uri, version: 4).isEmpty)
    client.change(uri, Workspace.error, version: 5)
    #expect(try client.diagnostics(uri, version: 5).count == 1)
    client.send("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try client.diagnostics(uri).isEmpty)
    #expect(try client.quit() == 0)
    #expect(client.logText.isEmpty, "\(client.logText)")
  }

  /// A mistake in one configuration leaves the documents of others as they are, in either order.
  @Test(arguments: [true, false]) func oneBrokenConfiguration(isOpen: Bool) throws {
    let wrong = "rules: {touch-target/minimum-siz: off}\n"
    let workspace = try Workspace([
      "a/.fiorilint.yml": isOpen ? "" : wrong, "a/s.json": Workspace.error, "b/.fiorilint.yml": "preset: all\n",
      "b/s.json": Workspace.error,
    ])
    let client = try ServerClient([workspace.folder.path])
    let (first, second) = (
      ServerClient.uri(workspace.folder.path("a/s.json")), ServerClient.uri(workspace.folder.path("b/s.json"))
    )
    if isOpen { client.open(ServerClient.uri(workspace.folder.path("a/.fiorilint.yml")), wrong) }
    client.open(first, Workspace.error)
    #expect(try client.diagnostics(first, version: 1).isEmpty)
    client.open(second, Workspace.error)
    #expect(codes(try client.diagnostics(second, version: 1)) == ["touch-target/minimum-size"])
    #expect(try client.quit() == 0)
  }

  /// What is broken before anything shows that it is a screen is reported as `check` reports it, where its name says that it is one.
  @Test(arguments: [
    ("a.page", #"{_Type": "Page", "_Name": "x"}"#), ("a.fragment", "{"), ("a.uix", "<hier"),
    ("a.storyboard", "<?xml version=\"1.0\"?>\n<document type=\"com.app"), ("a.json", "{"), ("a.xml", "<?xml"),
  ])
  func brokenFromTheStart(name: String, text: String) throws {
    let workspace = try Workspace([name: text, "z.json": Workspace.clean])
    let report = try Command(directory: workspace.folder.path).run(["check", ".", "--format", "json"]).json
    let failures = report["failures"] as? [[String: Any]] ?? []
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path(name))
    client.open(uri, text)
    let found = try client.diagnostics(uri, version: 1)
    #expect(found.map { $0["message"] as? String } == failures.map { $0["message"] as? String })
    #expect(found.map { Place($0).line + 1 } == failures.map { $0["line"] as? Int ?? 1 })
    #expect(failures.isEmpty == ["a.json", "a.xml"].contains(name))
    #expect(try client.quit() == 0)
  }

  /// A screen that breaks before what shows that it is one stays one, until the text is whole and something else.
  @Test(arguments: [
    ("a.json", Workspace.error, #"{type": "screen""#, #"{"type": 3}"#),
    ("a.xml", "<screen platform=\"ios\"/>", "<scr een platform=\"ios\"/", "<note/>"),
  ])
  func brokenWhileOpen(name: String, screen: String, broken: String, other: String) throws {
    let workspace = try Workspace([name: screen])
    var capabilities = ServerClient.capabilities
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["diagnostic"] = ["dynamicRegistration": false]
    capabilities["textDocument"] = document
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path(name))
    func messages() throws -> [String?] {
      let answer = try client.call("textDocument/diagnostic", ["textDocument": ["uri": uri]]) as? [String: Any]
      return (answer?["items"] as? [[String: Any]] ?? []).map { $0["message"] as? String }
    }
    func expected(_ text: String) throws -> [String?] {
      try workspace.folder.write("copy/\(name)", text)
      let run = try Command(directory: workspace.folder.path).run(["check", "copy/\(name)", "--format", "json"])
      return (run.json["failures"] as? [[String: Any]] ?? []).map { $0["message"] as? String }
    }
    client.open(uri, broken)
    #expect(try messages().isEmpty)
    client.change(uri, screen, version: 2)
    _ = try messages()
    for version in 3...4 {
      client.change(uri, broken, version: version)
      #expect(try messages() == expected(broken) && messages().count == 1)
    }
    let all = try client.call("workspace/diagnostic", ["previousResultIds": [] as [Any]]) as? [String: Any]
    let items = (all?["items"] as? [[String: Any]] ?? []).filter { $0["uri"] as? String == uri }
    #expect((items.first?["items"] as? [Any])?.count == 1, "\(items)")
    client.change(uri, other, version: 5)
    #expect(try messages().isEmpty)
    client.change(uri, broken, version: 6)
    #expect(try messages().isEmpty)
    #expect(try client.quit() == 0)
  }

  /// Ranges count what was negotiated, and edits come in it.
  @Test(arguments: [("utf-8", 4), ("utf-16", 2), ("utf-32", 1)])
  func incrementalChanges(encoding: String, width: Int) throws {
    var capabilities = ServerClient.capabilities
    capabilities["general"] = ["positionEncodings": [encoding]]
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let front = #"{"type": "screen", "platform": "ios", "content": [{"text": ""#
    client.open(uri, front + #"𝄞", "type": "button", "id": "b", "frame": [0, 0, 44, 44]}]}"#)
    #expect(try client.diagnostics(uri, version: 1).isEmpty)
    let behind = front.count + width + #"", "type": "button", "id": "b", "frame": [0, 0, "#.count
    client.send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 0, "character": behind], "end": ["line": 0, "character": behind + 2]],
            "text": "30",
          ],
          [
            "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "text": "\n",
          ],
        ],
      ])
    let found = try client.diagnostics(uri, version: 2)
    #expect(codes(found) == ["touch-target/minimum-size"])
    let start = front.count + width + #"", "type": "button", "id": "b", "#.count
    #expect(found.first.map { Place($0) }?.line == 1)
    #expect(found.first.map { Place($0) }?.character == start, "\(found)")
  }

  /// Diagnostics that are asked for, and those of all files.
  @Test func pulled() throws {
    let workspace = try Workspace(["b.json": Workspace.error, "c.json": Workspace.clean, "d.json": Workspace.warning])
    var capabilities = ServerClient.capabilities
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["diagnostic"] = ["dynamicRegistration": false]
    capabilities["textDocument"] = document
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Workspace.error)
    let parameters: [String: Any] = ["textDocument": ["uri": uri]]
    let first = try client.call("textDocument/diagnostic", parameters) as? [String: Any] ?? [:]
    #expect(first["kind"] as? String == "full")
    #expect((first["items"] as? [Any])?.count == 1)
    let id = try #require(first["resultId"] as? String)
    let again = parameters.merging(["previousResultId": id]) { $1 }
    let second = try client.call("textDocument/diagnostic", again) as? [String: Any] ?? [:]
    #expect(second["kind"] as? String == "unchanged" && second["items"] == nil)
    client.change(uri, Workspace.clean, version: 2)
    let third = try client.call("textDocument/diagnostic", again) as? [String: Any] ?? [:]
    #expect(third["kind"] as? String == "full" && (third["items"] as? [Any])?.isEmpty == true)

    func all(_ previous: [[String: Any]]) throws -> [[String: Any]] {
      let result = try client.call("workspace/diagnostic", ["previousResultIds": previous]) as? [String: Any]
      return result?["items"] as? [[String: Any]] ?? []
    }
    func name(_ item: [String: Any]) -> String { (item["uri"] as? String ?? "").suffix(6).description }
    let items = try all([])
    #expect(items.map(name) == ["b.json", "d.json"])
    // What was fixed is reported as empty, what is as it was as unchanged.
    try workspace.folder.write("b.json", Workspace.clean)
    let known = items.map { ["uri": $0["uri"] ?? "", "value": $0["resultId"] ?? ""] }
    let later = try all(known)
    #expect(Set(later.map { "\(name($0)) \($0["kind"] ?? "")" }) == ["b.json full", "d.json unchanged"])
    #expect(try client.quit() == 0)
    #expect(!client.received.contains { $0["method"] as? String == "textDocument/publishDiagnostics" })
  }

  /// The nearest configuration holds, as the editor has it, and a wrong one is reported where it is wrong.
  @Test func configuration() throws {
    let workspace = try Workspace([".fiorilint.yml": "", "inner/.fiorilint.yml": Self.config])
    let client = try ServerClient([workspace.folder.path])
    let outer = ServerClient.uri(workspace.folder.path("a.json"))
    let inner = ServerClient.uri(workspace.folder.path("inner/a.json"))
    let config = ServerClient.uri(workspace.folder.path(".fiorilint.yml"))
    client.open(outer, Workspace.error)
    client.open(inner, Workspace.error)
    #expect(try client.diagnostics(outer, version: 1).count == 1)
    #expect(try client.diagnostics(inner, version: 1).isEmpty)
    client.open(config, "")
    #expect(try client.diagnostics(config, version: 1).isEmpty)
    client.forget()
    client.change(config, Self.config, version: 2)
    #expect(try client.diagnostics(outer, version: 1) { $0.isEmpty }.isEmpty)
    client.forget()
    client.change(config, Self.config + "nonsense: 1\n", version: 3)
    let mistakes = try client.diagnostics(config, version: 3)
    #expect(mistakes.count == 1 && Place(mistakes[0]) == Place(line: 2, character: 0, endCharacter: 0), "\(mistakes)")
    // What held before holds on.
    client.change(outer, Workspace.error + "\n", version: 2)
    #expect(try client.diagnostics(outer, version: 2).isEmpty)
    client.forget()
    client.send("textDocument/didClose", ["textDocument": ["uri": config]])
    #expect(try client.diagnostics(config) { $0.isEmpty }.isEmpty)
    #expect(try client.diagnostics(outer) { $0.count == 1 }.count == 1)
    // One that is not open is reported, too, and taken back.
    client.forget()
    try workspace.folder.write(".fiorilint.yml", "nonsense: 1\n")
    let change = ["changes": [["uri": config, "type": 2]]]
    client.send("workspace/didChangeWatchedFiles", change)
    #expect(try client.diagnostics(config) { $0.count == 1 }.count == 1)
    try workspace.folder.write(".fiorilint.yml", Self.config)
    client.send("workspace/didChangeWatchedFiles", change)
    #expect(try client.diagnostics(config) { $0.isEmpty }.isEmpty)
    #expect(try client.quit() == 0)
  }

  /// A configuration counts before it is written to the disk.
  @Test func unsavedConfiguration() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("inner/a.json"))
    let config = ServerClient.uri(workspace.folder.path(".fiorilint.yml"))
    client.open(uri, Workspace.error)
    #expect(try client.diagnostics(uri, version: 1).count == 1)
    client.open(config, "rules:\n  nope/x: error\nfoo: 1\n")
    #expect(try client.diagnostics(config, version: 1).count == 2)
    client.forget()
    client.change(config, "rules:\n  touch-target/*: info\n", version: 2)
    let milder = try client.diagnostics(uri, version: 1) { $0.first?["severity"] as? Int == 3 }
    #expect(milder.count == 1)
    #expect(try client.diagnostics(config, version: 2).isEmpty)
    client.forget()
    client.send("textDocument/didClose", ["textDocument": ["uri": config]])
    #expect(try client.diagnostics(uri, version: 1) { $0.first?["severity"] as? Int == 1 }.count == 1)
    #expect(try client.quit() == 0)
  }

  /// A rule page counts before it is written to the disk, and the first one before its folder is.
  @Test(arguments: [true, false]) func unsavedRulePage(hasFolder: Bool) throws {
    let workspace = try Workspace(hasFolder ? [".fiorilint/rules/acme/README.md": ""] : [:])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let rule = ServerClient.uri(workspace.folder.path(".fiorilint/rules/acme/wide.md"))
    func page(_ check: String) -> String {
      "---\nlevel: warning\nplatforms: [ios]\non: button\ncheck: \(check)\nwith: {minWidth: 90}\nadvice: widen it\n---\n"
        + "# Buttons are wide\n\nWhy.\n\n## Avoid\n\n```json\n{\"type\": \"screen\", \"platform\": \"ios\", \"content\": "
        + "[{\"type\": \"button\", ↓\"frame\": [0, 0, 60, 60]}]}\n```\n\n## Prefer\n\n```json\n"
        + "{\"type\": \"screen\", \"platform\": \"ios\", \"content\": "
        + "[{\"type\": \"button\", \"frame\": [0, 0, 90, 60]}]}\n```\n"
    }
    client.open(uri, Workspace.error.replacing("30, 30", with: "60, 60"))
    #expect(try client.diagnostics(uri, version: 1).isEmpty)
    client.open(rule, page("siez"))
    #expect(try client.diagnostics(rule, version: 1).count == 1)
    client.forget()
    client.change(rule, page("size"), version: 2)
    #expect(try client.diagnostics(rule, version: 2).isEmpty)
    #expect(try codes(client.diagnostics(uri, version: 1) { !$0.isEmpty }) == ["acme/wide"])
    #expect(try client.quit() == 0)
  }

  /// Where a rule page or a configuration is wrong from the start, no rule is checked, which is said once; what is broken is reported all the same.
  @Test(arguments: [".fiorilint/rules/acme/bad.md", ".fiorilint.yml"]) func wrongFromTheStart(name: String) throws {
    let workspace = try Workspace([name: "---\nnonsense: 1\n---\n"])
    var capabilities = ServerClient.capabilities
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["documentSymbol"] = ["hierarchicalDocumentSymbolSupport": true]
    capabilities["textDocument"] = document
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Workspace.error)
    #expect(try client.diagnostics(uri, version: 1).isEmpty)
    client.change(uri, Workspace.broken, version: 2)
    #expect(try client.diagnostics(uri, version: 2).count == 1)
    client.change(uri, Workspace.error, version: 3)
    #expect(try client.diagnostics(uri, version: 3).isEmpty)
    let symbols = try client.call("textDocument/documentSymbol", ["textDocument": ["uri": uri]]) as? [Any]
    #expect(symbols?.count == 1)
    let messages = client.received.filter { $0["method"] as? String == "window/showMessage" }
    #expect(messages.count == 1 && "\(messages)".contains(name), "\(messages)")
    #expect(client.logText.contains(name))
    client.forget()
    try FileManager.default.removeItem(atPath: workspace.folder.path(name))
    let gone = ["uri": ServerClient.uri(workspace.folder.path(name)), "type": 3] as [String: Any]
    client.send("workspace/didChangeWatchedFiles", ["changes": [gone]])
    #expect(try client.diagnostics(uri, version: 3) { !$0.isEmpty }.count == 1)
    #expect(try client.quit() == 0)
  }

  /// Of a document of which a change was too large nothing is found until its text is known again; the others go on.
  @Test func lostChange() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let other = ServerClient.uri(workspace.folder.path("b.json"))
    for uri in [uri, other] {
      client.open(uri, Workspace.error)
      #expect(try client.diagnostics(uri, version: 1).count == 1)
    }
    let size = 129 << 20
    let start =
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"#
      + #""contentChanges":[{"text":""#
    client.sendRaw(
      Array("Content-Length: \(size)\r\n\r\n\(start)".utf8) + [UInt8](repeating: 0x20, count: size - start.utf8.count))
    let place = ["line": 0, "character": 0]
    client.send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 3],
        "contentChanges": [["range": ["start": place, "end": place], "text": " "] as [String: Any]],
      ])
    let reported = try client.diagnostics(uri)
    #expect(reported.count == 1 && "\(reported)".contains("too large"), "\(reported)")
    #expect(try client.actions(uri, at: reported[0]).isEmpty)
    client.change(other, Workspace.clean, version: 2)
    #expect(try client.diagnostics(other, version: 2).isEmpty)
    client.change(uri, Workspace.error, version: 4)
    #expect(try codes(client.diagnostics(uri, version: 4)) == ["touch-target/minimum-size"])
    #expect(client.received.contains { $0["method"] as? String == "window/showMessage" })
    #expect(try client.quit() == 0)
  }

  /// Rules of a team, suppressions, ignores and baselines.
  @Test func whatElseHolds() throws {
    let page = """
      ---
      level: warning
      platforms: [ios, android]
      on: button
      check: size
      with: {minWidth: 40}
      advice: make it wider
      ---
      # Buttons are wide.

      Why.

      ## Avoid

      ```json
      {"type": "screen", "content": [↓{"type": "button", "frame": [0, 0, 30, 44]}]}
      ```

      ## Prefer

      ```json
      {"type": "screen", "content": []}
      ```
      """
    let workspace = try Workspace([
      ".fiorilint.yml":
        "baseline: known.json\nignore:\n  - {rule: touch-target/*, files: ./ignored.json, reason: old}\n",
      ".fiorilint/rules/acme/wide-buttons.md": page, "known.json": #"{"fiorilint-baseline": 1, "findings": []}"#,
    ])
    let folder = workspace.folder
    let client = try ServerClient([folder.path])
    let uri = ServerClient.uri(folder.path("a.json"))
    let rule = ServerClient.uri(folder.path(".fiorilint/rules/acme/wide-buttons.md"))
    client.open(uri, Workspace.error)
    let found = try client.diagnostics(uri, version: 1)
    #expect(Set(codes(found)) == ["touch-target/minimum-size", "acme/wide-buttons"])
    let own = found.first { $0["code"] as? String == "acme/wide-buttons" }
    #expect((own?["codeDescription"] as? [String: Any])?["href"] as? String == rule)
    // The page as it is while it is written.
    client.open(rule, page.replacing("level: warning", with: "level: info"))
    func isMilder(_ item: [String: Any]) -> Bool {
      item["code"] as? String == "acme/wide-buttons" && item["severity"] as? Int == 3
    }
    #expect(try client.diagnostics(uri, version: 1) { $0.contains(where: isMilder) }.contains(where: isMilder))
    client.forget()
    client.change(rule, page.replacing("check: size", with: "check: siez"), version: 2)
    #expect(try client.diagnostics(rule, version: 2).count == 1)
    client.send("textDocument/didClose", ["textDocument": ["uri": rule]])

    let ignored = ServerClient.uri(folder.path("ignored.json"))
    client.open(ignored, Workspace.error)
    #expect(try codes(client.diagnostics(ignored, version: 1)) == ["acme/wide-buttons"])

    try folder.write("a.json", Workspace.error)
    #expect(try workspace.run("baseline", "create", "a.json", "--baseline", "new.json").status == 0)
    try folder.write("known.json", folder.text(of: "new.json"))
    client.forget()
    client.send(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": ServerClient.uri(folder.path("known.json")), "type": 2]]])
    #expect(try client.diagnostics(uri, version: 1) { $0.isEmpty }.isEmpty)
    #expect(try client.quit() == 0)
  }

  /// A page of an application is checked with actions and fragments as the editor has them.
  @Test func unsavedNeighbours() throws {
    let cell = #"{"Title": "A", "OnPress": "/Shop/Actions/Go.action", "AccessoryType": "disclosureIndicator"}"#
    func action(_ isModal: Bool) -> String {
      #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/Shop/Pages/B.page", "ModalPage": \#(isModal)}"#
    }
    let page =
      #"{"_Type": "Page", "_Name": "A", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": "#
      + #"[{"_Type": "Section.Type.ObjectTable", "ObjectCell": \#(cell)}]}]}"#
    let workspace = try Workspace([
      "Application.app": #"{"_Name": "Shop"}"#, "Actions/Go.action": action(false), "Pages/A.page": page,
      "Pages/B.page": #"{"_Type": "Page", "_Name": "B", "Controls": []}"#,
    ])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("Pages/A.page"))
    let other = ServerClient.uri(workspace.folder.path("Actions/Go.action"))
    client.open(uri, page)
    let before = try codes(client.diagnostics(uri, version: 1))
    #expect(!before.contains("object-cell/accessory-navigation"))
    client.open(other, action(true))
    let after = try codes(client.diagnostics(uri, version: 1) { codes($0) != before })
    #expect(after.contains("object-cell/accessory-navigation"), "\(after)")
    client.forget()
    client.send("textDocument/didClose", ["textDocument": ["uri": other]])
    #expect(try codes(client.diagnostics(uri, version: 1) { codes($0) == before }) == before)
    client.forget()
    try workspace.folder.write("Actions/Go.action", action(true))
    client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": other, "type": 2]]])
    #expect(try codes(client.diagnostics(uri, version: 1) { codes($0) == after }) == after)
    // Of what goes with its folder some clients tell the folder alone.
    client.forget()
    try FileManager.default.removeItem(atPath: workspace.folder.path("Actions"))
    let gone = ServerClient.uri(workspace.folder.path("Actions"))
    client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": gone, "type": 3]]])
    #expect(try codes(client.diagnostics(uri, version: 1) { codes($0) != after }) == before)
    #expect(try client.quit() == 0)
  }

  /// What is closed before it was looked at keeps no client waiting.
  @Test func closedAtOnce() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    for _ in 0..<3 {
      client.open(uri, Workspace.error)
      client.send("textDocument/didClose", ["textDocument": ["uri": uri]])
      // Longer than changes may keep coming before something is linted.
      Thread.sleep(forTimeInterval: 0.15)
    }
    #expect(try client.quit() == 0)
  }

  /// What is open stays so where its file goes, or all of the folder that is open.
  @Test func deletedWhileOpen() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "inner/b.json": Workspace.error])
    let client = try ServerClient([workspace.folder.path("inner")])
    let uri = ServerClient.uri(workspace.folder.path("inner/b.json"))
    client.open(uri, Workspace.error)
    #expect(try client.diagnostics(uri, version: 1).count == 1)
    for (version, gone) in [(2, "inner/b.json"), (3, "inner")] {
      try FileManager.default.removeItem(atPath: workspace.folder.path(gone))
      let change = ["uri": ServerClient.uri(workspace.folder.path(gone)), "type": 3] as [String: Any]
      client.send("workspace/didChangeWatchedFiles", ["changes": [change]])
      client.forget()
      client.change(uri, Workspace.error + "\n", version: version)
      #expect(try client.diagnostics(uri, version: version).count == 1)
    }
    #expect(try client.quit() == 0)
  }

  /// A client that asks is asked to ask again, once, no matter how many files change.
  @Test func refreshedOnce() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    var capabilities = ServerClient.capabilities
    capabilities["textDocument"] = ["diagnostic": [:] as [String: Any]]
    capabilities["workspace"] = ["diagnostics": ["refreshSupport": true]]
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let changes = ["a.json", ".fiorilint.yml", "b.page", "c.action"].map {
      ["uri": ServerClient.uri(workspace.folder.path($0)), "type": 2] as [String: Any]
    }
    client.send("workspace/didChangeWatchedFiles", ["changes": changes])
    _ = try client.call("workspace/diagnostic", ["previousResultIds": [] as [Any]])
    #expect(client.received.count { $0["method"] as? String == "workspace/diagnostic/refresh" } == 1)
    #expect(try client.quit() == 0)
  }

  /// Folders come and go, and a document may lie in none.
  @Test func folders() throws {
    let workspace = try Workspace(["one/.fiorilint.yml": Self.config, "two/a.json": ""])
    let folder = workspace.folder
    let client = try ServerClient([folder.path("two")])
    let (one, two) = (ServerClient.uri(folder.path("one/a.json")), ServerClient.uri(folder.path("two/a.json")))
    client.open(one, Workspace.error)
    client.open(two, Workspace.error)
    #expect(try client.diagnostics(one, version: 1).isEmpty)
    #expect(try client.diagnostics(two, version: 1).count == 1)
    // What changed in a folder before it was added counts.
    try folder.write("one/.fiorilint.yml", "preset: all\n")
    let added = [["uri": ServerClient.uri(folder.path("one")), "name": "one"]]
    client.send("workspace/didChangeWorkspaceFolders", ["event": ["added": added, "removed": []]])
    #expect(try client.diagnostics(one, version: 1).count == 1)
    client.open("untitled:Untitled-1", Workspace.error)
    #expect(try client.diagnostics("untitled:Untitled-1", version: 1).count == 1)
    client.open("file:///no/such/folder/%FF.json", Workspace.error)
    #expect(try client.diagnostics("file:///no/such/folder/%FF.json", version: 1).count == 1)
    #expect(try client.quit() == 0)
  }
}

/// Where a diagnostic is.
struct Place: Equatable {
  var line: Int
  var character: Int
  /// `nil`: of no account.
  var endCharacter: Int?

  init(line: Int, character: Int, endCharacter: Int?) {
    self.line = line
    self.character = character
    self.endCharacter = endCharacter
  }

  init(_ diagnostic: [String: Any]) {
    let range = diagnostic["range"] as? [String: Any] ?? [:]
    let (start, end) = (range["start"] as? [String: Int] ?? [:], range["end"] as? [String: Int] ?? [:])
    self.init(line: start["line"] ?? -1, character: start["character"] ?? -1, endCharacter: end["character"])
  }

  static func == (left: Place, right: Place) -> Bool {
    left.line == right.line && left.character == right.character
      && (left.endCharacter == nil || right.endCharacter == nil || left.endCharacter == right.endCharacter)
  }
}
