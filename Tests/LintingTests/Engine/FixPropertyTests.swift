import BuiltInRules
import Foundation
import Formats
import Linting
import RulePageReading
import RulePages
import Screens
import TestSupport
import Testing

/// The properties of every fix, over all fixtures, all examples of rules, and the corpus if it is present.
@Suite struct FixPropertyTests {
  /// A text with what it is read as.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let text: [UInt8]
    var traits: [String] = []
    /// The file that it is; empty: none.
    var filePath = ""
    var testDescription: String { name }
  }

  private static let examples = BuiltInRules.pages.flatMap { page in
    page.examples.map { Subject(name: "\(page.id).md:\($0.line)", text: Array($0.text.utf8), traits: $0.traits) }
  }

  private static func files(below folder: String) -> [Subject] {
    Repository.files(below: folder, "json", "xml", "page", "fragment", "storyboard", "xib").compactMap { path in
      guard let text = try? Repository.bytes(of: path), text.count < 1 << 20 else { return nil }
      return Subject(name: path, text: text, filePath: Repository.url(path).path)
    }
  }

  private static let fixtures = ["Fixtures/screens", "Fixtures/formats", "Fixtures/applications", "Fixtures/encodings"]
    .flatMap(files)

  /// The engines that the subjects of one test share: to make one takes longer than to lint most of them.
  private final class Engines {
    var made: [String: LintEngine] = [:]
  }

  private func engine(_ subject: Subject, _ demands: ReportRequirements, in engines: Engines) -> LintEngine {
    let key = "\(demands.rawValue) \(subject.traits)"
    let engine = engines.made[key] ?? engine(subject, demands)
    engines.made[key] = engine
    return engine
  }

  private func engine(
    _ subject: Subject, _ demands: ReportRequirements, beside others: IncludedFileTexts = IncludedFileTexts()
  ) -> LintEngine {
    var options = LintOptions()
    options.demands = demands
    options.reader.overlay = others.over(FileOverlay())
    options.reader.traits = subject.traits.compactMap(ReaderOptions.Trait.init(word:))
    return Linter(rules: TestLinter.rules, formats: Formats.all, options: options).makeEngine()
  }

  private func report(_ subject: Subject, _ engine: LintEngine, _ text: [UInt8]) -> FileReport {
    text.withUnsafeBytes { engine.lint(text: $0, path: subject.name, filePath: subject.filePath) }
  }

  private func places(_ report: FileReport) -> [String: Int] {
    var places: [String: Int] = [:]
    for finding in report.findings { places["\(finding.rule) \(finding.element)", default: 0] += 1 }
    return places
  }

  private func isBetter(_ after: FileReport, than before: FileReport) -> Bool {
    let (old, new) = (places(before), places(after))
    return after.findings.count < before.findings.count && new.allSatisfy { $0.value <= old[$0.key] ?? 0 }
  }

  /// Each fix alone, and as many as can be applied together.
  private func check(_ subject: Subject, _ engines: Engines = Engines()) -> (offered: Int, applied: Int) {
    let before = report(subject, engine(subject, .fixes, in: engines), subject.text)
    let plain = engine(subject, .details, in: engines)
    var offered = 0
    for finding in before.findings {
      for fix in finding.fixes {
        offered += 1
        let text = fix.textEdits.applied(to: subject.text)
        let others = IncludedFileTexts().applying([fix])
        let after = report(subject, others.isEmpty ? plain : engine(subject, .details, beside: others), text)
        #expect(isBetter(after, than: before), "\(subject.name), \(finding.rule): \(fix.title)")
        #expect(
          keepsOtherLines(of: subject.text, text, fix.textEdits),
          "\(subject.name), \(finding.rule): \(fix.title)\n\(String(decoding: text, as: UTF8.self))")
        for file in fix.others {
          let text = others.files[file.location]?.text ?? []
          #expect(keepsOtherLines(of: file.text, text, file.textEdits), "\(subject.name), \(file.path): \(fix.title)")
        }
      }
    }
    let planning = engine(subject, .fixPlans, in: engines)
    let fixer = FileFixer(.unsafe, isWanted: { $1.others.isEmpty }) { text, _ in report(subject, planning, text) }
    let fixed = fixer.fix(subject.text)
    if !fixed.fixed.isEmpty {
      let after = report(subject, plain, fixed.text)
      #expect(isBetter(after, than: before), "\(subject.name)")
      #expect(after.findings.count + fixed.fixed.count <= before.findings.count, "\(subject.name)")
    } else {
      #expect(fixed.text == subject.text, "\(subject.name)")
    }
    let again = fixer.fix(fixed.text)
    #expect(again.fixed.isEmpty, "\(subject.name): a second run changes nothing")
    #expect(again.text == fixed.text, "\(subject.name): a second run changes nothing")
    return (offered, fixed.fixed.count)
  }

  /// Whether lines that no edit touches are as they were, line ends included.
  private func keepsOtherLines(of before: [UInt8], _ after: [UInt8], _ edits: [TextEdit]) -> Bool {
    guard let first = edits.first, let last = edits.last else { return before == after }
    let head = first.range.lowerBound
    let tail = before.count - last.range.upperBound
    return before[..<head] == after[..<head] && before.suffix(tail) == after.suffix(tail)
      && after.count - before.count == edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
  }

  @Test(arguments: fixtures) func holdsForFixtures(subject: Subject) { _ = check(subject) }

  @Test func holdsForExamples() {
    let engines = Engines()
    let counts = Self.examples.map { check($0, engines) }
    #expect(counts.reduce(0) { $0 + $1.offered } > 100)
    #expect(counts.reduce(0) { $0 + $1.applied } > 60)
  }

  private static let corpus = files(below: "../shared/corpus")

  @Test(.enabled(if: !corpus.isEmpty, "the corpus is missing")) func holdsForTheCorpus() {
    let engines = Engines()
    for subject in Self.corpus { _ = check(subject, engines) }
  }

  /// A text with failures is offered no fix and stays byte for byte, wherever it breaks and however.
  @Test(arguments: 0..<4 as Range<UInt64>) func brokenTextsStay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let none = Subject(name: "a.json", text: [])
    let wholes = Self.fixtures.filter { $0.text.count < 50_000 }
    let scraps = ["\n>>>>>>> b\n", "\n=======\n", "<<<<<<< HEAD\n", "x", "}", "<a/>", "{}", "\"", "\u{1}"]
    var broken = 0
    let engines = Engines()
    for _ in 0..<100 {
      var subject = random.pick(wholes, default: none)
      let place = random.below(subject.text.count)
      switch random.below(3) {
      case 0: subject = Subject(name: subject.name, text: Array(subject.text[..<place]), filePath: subject.filePath)
      case 1:
        let text = subject.text + Array(random.pick(scraps, default: "x").utf8)
        subject = Subject(name: subject.name, text: text, filePath: subject.filePath)
      default:
        let text = subject.text[..<place] + Array(random.pick(scraps, default: "x").utf8) + subject.text[place...]
        subject = Subject(name: subject.name, text: Array(text), filePath: subject.filePath)
      }
      let planning = engine(subject, .fixPlans, in: engines)
      let found = report(subject, planning, subject.text)
      let fixed = FileFixer(.unsafe) { text, _ in report(subject, planning, text) }.fix(subject.text)
      if found.hasFailures {
        broken += 1
        #expect(found.findings.allSatisfy { $0.fixes.isEmpty }, "\(subject.name), \(seed)")
        #expect(fixed.text == subject.text, "\(subject.name), \(seed)")
        #expect(fixed.fixed.isEmpty, "\(subject.name), \(seed)")
        #expect(fixed.failures == found.failures, "\(subject.name), \(seed)")
      } else {
        #expect(
          fixed.fixed.isEmpty == (fixed.text == subject.text && fixed.others.isEmpty), "\(subject.name), \(seed)")
      }
    }
    #expect(broken > 30)
  }

  private static let halfOfExamples = examples.indices.filter { $0.isMultiple(of: 2) }.map { examples[$0] }

  /// A screen has the same fixes in either spelling.
  @Test(arguments: halfOfExamples.filter { !$0.traits.isEmpty }) func spellingsAreFixedAlike(subject: Subject) throws {
    var options = ReaderOptions()
    options.traits = subject.traits.compactMap(ReaderOptions.Trait.init(word:))
    func fixes(_ language: NativeWriter.Language) throws -> [String] {
      let text = try Conversion(subject.text, language, options).bytes
      let subject = Subject(name: language == .json ? "a.json" : "a.xml", text: text)
      return report(subject, engine(subject, .fixes), text).findings.flatMap { finding in
        finding.fixes.map { "\(finding.rule) \(finding.element): \($0.title), \($0.safety.rawValue)" }
      }.sorted()
    }
    guard let json = try? fixes(.json), let xml = try? fixes(.xml) else { return }
    #expect(json == xml)
  }

  /// Text keeps its spaces, its line ends and what it begins with, no matter which program writes it.
  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"]) func spacingStays(lineEnd: String, mark: String) {
    let before = [
      #"{ "type" : "collectionView","#, #"  "seeAll" : {"#, #"      "text" : "See All (9)""#, "  }", "}", "",
    ]
    let after = [
      #"{ "type" : "collectionView","#, #"  "seeAll" : {"#, #"      "text" : "See All (9)","#,
      #"      "chevron" : true"#,
      "  }", "}", "",
    ]
    let rules = TestLinter.rules.filter { $0.id == "collection-view/see-all-chevron" }
    var options = LintOptions()
    options.demands = .fixPlans
    options.reader.platform = .ios
    let text =
      mark + before.joined(separator: lineEnd).replacing("(9)\"", with: "(9)\",\(lineEnd)      \"chevron\" : false")
    let linter = Linter(rules: rules, formats: Formats.all, options: options).makeEngine()
    let fixed = FileFixer(.safe) { text, _ in linter.lint(text) }.fix(Array(text.utf8))
    #expect(String(decoding: fixed.text, as: UTF8.self) == mark + after.joined(separator: lineEnd))
  }

  /// A page that declares a fix shows it.
  @Test func everyFixIsShown() {
    for page in BuiltInRules.pages where page.cases.contains(where: { !$0.fixes.isEmpty }) {
      let shown = page.examples.map(\.fixed.count).reduce(0, +)
      #expect(
        shown >= page.cases.map(\.fixes.values.count).max() ?? 0,
        "\(page.id) has no block `fixed` for each of its fixes")
    }
  }

  @Test(arguments: [
    ("{class: safe, set: {shape: circle}}", "a `fix` needs `title`"),
    (
      "{title: A, class: save, set: {shape: circle}}",
      "`class` must be safe, unsafe or suggestion, not `save`; did you mean `safe`?"
    ),
    (
      "{title: A, class: safe, sett: {shape: circle}}",
      "unknown key `sett`; expected in a `fix` one of title, class, when, set, remove, insert"
    ),
    (
      "{title: A, class: safe, set: {shap: circle}}",
      "`fix` names `shap`, which image does not have; did you mean `shape`?"
    ),
    ("{title: A, class: safe, set: {shape: round}}", "`shape` cannot be `round`"),
    (
      "{title: A, class: safe, set: {cornerRadius: big}}",
      "`cornerRadius` must be a number in pt or dp without the unit, 0 or more"
    ),
    ("{title: A, class: safe, when: \"imag\", set: {shape: circle}}", "in `when`: unknown kind or part `imag`"),
    ("{title: A, class: safe}", "the check `inside` has no fix of its own; add `set`, `remove` or `insert`"),
    ("[1]", "a `fix` must be a map with `title` and `class`, not `1`"),
  ]) func mistakesAreReported(fix: String, message: String) throws {
    let text = """
      ---
      level: error
      on: image
      check: inside
      with: {frame: iconFrame}
      fix: \(fix)
      advice: fix it
      ---
      # A rule
      """
    let mistakes: String
    do {
      _ = try Rule(try RulePageReader(id: "team/a", path: "a.md").read(text))
      mistakes = ""
    } catch {
      mistakes = "\(error)"
    }
    #expect(mistakes.contains(message), "\(mistakes)")
    #expect(mistakes.contains("6:"), "\(mistakes)")
  }
}
