import Foundation
import TestSupport
import Testing

/// Fixes as `fiorilint server` offers them: those of `check --show fixes`, and of `check --fix` for all at once.
@Suite struct ServerFixTests {
  private static let rule = "object-cell/detail-image-shape"
  private static let config = "rules:\n  \"*\": off\n  object-cell/detail-image-shape: error\n  touch-target/*: error\n"

  /// Two cells that are safe to fix, behind a character of several bytes, and a button that is not.
  private static let json = """
    {"type": "screen", "platform": "ios", "content": [
      {"title": {"text": "𝄞"}, "type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}},
      {"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}},
      {"type": "button", "id": "b", "frame": [100, 100, 30, 30]}]}
    """

  private static func capabilities(resolve: Bool, versions: Bool, encoding: String = "utf-32") -> ServerClient.Object {
    var all = ServerClient.capabilities
    var document = all["textDocument"] as? ServerClient.Object ?? [:]
    var action = document["codeAction"] as? ServerClient.Object ?? [:]
    if resolve {
      action["dataSupport"] = true
      action["resolveSupport"] = ["properties": ["edit"]]
    }
    document["codeAction"] = action
    all["textDocument"] = document
    all["general"] = ["positionEncodings": [encoding]]
    if !versions { all["workspace"] = [:] }
    return all
  }

  @Test(arguments: ["utf-8", "utf-16", "utf-32"], [true, false]) func safe(encoding: String, versions: Bool) throws {
    let workspace = try Workspace([".fiorilint.yml": Self.config])
    let capabilities = Self.capabilities(resolve: false, versions: versions, encoding: encoding)
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Self.json, version: 7)
    let found = try client.diagnostics(uri, version: 7)
    #expect(codes(found) == [Self.rule, Self.rule, "touch-target/minimum-size"])
    let action = try #require(try client.actions(uri, at: found[0]).first)
    #expect(action["kind"] as? String == "quickfix" && action["isPreferred"] as? Bool == true, "\(action)")
    #expect(codes(action["diagnostics"] as? [[String: Any]] ?? []) == [Self.rule])
    let edit = try #require(action["edit"] as? [String: Any])
    let document = ((edit["documentChanges"] as? [[String: Any]])?.first?["textDocument"] as? [String: Any])
    #expect(document?["version"] as? Int == (versions ? 7 : nil))
    let text = try applied(action, to: Self.json, uri, encoding)
    var expected = Self.json
    expected.replaceSubrange(try #require(expected.range(of: "square")), with: "circle")
    #expect(text == expected)
    client.change(uri, text, version: 8)
    #expect(try codes(client.diagnostics(uri, version: 8)) == [Self.rule, "touch-target/minimum-size"])
    #expect(try client.quit() == 0)
  }

  /// What is not forced alone says so, and no key does it.
  @Test func others() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let empty = #"{"type": "screen", "platform": "ios", "content": [{"type": "objectCell", "accessory": "button"}]}"#
    // At the edge of the screen there is no room to grow.
    let small = Workspace.error.replacing("[0, 0,", with: "[9, 9,")
    for (version, text, words) in [(1, small, "(unsafe)"), (2, empty, "(suggestion)")] {
      if version == 1 { client.open(uri, text) } else { client.change(uri, text, version: version) }
      let found = try client.diagnostics(uri, version: version)
      let offered = try found.flatMap { try client.actions(uri, at: $0) }
      let action = try #require(
        offered.first { ($0["title"] as? String ?? "").hasSuffix(words) }, "\(found) \(offered)")
      #expect(action["isPreferred"] == nil)
      #expect(try !client.actions(uri, at: found[0]).contains { $0["kind"] as? String == "source.fixAll.fiorilint" })
      let fixed = try applied(action, to: text, uri)
      #expect(fixed != text)
    }
    #expect(try client.quit() == 0)
  }

  /// All at once is what `check --fix` leaves, whether the edit comes with the action or is asked for.
  @Test(arguments: [true, false]) func allAtOnce(resolve: Bool) throws {
    let workspace = try Workspace([".fiorilint.yml": Self.config, "a.json": Self.json])
    let client = try ServerClient(
      [workspace.folder.path], capabilities: Self.capabilities(resolve: resolve, versions: true))
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Self.json)
    let found = try client.diagnostics(uri, version: 1)
    let elsewhere: [String: Any] = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    ]
    var actions = try client.actions(uri, at: elsewhere, only: ["source.fixAll"])
    #expect(actions.count == 1)
    #expect(try client.actions(uri, at: found[0], only: ["refactor"]).isEmpty)
    #expect(
      try client.actions(uri, at: found[0], only: ["quickfix"]).allSatisfy { $0["kind"] as? String == "quickfix" })
    #expect((actions.first?["edit"] == nil) == resolve)
    if resolve {
      actions = [try client.call("codeAction/resolve", try #require(actions.first)) as? [String: Any] ?? [:]]
    }
    let action = try #require(actions.first)
    #expect(action["kind"] as? String == "source.fixAll.fiorilint" && action["title"] is String)
    let text = try applied(action, to: Self.json, uri)
    _ = try workspace.run("check", "--fix", "a.json")
    #expect(text == workspace.folder.text(of: "a.json") && text != Self.json)
    client.change(uri, text, version: 2)
    #expect(try codes(client.diagnostics(uri, version: 2)) == ["touch-target/minimum-size"])
    if resolve {
      let late = try client.ask("codeAction/resolve", action)
      #expect((late["error"] as? [String: Any])?["code"] as? Int == -32801)
      let bad = try client.ask("codeAction/resolve", ["title": "x"])
      #expect((bad["error"] as? [String: Any])?["code"] as? Int == -32602)
    }
    #expect(try client.quit() == 0)
  }

  /// A text with failures is left: nothing is offered that changes it.
  @Test(arguments: ["\n>>>>>>> b\n", "\n=======\n", "\n}", "x"]) func failures(ending: String) throws {
    let workspace = try Workspace([".fiorilint.yml": Self.config])
    let client = try ServerClient(
      [workspace.folder.path], capabilities: Self.capabilities(resolve: false, versions: true))
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Self.json + ending)
    let found = try client.diagnostics(uri, version: 1)
    #expect(codes(found).contains(Self.rule), "\(found)")
    for diagnostic in found {
      let actions = try client.actions(uri, at: diagnostic)
      #expect(!actions.contains { "\($0["edit"] ?? "")".contains(uri) }, "\(actions)")
      #expect(!actions.contains { $0["kind"] as? String == "source.fixAll.fiorilint" }, "\(actions)")
    }
    client.change(uri, Self.json, version: 2)
    let whole = try client.diagnostics(uri, version: 2)
    #expect(try client.actions(uri, at: whole[0]).contains { $0["kind"] as? String == "source.fixAll.fiorilint" })
    #expect(try client.quit() == 0)
  }

  /// What is known is not fixed with the rest, and goes into the baseline by a small edit.
  @Test func known() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": Self.config + "baseline: known.json\n", "a.json": Self.json,
      "known.json": "{\"fiorilint-baseline\": 1, \"findings\": []}\n",
    ])
    let client = try ServerClient(
      [workspace.folder.path], capabilities: Self.capabilities(resolve: true, versions: true))
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    let known = ServerClient.uri(workspace.folder.path("known.json"))
    client.open(uri, Self.json)
    let found = try client.diagnostics(uri, version: 1)
    for index in 0...1 {
      let add = try #require(
        try client.actions(uri, at: found[index]).first { ($0["title"] as? String ?? "").hasSuffix("to the baseline") })
      #expect(add["edit"] == nil)
      let resolved = try client.call("codeAction/resolve", add) as? [String: Any] ?? [:]
      try workspace.folder.write("known.json", applied(resolved, to: workspace.folder.text(of: "known.json"), known))
      client.send("workspace/didChangeWatchedFiles", ["changes": [["uri": known, "type": 2]]])
      #expect(try client.diagnostics(uri, version: 1).count == 2 - index)
    }
    let last = found[2]
    #expect(try client.actions(uri, at: last, only: ["source"]).isEmpty)
    #expect(try client.quit() == 0)
  }
}
