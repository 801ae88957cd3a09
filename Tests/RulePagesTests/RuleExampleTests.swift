import RulePages
import Testing

/// Examples of a page, and what of them is marked.
@Suite struct RuleExampleTests {
  private static let page = RulePage(
    id: "test/rule", title: "A rule", advice: "", statements: [], cases: [], rationale: "## Notes\n\n```json\n{}\n```",
    examplesText: """
      ## Avoid

      A button without
      a label:

      ```json ios tablet
      [↓{"type": "button"}, ↓{}]
      ```

      ```json fixed
      [1]
      ```

      ## Prefer

      ```xml
      <button/>
      ```
      """, examplesLine: 10)

  private let examples = Self.page.examples

  @Test func headingsSayWhatIsExpected() { #expect(examples.map(\.expectation) == [.avoid, .prefer]) }

  @Test func fencesNameLanguageAndTraits() {
    #expect(examples.map(\.language) == ["json", "xml"])
    #expect(examples.map(\.traits) == [["ios", "tablet"], []])
  }

  @Test func marksAreNoPartOfTheText() throws {
    let example = try #require(examples.first)
    #expect(example.text == #"[{"type": "button"}, {}]"#)
    #expect(example.markers == [1, 21])
    #expect(example.marked == #"[↓{"type": "button"}, ↓{}]"#)
  }

  @Test func linesAreThoseOfThePage() { #expect(examples.map(\.line) == [16, 26]) }

  @Test func captionsAreOneLine() { #expect(examples.map(\.caption) == ["A button without a label:", ""]) }

  @Test func fixedBlocksBelongToTheExampleBefore() { #expect(examples.map(\.fixed) == [["[1]"], []]) }

  @Test func otherHeadingsWithExamplesAreNamed() { #expect(Self.page.otherHeadings.map(\.text) == ["## Notes"]) }

  @Test(arguments: [
    ("0.1", "0.1"), ("1.10", "1.10"), ("1", nil), ("1.x", nil), ("1.2.3", nil), ("", nil), ("-1.0", nil),
  ])
  func versions(text: String, shown: String?) { #expect(RulesVersion(text)?.description == shown) }

  @Test func versionsAreOrderedByNumber() throws {
    let versions = try ["0.10", "0.9", "1.0"].map { try #require(RulesVersion($0)) }
    #expect(versions.sorted().map(\.description) == ["0.9", "0.10", "1.0"])
  }

  @Test(
    arguments: [
      (2, "2"), (.init(.number(0.5)), "0.5"), (["a", 1, true], "[a, 1, true]"),
      (PageValue(.map([PageEntry("a", "b")])), "{a: b}"),
    ] as [(PageValue, String)])
  func valuesAreWrittenAsInAPage(value: PageValue, text: String) { #expect(value.description == text) }
}
