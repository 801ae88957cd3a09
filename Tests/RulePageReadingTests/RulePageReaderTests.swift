import RulePageReading
import RulePages
import Support
import Testing

/// What a page says, and where its mistakes are.
@Suite struct RulePageReaderTests {
  private static let header = """
    level: warning
    platforms: [ios]
    on: "image"
    check: value
    with: {fact: accessibilityLabel, nonEmpty: true}
    advice: "add one"
    since: "0.1"
    """

  private func read(_ text: String) throws -> RulePage {
    try RulePageReader(id: "test/rule", path: "rule.md").read(text)
  }

  private func mistakes(_ text: String) -> [String] {
    RulePageReader(id: "test/rule", path: "rule.md").examine(text).errors.map(\.description)
  }

  @Test func headerTitleAndProse() throws {
    let page = try read("---\n\(Self.header)\n---\n# Images are named\n\nWhy.\n\n## Avoid\n\n```json\n↓{}\n```\n")
    #expect(page.id == "test/rule")
    #expect(page.title == "Images are named")
    #expect(page.rationale == "Why.")
    #expect(page.advice == "add one")
    #expect(page.since == "0.1")
    #expect(page.examples.map(\.line) == [17])
  }

  @Test func casesHaveTheirPlaces() throws {
    let page = try read("---\n\(Self.header)\n---\n# A title\n")
    let only = try #require(page.cases.first)
    #expect(page.cases.count == 1)
    #expect(only.severity == "warning")
    #expect(only.platforms == ["ios"])
    #expect(only.check == "value")
    #expect(only.parameters.map(\.key) == ["fact", "nonEmpty"])
    #expect(only.checkPlace.line == 5)
  }

  @Test func aPageWithoutAHeader() {
    #expect(
      mistakes("# A title\n") == ["rule.md:1:1: error: a rule page must begin with a header between two lines `---`"])
  }

  @Test func aPageWithoutATitle() {
    let mistakes = mistakes("---\n\(Self.header)\n---\n\ntext\n")
    #expect(mistakes == ["rule.md:11:1: error: expected the title: a line that begins with `# `"])
  }

  @Test func unknownKeysHaveTheirPlaceAndTheNearestName() {
    let mistakes = mistakes("---\n\(Self.header)\nadvise: x\n---\n# A title\n")
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix("rule.md:9:1: error: ") ?? false, "\(mistakes)")
    #expect(mistakes.first?.contains("advice") ?? false, "\(mistakes)")
  }

  /// Configurations and other linters have other names for keys.
  @Test(arguments: [("severity: error", "level"), ("selector: image", "on"), ("parameters: {}", "with")])
  func keysOfOthers(line: String, key: String) {
    let mistakes = mistakes("---\n\(Self.header)\n\(line)\n---\n# A title\n")
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix("rule.md:9:1: error: unknown key "), "\(mistakes)")
    #expect(mistakes.first?.hasSuffix("; did you mean `\(key)`?") == true, "\(mistakes)")
  }

  @Test func lineBreaksOfWindows() throws {
    let text = "---\n\(Self.header)\n---\n# A title\n"
    #expect(try read(text.replacing("\n", with: "\r\n")) == read(text))
  }

  /// A page as source has all that the reader has read.
  @Test func sourcesAreByGroup() throws {
    let pages = try ["a/one", "a/two", "b/three"].map {
      try RulePageReader(id: $0, path: "x").read("---\n\(Self.header)\n---\n# A title\n")
    }
    let files = SwiftSource.files(of: pages, [])
    #expect(files.map(\.name) == ["APages.swift", "BPages.swift", "CompiledPages.swift", "CompiledStatements.swift"])
    #expect(files[0].text.contains("\"a/one\""))
    #expect(files[0].text.contains("\"a/two\""))
    #expect(!files[0].text.contains("\"b/three\""))
  }
}
