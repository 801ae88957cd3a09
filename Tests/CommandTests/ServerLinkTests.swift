import Foundation
import TestSupport
import Testing

/// How `fiorilint server` follows references of pages of the Mobile Development Kit, and finds them.
@Suite struct ServerLinkTests {
  private static let action = #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/Detail.page"}"#
  private static let page = """
    {"_Type": "Page", "_Name": "Main", "Title": "𝄞", "A": "/App/Actions/Open.action",
     "B": "$(PLT,'/App/Actions/Open.action','/App/Rules/Old.js')", "C": "/App/Actions/Gone.action",
     "D": "/Other/Actions/Open.action", "E": "/App/../secret.action"}
    """

  private func workspace() throws -> Workspace {
    try Workspace([
      "App/Application.app": #"{"_Name": "App", "MainPage": "/App/Pages/Main.page"}"#,
      "App/Actions/Open.action": Self.action, "App/Rules/Old.ts": "export default function Old() {}",
      "App/Pages/Main.page": "{}", "App/Pages/Detail.page": #"{"_Type": "Page", "_Name": "Detail"}"#,
      "secret.action": Self.action,
    ])
  }

  private func position(_ line: Int, _ character: Int) -> [String: Int] { ["line": line, "character": character] }

  /// The ends of the URIs of places.
  private func names(_ result: Any, _ key: String) -> [String] {
    (result as? [[String: Any]] ?? []).map { place in
      let uri = place[key] as? String ?? ""
      return uri.components(separatedBy: "/App/").last ?? uri
    }
  }

  @Test func linksOfAPage() throws {
    let workspace = try workspace()
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("App/Pages/Main.page"))
    client.open(uri, Self.page)
    let document = ["uri": uri]
    let links = try client.call("textDocument/documentLink", ["textDocument": document])
    #expect(names(links, "target") == ["Actions/Open.action", "Actions/Open.action", "Rules/Old.ts"])
    let first = try #require((links as? [[String: Any]])?.first.map { Place($0) })
    let start = #"{"_Type": "Page", "_Name": "Main", "Title": "𝄞", "A": ""#.unicodeScalars.count
    #expect(first == Place(line: 0, character: start, endCharacter: start + "/App/Actions/Open.action".count))
    func definition(_ line: Int, _ character: Int) throws -> [String] {
      names(
        try client.call(
          "textDocument/definition", ["textDocument": document, "position": position(line, character)]), "uri")
    }
    #expect(try definition(0, start + 3) == ["Actions/Open.action"])
    #expect(try definition(0, 3).isEmpty)
    #expect(try definition(1, 12) == ["Actions/Open.action", "Rules/Old.ts"])
    #expect(try client.quit() == 0)
  }

  /// References count as the editor has them.
  @Test func references() throws {
    let workspace = try workspace()
    let client = try ServerClient([workspace.folder.path])
    let page = ServerClient.uri(workspace.folder.path("App/Pages/Main.page"))
    let action = ServerClient.uri(workspace.folder.path("App/Actions/Open.action"))
    client.open(page, Self.page)
    client.open(action, Self.action)
    func references(_ uri: String, _ character: Int) throws -> [String] {
      let result = try client.call(
        "textDocument/references",
        [
          "textDocument": ["uri": uri], "position": position(0, character), "context": ["includeDeclaration": true],
        ])
      return names(result, "uri")
    }
    // Where no reference stands, it is about the file itself.
    #expect(try references(action, 3) == ["Pages/Main.page", "Pages/Main.page"])
    #expect(try references(action, Self.action.count - 5) == ["Actions/Open.action"])
    #expect(try references(page, 3) == ["Application.app"])
    client.change(page, "{}", version: 2)
    #expect(try references(action, 3).isEmpty)
    #expect(try client.quit() == 0)
  }

  /// What has no references, or is no page, has no links; a place has to be one.
  @Test func nothing() throws {
    let workspace = try workspace()
    let client = try ServerClient([workspace.folder.path])
    for (name, text) in [("a.json", Workspace.error), ("b.page", Self.page), ("App/Pages/Main.page", "{\"A\": ")] {
      let uri = ServerClient.uri(workspace.folder.path(name))
      client.open(uri, text)
      #expect((try client.call("textDocument/documentLink", ["textDocument": ["uri": uri]]) as? [Any])?.isEmpty == true)
      let wrong = try client.ask("textDocument/definition", ["textDocument": ["uri": uri]])
      #expect((wrong["error"] as? [String: Any])?["code"] as? Int == -32602)
    }
    #expect(try client.quit() == 0)
  }
}
