import Foundation
import TestSupport
import Testing

/// What `fiorilint server` says of configurations and rule pages: outline, folding, hover, links.
@Suite struct ServerSettingsTests {
  private static let configuration = """
    extends: [shared.yml]
    # Says what counts.
    rules:
      touch-target/minimum-size:
        level: warning
        with: {minWidth: 40}
      acme/short: off

    ignore:
      - rule: acme/short
        reason: agreed
      - {rule: "touch-target/*", files: old, reason: agreed}
    baseline: known.json

    """
  private static let page = """
    ---
    level: warning
    on: collectionCell > title
    check: expression
    with:
      condition: size(self.text) <= parameters.max
      max: 20
    supersedes: [touch-target/minimum-size]
    advice: shorten it
    ---
    # Titles are short

    Say why: acme/short knows.

    ## Avoid

    ```json ios
    {"type": "screen"}
    ```

    ## Prefer

    ```xml
    <screen/>

    """

  private func workspace() throws -> Workspace {
    try Workspace([
      ".fiorilint.yml": Self.configuration, "shared.yml": "preset: all\n",
      "known.json": "{\"fiorilint-baseline\": 1, \"findings\": []}\n", ".fiorilint/rules/acme/short.md": Self.page,
    ])
  }

  /// The names of symbols with those inside them.
  private func names(_ symbols: [[String: Any]]) -> [String] {
    symbols.map { symbol in
      let children = names(symbol["children"] as? [[String: Any]] ?? [])
      let detail = (symbol["detail"] as? String).map { "=\($0)" } ?? ""
      return "\(symbol["name"] ?? "")\(detail)" + (children.isEmpty ? "" : ": [\(children.joined(separator: "; "))]")
    }
  }

  private func opened(_ name: String, _ text: String) throws -> (client: ServerClient, uri: String, Workspace) {
    var capabilities = ServerClient.capabilities
    var document = capabilities["textDocument"] as? [String: Any] ?? [:]
    document["documentSymbol"] = ["hierarchicalDocumentSymbolSupport": true]
    capabilities["textDocument"] = document
    let workspace = try workspace()
    let client = try ServerClient([workspace.folder.path], capabilities: capabilities)
    let uri = ServerClient.uri(workspace.folder.path(name))
    client.open(uri, text)
    return (client, uri, workspace)
  }

  private func ask(_ client: ServerClient, _ method: String, _ uri: String) throws -> [[String: Any]] {
    try #require(client.call(method, ["textDocument": ["uri": uri]]) as? [[String: Any]])
  }

  private static let rulePage = ".fiorilint/rules/acme/short.md"

  @Test(arguments: [
    (
      ".fiorilint.yml", configuration,
      [
        "extends=shared.yml",
        "rules: [touch-target/minimum-size: [level=warning; with: [minWidth=40]]; acme/short=off]",
        "ignore: [acme/short: [rule=acme/short; reason=agreed]; "
          + "touch-target/*: [rule=touch-target/*; files=old; reason=agreed]]",
        "baseline=known.json",
      ],
      [[2, 6], [3, 5], [8, 11], [9, 10]]
    ),
    (
      rulePage, page,
      [
        "header: [level=warning; on=collectionCell > title; check=expression; "
          + "with: [condition=size(self.text) <= parameters.max; max=20]; supersedes=touch-target/minimum-size; "
          + "advice=shorten it]",
        "Titles are short: [Avoid: [json ios]; Prefer: [xml]]",
      ],
      [[0, 8], [4, 6], [10, 23], [14, 18], [16, 17], [20, 23], [22, 23]]
    ),
    // What is broken, or not begun, has none, as far as it cannot be read.
    (".fiorilint.yml", "rules: [", [], []), (".fiorilint.yml", "", [], []),
    (rulePage, "---\non: [\n---\n# T\n", ["header", "T"], [[0, 1]]), (rulePage, "# T\n", ["T"], []),
  ])
  func outline(name: String, text: String, expected: [String], lines: [[Int]]) throws {
    let (client, uri, workspace) = try opened(name, text)
    defer { withExtendedLifetime(workspace) {} }
    #expect(names(try ask(client, "textDocument/documentSymbol", uri)) == expected)
    let folded = try ask(client, "textDocument/foldingRange", uri).map {
      [$0["startLine"] as? Int ?? -1, $0["endLine"] as? Int ?? -1]
    }
    #expect(folded == lines)
    #expect(try client.quit() == 0)
  }

  /// `↓` stands where the pointer rests.
  @Test(arguments: [
    (".fiorilint.yml", "pre↓set: all\n", "**preset** – The guidelines to check"),
    (".fiorilint.yml", "rules:\n  touch-target/↓minimum-size: off\n", "minimum-size.md"),
    (".fiorilint.yml", "rules:\n  touch-target/minimum-size: {with: {min↓Width: 1}}\n", "**minWidth** –"),
    (".fiorilint.yml", "rules:\n  acme/↓short: off\n", "Titles are short"),
    (rulePage, "---\nlev↓el: error\n---\n", "**level** –"),
    (rulePage, "---\ncheck: si↓ze\n---\n", "**size** –"),
    (rulePage, "---\ncheck: size\nwith: {↓minWidth: 3}\n---\n", "**minWidth** –"),
    (rulePage, "---\non: collection↓Cell > title\n---\n", "**collectionCell** –"),
    (rulePage, "---\non: collectionView[lay↓out=grid]\n---\n", "**layout** –"),
    (
      rulePage, "---\non: button\ncheck: expression\nwith: {condition: 'self.te↓xt != \"\"'}\n---\n", "**text** –"
    ),
    (
      rulePage, "---\n---\n# T\n\n## Avoid\n\n```json\n{\"type\": \"button\", \"fra↓me\": null}\n```\n",
      "**frame** –"
    ),
    ("a.json", #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "te↓xt": "x"}]}"#, "**text** –"),
    ("a.json", #"{"type": "screen", "wid↓thClass": "compact", "content": []}"#, "**widthClass** –"),
    (
      "a.json", #"{"type": "screen", "fiorilint-disable": {"acme/sh↓ort": "agreed"}, "content": []}"#,
      "Titles are short"
    ),
    ("a.xml", "<screen><!-- fiorilint-disable acme/sh↓ort: agreed --><button/></screen>", "Titles are short"),
    ("a.xml", "<screen name=\"acme/sh↓ort\"/>", nil),
    (".fiorilint.yml", "# pre↓set\npreset: all\n", nil), (".fiorilint.yml", "preset: a↓ll\n", nil),
    (rulePage, "---\non: 𝄞↓\n---\n", nil),
  ])
  func hover(name: String, marked: String, expected: String?) throws {
    let before = marked.components(separatedBy: "↓")[0].components(separatedBy: "\n")
    let (client, uri, workspace) = try opened(name, marked.replacing("↓", with: ""))
    defer { withExtendedLifetime(workspace) {} }
    let place = ["line": before.count - 1, "character": before[before.count - 1].unicodeScalars.count]
    let result = try client.call("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    let text = ((result as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    if let expected {
      #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
    } else {
      // An element may be known without a word.
      #expect(text?.contains("** – ") != true || text?.contains("**screen") == true, "\(text ?? "")")
    }
    #expect(try client.quit() == 0)
  }

  /// Rules lead to their pages, wherever they are named, and files to themselves; rules are found where they are named.
  @Test func links() throws {
    let (client, uri, workspace) = try opened(".fiorilint.yml", Self.configuration)
    func target(_ link: [String: Any]) -> String {
      (link["target"] as? String ?? link["uri"] as? String ?? "").components(separatedBy: "/").last ?? ""
    }
    #expect(
      try ask(client, "textDocument/documentLink", uri).map(target) == [
        "minimum-size.md", "short.md", "short.md", "shared.yml", "known.json",
      ])
    func places(_ method: String, _ uri: String, _ line: Int, _ character: Int) throws -> [String] {
      let result = try client.call(
        method,
        [
          "textDocument": ["uri": uri], "position": ["line": line, "character": character],
          "context": ["includeDeclaration": false],
        ])
      return try #require(result as? [[String: Any]]).map { "\(target($0)):\(Place($0).line)" }
    }
    #expect(try places("textDocument/definition", uri, 6, 4) == ["short.md:0"])
    #expect(try places("textDocument/definition", uri, 0, 12) == ["shared.yml:0"])
    // A page on the web is a link, and no document.
    #expect(try places("textDocument/definition", uri, 3, 4).isEmpty)
    let screen = ServerClient.uri(workspace.folder.path("a.json"))
    client.open(screen, #"{"type": "screen", "fiorilint-disable": {"acme/short": "x"}, "name": "acme/short"}"#)
    let uses = [".fiorilint.yml:6", ".fiorilint.yml:9", "short.md:12", "a.json:0"]
    #expect(try places("textDocument/references", uri, 6, 4) == uses)
    let page = ServerClient.uri(workspace.folder.path(Self.rulePage))
    client.open(page, Self.page)
    #expect(try places("textDocument/references", page, 1, 0) == uses)
    #expect(
      try places("textDocument/references", page, 7, 20) == [".fiorilint.yml:3", "short.md:7"])
    #expect(try client.quit() == 0)
  }

  /// Layouts of Android applications lead to other layouts, and to where dimensions and texts are defined.
  @Test func androidResources() throws {
    let namespace = #"xmlns:android="http://schemas.android.com/apk/res/android""#
    let layout = """
      <LinearLayout \(namespace) android:layout_width="match_parent" android:layout_height="@dimen/row">
        <!-- <include layout="@layout/gone"/> -->
        <include layout="@layout/part"/>
        <TextView android:layout_width="@android:dimen/x" android:layout_height="wrap_content" android:text="@string/title"/>
      </LinearLayout>
      """
    let workspace = try Workspace([
      "app/src/main/res/layout/main.xml": layout, "app/src/main/res/layout/part.xml": "<merge \(namespace)/>",
      "app/src/main/res/layout-land/part.xml": "<merge \(namespace)/>",
      "app/src/main/res/values/a.xml": "<resources>\n  <dimen name=\"row\">48dp</dimen>\n</resources>",
      "app/src/main/res/values-sw600dp/a.xml": "<resources><item type=\"dimen\" name=\"row\">56dp</item></resources>",
      "app/src/main/res/values/b.xml": "<resources><string name=\"title\">T</string></resources>",
      "app/src/main/res/values-de/b.xml": "<resources><string name=\"title\">T</string></resources>",
    ])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path("app/src/main/res/layout/main.xml"))
    client.open(uri, layout)
    func name(_ place: [String: Any], _ key: String) -> String {
      (place[key] as? String ?? "").components(separatedBy: "/res/").last ?? ""
    }
    #expect(
      try ask(client, "textDocument/documentLink", uri).map { name($0, "target") } == [
        "values/a.xml", "values-sw600dp/a.xml", "layout/part.xml", "layout-land/part.xml", "values/b.xml",
      ])
    func places(_ method: String, _ uri: String, _ line: Int, _ character: Int) throws -> [String] {
      let result = try client.call(
        method,
        [
          "textDocument": ["uri": uri], "position": ["line": line, "character": character],
          "context": ["includeDeclaration": false],
        ])
      return try #require(result as? [[String: Any]]).map { place in
        "\(name(place, "uri")):\(Place(place).line):\(Place(place).character)"
      }
    }
    let row = layout.split(separator: "\n")[0].count - 5
    let found = try places("textDocument/definition", uri, 0, row)
    #expect(found == ["values/a.xml:1:15", "values-sw600dp/a.xml:0:36"])
    #expect(try places("textDocument/definition", uri, 1, 25).isEmpty)
    #expect(try places("textDocument/definition", uri, 3, 40).isEmpty)
    // What stands in a file that is open counts as it is there.
    let values = ServerClient.uri(workspace.folder.path("app/src/main/res/values/a.xml"))
    client.open(values, "<resources><dimen name=\"row\">48dp</dimen></resources>")
    #expect(try places("textDocument/definition", uri, 0, row).first == "values/a.xml:0:24")
    #expect(try places("textDocument/references", values, 0, 25).map { $0.prefix(15) } == ["layout/main.xml"])
    let part = ServerClient.uri(workspace.folder.path("app/src/main/res/layout/part.xml"))
    client.open(part, "<merge \(namespace)/>")
    #expect(try places("textDocument/references", part, 0, 2).map { $0.prefix(17) } == ["layout/main.xml:2"])
    #expect(try client.quit() == 0)
  }
}
