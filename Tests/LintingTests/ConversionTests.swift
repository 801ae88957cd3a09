import BuiltInRules
import Formats
import Foundation
import Linting
import Screens
import TestSupport
import Testing

/// What was converted is what was read: it is linted alike, and converted again it stays as it is.
@Suite struct ConversionTests {
  /// A description, from a file or from memory, and what it is read with.
  private struct Original {
    var name: String
    var bytes: [UInt8]?
    var options = LintOptions()

    func lint(_ engine: LintEngine) -> FileReport {
      bytes.map { engine.lint($0, path: "test") } ?? engine.lint(Repository.url(name).path, path: name)
    }

    func conversion(_ language: NativeWriter.Language) throws -> Conversion {
      if let bytes { return try Conversion(bytes, language, options.reader) }
      return try Conversion(file: Repository.url(name).path, language, options.reader)
    }
  }

  /// What the rules make of a file, but for those about the description itself: the copy has no mistakes. Which of
  /// several missing facts a check names depends on their order in the file, and what the format could never tell the copy could.
  private static func outcome(_ report: FileReport) -> String {
    let ids = TestLinter.rules.map(\.id).sorted()
    let counts = ids.indices.filter { !ids[$0].hasPrefix("description/") }.map { index in
      let tally = report.tallies[index]
      return "\(ids[index]): \(tally.failed) \(tally.passed) \(tally.inconclusive + tally.unsupported)"
    }
    return (["\(report.screens) screens"] + Findings.essentials(of: report) + counts).joined(separator: "\n")
  }

  /// Whether the cells of a file may be copies, which a description cannot say: their mistakes count once.
  private static func showsCopies(_ file: String) -> Bool {
    ["Fixtures/formats/xctest/", "Fixtures/formats/ios-page-source/"].contains(where: file.hasPrefix)
  }

  /// - Parameter allowingLosses: whether XML may be unable to write something.
  private func expectSame(_ original: Original, _ engine: LintEngine, allowingLosses: Bool) throws {
    let report = original.lint(engine)
    guard report.failure == nil else { return }
    for language in NativeWriter.Language.allCases {
      let converted = try original.conversion(language)
      let again = try Conversion(converted.bytes, language, original.options.reader)
      #expect(again.bytes == converted.bytes, "\(original.name): \(language) is stable")
      let name = "\(original.name) as \(language)"
      if !converted.losses.isEmpty {
        #expect(allowingLosses, "\(name): \(converted.losses)")
        #expect(language == .xml, "\(name): \(converted.losses)")
        continue
      }
      let linted = engine.lint(converted.bytes, path: "test.\(language)")
      #expect(linted.failure == nil, "\(name)")
      #expect(!linted.findings.contains { $0.rule.hasPrefix("description/") }, "\(name)")
      #expect(Golden.difference(Self.outcome(report), Self.outcome(linted)) == nil, "\(name)")
      // There and back.
      let other: NativeWriter.Language = language == .json ? .xml : .json
      let there = try Conversion(converted.bytes, other)
      if there.losses.isEmpty {
        let back = try Conversion(there.bytes, language)
        #expect(Golden.difference(converted.text, back.text) == nil, "\(name), there and back")
      }
    }
  }

  @Test(arguments: [nil, Token.ios, .android]) func filesStayTheSame(platform: Token?) throws {
    var options = LintOptions()
    options.reader.platform = platform
    // A description has no pixels.
    options.reader.density = 2.625
    let engine = TestLinter.engine(options)
    // Each platform has a part of the files, and `nil` all of them.
    let offset = platform == .ios ? 0 : 1
    for (number, file) in EnginePropertyTests.all.enumerated()
    where (platform == nil || number % 4 == offset) && !Self.showsCopies(file) {
      try expectSame(Original(name: file, options: options), engine, allowingLosses: file.contains("/bad/"))
    }
  }

  @Test func examplesStayTheSame() throws {
    var engines: [[ReaderOptions.Trait]: LintEngine] = [:]
    // A copy has no suppressions: see `SuppressionTests`.
    for page in BuiltInRules.pages where !page.id.hasPrefix("suppression/") {
      for example in page.examples {
        var options = LintOptions()
        options.reader.traits = example.traits.compactMap(ReaderOptions.Trait.init(word:))
        let engine = engines[options.reader.traits] ?? TestLinter.engine(options)
        engines[options.reader.traits] = engine
        let name = "\(page.id):\(example.line)"
        let original = Original(name: name, bytes: Array(example.text.utf8), options: options)
        try expectSame(original, engine, allowingLosses: false)
      }
    }
  }

  @Test func screensAtRandomStayTheSame() throws {
    let engine = TestLinter.engine()
    for seed in 0..<100 {
      var random = RandomScreens(seed: UInt64(seed))
      let original = Original(name: "seed \(seed)", bytes: Array(random.document().utf8))
      try expectSame(original, engine, allowingLosses: false)
    }
  }

  private static let corpus = [
    "android-layout", "appium", "figma", "idb", "maestro", "mdk", "rico", "storyboard", "uiautomator", "projects",
  ].flatMap {
    Repository.files(
      below: "../shared/corpus/\($0)", "page", "fragment", "xml", "json", "storyboard", "xib", "uix", "txt")
  }

  /// All of it where `FIORILINT_WHOLE_CORPUS` is set; else every tenth file.
  @Test(.enabled(if: !corpus.isEmpty, "the corpus of real applications is not beside the project"))
  func corpusStaysTheSame() throws {
    let isWhole = ProcessInfo.processInfo.environment["FIORILINT_WHOLE_CORPUS"] != nil
    let engine = TestLinter.engine()
    for (number, file) in Self.corpus.enumerated()
    where isWhole || number.isMultiple(of: 10) {
      try expectSame(Original(name: file), engine, allowingLosses: true)
    }
  }
}
