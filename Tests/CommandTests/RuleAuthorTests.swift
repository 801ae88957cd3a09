import TestSupport
import Testing

/// What the commands say to authors of rules: where pages are, what is wrong with them, and which rules run.
@Suite struct RuleAuthorTests {
  private static let page = TeamRuleTests.page()

  private static func screen(_ text: String = "Send now") -> String {
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "text": "\#(text)"}]}"#
  }

  private func output(of page: String, name: String = "acme/short.md") throws -> String {
    let result = try Workspace([".fiorilint/rules/\(name)": page]).run("test-rules")
    return result.text + result.error
  }

  @Test(arguments: [
    ("## Avoid", "## Bad", "short.md:10: no example under `## Avoid` has a finding; examples belong under"),
    ("\"Send\"", "\"Send now\"", "has an element that `on` matches and that passes"),
    (
      "json\n{\"type\": \"group\", \"content\": [{", "json iphone\n{\"type\": \"group\", \"content\": [{",
      "did you mean `phone`?"
    ),
    ("level: warning", "level: warning\nstatements: [hig-cv-99]", "unknown guideline statement `hig-cv-99`"),
    ("level: warning", "level: warning\nsupersedes: [acme/short]", "`acme/short` is this rule"),
    ("level: warning", "level: warning\nsupersedes: [acme/x]", "names the unknown rule `acme/x`"),
    ("advice: shorten it\n---", "advice: shorten it", "the header has no end; expected a second line `---`"),
  ])
  func mistakesInPages(old: String, new: String, message: String) throws {
    let text = try output(of: Self.page.replacing(old, with: new, maxReplacements: 1))
    let all = try output(of: Self.page.replacing(old, with: new))
    #expect(text.contains(message) || all.contains(message), "\(text)")
  }

  @Test func pagesThatWereTestedAreNotCountedAsUntested() throws {
    let page = Self.page.replacing(
      "level: warning", with: "level: warning\nsupersedes: [touch-target/minimum-siz]")
    let text = try output(of: page)
    #expect(text.contains("2 of 2 examples passed\n") && text.contains("did you mean"), "\(text)")
  }

  @Test func pagesNeedTheirExtension() throws {
    let text = try output(of: Self.page, name: "acme/short.markdown")
    #expect(
      text.contains("acme/short.markdown:1:1: error: is not read: the name of a rule page ends in .md"), "\(text)")
  }

  @Test func parametersOnTheCommandLine() throws {
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": Self.page, "a.json": Self.screen()])
    let result = try workspace.run("check", "a.json", "--set", "rules={acme/short: {with: {condition: 'self.text <'}}}")
    let message = "rule acme/short: `condition` is invalid: expected a value, a name or `(`, found the end\n"
    #expect(result.status == 2 && result.error.hasSuffix(message), "\(result.error)")
  }

  @Test func aPairOfCasesIsReportedElsewhere() throws {
    let page = """
      ---
      level: warning
      check: size
      cases:
        - {platforms: [ios], on: button, with: {minWidth: 44}}
        - {platforms: [android], on: button, with: {minWidth: 48}}
      advice: make it larger
      ---
      # Buttons are wide

      ## Avoid

      ```json
      {"type": "group", "content": [↓{"type": "button", "frame": [0, 0, 20, 50]}]}
      ```

      ## Prefer

      ```json
      {"type": "group", "content": [{"type": "button", "frame": [0, 0, 60, 50]}]}
      ```
      """
    #expect(try output(of: page).contains("reported at another location"))
  }

  // MARK: Where pages are

  private func nested() throws -> Workspace {
    try Workspace([
      ".fiorilint.yml": "fail-on: warning\n", "app/.fiorilint/rules/acme/short.md": Self.page,
      "app/a.json": Self.screen(),
    ])
  }

  private static let reason =
    "/.fiorilint.yml does not name them; add `rule-folders: [app/.fiorilint/rules]` to it"

  @Test func rulesBelowAConfigurationAreNamed() throws {
    let workspace = try nested()
    let app = Command(directory: workspace.folder.path("app"))
    let tested = try app.run("test-rules")
    #expect(tested.status == 2 && tested.error.contains(Self.reason), "\(tested.error)")
    try workspace.folder.write(".fiorilint.yml", "rule-folders: [app/.fiorilint/rules]\n")
    #expect(try app.run("test-rules").text == "2 of 2 examples passed\n")
  }

  @Test func newRulesGoWhereTheyRun() throws {
    let workspace = try nested()
    let app = Command(directory: workspace.folder.path("app"))
    #expect(try app.run("new-rule", "acme/second").status == 0)
    #expect(!workspace.folder.text(of: ".fiorilint/rules/acme/second.md").isEmpty)
    #expect(try app.run("test-rules").status == 0)
  }

  @Test func configurationsThatAreExtendedAreRead() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "extends: guidelines/fiorilint.yml\n", "guidelines/fiorilint.yml": "fail-on: warning\n",
      "a.json": Self.screen(), "other/fiorilint.yml": "fail-on: warning\n",
    ])
    let error = try workspace.run("check").error
    #expect(!error.contains("guidelines/fiorilint.yml is not read"), "\(error)")
    #expect(error.contains("other/fiorilint.yml is not read"), "\(error)")
  }

  @Test func noConfigLeavesOutRules() throws {
    let workspace = try Workspace([".fiorilint/rules/acme/short.md": Self.page, "a.json": Self.screen()])
    let result = try workspace.run("check", "a.json", "--no-config", "--rule", "acme/short")
    #expect(result.error.contains("unknown rule acme/short; --no-config leaves out the rules of your team"))
  }

  @Test(arguments: [
    ("rule-folders: [guidelines/rules/acme]\n", "did you mean `rule-folders: [guidelines/rules]`?"),
    ("rules: {acme/short: {severity: error}}\nrule-folders: [guidelines/rules]\n", "did you mean `level`?"),
    (
      "ignore: [{rule: touch-target/minimum-size, reason: none needed, element: \"button[a]\"}]\n",
      "a path begins with `screen/`; did you mean `**/button[a]`?"
    ),
  ])
  func mistakesInConfigurations(configuration: String, message: String) throws {
    let workspace = try Workspace([
      ".fiorilint.yml": configuration, "guidelines/rules/acme/short.md": Self.page, "a.json": Self.screen(),
    ])
    let error = try workspace.run("check").error
    #expect(error.contains(message), "\(error)")
  }

  // MARK: Severities

  @Test func severitiesOfCases() throws {
    let page = """
      ---
      check: size
      cases:
        - {level: error, platforms: [ios], on: button, with: {minWidth: 44}}
        - {level: warning, platforms: [android], on: button, with: {minWidth: 48}}
      message: "{self} is narrow"
      ---
      # Buttons are wide

      1. one
      2. two

      See [the handbook](https://acme.example/a?b=1&c=2) and **this**.

      | a | b |
      | --- | --- |
      | c | d |

      ```swift
      let a = 1
      ```
      """
    let workspace = try Workspace([".fiorilint/rules/acme/wide.md": page])
    #expect(try workspace.run("rules", "acme/*").text.contains("error or warning"))
    let text = try workspace.run("rules", "acme/wide").text
    #expect(text.contains("{self} is narrow") && text.contains("1. one\n") && text.contains("| c | d |\n"), "\(text)")
    #expect(try workspace.run("rules", "acme/*", "--format", "html", "-o", "site").status == 0)
    let html = workspace.folder.text(of: "site/acme/wide.html")
    for part in [
      "error on iOS", "warning on Android", "<ol>", "<li>one</li>", "<strong>this</strong>", "<td>d</td>",
      "<a href=\"https://acme.example/a?b=1&amp;c=2\" rel=\"noreferrer\">the handbook</a>", "<code>let a = 1</code>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    let index = workspace.folder.text(of: "site/index.html")
    #expect(index.contains("data-level=\"error warning\"") && !index.contains("guideline that asks"))
  }
}
