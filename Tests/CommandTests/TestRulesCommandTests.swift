import TestSupport
import Testing

/// `fiorilint test-rules`: the examples of a team's pages as tests, and what is said of those that fail.
@Suite struct TestRulesCommandTests {
  /// Rules as design systems have them, each with examples that it passes.
  @Test func teamRules() throws {
    let team = Command(directory: Repository.url("Fixtures/team-rules").path)
    let result = try team.run("test-rules")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(
      try Golden.difference(of: result.text + team.run("rules", "acme/*").text, from: "team-rules.txt") == nil)
    #expect(try fiorilint("test-rules", "Fixtures/team-rules").text == result.text)
    #expect(
      try fiorilint("test-rules", "Fixtures/team-rules/.fiorilint/rules/acme/grid-of-8.md").text
        == "2 of 2 examples passed\n")
  }

  @Test func failingExamples() throws {
    let page = TeamRuleTests.page(max: 2).replacing("\"Send now\"", with: "\"No\"")
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": page])
    let result = try workspace.run("test-rules")
    #expect(result.status == 1)
    let path = ".fiorilint/rules/acme/short.md"
    #expect(
      result.text == """
        \(path):13:32: example Avoid 1: a finding is expected here: button "No" matches `on` and passes
          13 | {"type": "group", "content": [↓{"type": "button", "text": "No"}]}
             |                                ^
        \(path):19:31: example Prefer 1: unexpected finding (mark it with ↓ if it is right): button "Send" does not meet \
        `size(self.text) <= parameters.max`; shorten it
          19 | {"type": "group", "content": [{"type": "button", "text": "Send"}]}
             |                               ^
        \(path):10: no example under `## Avoid` has a finding
        \(path):16: no example under `## Prefer` has an element that `on` matches and that passes
        1 rule needs another example; 0 of 2 examples passed, 2 failed

        """)
  }

  struct Silence: Sendable, CustomTestStringConvertible {
    var selector: String
    var example: String
    var reason: String
    var testDescription: String { "\(selector): \(reason)" }
  }

  /// Each marked place says why nothing is reported there.
  @Test(arguments: [
    Silence(
      selector: "button", example: #"<group>↓<button id="b"/></group>"#,
      reason: #"inconclusive: `text` of button "b" is unknown"#),
    Silence(
      selector: "button", example: #"↓<button id="b"/>"#,
      reason: #"inconclusive: `text` of button "b" is unknown"#),
    Silence(
      selector: "button[interactive=true]",
      example: #"<group>↓<button id="b" text="Send now" interactive="false"/></group>"#,
      reason: "`on` does not match: `[interactive=true]` does not hold for button \"Send now\""),
    Silence(
      selector: "screen[floorplan=map] button", example: #"<group>↓<button id="b" text="Send now"/></group>"#,
      reason: "inconclusive: `floorplan` of the screen is unknown"),
    Silence(
      selector: "group[id=g] > button", example: #"<group id="f">↓<button id="b" text="Send now"/></group>"#,
      reason: "`on` does not match: `[id=g]` does not hold for container \"f\""),
    Silence(
      selector: "screen[floorplan=map] button",
      example: #"<screen floorplan="form"><group>↓<button id="b" text="Send now"/></group></screen>"#,
      reason: "`on` does not match: `[floorplan=map]` does not hold for the screen"),
    Silence(
      selector: "collectionView button, tableView button",
      example: #"<group>↓<button id="b" text="Send now"/></group>"#,
      reason: "`on` does not match: button \"Send now\" is not inside `collectionView`"),
    Silence(
      selector: "group > group > button", example: #"<group id="g">↓<button id="b" text="Send now"/></group>"#,
      reason: "`on` does not match: "),
    Silence(
      selector: "button", example: #"<group>↓<label id="l" text="Send now"/></group>"#,
      reason: "`on` does not match: this is text \"Send now\"; the rule checks button"),
    Silence(
      selector: "button", example: #"<group><button ↓ text="Send now"/></group>"#,
      reason: "no element or fact of a screen starts here"),
  ])
  func silentPlaces(silence: Silence) throws {
    let page = TeamRuleTests.page(on: "'\(silence.selector)'")
      .replacing(#"{"type": "group", "content": [↓{"type": "button", "text": "Send now"}]}"#, with: silence.example)
      .replacing("## Avoid\n\n```json", with: "## Avoid\n\n```xml")
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": page])
    let result = try workspace.run("test-rules")
    #expect(
      result.status == 1 && result.text.contains("a finding is expected here: \(silence.reason)"),
      "\(result.text)")
  }

  @Test func misspeltMembersOfExamples() throws {
    let page = TeamRuleTests.page().replacing(#""text": "Send"}"#, with: #""txt": "Send"}"#)
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": page])
    let result = try workspace.run("test-rules")
    #expect(result.status == 1 && result.text.contains(".md:19:50: example Prefer 1: "), "\(result.text)")
    #expect(result.text.contains("; did you mean `text`?"), "\(result.text)")
  }

  /// A page that is wrong does not stop the tests of the others.
  @Test func besideBrokenPages() throws {
    let workspace = try Workspace([
      ".fiorilint/rules/acme/short.md": TeamRuleTests.page(),
      ".fiorilint/rules/acme/wrong.md": TeamRuleTests.page(on: "buton"),
      ".fiorilint/rules/acme/empty.md": "",
    ])
    let result = try workspace.run("test-rules")
    #expect(result.status == 2)
    #expect(result.error.contains("; did you mean `button`?") && result.error.contains("acme/empty.md:1:1: error: "))
    #expect(result.text == "2 pages with errors; 2 of 2 examples passed\n")
    #expect(try workspace.run("check").status == 2)
  }

  @Test func otherHeadings() throws {
    let workspace = try Workspace([
      ".fiorilint/rules/acme/short.md": TeamRuleTests.page().replacing("## Avoid", with: "## Bad")
    ])
    let text = try workspace.run("test-rules").text
    #expect(text.contains("; examples belong under `## Avoid` and `## Prefer`, not `## Bad`"), "\(text)")
  }

  /// What does not exist is reported with what there is.
  @Test(arguments: [
    (
      "image", "self.contrastRatio == ''",
      "image has no `contrastRatio`; it has kind, children, descendants, "
    ),
    ("button", "unique(self.text)", "unknown function `unique`; expected one of size, contains, "),
    ("'*'", "self.type == 'x'", "kinds of element has `type`, but each has `kind`"),
  ])
  func unknownNames(selector: String, condition: String, message: String) throws {
    let page = TeamRuleTests.page(on: selector).replacing(
      "size(self.text) <= parameters.max\", max: 4", with: condition + "\"")
    let result = try Workspace([".fiorilint/rules/acme/short.md": page]).run("test-rules")
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
  }

  @Test func noRules() throws {
    let result = try Workspace().run("test-rules")
    #expect(result.status == 2 && result.error.contains("fiorilint new-rule team/name"))
    #expect(try Workspace().run("test-rules", "missing.md").status == 2)
  }
}
