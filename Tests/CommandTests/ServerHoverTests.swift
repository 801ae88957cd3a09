import Foundation
import TestSupport
import Testing

/// What `fiorilint server` shows where the pointer rests, and beside lines.
@Suite struct ServerHoverTests {
  /// The Markdown at a place, and its range; `nil` where nothing is to be said.
  private func hover(
    _ client: ServerClient, _ uri: String, _ line: Int, _ character: Int
  ) throws -> (text: String, place: Place)? {
    let result = try client.call(
      "textDocument/hover",
      ["textDocument": ["uri": uri], "position": ["line": line, "character": character]])
    guard let hover = result as? [String: Any] else { return nil }
    let contents = hover["contents"] as? [String: Any]
    #expect(contents?["kind"] as? String == "markdown")
    return (contents?["value"] as? String ?? "", Place(hover))
  }

  @Test func finding() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Workspace.error)
    let first = Place(try #require(try client.diagnostics(uri, version: 1).first))
    let found = try #require(try hover(client, uri, first.line, first.character))
    for words in ["touch-target/minimum-size.md", "| width | 30 pt | at least 44 pt |", "hig-cv-02", "30 × 30 at 0, 0"]
    {
      #expect(found.text.contains(words), "\(found.text)")
    }
    #expect(found.place == first)
    #expect(try client.quit() == 0)
  }

  /// What is known of an element, what is not, and why.
  @Test func element() throws {
    let json = """
      {"type": "screen", "platform": "ios", "content": [
        {"type": "objectCell", "id": "p", "represents": "person", "frame": null,

         "detailImage": {"shape": "circle", "width": 45.5}}]}
      """
    let xml = """
      <screen platform="ios">
        <objectCell id="p" represents="person">

          <detailImage shape="circle" width="45.5"/></objectCell>
      </screen>
      """
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    for (name, text) in [("a.json", json), ("a.xml", xml)] {
      let uri = ServerClient.uri(workspace.folder.path(name))
      client.open(uri, text)
      let cell = try #require(try hover(client, uri, 1, 8))
      #expect(cell.text.contains("objectCell") && cell.text.contains("- represents: person"), "\(cell.text)")
      #expect(cell.place == Place(line: 1, character: 2, endCharacter: nil))
      if name == "a.json" { #expect(cell.text.contains("- frame: explicitly unknown in this file"), "\(cell.text)") }
      let image = try #require(try hover(client, uri, 3, 12))
      #expect(image.text.contains("detailImage") && image.text.contains("- width: 45.5 pt"), "\(image.text)")
      #expect(
        image.text.contains("cornerRadius: not in this file") || image.text.contains("cornerRadius,"), "\(image.text)")
      // Between elements there is nothing, and what is no screen has none.
      #expect(try hover(client, uri, 2, 0) == nil)
    }
    let uri = ServerClient.uri(workspace.folder.path("b.json"))
    client.open(uri, #"{"a": 1}"#)
    #expect(try hover(client, uri, 0, 3) == nil)
    #expect(try client.quit() == 0)
  }

  /// What a format never contains is said so, and what would give lengths.
  @Test func observed() throws {
    let dump = String(decoding: try Repository.bytes(of: "Fixtures/formats/ios-page-source/shop.xml"), as: UTF8.self)
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.xml"))
    client.open(uri, dump)
    let line = try #require(dump.split(separator: "\n").firstIndex { $0.contains("XCUIElementTypeCell") })
    let character = dump.split(separator: "\n")[line].prefix { $0 == " " }.count
    let cell = try #require(try hover(client, uri, line, character + 2))
    #expect(cell.text.contains("not supported by this format"), "\(cell.text)")
    #expect(try client.quit() == 0)
  }

  @Test func inlayHints() throws {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, Workspace.error)
    func hints(to character: Int) throws -> [[String: Any]] {
      let range = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": character]]
      return try client.call("textDocument/inlayHint", ["textDocument": ["uri": uri], "range": range])
        as? [[String: Any]] ?? []
    }
    let found = try hints(to: 1000)
    #expect(found.map { $0["label"] as? String } == ["30 pt; required: at least 44 pt"], "\(found)")
    #expect(try hints(to: 20).isEmpty)
    #expect(try client.quit() == 0)
  }

  /// What is shown beside lines is what the client asks for.
  @Test(arguments: [
    ([String](), [String]()), (["sizes"], ["44 × 44 pt"]),
    (["gaps"], ["6 pt right of it", "14 pt below"]),
    (["findings", "sizes"], ["30 pt wide; required: at least 44 pt", "44 × 44 pt"]),
    (["inconclusive"], ["inconclusive: frame of button"]),
  ])
  func wantedHints(kinds: [String], expected: [String]) throws {
    let text = """
      {"type": "screen", "platform": "ios", "content": [
        {"type": "button", "id": "a", "frame": [0, 0, 44, 44]},
        {"type": "button", "id": "b", "frame": [50, 0, 30, 44]},
        {"type": "button", "id": "c", "frame": [0, 58, 44, 44]},
        {"type": "button", "id": "d"},
        {"type": "button", "id": "e", "width": 44, "height": 44}]}
      """
    let workspace = try Workspace()
    let client = try ServerClient(nil)
    let folders = [["uri": ServerClient.uri(workspace.folder.path), "name": "x"]]
    _ = try client.call(
      "initialize",
      ["capabilities": [:], "workspaceFolders": folders, "initializationOptions": ["inlayHints": kinds]])
    client.send("initialized", [:])
    let uri = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(uri, text)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try #require(
      client.call("textDocument/inlayHint", ["textDocument": ["uri": uri], "range": range]) as? [[String: Any]])
    let labels = hints.map { $0["label"] as? String ?? "" }
    if kinds == ["inconclusive"] {
      #expect(labels.contains { $0.contains(expected[0]) }, "\(labels)")
      let tips = hints.compactMap { $0["tooltip"] as? String }
      let tip = #"touch-target/minimum-size: the frame of button "d" is unknown"#
      #expect(tips.contains { $0.contains(tip) }, "\(tips)")
    } else {
      #expect(labels == expected)
    }
    #expect(try client.quit() == 0)
  }
}
