import Foundation
import TestSupport
import Testing

/// Rules that a team writes as pages beside its screens.
@Suite struct TeamRuleTests {
  private static let long =
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "text": "Send now"}]}"#

  /// A rule about the texts of buttons.
  static func page(max: Int = 4, message: String = "", on selector: String = "button") -> String {
    """
    ---
    level: warning
    on: \(selector)
    check: expression
    with: {condition: "size(self.text) <= parameters.max", max: \(max)}
    \(message.isEmpty ? "" : "message: \(message)\n")advice: shorten it
    ---
    # Buttons are short

    ## Avoid

    ```json
    {"type": "group", "content": [↓{"type": "button", "text": "Send now"}]}
    ```

    ## Prefer

    ```json
    {"type": "group", "content": [{"type": "button", "text": "Send"}]}
    ```

    """
  }

  /// `path: level: message` of the findings of the rules of teams.
  private func found(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    let result = try Command(directory: workspace.folder.path).run(["check", "--format", "json"] + arguments)
    let findings = try #require(result.json["findings"] as? [[String: Any]], "\(result.error)")
    return findings.filter { "\($0["rule"] ?? "")".hasPrefix("acme/") }
      .map { "\($0["path"] ?? ""): \($0["severity"] ?? ""): \($0["message"] ?? "")" }
  }

  private static let words = #"button "Send now" does not meet `size(self.text) <= parameters.max`; shorten it"#

  // MARK: Where they hold

  /// Rules beside screens whose configuration is above them do not run, which is said wherever a run starts.
  @Test(arguments: ["", "app"]) func belowAConfiguration(folder: String) throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "fail-on: warning\n", "app/.fiorilint/rules/acme/short.md": Self.page(),
      "app/a.json": Self.long,
    ])
    let command = Command(directory: folder.isEmpty ? workspace.folder.path : workspace.folder.path(folder))
    let (rules, above) = folder.isEmpty ? ("app/.fiorilint/rules", "") : (".fiorilint/rules", "../")
    let result = try command.run("check", ".")
    let warning =
      "warning: the rules in \(rules) are not used: \(above).fiorilint.yml does not name them; "
      + "add `rule-folders: [app/.fiorilint/rules]` to it\n"
    #expect(result.status == 0 && result.error.hasPrefix(warning), "\(result.error)")
    try workspace.folder.write(".fiorilint.yml", "rule-folders: [app/.fiorilint/rules]\nfail-on: warning\n")
    let used = try command.run("check", ".")
    #expect(used.status == 1 && !used.error.contains("are not used"), "\(used.error)")
  }

  @Test func besideScreens() throws {
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": Self.page(), "app/a.json": Self.long])
    let finding = "a.json: warning: \(Self.words)"
    #expect(try found(workspace) == ["app/\(finding)"])
    #expect(try found(workspace, "--rule", "acme/*") == ["app/\(finding)"])
    #expect(try found(workspace, "--disable", "acme/short").isEmpty)
    #expect(try found(workspace, "--no-config").isEmpty)
    let inside = try Command(directory: workspace.folder.path("app")).run("check", "a.json")
    #expect(inside.text.contains("shorten it [acme/short]"))
    let plain = try workspace.run("check", "app")
    #expect(plain.text.contains("shorten it [acme/short]") && plain.status == 0)
  }

  /// Files without a configuration have the rules upward from them, wherever a run starts.
  @Test(arguments: [
    ("", ["."]), ("", ["one", "two/b.json"]), ("one", ["..", "."]), ("two", ["../one", "."]), ("", ["*/*.json"]),
  ])
  func upwardFromFiles(folder: String, arguments: [String]) throws {
    let workspace = try Workspace([
      "one/.fiorilint/rules/acme/short.md": Self.page(), "one/a.json": Self.long, "one/deep/d.json": Self.long,
      "two/b.json": Self.long, "two/deep/.fiorilint/rules/acme/shorter.md": Self.page(), "two/deep/e.json": Self.long,
    ])
    let result = try Command(directory: workspace.folder.path(folder)).run(["check"] + arguments)
    let lines = result.lines.filter { $0.contains("[acme/") }
    #expect(lines.contains { $0.contains("a.json:") && $0.contains("[acme/short]") }, "\(result.text)\(result.error)")
    #expect(!lines.contains { $0.contains("b.json:") }, "\(result.text)")
    #expect(lines.allSatisfy { $0.contains("[acme/shorter]") == $0.contains("e.json:") }, "\(result.text)")
    let shard = try Command(directory: workspace.folder.path(folder)).run(["check", "--shard", "1/1"] + arguments)
    #expect(shard.output == result.output)
  }

  @Test func configured() throws {
    let workspace = try Workspace([
      ".fiorilint/rules/acme/short.md": Self.page(), "a.json": Self.long,
      ".fiorilint.yml": "rules: {acme/short: {level: error, with: {max: 7}}}\n",
    ])
    #expect(try found(workspace) == ["a.json: error: \(Self.words)"])
    try workspace.folder.write(".fiorilint.yml", "rules: {acme/short: {with: {max: 8}}}\n")
    #expect(try found(workspace).isEmpty)
    try workspace.folder.write(".fiorilint.yml", "rules: {acme/short: {with: {max: many}}}\n")
    #expect(try workspace.run("check").status == 2)
    try workspace.folder.write(".fiorilint.yml", "rules: {acme/shrt: off}\n")
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.error.contains("; did you mean `acme/short`?"))
  }

  /// Each configuration has the rules beside it, and those of the folders that it names.
  @Test func ofSeveralConfigurations() throws {
    let workspace = try Workspace([
      "app/.fiorilint.yml": "jobs: 1\n", "app/.fiorilint/rules/acme/short.md": Self.page(), "app/a.json": Self.long,
      "kit/.fiorilint.yml": "extends: [base.yml]\n", "kit/base.yml": "rule-folders: [more]\n",
      "kit/more/acme/other.md": Self.page(message: "say less"), "kit/b.json": Self.long, "c.json": Self.long,
    ])
    #expect(
      try found(workspace) == ["app/a.json: warning: \(Self.words)", "kit/b.json: warning: say less; shorten it"])
    // The same page in two places is one rule; another one is a mistake.
    try workspace.folder.write("kit/more/acme/short.md", Self.page())
    #expect(try found(workspace).count == 3)
    try workspace.folder.write("kit/more/acme/short.md", Self.page(max: 3))
    let result = try workspace.run("check")
    #expect(result.status == 2)
    #expect(
      result.error == """
        kit/more/acme/short.md:1:1: error: the rule `acme/short` is also in app/.fiorilint/rules/acme/short.md, with other content; delete or rename one of them

        """)
    try workspace.folder.write("kit/base.yml", "rule-folders: [less]\n")
    let missing = try workspace.run("check")
    #expect(missing.status == 2)
    #expect(
      missing.error == """
        kit/base.yml:1:16: error: `rule-folders` names kit/less, which is not a folder; expected a folder of rule pages

        """)
  }

  @Test func listedAndReported() throws {
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": Self.page(), "a.json": Self.long])
    #expect(try workspace.run("rules").lines.contains { $0.hasPrefix("acme/short ") })
    #expect(try workspace.run("rules", "acme/short").text.contains("Buttons are short"))
    #expect(try workspace.run("coverage").status == Command(directory: Repository.root.path).run("coverage").status)
    #expect(try workspace.run("check", "--format", "sarif").text.contains("Page: .fiorilint/rules/acme/short.md"))
    #expect(try workspace.run("check", "--format", "html").text.contains(".fiorilint/rules/acme/short.md"))
    #expect(try workspace.run("check", "--format", "markdown").text.contains("](<.fiorilint/rules/acme/short.md>)"))
    #expect(try workspace.run("config", "print").status == 0)
    #expect(try workspace.run("schema", "config").text.contains("acme/short"))
    try workspace.folder.write("part.json", workspace.run("check", "a.json", "--format", "partial").output)
    #expect(try workspace.run("merge", "part.json").text.contains("[acme/short]"))
  }

  // MARK: Messages

  @Test(arguments: [
    (#""{text} has more than {parameters.max}, {{not}} {width}""#, "Send now has more than 4, {not} unknown"),
    (#""on {screen.platform} in {parent.content}""#, "on ios in none"),
  ])
  func messages(message: String, expected: String) throws {
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": Self.page(message: message), "a.json": Self.long])
    let findings = try found(workspace)
    // A screen holds its elements; how many there are is a number.
    let text = expected.replacing("in none", with: "in 1")
    #expect(findings == ["a.json: warning: \(text); shorten it"])
  }

  @Test(arguments: [
    ("x {txt}", "6:10: error: in `message`: `{txt}`: button has no `txt`", "; did you mean `text`?"),
    ("x {frame}", "6:10: error: in `message`: `{frame}` is no fact, but a frame", "as {frame.width}"),
    ("x {text", "6:10: error: in `message`: `{text` has no closing `}`", ""),
    ("x {size(text)}", "6:10: error: in `message`: `{size(text)}`: ", ""),
    ("x {parameters.mux}", "6:10: error: in `message`: `{parameters.mux}`", "max"),
  ])
  func wrongMessages(message: String, place: String, advice: String) throws {
    let workspace = try Workspace([
      ".fiorilint/rules/acme/short.md": Self.page(message: "\"\(message)\""), "a.json": Self.long,
    ])
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.error.hasPrefix(".fiorilint/rules/acme/short.md:\(place)"), "\(result.error)")
    #expect(advice.isEmpty || result.error.contains(advice))
  }

  // MARK: Mistakes

  /// All mistakes of all pages are reported with their places before a file is read.
  @Test func mistakes() throws {
    let folder = Repository.url("Fixtures/team-rules/bad").path
    let result = try Command(directory: folder).run("check", "missing.json")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(try Golden.difference(of: result.error, from: "team-rule-mistakes.txt") == nil)
    #expect(try Command(directory: folder).run("test-rules").error == result.error)
  }

  @Test(arguments: [
    (
      "collection-view/no-text-onyl",
      "names the unknown rule `collection-view/no-text-onyl`; did you mean `collection-view/no-text-only`?"
    ),
    ("acme/short", "must list other rules; `acme/short` is this rule"),
  ]) func supersededRulesAreOthersThatThereAre(id: String, advice: String) throws {
    let page = Self.page(message: "\"so\"").replacing("\ncheck:", with: "\nsupersedes: [\(id)]\ncheck:")
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": page, "a.json": Self.long])
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.error.contains("`supersedes` \(advice)"))
  }

  @Test func unreadablePages() throws {
    let workspace = try Workspace(["a.json": Self.long])
    try workspace.folder.write(".fiorilint/rules/acme/bytes.md", [0x2D, 0x2D, 0x2D, 0x0A, 0xFF])
    let result = try workspace.run("check")
    #expect(result.status == 2)
    #expect(result.error == ".fiorilint/rules/acme/bytes.md:1:1: error: the page is not valid UTF-8\n")
  }

  // MARK: New rules

  @Test func newRule() throws {
    let workspace = try Workspace(["a.json": Self.long])
    #expect(try workspace.run("new-rule", "acme/short-titles").status == 0)
    #expect(try workspace.run("test-rules").text == "2 of 2 examples passed\n")
    #expect(try workspace.run("check").status == 0)
    let path = ".fiorilint/rules/acme/short-titles.md"
    try workspace.folder.write(path, "mine")
    #expect(try workspace.run("new-rule", "acme/short-titles").status == 2)
    #expect(workspace.folder.text(of: path) == "mine")
    #expect(try workspace.run("new-rule", "acme/short-titles", "--force").status == 0)
    #expect(workspace.folder.text(of: path).hasPrefix("---\n"))
  }

  /// What the draft shows as an example of a selector is one, and the rule reports what it says.
  @Test func newRuleIsValid() throws {
    let workspace = try Workspace(["a.json": Self.long])
    #expect(try workspace.run("new-rule", "acme/short-titles").status == 0)
    let long = #"{"type": "screen", "content": [{"type": "button", "text": "Send it for approval now"}]}"#
    try workspace.folder.write("b.json", long)
    let found = try workspace.run("check", "b.json", "--rule", "acme/*", "--format", "text")
    #expect(found.text.contains(#"the text "Send it for approval now" is longer than 20 characters; shorten it"#))
    let path = ".fiorilint/rules/acme/short-titles.md"
    let page = workspace.folder.text(of: path)
    let quoted = page.split(separator: "\n").filter { $0.hasPrefix("# ") && $0.contains(" such as `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(!quoted.isEmpty)
    for selector in quoted {
      try workspace.folder.write(path, page.replacing("\non: button\n", with: "\non: \"\(selector)\"\n"))
      let result = try workspace.run("test-rules")
      #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    }
  }

  /// A fact that the kind does not have is a mistake inside parentheses too, in pages and their parameters.
  @Test func factsInsideParentheses() throws {
    let page = Self.page(on: "'button:not([style=plain])'")
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": page, "a.json": Self.long])
    for command in ["test-rules", "check"] {
      let result = try workspace.run(command)
      #expect(result.status == 2 && result.error.contains("button has no fact `style`"), "\(result.error)")
    }
  }

  @Test(arguments: [
    "short", "touch-target/short", "acme/", "../acme/short", "acme/sh ort", "fiorilint/x", "acme/b*", "Acme/Bad",
  ])
  func newRuleOfNoID(id: String) throws {
    let workspace = try Workspace()
    #expect(try workspace.run("new-rule", id).status == 2)
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path(".fiorilint")))
  }
}
