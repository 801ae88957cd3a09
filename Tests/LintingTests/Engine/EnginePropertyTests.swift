import BuiltInRules
import Formats
import Foundation
import Linting
import LintingTesting
import RulePages
import Screens
import TestSupport
import Testing

/// What holds of every file: fixtures, examples of the rule pages, and screens made at random.
@Suite struct EnginePropertyTests {
  static let screens =
    Repository.files(below: "Fixtures/screens", "json", "xml") + Repository.files(below: "Fixtures/encodings")
  static let all =
    screens + Repository.files(below: "Fixtures/bad")
    + Repository.files(below: "Fixtures/screens", "page", "fragment")
    + Repository.files(below: "Fixtures/formats", "page", "fragment", "storyboard", "xib", "json")
    + Repository.files(below: "Fixtures/formats/android-layout", "xml")

  /// The traits that an example's screen is supplied with.
  private static func options(_ example: RuleExample) -> LintOptions {
    var options = LintOptions()
    options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
    return options
  }

  // MARK: The reference path

  private func expectEqual(_ left: FileReport, _ right: FileReport, _ name: String) {
    #expect(left.findings == right.findings, "\(name)")
    #expect(left.failure == right.failure, "\(name)")
    #expect(
      left.tallies == right.tallies,
      "\(name)")
    #expect(
      left.missingFacts == right.missingFacts,
      "\(name)")
    #expect(
      left.screens == right.screens,
      "\(name)")
  }

  @Test(arguments: [nil, Token.ios, .android]) func bucketsChangeNothing(platform: Token?) throws {
    var options = LintOptions()
    options.reader.platform = platform
    let fast = TestLinter.engine(options)
    options.withoutBuckets = true
    let slow = TestLinter.engine(options)
    for file in Self.all {
      let path = Repository.url(file).path
      expectEqual(fast.lint(path, path: file), slow.lint(path, path: file), file)
    }
    var findings = 0
    for seed in 0..<80 {
      var random = RandomScreens(seed: UInt64(seed))
      let text = Array(random.document().utf8)
      let report = text.withUnsafeBytes { fast.lint(text: $0, path: "random") }
      expectEqual(report, text.withUnsafeBytes { slow.lint(text: $0, path: "random") }, "seed \(seed)")
      findings += report.findings.count
    }
    #expect(findings > 200, "screens at random have something to find")
    #expect(fast.totals == slow.totals)
  }

  /// Of screens that say what few others do: where rules change, others are looked for, which takes longer.
  private static let rareSeeds = [321, 301, 336, 347, 463, 501, 528, 740, 935, 1100, 1108, 1423, 1468, 11123]

  @Test func randomScreensViolateNearlyEveryRule() {
    let engine = TestLinter.engine()
    /// The rules that did not say all that a rule may.
    func idle() -> [String] {
      zip(TestLinter.rules, engine.totals).filter { $1.failed == 0 || $1.passed == 0 || $1.inconclusive == 0 }
        .map(\.0.id).filter { !$0.hasPrefix("description/") && !$0.hasPrefix("suppression/") }
    }
    for seed in Self.rareSeeds + Array(0..<12_000) {
      if seed >= 300, seed % 100 == 0, idle().isEmpty { break }
      var random = RandomScreens(seed: UInt64(seed))
      let report = Array(random.document().utf8).withUnsafeBytes { engine.lint(text: $0, path: "random") }
      let isAboutDescription = report.findings.contains { $0.rule.hasPrefix("description/") }
      #expect(report.failure == nil, "seed \(seed)")
      #expect(!isAboutDescription, "seed \(seed)")
    }
    #expect(idle() == [])
  }

  // MARK: Jobs

  @Test func jobsChangeNothing() throws {
    let folder = try TemporaryFolder()
    var files = Self.all.map { Repository.url($0).path }
    for seed in 0..<60 {
      var random = RandomScreens(seed: UInt64(seed))
      files.append(try folder.write("tree/\(seed % 7)/\(seed).json", random.document()))
    }
    files.append(folder.path("vanished.json"))
    files.sort()
    var options = LintOptions()
    options.demands.insert(.tallies)
    options.demands.insert(.missingFacts)
    options.demands.insert(.excerpts)
    options.demands.insert(.lineHashes)
    options.demands.insert(.statementTallies)
    let linter = Linter(rules: TestLinter.rules, formats: Formats.all, options: options)
    let paths = files
    func run(_ jobs: Int) -> (reports: [FileReport], summary: Summary) {
      LintRun(linter) { engine, number in engine.lint(paths[number], path: paths[number]) }
        .reports(count: paths.count, jobs: jobs)
    }
    let one = run(1)
    #expect(one.reports.map(\.path) == paths)
    #expect(one.summary.files == paths.count)
    #expect(one.summary.findings == one.reports.reduce(0) { $0 + $1.findings.count })
    #expect(one.summary.failures > 50)
    #expect(!one.summary.statements.isEmpty)
    #expect(!one.summary.missingFacts.isEmpty)
    for jobs in [2, 8] {
      let many = run(jobs)
      #expect(many.reports.map(\.path) == paths)
      #expect(many.summary == one.summary)
      for (left, right) in zip(one.reports, many.reports) { expectEqual(left, right, left.path) }
    }
  }

  @Test func nothingToRun() {
    let outcome = LintRun(Linter(rules: [], formats: [])) { engine, _ in engine.lint("", path: "") }
      .reports(count: 0, jobs: 8)
    #expect(outcome.summary == Summary())
    #expect(outcome.reports.isEmpty)
  }

  // MARK: Spellings

  /// Every text that is a description, with its options.
  private static let sources = Result { try makeSources() }

  private static func makeSources() throws -> [(name: String, bytes: [UInt8], options: LintOptions)] {
    var sources: [(name: String, bytes: [UInt8], options: LintOptions)] = []
    for file in screens + Repository.files(below: "Fixtures/bad") {
      let bytes = try Repository.bytes(of: file)
      if TestLinter.lint(bytes, path: file).failure == nil { sources.append((file, bytes, LintOptions())) }
    }
    // A copy has no suppressions: see `SuppressionTests`.
    for page in BuiltInRules.pages where !page.id.hasPrefix("suppression/") {
      for example in page.examples {
        sources.append(("\(page.id):\(example.line)", Array(example.text.utf8), options(example)))
      }
    }
    for seed in 0..<40 {
      var random = RandomScreens(seed: UInt64(seed))
      sources.append(("seed \(seed)", Array(random.document().utf8), LintOptions()))
    }
    return sources
  }

  /// Writes each description down again and compares what is found in it.
  private func compare(
    by key: (FileReport) -> [String], _ spelling: (Int) -> Spelling, skipping: Int = 0
  ) throws {
    var unwritable = 0
    var engines: [[ReaderOptions.Trait]: LintEngine] = [:]
    for (index, source) in try Self.sources.get().enumerated() {
      let traits = source.options.reader.traits
      let engine = engines[traits] ?? TestLinter.engine(source.options)
      engines[traits] = engine
      let writer = spelling(index)
      let text: String
      do {
        text = try writer.document(of: source.bytes, path: source.name)
      } catch is Spelling.Unwritable {
        unwritable += 1
        continue
      }
      let original = engine.lint(source.bytes, path: source.name)
      let again = engine.lint(Array(text.utf8), path: source.name)
      #expect(again.failure == nil, "\(source.name): \(again.failure?.message ?? "")")
      #expect(again.screens == original.screens, "\(source.name): \(again.failure?.message ?? "")")
      #expect(!again.findings.contains { $0.rule.hasPrefix("description/") }, "\(source.name): the copy is well-formed")
      let difference = Golden.difference(key(original).joined(separator: "\n"), key(again).joined(separator: "\n"))
      #expect(difference == nil, "\(source.name)")
    }
    // Only the texts of the hostile fixtures cannot be written in XML.
    #expect(unwritable <= skipping)
  }

  @Test func sameFindingsInJSON() throws {
    try compare(by: Self.outcome) { _ in Spelling(.json) }
  }

  @Test func sameFindingsInXML() throws {
    try compare(by: Self.outcome, { _ in Spelling(.xml) }, skipping: 2)
  }

  @Test(arguments: Spelling.Language.allCases) func orderOfMembersChangesNothing(language: Spelling.Language) throws {
    try compare(by: Self.outcome, { Spelling(language, seed: UInt64($0)) }, skipping: 2)
  }

  /// Rules that measure from the edges of the screen, which stay where they are.
  private static let rulesOfEdges = ["collection-view/content-margins"]

  @Test(arguments: [(0.0, 96.0), (1000.0, -512.0), (-0.5, 0.25)])
  func movingEverythingChangesNothing(x: Double, y: Double) throws {
    let skipped = x == 0 ? [] : Self.rulesOfEdges
    try compare(by: { Self.verdicts($0, except: skipped) }, { _ in Spelling(.json, shift: (x, y)) })
  }

  /// A text far below everything, large enough to be tapped.
  @Test(arguments: Spelling.Language.allCases) func somethingUnrelatedChangesNothing(language: Spelling.Language) throws
  {
    let label = DescribedElement(
      .label,
      [
        DescribedMember(.frame, .frame(Frame(x: 0, y: 90_000, width: 200, height: 64))),
        DescribedMember(.text, .text("Imprint")),
      ])
    let group = DescribedElement(.group, [DescribedMember(.content, .elements([label], isOpen: false))])
    try compare(by: { Self.verdicts($0) }, { _ in Spelling(language, companion: group) }, skipping: 2)
  }

  /// What is said of which elements, and how many each rule decided how.
  private static func outcome(_ report: FileReport) -> [String] { Findings.essentials(of: report) + verdicts(report) }

  /// Which elements are reported, and how many each rule decided how; not those that it skips.
  private static func verdicts(_ report: FileReport, except skipped: [String] = []) -> [String] {
    let ids = TestLinter.rules.map(\.id).sorted()
    let counts = zip(ids, report.tallies).filter { !$0.0.hasPrefix("description/") && !skipped.contains($0.0) }
      .map { "\($0): \($1.failed) \($1.passed) \($1.inconclusive + $1.unsupported)" }
    let elements = Findings.elements(of: report).filter { finding in
      !skipped.contains { finding.hasPrefix($0 + " ") }
    }
    return counts + elements
  }

  /// Also the counts of what was checked, which findings do not show.
  @Test func sameCountsInBothSpellings() throws {
    let engine = TestLinter.engine()
    for seed in 0..<40 {
      var random = RandomScreens(seed: UInt64(seed))
      let bytes = Array(random.document().utf8)
      let (json, xml) = (Spelling(.json), Spelling(.xml))
      let left = engine.lint(Array(try json.document(of: bytes).utf8))
      let right = engine.lint(Array(try xml.document(of: bytes).utf8), path: "a.xml")
      #expect(left.tallies == right.tallies, "seed \(seed)")
      #expect(left.missingFacts == right.missingFacts, "seed \(seed)")
    }
  }

  /// The pairs of fixtures that are said to have the same content.
  @Test(arguments: [
    "products", "contacts-tablet", "create-incident", "map-stores", "walkthrough", "team-profile", "favourites", "shop",
  ])
  func pairsOfFixtures(name: String) throws {
    func essentials(_ file: String) -> [String] {
      Findings.essentials(of: TestLinter.engine().lint(Repository.url(file).path, path: file))
    }
    let difference = Golden.difference(
      essentials("Fixtures/screens/\(name).json").joined(separator: "\n"),
      essentials("Fixtures/screens/\(name).xml").joined(separator: "\n"))
    #expect(difference == nil)
  }
}
