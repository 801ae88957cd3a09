import Linting
import Project
import RulePages
import Screens
import Support
import TestSupport
import Testing

/// What configurations make of rules.
@Suite struct RuleSettingTests {
  private static let touch = "touch-target/minimum-size"

  private func rules(_ text: String, wanted: [String] = [], disabled: [String] = []) throws -> [String: Rule] {
    let rules = try LoadedConfiguration.settings(text).apply(
      to: TestLinter.allRules, wanted: wanted, disabled: disabled)
    #expect(rules.map(\.id) == TestLinter.allRules.map(\.id), "rules keep their places")
    return Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
  }

  private func level(_ rule: Rule?) -> String? { rule.map { $0.cases.isEmpty ? "off" : $0.severity.name } }

  /// Ids go before globs, later globs before earlier ones.
  @Test(arguments: [
    ("touch-target/minimum-size: warning", "warning"), ("touch-target/*: info", "info"), ("\"*\": off", "off"),
    ("{\"*\": off, touch-target/*: info}", "info"), ("{touch-target/*: info, \"*\": off}", "off"),
    ("{touch-target/minimum-size: info, \"*\": off}", "info"), ("{object-cell/*: off}", "error"),
    ("{touch-target/minimum-siz?: {level: warning}}", "warning"), ("{\"*\": {with: {tolerance: 1}}}", "error"),
  ])
  func levels(settings: String, expected: String) throws {
    let text = settings.hasPrefix("{") ? "rules: \(settings)\n" : "rules:\n  \(settings)\n"
    let rule = try rules(text)[Self.touch]
    #expect(level(rule) == expected)
    #expect(rule?.cases.allSatisfy { $0.severity.name == expected } ?? false, "every case has the level")
  }

  /// What stands nearer wins, also by a glob over an id.
  @Test(arguments: [
    ("touch-target/minimum-size: info", "\"*\": off", "off"), ("\"*\": off", "touch-target/*: warning", "warning"),
    ("\"*\": off", "object-cell/*: warning", "off"),
  ])
  func levelsOfLayers(base: String, own: String, expected: String) throws {
    let (configuration, _) = try LoadedConfiguration.load([
      "base.yml": "rules:\n  \(base)\n", ".fiorilint.yml": "extends: base.yml\nrules:\n  \(own)\n",
    ])
    let rules = try configuration.common.apply(to: TestLinter.allRules)
    #expect(level(rules.first { $0.id == Self.touch }) == expected)
  }

  @Test func everyCaseHasTheLevel() throws {
    let rule = try #require(TestLinter.allRules.first { Set($0.cases.map(\.severity)).count > 1 })
    let configured = try rules("rules:\n  \(rule.id): info\n")[rule.id]
    #expect(
      configured?.cases.count == rule.cases.count && configured?.cases.allSatisfy { $0.severity == .info } ?? false)
  }

  // MARK: The command line

  @Test func commandLineWins() throws {
    let off = "rules:\n  \"*\": off\n  object-cell/title-required: info\n"
    #expect(level(try rules(off, wanted: [Self.touch])[Self.touch]) == "error", "an id runs its rule")
    #expect(level(try rules(off, wanted: ["touch-target/*"])[Self.touch]) == "off", "a glob chooses among those on")
    #expect(level(try rules(off, wanted: ["object-cell/*"])["object-cell/title-required"]) == "info")
    #expect(level(try rules(off, disabled: ["object-cell/*"])["object-cell/title-required"]) == "off")
    #expect(level(try rules("", wanted: ["object-cell/*"])[Self.touch]) == "off")
  }

  // MARK: Presets and versions

  @Test(arguments: Preset.allCases) func presets(preset: Preset) throws {
    let documents: [Preset: Set<String>] = [
      .fioriIOS: ["ios-cv", "ios-cvc", "ios-oc"], .fioriAndroid: ["android-cv"], .appleHIG: ["hig-cv"],
      .accessibility: [], .all: Set(GuidelineDocument.all.map(\.id)),
    ]
    let wanted = try #require(documents[preset])
    let configured = try rules("preset: \(preset.rawValue)\n")
    for rule in TestLinter.allRules {
      let statements = rule.cases.flatMap(\.statements)
      let isHeld =
        Self.accessibility.contains(rule.id)
        ? preset == .accessibility
        : statements.isEmpty || statements.contains { wanted.contains(GuidelineDocument.of(statement: $0)?.id ?? "") }
      let result = try #require(configured[rule.id])
      #expect(result.cases.isEmpty != isHeld, "\(rule.id)")
      for item in result.cases {
        #expect(item.statements.allSatisfy { wanted.contains(GuidelineDocument.of(statement: $0)?.id ?? "") })
        if preset == .fioriIOS, !item.statements.isEmpty { #expect(item.platforms == .ios) }
        if preset == .fioriAndroid, !item.statements.isEmpty { #expect(item.platforms == .android) }
      }
    }
    let count = configured.values.count { !$0.cases.isEmpty }
    #expect(count > 3 && (preset == .all) == (count == TestLinter.rules.count), "\(count)")
  }

  private static let accessibility: Set = [
    "accessibility/image-label", "accessibility/target-label", "accessibility/target-spacing",
    "accessibility/text-contrast", "accessibility/touch-target",
  ]

  /// What people need who use a screen reader is checked where it is requested, by preset, level or glob.
  @Test(arguments: [
    ("", [], false), ("preset: all", [], false), ("preset: accessibility", [], true),
    ("rules: {\"*\": warning}", [], false), ("rules: {accessibility/*: warning}", [], true),
    ("rules: {accessibility/*: {with: {min: 3}}}", [], false), ("", ["*"], false), ("", ["accessibility/*"], true),
    ("preset: fiori-ios", ["accessibility/*"], true), ("rules: {accessibility/*: off}", ["accessibility/*"], false),
    ("preset: accessibility", ["*"], true), ("preset: accessibility", ["touch-target/*"], false),
  ])
  func accessibilityIsAskedFor(settings: String, wanted: [String], isOn: Bool) throws {
    let configured = try rules(settings + "\n", wanted: wanted)
    let on = configured.values.filter { !$0.cases.isEmpty && $0.id.hasPrefix("accessibility/") }.map(\.id)
    #expect(Set(on) == (isOn ? Self.accessibility : []))
  }

  /// Several presets are checked together.
  @Test func severalPresets() throws {
    func ids(_ text: String) throws -> Set<String> {
      Set(try rules(text).values.filter { !$0.cases.isEmpty }.map(\.id))
    }
    let both = try ids("preset: [fiori-ios, accessibility]\n")
    #expect(try both == ids("preset: fiori-ios\n").union(ids("preset: accessibility\n")))
    #expect(try ids("preset: [all, accessibility]\n").isSuperset(of: both))
  }

  /// A level turns on what the preset does not hold, by id or by a glob that is not for all rules.
  @Test func presetAndId() throws {
    let android = "preset: fiori-android\nrules:\n  "
    #expect(level(try rules(android + "touch-target/*: warning\n")[Self.touch]) == "warning")
    #expect(level(try rules(android + "\"*\": warning\n")[Self.touch]) == "off")
    #expect(level(try rules(android + "touch-target/*: {with: {tolerance: 1}}\n")[Self.touch]) == "off")
    #expect(level(try rules(android + "touch-target/minimum-size: warning\n")[Self.touch]) == "warning")
    #expect(level(try rules(android + "touch-target/minimum-size: {with: {tolerance: 1}}\n")[Self.touch]) == "off")
  }

  @Test func versions() throws {
    var page = try #require(TestLinter.allRules.first { $0.id == Self.touch }).page
    page.since = "0.10"
    let rule = try Rule(page)
    func configured(_ text: String) throws -> String? {
      let vocabulary = ConfigurationVocabulary(rules: [rule], formats: [], version: try #require(RulesVersion("0.10")))
      let folder = try TemporaryFolder()
      var loader = ConfigurationLoader(vocabulary, workingDirectory: folder.path)
      let file = try folder.write("a.yml", text)
      let settings = try loader.load([.init(file, in: "/", from: "/")])[0].common
      return level(try settings.apply(to: [rule])[0])
    }
    #expect(try configured("rules-version: 0.9\n") == "off" && configured("rules-version: 0.10\n") == "error")
    #expect(try configured("rules-version: \"0.1\"\n") == "off" && configured("") == "error")
    #expect(try configured("rules-version: 0.9\nrules: {touch-target/minimum-size: info}\n") == "info")
    #expect(try configured("rules-version: 0.9\nrules: {touch-target/*: info}\n") == "off")
    #expect(throws: UserErrors.self) { try configured("rules-version: 0.11\n") }
    #expect(TestLinter.allRules.allSatisfy { RulesVersion($0.page.since) != nil }, "every page has its version")
  }

  // MARK: Parameters

  @Test func parameters() throws {
    let rule = try rules("rules:\n  touch-target/minimum-size: {with: {minWidth: 30, minHeight: 30}}\n")[Self.touch]
    let text = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [0, 0, 30, 30]}]}"#
    #expect(TestLinter.lint(text).findings.map(\.rule) == [Self.touch])
    #expect(TestLinter.lint(text, rules: [try #require(rule)]).findings.isEmpty)
  }

  /// A parameter goes to the cases that give it, not to all whose check has it.
  @Test func parametersOfCases() throws {
    let id = "collection-cell/contact-image-size"
    let rule = try #require(try rules("rules:\n  \(id): {with: {allowedWidths: [64], allowedHeights: [64]}}\n")[id])
    for item in rule.cases {
      let widths = item.source.parameters.first { $0.key == "allowedWidths" }
      #expect(widths == nil || widths?.value.description == "[64]")
      #expect((item.source.check == "size") == (widths != nil))
    }
  }
}
