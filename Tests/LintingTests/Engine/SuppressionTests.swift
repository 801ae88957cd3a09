import Formats
import Linting
import Screens
import TestSupport
import Testing

/// What a description asks rules not to report: suppressed, counted, and wrong or unused where it is so.
@Suite struct SuppressionTests {
  private static let size = "touch-target/minimum-size"

  /// What a text comes to: `rule line:column` of what is reported, and what is suppressed with the reason.
  private struct Outcome: Equatable {
    var found: [String]
    var suppressed: [String]

    init(_ text: String, rules: [Rule] = TestLinter.rules, pieceSize: Int? = nil) {
      var options = LintOptions()
      if let pieceSize { options.pieceSize = pieceSize }
      let report = TestLinter.lint(text, options: options, rules: rules)
      #expect(report.failure == nil, "\(report.failure?.message ?? "")")
      found = report.open.map { "\($0.rule) \($0.start.line):\($0.start.column)" }
      suppressed = report.findings([.suppressed]).map {
        "\($0.rule) \($0.start.line):\($0.start.column) \($0.exclusion?.reason ?? "?")"
      }
    }

    init(found: [String] = [], suppressed: [String] = []) {
      self.found = found
      self.suppressed = suppressed
    }
  }

  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var found: [String] = []
    var suppressed: [String] = []

    init(_ name: String, _ text: String, found: [String] = [], suppressed: [String] = []) {
      testDescription = name
      self.text = text
      self.found = found
      self.suppressed = suppressed
    }
  }

  private static let small = #""type": "button", "text": "Go", "frame": [0, 0, 36, 36]"#
  private static let tiny = #"text="Go" frame="0 0 36 36""#

  static let samples = [
    Sample(
      "a member",
      """
      {"type": "screen", "platform": "ios", "content": [
      {\(small), "fiorilint-disable": {"\(size)": " Old. "}},
      {\(small)}]}
      """, found: ["\(size) 3:34"], suppressed: ["\(size) 2:34 Old."]),
    Sample(
      "a member in front of the type and of what it is for",
      """
      {"fiorilint-disable": {"\(size)": "Old."}, "type": "screen", "platform": "ios", "content": [
      {\(small)}, {"type": "group", "content": [{\(small)}]}]}
      """, suppressed: ["\(size) 2:34 Old.", "\(size) 2:123 Old."]),
    Sample(
      "a glob in a lone element, whose platform is not known",
      """
      {"type": "group", "fiorilint-disable": {"touch-target/*": "Old.", "object-cell/*": "None."}, "content": [
      {\(small)}]}
      """, found: ["suppression/unused 1:67"]),
    Sample(
      "several members",
      """
      {"type": "screen", "platform": "ios", "content": [
      {\(small), "fiorilint-disable": {"description/*": "Draft.", "\(size)": "Old."}, "colour": 1}]}
      """, suppressed: ["\(size) 2:34 Old.", "description/unknown-name 2:146 Draft."]),
    Sample(
      "an attribute",
      """
      <screen platform="ios">
      <button \(tiny) fiorilint-disable='\(size): "Old" &amp; known'/>
      <button \(tiny)/>
      </screen>
      """, found: ["\(size) 3:19"], suppressed: [#"\#(size) 2:19 "Old" & known"#]),
    Sample(
      "several in an attribute",
      """
      <screen platform="ios" fiorilint-disable="\(size): Old.; description/*: Draft: see the ticket">
      <button \(tiny) colour="1"/></screen>
      """,
      suppressed: ["\(size) 2:19 Old.", "description/unknown-name 2:37 Draft: see the ticket"]),
    Sample(
      "a comment",
      """
      <screen platform="ios">
      <!-- fiorilint-disable \(size): Old. --><!-- a second comment -->
      <button \(tiny)/>
      <!--fiorilint-disable \(size): Old.-->
      <group><button \(tiny)/></group>
      <button \(tiny)/>
      </screen>
      """, found: ["\(size) 6:19"], suppressed: ["\(size) 3:19 Old.", "\(size) 5:26 Old."]),
    Sample(
      "a comment in front of the root element, and of screens in a list",
      """
      <screens>
      <!-- fiorilint-disable \(size): First. -->
      <screen platform="ios"><button \(tiny)/></screen>
      <screen platform="ios"><button \(tiny)/></screen>
      <!-- fiorilint-disable \(size): Third. -->
      <screen platform="ios"><button \(tiny)/></screen>
      </screens>
      """, found: ["\(size) 4:42"], suppressed: ["\(size) 3:42 First.", "\(size) 6:42 Third."]),
    Sample(
      "screens in an array",
      """
      [{"type": "screen", "platform": "ios", "fiorilint-disable": {"*": "First."}, "content": [{\(small)}]},
      {"type": "screen", "platform": "ios", "content": [{\(small)}]}]
      """, found: ["\(size) 2:84"], suppressed: ["\(size) 1:123 First."]),
    Sample(
      "the innermost suppresses, the outer one and the second are unused",
      """
      {"type": "screen", "platform": "ios", "fiorilint-disable": {"\(size)": "Outer."}, "content": [
      {\(small), "fiorilint-disable": {
      "touch-target/*": "Inner.",
      "\(size)": "Twice."}}]}
      """, found: ["suppression/unused 1:61", "suppression/unused 4:1"], suppressed: ["\(size) 2:34 Inner."]),
    Sample(
      "without a reason it holds nothing back",
      """
      <screen platform="ios">
      <!-- fiorilint-disable \(size) -->
      <button \(tiny)/>
      <button \(tiny) fiorilint-disable="\(size):"/>
      </screen>
      """,
      found: ["suppression/invalid 2:1", "\(size) 3:19", "suppression/invalid 4:37", "\(size) 4:19"]),
    Sample(
      "what is suggested for a reason is none",
      """
      <screen platform="ios">
      <!-- fiorilint-disable \(size): TODO: say why -->
      <button \(tiny)/>
      </screen>
      """, found: ["suppression/invalid 2:1", "\(size) 3:19"]),
    Sample(
      "a last day in an attribute and a comment",
      """
      <screen platform="ios" fiorilint-disable="\(size) until 2020-02-29: Past.">
      <!-- fiorilint-disable \(size) until 9999-12-31: To come. -->
      <button \(tiny)/>
      <button \(tiny) fiorilint-disable="\(size) until 2021-02-29: No day."/>
      <button \(tiny) fiorilint-disable="\(size) until: No day."/>
      <button \(tiny) fiorilint-disable="\(size) until 9999-12-31 12:00: No day; \(size) 2020-02-29: No until"/>
      </screen>
      """,
      found: [
        "suppression/expired 1:24", "suppression/invalid 4:37", "\(size) 4:19", "suppression/invalid 5:37",
        "\(size) 5:19",
        "suppression/invalid 6:37", "suppression/invalid 6:37", "\(size) 6:19",
      ], suppressed: ["\(size) 3:19 To come."]),
    Sample(
      "a last day in a member",
      """
      {"type": "screen", "platform": "ios", "content": [
      {\(small), "fiorilint-disable": {
      "\(size)": {"until": "9999-12-31", "reason": "To come."}}},
      {\(small), "fiorilint-disable": {
      "\(size)": {"reason": "Past.", "until": "2020-12-31"}}},
      {\(small), "fiorilint-disable": {
      "\(size)": {"until": "9999-12-31"},
      "touch-target/*": {"reasons": "Misspelt."},
      "*": {"reason": 1, "until": []},
      "collection-view/*": {}}}]}
      """,
      found: [
        "\(size) 4:34", "suppression/expired 5:1", "\(size) 6:34", "suppression/invalid 7:1", "suppression/invalid 8:1",
        "suppression/invalid 9:1", "suppression/invalid 10:1",
      ], suppressed: ["\(size) 2:34 To come."]),
    Sample(
      "rules about suppressions are not suppressed",
      """
      {"type": "screen", "platform": "ios", "fiorilint-disable": {"*": "All.", "suppression/*": "These."}, "content": [
      {"type": "button", "fiorilint-disable": {"touch-targets/*": "Misspelt."}}]}
      """, found: ["suppression/invalid 1:74", "suppression/invalid 2:42"]),
    Sample(
      "comments that are for nothing",
      """
      <!-- fiorilint-disable \(size): A. --><screens>
      <screen platform="ios"><!-- fiorilint-disable \(size): B. --></screen>
      <!-- fiorilint-disable \(size): C. -->
      </screens>
      <!-- fiorilint-disable \(size): D. -->
      """,
      found: [
        "suppression/invalid 1:1", "suppression/invalid 2:24", "suppression/invalid 3:1", "suppression/invalid 5:1",
      ]),
    Sample(
      "a comment in front of an unknown element",
      """
      <screen platform="ios">
      <!-- fiorilint-disable \(size): A. -->
      <nothing><!-- fiorilint-disable \(size): B. --><button \(tiny)/></nothing>
      </screen>
      """, found: ["suppression/invalid 2:1", "description/unknown-name 3:1"]),
    Sample(
      "not unused where something is not known",
      """
      <screen platform="ios" fiorilint-disable="\(size): The size is not known yet."><button text="Go"/></screen>
      """),
    Sample(
      "not unused where its rule is another platform's",
      """
      <screen platform="android" fiorilint-disable="\(size): On iOS."><button \(tiny)/></screen>
      """),
  ]

  @Test(arguments: samples) func sample(sample: Sample) {
    let expected = Outcome(found: sample.found.sorted(), suppressed: sample.suppressed)
    func normal(_ outcome: Outcome) -> Outcome {
      Outcome(
        found: outcome.found.filter {
          $0.contains("suppression/") || $0.contains(Self.size) || $0.contains("description/")
        }
        .sorted(), suppressed: outcome.suppressed)
    }
    let whole = Outcome(sample.text)
    #expect(normal(whole) == expected)
    // Small pieces, and in XML the other reader: an instruction is nothing for the scanner of plain XML.
    for size in [16, 64, 200] { #expect(Outcome(sample.text, pieceSize: size) == whole, "pieces of \(size)") }
    guard sample.text.hasPrefix("<") else { return }
    #expect(Outcome(sample.text + "<?end of plain XML?>") == whole)
    #expect(Outcome(sample.text + "<?end of plain XML?>", pieceSize: 64) == whole)
  }

  @Test func messagesNameTheNearestRule() {
    let report = TestLinter.lint(
      """
      {"type": "screen", "platform": "ios", "fiorilint-disable": {"touch-target/minimal-size": "x", "a": 1, "b": "\\t"}}
      """)
    let messages = report.open.filter { $0.rule == "suppression/invalid" }.map(\.message)
    #expect(messages.count == 3)
    #expect(
      messages.first?.hasPrefix("unknown rule touch-target/minimal-size; did you mean \(Self.size)?") == true)
    #expect(
      messages.contains {
        $0.hasPrefix("the reason to suppress \"a\" is 1; expected a text, or an object of `reason` and `until`")
      }, "\(messages)")
    #expect(messages.contains { $0.hasPrefix("the suppression of b has no reason") }, "\(messages)")
  }

  /// Names are checked by all rules, and what does not run cannot be said to be unused.
  @Test func rulesThatDoNotRun() {
    let text = """
      {"type": "screen", "platform": "ios", "fiorilint-disable": {"\(Self.size)": "x", "nothing/at-all": "x"}}
      """
    let running = TestLinter.rules.filter { $0.id.hasPrefix("suppression/") }
    let engine = Linter(rules: running, knownRules: TestLinter.rules, formats: Formats.all).makeEngine()
    #expect(engine.lint(Array(text.utf8)).open.map(\.start.column) == [95])
  }

  /// A name given twice is what it is everywhere in JSON: a failure.
  @Test(arguments: [
    #"{"type": "screen", "fiorilint-disable": {"*": "x"}, "fiorilint-disable": {"*": "x"}}"#,
    #"{"type": "screen", "fiorilint-disable": {"*": "x", "*": "y"}}"#,
    #"{"type": "screen", "fiorilint-disable": {"*": {"reason": "x", "reason": "y"}}}"#,
  ])
  func givenTwice(text: String) {
    #expect(TestLinter.lint(text).failure?.message.contains("given twice") == true)
  }

  /// A suppression holds on its last day, and no longer.
  @Test(arguments: [("2026-12-31", 1), ("2027-01-01", 0), ("2026-11-30", 1)]) func lastDay(today: String, held: Int) {
    var options = LintOptions()
    options.today = CalendarDay(today)
    let text = """
      <button platform="ios" \(Self.tiny) fiorilint-disable="touch-target/* until 2026-12-31: Old."/>
      """
    let report = TestLinter.lint("<screen platform=\"ios\">\(text)</screen>", options: options)
    #expect(report.findings([.suppressed]).count == held)
    let expired = report.open.filter { $0.rule == "suppression/expired" }.map(\.message)
    #expect(expired.count == 1 - held)
    #expect(expired.allSatisfy { $0.hasPrefix("the suppression of touch-target/* expired after") })
  }

  /// What is suppressed counts as suppressed, and its element as going against the rule.
  @Test func counts() {
    let report = TestLinter.lint(Self.samples[0].text)
    var summary = Summary()
    summary.add(report)
    #expect(summary.suppressed == 1)
    #expect(summary.errors == 1)
    #expect(summary.findings == 1)
    let index = TestLinter.rules.sorted { $0.id < $1.id }.firstIndex { $0.id == Self.size }
    #expect(index.map { report.tallies[$0].failed } == 2)
  }

  /// Many of them, nested and beside each other, take time in proportion.
  @Test func many() {
    let row = #"{\#(Self.small), "fiorilint-disable": {"touch-target/*": "x", "\#(Self.size)": "y"}}"#
    let text =
      #"{"type": "screen", "platform": "ios", "content": ["#
      + Array(repeating: row, count: 20_000).joined(separator: ",")
      + "]}"
    let outcome = Outcome(text)
    #expect(outcome.suppressed.count == 20_000)
    #expect(outcome.found.filter { $0.hasPrefix("suppression/unused") }.count == 20_000)
  }
}
