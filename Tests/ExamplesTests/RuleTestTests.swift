import Examples
import Linting
import RulePages
import Testing

/// Examples of rules that are right, and of rules that are not.
@Suite struct RuleTestTests {
  private func test(_ examples: String) throws -> RuleTest {
    let page = RulePage(
      id: "test/rule", title: "Images are named", advice: "name it", statements: [],
      cases: [
        RuleCase(
          severity: "warning", platforms: ["ios", "android"], statements: [], selector: "image", check: "value",
          parameters: [PageEntry("fact", "accessibilityLabel"), PageEntry("nonEmpty", true)], line: 1)
      ], rationale: "", examplesText: examples, examplesLine: 10)
    return RuleTest(try Rule(page))
  }

  private static let avoid =
    "## Avoid\n\n```xml\n<collectionCell><image ↓accessibilityLabel=\"\"/></collectionCell>\n```\n"
  private static let prefer =
    "## Prefer\n\n```xml\n<collectionCell><image accessibilityLabel=\"Oak\"/></collectionCell>\n```\n"

  @Test func rightExamples() throws {
    let test = try test(Self.avoid + Self.prefer)
    #expect(test.exampleCount == 2)
    #expect(test.failures == [])
  }

  @Test func anExpectedFindingThatIsNotThere() throws {
    let test = try test(Self.avoid + Self.prefer.replacing("<image", with: "↓<image"))
    #expect(test.failures.map(\.example) == ["Prefer 1", "Prefer 1"])
    #expect(test.failures.allSatisfy { $0.line == 18 || $0.line == 17 }, "\(test.failures)")
  }

  @Test func anUnexpectedFindingHasItsPlace() throws {
    let test = try test(Self.avoid.replacing("↓", with: "") + Self.prefer)
    let failure = try #require(test.failures.first)
    #expect(failure.example == "Avoid 1")
    #expect(failure.line == 13)
    #expect(failure.message.hasPrefix("unexpected finding (mark it with ↓ if it is right): "), "\(failure.message)")
  }

  @Test func aPageNeedsBothKinds() throws {
    #expect(try test(Self.prefer).failures.map(\.message) == ["no example under `## Avoid` has a finding"])
    #expect(
      try test(Self.avoid).failures.map(\.message) == [
        "no example under `## Prefer` has an element that `on` matches and that passes"
      ])
  }

  @Test func anExampleThatCannotBeRead() throws {
    let test = try test(Self.avoid + Self.prefer + "\n```xml\n<screen>\n```\n")
    #expect(Set(test.failures.map(\.example)) == ["Prefer 2"])
    #expect(test.failures.contains { $0.message.hasPrefix("cannot be read: ") }, "\(test.failures)")
  }
}
