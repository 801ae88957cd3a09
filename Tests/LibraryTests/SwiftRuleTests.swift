import FioriLint
import Foundation
import LintingTesting
import RulePageReading
import Support
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// What a team's executable adds, and what is wrong with it.
@Suite struct SwiftRuleTests {
  private final class CapitalCheck: ElementCheck, Check {
    static let name = "acme/capital"
    static let summary = "A text begins with a capital letter."
    static let parameters = Parameters()
    struct Parameters: Sendable {
      let least = Parameter<Double>("least", "How many letters a text needs to be checked.", default: 1)
    }
    private let least: Double

    init(_ arguments: Arguments) throws(RuleError) { least = try arguments.value(of: Self.parameters.least) }

    override func check(_ element: Element, _ pass: inout Pass) {
      guard let text = element.text(.text) else { return pass.inconclusive(missing: .text, of: element) }
      guard Double(text.count) >= least else { return pass.notApplicable() }
      if text.first?.isLowercase == true { pass.report("\"\(text)\" is small", at: .text, of: element) }
    }
  }

  private class OtherCheck: ElementCheck, Check {
    class var name: String { "acme/other" }
    static let summary = "Nothing."
    required init(_ arguments: Arguments) throws(RuleError) {}
  }

  private final class NamesakeCheck: OtherCheck {
    override static var name: String { "acme/capital" }
  }

  private final class BareCheck: OtherCheck {
    override static var name: String { "capital" }
  }

  private final class BuiltInGroupCheck: OtherCheck {
    override static var name: String { "object-cell/capital" }
  }

  private struct NamedFormat: ScreenFormat {
    var name: String
    func recognizes(_ opening: FileHead) -> Bool { false }
    func makeReader(_ options: ReaderOptions) -> any ScreenReader { NoReader() }
  }

  private final class NoReader: ScreenReader {
    func read(_ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer) throws(ReadError) {}
  }

  private static func rule(
    _ id: String = "acme/capitals", on selector: String = "button",
    with parameters: KeyValuePairs<String, ParameterValue> = [:], message: String? = nil
  ) -> SwiftRule {
    SwiftRule(
      id, "Buttons begin with a capital letter", on: selector, check: CapitalCheck.self, with: parameters,
      severity: .warning, advice: "write it large", message: message, why: "It is our style.",
      examples: SwiftRule.Examples(
        """
        ## Avoid

        ```json
        {"type": "button", ↓"text": "save"}
        ```

        ## Prefer

        ```json
        {"type": "button", "text": "save"}
        ```
        """), file: "Rules.swift", line: 7)
  }

  // MARK: Mistakes

  /// What is wrong with a rule is reported with its file, its line and the nearest name.
  @Test(arguments: [
    (rule(on: "buton"), "did you mean `button`?"), (rule(with: ["leest": 2]), "did you mean `least`?"),
    (rule(with: ["least": "two"]), "`least` must be a number"), (rule(message: "{txt}"), "did you mean `text`?"),
  ])
  func mistakes(rule: SwiftRule, message: String) throws {
    let error = #expect(throws: RuleError.self) { try RuleTest(rule) }
    let text = try #require(error).description
    #expect(text.hasPrefix("Rules.swift:7:") && text.contains(message), "\(text)")
    let errors = #expect(throws: UserErrors.self) { try TeamRules([], with: TeamExtensions(rules: [rule])) }
    #expect(try #require(errors).description.hasPrefix("Rules.swift:7:"))
  }

  @Test(arguments: [
    (
      [rule(), rule()], "Rules.swift:7:1: error: the rule `acme/capitals` is also in Rules.swift:7; rename one of them"
    ),
    ([rule("capitals")], "the rule `capitals` needs a team name, such as acme/capitals"),
    ([rule("object-cell/capitals")], "`object-cell` is a group of built-in rules"),
  ])
  func idsThatAreTaken(rules: [SwiftRule], message: String) throws {
    let errors = #expect(throws: UserErrors.self) { try TeamRules([], with: TeamExtensions(rules: rules)) }
    #expect(try #require(errors).description.contains(message))
  }

  @Test func idOfPage() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "acme/capitals.md", "---\nlevel: info\non: button\ncheck: acme/capital\nadvice: do it\n---\n# A\n")
    let name = PathName(folder.path, in: "/", from: FileManager.default.currentDirectoryPath)
    let errors = #expect(throws: UserErrors.self) { try TeamRules([name], with: TeamExtensions(rules: [Self.rule()])) }
    #expect(try #require(errors).description.contains("the rule `acme/capitals` is also in Rules.swift:7; rename"))
    // The page alone knows the check of a rule by another id.
    let team = try TeamRules([name], with: TeamExtensions(rules: [Self.rule("acme/others")]))
    #expect(team.rules.map(\.id) == ["acme/capitals", "acme/others"])
  }

  @Test(arguments: [
    (TeamExtensions(checks: [BareCheck.self]), "the check `capital` needs a team name, such as acme/capital"),
    (TeamExtensions(checks: [BuiltInGroupCheck.self]), "`object-cell` is a group of built-in rules"),
    (TeamExtensions(rules: [rule()], checks: [NamesakeCheck.self]), "two checks have the name `acme/capital`"),
    (TeamExtensions(formats: [NamedFormat(name: "mdk")]), "has the name of a built-in format"),
    (TeamExtensions(formats: [NamedFormat(name: "a"), NamedFormat(name: "a")]), "two formats have the name `a`"),
    (TeamExtensions(formats: [NamedFormat(name: "")]), "a format has no name"),
  ])
  func namesThatAreTaken(additions: TeamExtensions, message: String) throws {
    let error = #expect(throws: UserError.self) { try additions.validate() }
    #expect("\(try #require(error))".contains(message))
  }

  @Test func oneCheckOfSeveralRules() throws {
    let additions = TeamExtensions(rules: [Self.rule(), Self.rule("acme/others")], checks: [CapitalCheck.self])
    try additions.validate()
    #expect(additions.checks.count == 1)
  }

  // MARK: Tests of rules

  /// A wrong example is reported with its line in the Swift file.
  @Test func examplesThatAreWrong() throws {
    let failures = try RuleTest(Self.rule()).failures
    #expect(failures.map(\.example) == ["Prefer 1", nil])
    #expect(failures.first?.message.contains("unexpected finding (mark it with ↓ if it is right): ") == true)
  }

  @Test func markedDescriptions() throws {
    let rule = Self.rule(with: ["least": 2])
    let right = try ExampleRun(
      rule, in: #"<group><button text="Save"/><button ↓text="save"/><button text="x"/></group>"#)
    #expect(right.mistakes.isEmpty && right.expected.count == 1 && right.found == right.expected)
    let missed = try ExampleRun(rule, in: #"<group><button ↓text="Save"/></group>"#)
    #expect(missed.mistakes == [#"1:16: a finding is expected here: button "Save" matches `on` and passes"#])
    let unexpected = try ExampleRun(rule, in: #"<group><button text="save"/></group>"#)
    #expect(unexpected.mistakes.count == 1)
  }
}
