import Foundation
import TestSupport
import Testing

/// What `fiorilint server` offers to do about a finding.
@Suite struct ServerActionTests {
  /// Applied, and with a reason, the action suppresses what it is offered for, and nothing else.
  @Test(arguments: ["a.json", "a.xml", "a.page"]) func suppression(name: String) throws {
    let texts = [
      "a.json": Workspace.error.replacing("[{", with: "[\n  {"),
      "a.xml": "<screen platform=\"ios\">\n  <button id=\"b\" frame=\"0 0 30 30\"/>\n</screen>\n",
      "a.page": String(
        decoding: try Repository.bytes(of: "Fixtures/formats/mdk/no-application/Orphan.page"), as: UTF8.self),
    ]
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path(name))
    var text = try #require(texts[name])
    client.open(uri, text)
    let found = try client.diagnostics(uri, version: 1)
    let first = try #require(found.first)
    let action = try #require(
      try client.actions(uri, at: first).first { "\($0["title"] ?? "")".hasPrefix("Suppress") })
    #expect(action["kind"] as? String == "quickfix")
    #expect(codes(action["diagnostics"] as? [[String: Any]] ?? []) == [first["code"] as? String])
    text = try applied(action, to: text, uri)
    client.change(uri, text, version: 2)
    // What has no reason yet is a finding itself.
    #expect(try client.diagnostics(uri, version: 2).contains { "\($0["message"] ?? "")".contains("TODO: say why") })
    client.change(uri, text.replacing("TODO: say why", with: "agreed"), version: 3)
    let left = try codes(client.diagnostics(uri, version: 3))
    #expect(left.count < found.count && !left.contains { $0.hasPrefix("suppression/") }, "\(left) of \(codes(found))")
    #expect(try client.quit() == 0)
  }

  /// No matter what is found in a page, something suppresses it, also where it stands at a member that is no object.
  @Test func pages() throws {
    let client = try ServerClient([Repository.root.path])
    var count = 0
    for path in Repository.files(below: "Fixtures/formats", "page") {
      let uri = ServerClient.uri(Repository.url(path).path)
      client.open(uri, String(decoding: try Repository.bytes(of: path), as: UTF8.self))
      for finding in try client.diagnostics(uri, version: 1) {
        guard let rule = finding["code"] as? String, !rule.hasPrefix("suppression/") else { continue }
        let titles = try client.actions(uri, at: finding).map { "\($0["title"] ?? "")" }
        let offered = ["Suppress \(rule) here", "Ignore \(rule) here"]
        #expect(titles.contains { title in offered.contains(where: title.hasPrefix) }, "\(path): \(rule) \(titles)")
        count += 1
      }
    }
    #expect(count > 20)
    #expect(try client.quit() == 0)
  }

  /// Nothing is offered that would not hold: behind `screens`, and beside what is wrong already.
  @Test(arguments: [
    #"{"screens": [{"type": "screen", "platform": "ios", "content": []}], "widht": 1}"#,
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "fiorilint-disable": true, "frame": [0, 0, 30, 30]}]}"#,
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "fiorilint-disable": {"touch-target/minimum-size": ""}, "frame": [0, 0, 30, 30]}]}"#,
  ])
  func suppressionsThatWouldNotHold(text: String) throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, text)
    let found = try client.diagnostics(uri, version: 1)
    #expect(!found.isEmpty)
    for finding in found {
      let titles = try client.actions(uri, at: finding).map { "\($0["title"] ?? "")" }
      #expect(!titles.contains { $0.hasPrefix("Suppress") }, "\(titles)")
    }
    #expect(try client.quit() == 0)
  }

  /// What a format cannot say, the configuration does.
  @Test(arguments: [nil, "preset: all\n", "ignore:\n  - {rule: touch-target/*, files: ./z.json, reason: old}\n"])
  func ignoreEntry(configuration: String?) throws {
    let dump = String(
      decoding: try Repository.bytes(of: "Fixtures/formats/ios-page-source/shop.xml"), as: UTF8.self)
    let workspace = try Workspace(configuration.map { [".fiorilint.yml": $0] } ?? [:])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("dump.xml"))
    let config = ServerClient.uri(workspace.folder.path(".fiorilint.yml"))
    client.open(uri, dump)
    let found = try client.diagnostics(uri, version: 1)
    // One that no others make way for.
    let first = try #require(found.first { $0["code"] as? String == "collection-view/header-required" })
    let action = try #require(try client.actions(uri, at: first).first { "\($0["title"] ?? "")".hasPrefix("Ignore") })
    let text = try applied(action, to: configuration ?? "", config)
    try workspace.folder.write(".fiorilint.yml", text.replacing("TODO: say why", with: "agreed"))
    client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": config, "type": 1]]])
    let after = try client.diagnostics(uri, version: 1)
    #expect(after.count < found.count, "\(text)")
    #expect(try client.quit() == 0)
  }

  /// An entry is there for each rule that would report the next finding on the element.
  @Test func ignoreEntriesOfSeveralRules() throws {
    let fixture = "interface-builder/violations.storyboard"
    let text = String(decoding: try Repository.bytes(of: "Fixtures/formats/\(fixture)"), as: UTF8.self)
    let workspace = try Workspace([:])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.\(fixture.split(separator: ".")[1])"))
    let config = ServerClient.uri(workspace.folder.path(".fiorilint.yml"))
    client.open(uri, text)
    let found = try client.diagnostics(uri, version: 1)
    let actions = try found.compactMap { finding in
      try client.actions(uri, at: finding).first { "\($0["title"] ?? "")".hasPrefix("Ignore") }
    }
    let texts = try actions.map { try applied($0, to: "", config) }
    let several = try #require(texts.first { $0.components(separatedBy: "rule: ").count > 2 }, "\(texts)")
    try workspace.folder.write(".fiorilint.yml", several.replacing("TODO: say why", with: "agreed"))
    client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": config, "type": 1]]])
    let after = try client.diagnostics(uri, version: 1)
    func places(_ list: [ServerClient.Object]) -> Set<String> {
      Set(
        list.map { finding in
          let start = (finding["range"] as? ServerClient.Object)?["start"] as? ServerClient.Object
          return "\(finding["code"] ?? "") \(start?["line"] ?? "")"
        })
    }
    #expect(after.count < found.count, "\(several)")
    #expect(places(after).isSubset(of: places(found)), "\(several)")
    #expect(try client.quit() == 0)
  }

  /// A baseline that is not there yet is made by the first finding that goes into it, where the client can make files.
  @Test(arguments: [true, false]) func newBaseline(createsFiles: Bool) throws {
    let workspace = try Workspace([".fiorilint.yml": "baseline: known.json\n"])
    var capabilities = ServerClient.capabilities
    if !createsFiles { capabilities["workspace"] = ["workspaceEdit": ["documentChanges": true]] }
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["codeAction"] = [
      "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "dataSupport": true,
      "resolveSupport": ["properties": ["edit"]],
    ]
    capabilities["textDocument"] = document
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Workspace.error)
    let first = try #require(try client.diagnostics(uri, version: 1).first)
    let offered = try client.actions(uri, at: first).first { "\($0["title"] ?? "")".hasSuffix("to the baseline") }
    #expect((offered != nil) == createsFiles)
    if let offered {
      let action = try #require(try client.call("codeAction/resolve", offered) as? [String: Any])
      let known = ServerClient.uri(workspace.folder.path("known.json"))
      try workspace.folder.write("known.json", applied(action, to: "", known))
      client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": known, "type": 1]]])
      #expect(try client.diagnostics(uri, version: 1) { $0.isEmpty }.isEmpty)
    }
    #expect(try client.quit() == 0)
  }

  @Test func baselineAndPage() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "baseline: known.json\n", "known.json": "{\"fiorilint-baseline\": 1, \"findings\": []}\n",
    ])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let known = ServerClient.uri(workspace.folder.path("known.json"))
    client.open(uri, Workspace.error)
    let first = try #require(try client.diagnostics(uri, version: 1).first)
    let all = try client.actions(uri, at: first)
    let baseline = try #require(all.first { "\($0["title"] ?? "")".hasSuffix("to the baseline") })
    try workspace.folder.write("known.json", applied(baseline, to: workspace.folder.text(of: "known.json"), known))
    client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": known, "type": 2]]])
    #expect(try client.diagnostics(uri, version: 1).isEmpty)

    let show = try #require(all.first { $0["command"] != nil }?["command"] as? [String: Any])
    client.forget()
    _ = try client.call("workspace/executeCommand", show)
    let asked = client.received.first { $0["method"] as? String == "window/showDocument" }?["params"] as? [String: Any]
    #expect(
      (asked?["uri"] as? String)?.hasSuffix("touch-target/minimum-size.md") == true
        && asked?["external"] as? Bool == true)
    let wrong = try client.ask(
      "workspace/executeCommand", ["command": "fiorilint.openPage", "arguments": ["javascript:1"]])
    #expect((wrong["error"] as? [String: Any])?["code"] as? Int == -32602)
    #expect(try client.quit() == 0)
  }
}
