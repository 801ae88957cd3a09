import Foundation
import TestSupport
import Testing

/// What `fiorilint server` completes; `↓` marks the cursor.
@Suite struct ServerCompletionTests {
  /// The labels of what is offered, and the text after the first of these that is wanted, where any is.
  private func completed(_ marked: String, _ name: String, taking wanted: String = "") throws -> (
    labels: [String], text: String
  ) {
    let workspace = try Workspace()
    let client = try ServerClient([workspace.folder.path])
    let parts = marked.components(separatedBy: "↓")
    let (before, text) = (parts[0], parts.joined())
    let uri = ServerClient.uri(workspace.folder.path(name))
    client.open(uri, text)
    let lines = before.components(separatedBy: "\n")
    let place = ["line": lines.count - 1, "character": (lines.last ?? "").unicodeScalars.count]
    let result = try client.call("textDocument/completion", ["textDocument": ["uri": uri], "position": place])
    let items = try #require(result as? [[String: Any]])
    #expect(try client.quit() == 0)
    let labels = items.compactMap { $0["label"] as? String }
    guard let item = items.first(where: { $0["label"] as? String == wanted }), let edit = item["textEdit"] else {
      return (labels, "")
    }
    // What editors sort out by has to suit what is replaced.
    #expect((item["filterText"] as? String)?.isEmpty == false)
    return (labels, try applied(["edit": ["changes": [uri: [edit]]]], to: text, uri))
  }

  @Test(
    arguments: [
      // JSON: names, by the kind, without those that are there; words, by the fact.
      ("a.json", #"{"type": "screen", "pla↓"}"#, "platform name", "type"),
      ("a.json", #"{"type": "screen", "↓"#, "content", "layout"),
      ("a.json", #"{"type": "screen", "platform": "↓"}"#, "android", "grid"),
      ("a.json", #"{"type": "screen", "platform": ↓}"#, "ios", "grid"),
      ("a.json", #"{"type": "screen", "content": [{"type": "↓"}]}"#, "button", "screen"),
      ("a.json", #"{"type": "screen", "content": [{"↓", "type": "collectionView"}]}"#, "layout", "type platform"),
      (
        "a.json", #"{"type": "screen", "content": [{"type": "collectionView", "footer": {"seeAll": {"↓"}}}]}"#, "text",
        "layout"
      ),
      (
        "a.json", #"{"type": "screen", "content": [{"type": "objectCell", "detailImage": {"shape": "ci↓"#, "circle",
        "ios"
      ),
      ("a.json", #"{"screens": [{"type": "screen", "𝄞": 1, "↓"}]}"#, "width", "layout"),
      // XML.
      ("a.xml", "<screen platform=\"ios\">\n  <but↓/>\n</screen>", "button", "footer"),
      (
        "a.xml", "<screen platform=\"ios\"><collectionView><!-- <button> --><↓</collectionView></screen>", "footer",
        "group"
      ),
      ("a.xml", "<screen platform=\"ios\" ↓></screen>", "widthClass", "platform layout"),
      ("a.xml", "<screen platform=\"↓\"></screen>", "android", "grid"),
      ("a.xml", "<screen platform='ios'><objectCell><detailImage shape='↓", "circle", "ios"),
      (
        "a.xml", "<screen platform=\"ios\" name=\"a>b\"><![CDATA[<group>]]><button ↓/></screen>", "text frame",
        "platform"
      ),
      // Marks of examples are no part of a name.
      ("a.xml", "<screen platform=\"ios\"><button →frame=\"\" ↓/></screen>", "text", "frame"),
      // Configurations.
      (".fiorilint.yml", "↓", "rules preset", "reason"),
      (".fiorilint.yml", "preset: all\nrul↓", "rules", "preset"),
      (".fiorilint.yml", "rules:\n  touch-target/↓\n", "touch-target/minimum-size", "preset"),
      (".fiorilint.yml", "rules:\n  touch-target/minimum-size: ↓", "off error", "level"),
      (".fiorilint.yml", "rules:\n  touch-target/minimum-size: {level: w↓}", "warning", "with"),
      (".fiorilint.yml", "rules:\n  touch-target/minimum-size:\n    with:\n      min↓", "minWidth", "max preset"),
      (".fiorilint.yml", "ignore:\n  - rule: x\n    ↓", "reason files", "rule"),
      (".fiorilint.yml", "overrides:\n- files: a\n  platforms: [↓]", "android", "files"),
      // Headers of rule pages.
      (Self.page, "---\n↓\n---\n", "level cases", "title"),
      (Self.page, "---\nlevel: ↓\n---\n", "warning", "off"),
      (Self.page, "---\ncheck: s↓\n---\n", "size shape", "level"),
      (Self.page, "---\ncheck: size\nwith: {minWidth: 1, ↓\n---\n", "minHeight", "minWidth condition"),
      (Self.page, "---\ncheck: size\nwith:\n  ↓\n---\n", "minHeight", "condition"),
      (
        Self.page, "---\ncases:\n  - {platforms: [ios], on: button, check: size, with: {minHeight: 1, mi↓}}\n---\n",
        "minWidth", "minHeight list"
      ),
      (Self.page, "---\ncases:\n  - {platforms: [ios, ↓]}\n---\n", "android", "on"),
      (Self.page, "---\non: bu↓\n---\n", "button seeAll", "level"),
      (Self.page, "---\non: \"collectionView > ↓\"\n---\n", "objectCell", "level"),
      (Self.page, "---\non: collectionView[la↓\n---\n", "layout", "platform grid"),
      (Self.page, "---\non: collectionView[totalCount>1][layout=↓\n---\n", "grid", "ios layout"),
      (Self.page, "---\non: button:↓\n---\n", "not has", "button"),
      (Self.page, "---\non: \"seeAll:not([↓])\"\n---\n", "text", "preset"),
      (Self.page, "---\nfix: {class: ↓}\n---\n", "suggestion", "title"),
      (Self.page, "---\ncheck: destination\nwith: {allowed: [↓]}\n---\n", "detail", "allowed"),
      (Self.page, "---\ncheck: margins\nwith:\n  inner: ↓\n---\n", "contentArea", "button"),
      (Self.page, "---\ncheck: expression\nwith:\n  ↓\n---\n", "condition", "min"),
      (
        Self.page, "---\ncheck: expression\nwith: {condition: \"↓\"}\n---\n", "self screen size has parameters",
        "contains e"
      ),
      (
        Self.page, "---\non: button\ncheck: expression\nwith:\n  max: 3\n  condition: self.↓\n---\n", "text frame kind",
        "layout"
      ),
      (
        Self.page,
        "---\non: button\ncheck: expression\nwith:\n  max: 3\n  condition: size(self.text) < parameters.↓\n---\n",
        "max",
        "condition"
      ),
      (Self.page, "---\non: button\ncheck: expression\nwith:\n  condition: self.frame.↓\n---\n", "width", "text"),
      (
        Self.page, "---\non: button\ncheck: expression\nwith:\n  condition: self.text.st↓\n---\n", "startsWith",
        "exists reverseX"
      ),
      (
        Self.page, "---\non: screen\ncheck: expression\nwith:\n  condition: self.content.exists(c, c.↓\n---\n",
        "children id",
        "exists platform"
      ),
      // What is not begun yet.
      ("a.json", " ↓", #"{"type":"#, "type"),
      ("a.xml", "↓", "<screen", "group"),
      ("a.xml", "<screen platform=\"ios\"><but↓", "button", "footer"),
      (Self.page, "↓", "rule", "level"),
      // Bodies of rule pages.
      (Self.page, "---\n---\n↓", "#", "Avoid json"),
      (Self.page, "---\n---\n# T\n\n## A↓\n", "Avoid Prefer", "json"),
      (Self.page, "---\n---\n# T\n\n## Avoid\n\n`↓", "```json ```xml Prefer", "Avoid"),
      (Self.page, "---\n---\n# T\n\n## Avoid\n\n```↓", "json xml", "ios"),
      (Self.page, "---\n---\n# T\n\n## Avoid\n\n```json ios ↓\n", "tablet fixed landscape", "json ios"),
      (
        Self.page, "---\n---\n# T\n\n## Avoid\n\n```json ios\n{\"type\": \"button\", \"↓\n```\n", "text frame",
        "layout type"
      ),
      (Self.page, "---\n---\n# T\n\n## Prefer\n\n```xml\n<objectCell><detailImage ↓/>", "shape", "layout"),
    ])
  func offers(_ name: String, _ marked: String, _ expected: String, _ other: String) throws {
    let (labels, _) = try completed(marked, name)
    let words = labels + labels.flatMap { $0.split(separator: " ").map(String.init) }
    for label in expected.split(separator: " ") { #expect(words.contains(String(label)), "\(label): \(labels)") }
    for label in other.split(separator: " ") { #expect(!words.contains(String(label)), "\(label): \(labels)") }
    #expect(Set(labels).count == labels.count)
  }

  private static let page = ".fiorilint/rules/acme/short.md"

  @Test(
    arguments: [
      ("a.json", #"{"type": "screen", "pla↓"}"#, "platform", #"{"type": "screen", "platform": }"#),
      ("a.json", #"{"type": "screen", "pla↓t": 1}"#, "platform", #"{"type": "screen", "platform": 1}"#),
      ("a.json", "{\"type\": \"screen\", \"pla↓\n}", "platform", "{\"type\": \"screen\", \"platform\": \n}"),
      (
        "a.json", #"{"type": "screen", "𝄞": "é", "platform": "↓"}"#, "ios",
        #"{"type": "screen", "𝄞": "é", "platform": "ios"}"#
      ),
      ("a.xml", "<screen platform=\"↓ios\"/>", "android", "<screen platform=\"android\"/>"),
      ("a.xml", "<screen platform=\"ios\" wi↓/>", "width", "<screen platform=\"ios\" width=\"\"/>"),
      (".fiorilint.yml", "rul↓es:\n", "rules", "rules:\n"), (".fiorilint.yml", "rul↓\n", "rules", "rules: \n"),
      (Self.page, "---\nlevel: 'e↓'\n---\n", "error", "---\nlevel: 'error'\n---\n"),
      (Self.page, "---\non: button > see↓All\n---\n", "seeAll", "---\non: button > seeAll\n---\n"),
      (
        Self.page, "---\n---\n# T\n\n## Prefer\n\n```json\n{\"type\": \"button\", \"fra↓\n```\n", "frame",
        "---\n---\n# T\n\n## Prefer\n\n```json\n{\"type\": \"button\", \"frame\": \n```\n"
      ),
      (Self.page, "---\n---\n# T\n\n#↓\n", "## Avoid", "---\n---\n# T\n\n## Avoid\n"),
      (
        Self.page, "---\ncheck: expression\nwith: {condition: self.ki↓}\n---\n", "kind",
        "---\ncheck: expression\nwith: {condition: self.kind}\n---\n"
      ),
    ])
  func writes(_ name: String, _ marked: String, _ wanted: String, _ expected: String) throws {
    let (labels, text) = try completed(marked, name, taking: wanted)
    #expect(text == expected, "\(labels)")
  }

  /// Where nothing may be written that anybody could know, nothing is offered.
  @Test(arguments: [
    ("b.json", #"{"a": "↓"}"#), ("a.json", #"{"type": "screen"↓}"#), ("a.json", #"{"type": "screen", "name": "x"} ↓"#),
    ("a.xml", "<screen platform=\"ios\">↓</screen>"), ("a.xml", "<screen platform=\"ios\"><!-- <↓ --></screen>"),
    ("a.xml", "<screen platform=\"ios\" name=\"↓\"/>"), ("a.xml", "<screen platform=\"ios\"></↓"),
    (".fiorilint.yml", "# ↓"), (".fiorilint.yml", "rules: {} # ↓"), (page, "---\n---\ntext ↓"), (page, "text ↓"),
    ("README.md", "---\n↓\n---\n"), ("README.md", "↓"), ("pom.xml", "<project><↓"), ("a.page", "↓"),
    (page, "---\n---\n# T\n\n## Avoid\n\n```text\n↓\n```\n"),
    (page, "---\n---\n# T\n\n## Avoid\n\n```json\n{}\n```↓\n"),
  ])
  func offersNothing(_ name: String, _ marked: String) throws {
    let (labels, _) = try completed(marked, name)
    #expect(labels.isEmpty)
  }
}
