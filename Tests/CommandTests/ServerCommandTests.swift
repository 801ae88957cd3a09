import Foundation
import TestSupport
import Testing

/// What `fiorilint server` does for clients that ask for more than is shown, and what it says while it does.
@Suite struct ServerCommandTests {
  private static let page = """
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
    {"type": "screen", "content": [{"type": "button", ↓"frame": [0, 0, 30, 44]}]}
    ```

    ## Prefer

    ```json
    {"type": "screen", "content": [{"type": "button", "frame": [0, 0, 50, 44]}]}
    ```
    """

  private func execute(_ client: ServerClient, _ command: String, _ arguments: [Any]) throws -> [String: Any] {
    try client.ask("workspace/executeCommand", ["command": "fiorilint.\(command)", "arguments": arguments])
  }

  /// What commands answer is what the program prints of the text as the editor has it.
  @Test func drawAndConvert() throws {
    let two = #"[{"type": "screen", "name": "A", "platform": "ios"}, \#(Workspace.error)]"#
    let workspace = try Workspace(["one.json": Workspace.error, "two.json": two])
    let client = try ServerClient([workspace.folder.path])
    func text(_ command: String, _ arguments: [Any]) throws -> String? {
      try execute(client, command, arguments)["result"] as? String
    }
    let (one, other) = (
      ServerClient.uri(workspace.folder.path("one.json")), ServerClient.uri(workspace.folder.path("two.json"))
    )
    client.open(one, Workspace.error)
    client.open(other, two)
    #expect(try text("draw", [one]) == workspace.run("draw", "one.json").text)
    #expect(try text("draw", [other, 2]) == workspace.run("draw", "--screen", "2", "two.json").text)
    #expect(try text("draw", [other, "A"]) == workspace.run("draw", "--screen", "A", "two.json").text)
    for language in ["json", "xml"] {
      #expect(try text("convert", [other, language]) == workspace.run("convert", "--to", language, "two.json").text)
    }
    client.change(one, Workspace.clean, version: 2)
    #expect(try text("convert", [one, "xml"])?.contains("button") == false)
    #expect(try client.quit() == 0)
  }

  /// What cannot be done is said, and why.
  @Test(arguments: [
    ("draw", ["two.json"], -32803, "2 screens"), ("draw", ["two.json", "B"], -32803, "no screen B"),
    ("draw", ["broken.json"], -32803, "broken.json: "), ("draw", ["other.json"], -32803, "other.json is not a screen"),
    ("draw", ["closed.json"], -32602, "not open"), ("draw", [], -32602, "first argument"),
    ("convert", ["two.json"], -32602, "json or xml"), ("convert", ["broken.json", "xml"], -32803, "broken.json: "),
    ("test-rules", ["two.json"], -32803, "is not a rule page"), ("dance", ["two.json"], -32602, "fiorilint.test-rules"),
  ])
  func refusals(command: String, arguments: [String], code: Int, words: String) throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let texts = [
      "two.json": "[\(Workspace.clean), \(Workspace.clean)]", "broken.json": Workspace.broken,
      "other.json": "{\"a\": 1}",
    ]
    for (name, text) in texts { client.open(ServerClient.uri(workspace.folder.path(name)), text) }
    let given = arguments.map { $0.hasSuffix(".json") ? ServerClient.uri(workspace.folder.path($0)) : $0 }
    let error = try execute(client, command, given)["error"] as? [String: Any]
    #expect(error?["code"] as? Int == code, "\(error ?? [:])")
    #expect((error?["message"] as? String)?.contains(words) == true, "\(error ?? [:])")
    #expect(try client.quit() == 0)
  }

  /// The examples of a page are tested while it is written, and wrong ones are reported at their places.
  @Test func testRules() throws {
    let workspace = try Workspace([".fiorilint/rules/acme/wide.md": Self.page])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path(".fiorilint/rules/acme/wide.md"))
    client.open(uri, Self.page)
    #expect(try client.diagnostics(uri, version: 1).isEmpty)
    #expect(try (execute(client, "test-rules", [uri])["result"] as? [Any])?.isEmpty == true)
    let wrong = Self.page.replacing("0, 0, 50, 44", with: "0, 0, 39, 44")
    client.change(uri, wrong, version: 2)
    let found = try client.diagnostics(uri, version: 2)
    let line = wrong.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("39, 44") }
    #expect(found.contains { Place($0).line == line }, "\(found)")
    let failures = try #require(try execute(client, "test-rules", [uri])["result"] as? [[String: Any]])
    #expect(failures.contains { ($0["line"] as? Int) == line.map { $0 + 1 } && $0["message"] is String }, "\(failures)")
    client.change(uri, Self.page, version: 3)
    #expect(try client.diagnostics(uri, version: 3).isEmpty)
    #expect(try client.quit() == 0)
  }

  /// A client that gives a token learns when all files begin to be linted, how far that is, and when they are.
  @Test func progress() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "b.json": Workspace.clean])
    let client = try ServerClient([workspace.folder.path])
    _ = try client.call("workspace/diagnostic", ["previousResultIds": [], "workDoneToken": "t"])
    let reported = client.received.filter { $0["method"] as? String == "$/progress" }
      .compactMap { $0["params"] as? [String: Any] }
    #expect(reported.allSatisfy { $0["token"] as? String == "t" })
    let values = reported.compactMap { $0["value"] as? [String: Any] }
    #expect(values.map { $0["kind"] as? String } == ["begin", "report", "end"])
    #expect(values.compactMap { $0["percentage"] as? Int } == [0, 100])
    #expect(values.first?["title"] is String && values.last?["message"] as? String == "2 files")
    client.forget()
    _ = try client.call("workspace/diagnostic", ["previousResultIds": []])
    #expect(!client.received.contains { $0["method"] as? String == "$/progress" })
    #expect(try client.quit() == 0)
  }

  /// Linting all files ends where the client takes it back, and the server goes on.
  @Test func takenBack() throws {
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: (0..<1500).map { ("s\($0 % 20)/\($0).json", Workspace.error) }))
    let client = try ServerClient([workspace.folder.path])
    client.send([
      "jsonrpc": "2.0", "id": "all", "method": "workspace/diagnostic",
      "params": ["previousResultIds": [], "workDoneToken": "t"],
    ])
    // It runs already.
    while try (client.receive()["method"] as? String) != "$/progress" {}
    client.send("$/cancelRequest", ["id": "all"])
    var last: [String: Any] = [:]
    while last["id"] as? String != "all" {
      last = try client.receive()
    }
    #expect((last["error"] as? [String: Any])?["code"] as? Int == -32800, "\(last.keys)")
    let whole = try client.call("workspace/diagnostic", ["previousResultIds": []]) as? [String: Any]
    #expect((whole?["items"] as? [Any])?.count == 1500)
    #expect(try client.quit() == 0)
  }
}
