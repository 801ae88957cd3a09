import Documents
import Testing

@testable import Linting
@testable import Reporting

@Suite struct TextReporterTests {
  private func lines(_ sample: SampleReport, _ reporter: TextReporter = TextReporter()) -> [Substring] {
    sample.document(reporter).split(separator: "\n")
  }

  @Test func oneLineForEachFindingAndFailure() {
    let lines = lines(.ordinary)
    #expect(lines.count == 7)
    #expect(
      lines.contains(
        "screens/shop.json:12:9: error: action[call] is 36 x 36 pt, at least 44 x 44 is asked; enlarge it "
          + "[touch-target/minimum-size]"))
    #expect(lines.contains("screens/half.xml:9:2: error: `</screen>` was expected"))
    #expect(lines.contains("screens/broken.json: error: cannot be opened: Permission denied"))
  }

  @Test func hostileTextsStayInTheirLines() {
    let report = SampleReport.hostile.report
    let findings = report.files.reduce(0) { $0 + $1.findings.count + ($1.failure == nil ? 0 : 1) }
    let lines = lines(.hostile)
    #expect(lines.count == findings)
    for line in lines {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"))
      #expect(!line.contains("##vso["))
      #expect(!line.contains("##["))
      #expect(!line.contains("##teamcity["))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    }
  }

  @Test func coloursAreTheOnlyControlsOfATerminal() {
    let reporter = TextReporter(showsColours: true, showsCode: true)
    for sample in SampleReport.all {
      var text = sample.document(reporter)
      for code in ["\u{1B}[0m", "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[1;31m", "\u{1B}[1;33m", "\u{1B}[1;36m"] {
        text = text.split(separator: code, omittingEmptySubsequences: false).joined()
      }
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"))
        #expect(!line.contains("##vso["))
        #expect(!line.contains("##["))
      }
    }
  }

  @Test func coloursDoNotChangeTheText() {
    let plain = TextReporter(showsCode: true)
    #expect(!SampleReport.ordinary.document(plain).contains("\u{1B}"))
  }

  @Test func aTerminalShowsTheCulprit() {
    let text = SampleReport.ordinary.document(TextReporter(showsCode: true))
    #expect(
      text.contains(
        """
          12 |         {"id": "call", "frame": [16, 20, 36, 36]}
             |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
             = screen/collectionView[featured]/collectionCell[p1]/action[call]

        """))
    #expect(text.contains("     = see 40:5: this one has a header\n"))
  }

  /// Of many places, as the steps of a test, the first ones are shown.
  @Test(arguments: [5, 6, 100]) func manyPlaces(count: Int) {
    var report = FileReport(path: "1.xml")
    var finding = SampleReport.finding("a/b", .error, "it is odd")
    finding.related = (1...count).map { line in
      RelatedPlace(
        message: "again", start: SampleReport.position(line, 1), end: SampleReport.position(line, 2), element: "")
    }
    report.findings = [finding]
    var output = ReportBuffer()
    TextReporter(showsCode: true).write(report, of: SampleReport.ordinary.report.run, to: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.ranges(of: "= see ").count == 5 && text.contains("= see 5:1: again"), "\(text)")
    #expect(text.contains("= and \(count - 5) more\n") == (count > 5), "\(text)")
  }

  @Test func aTerminalShowsWhatABracketBeginsAndWhereAFileBreaks() {
    var report = FileReport(path: "a.page")
    var excerpt = SourceExcerpt(text: "  {", column: 1)
    excerpt.more = [SourceExcerpt.Line(number: 1012, text: "    \"_Name\": \"\u{1B}[1m\"")]
    report.findings = [
      SampleReport.finding("a/b", .info, "no header", line: 7, columns: 3..<4, excerpt: excerpt)
    ]
    var failure = Failure(path: "a.page", position: SampleReport.position(2, 3), message: "expected a colon")
    failure.excerpt = SourceExcerpt(text: "x y", column: 1)
    failure.excerpt?.before = SourceExcerpt.Line(number: 1, text: "[1,\u{1B}")
    report.failure = failure
    var output = ReportBuffer()
    TextReporter(showsCode: true).write(report, of: SampleReport.ordinary.report.run, to: &output)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("    7 |   {\n      |   ^\n 1012 |     \"_Name\": \"\\u001B[1m\"\n"), "\(text)")
    #expect(text.contains("error: expected a colon\n   1 | [1,\\u001B\n   2 | x y\n     |   ^\n\n"), "\(text)")
  }

  @Test func whatIsMissingIsShownOnRequest() {
    let text = SampleReport.ordinary.document(TextReporter(.checks))
    #expect(
      text.contains(
        "screens/wireframe.json: note: 7 checks inconclusive: the frame of action[1], the frame of action[2], the frame of "
          + "action[3], the frame of action[4], the frame of action[5] and 2 more are unknown [touch-target/minimum-size]\n"
      ))
    var report = SampleReport.ordinary.report
    report.summary.unsupportedFacts = [
      "MDK": ["frame of cells": 1, "number of lines of titles": 2_000], "Rico": ["text colour of buttons": 3],
    ]
    let all = SampleReport(name: "x", report: report)
    let lines = """
      note: 2,000 checks unsupported: MDK has no number of lines of titles
      note: 1 check unsupported: MDK has no frame of cells
      note: 3 checks unsupported: Rico has no text colour of buttons

      """
    for reporter: any Reporter in [TextReporter(.checks), GroupedTextReporter(TextReporter(.checks), by: .rule)] {
      #expect(all.document(reporter).hasSuffix(lines))
    }
    #expect(!all.document(TextReporter()).contains("unsupported"))
  }

  @Test func theListOfReportersIsComplete() {
    #expect(
      Reporters.names == [
        "text", "json", "jsonl", "partial", "sarif", "junit", "github", "gitlab", "azure", "checkstyle", "sonarqube",
        "rdjson", "rdjsonl", "csv", "tap", "markdown", "html",
      ])
    #expect(Reporters.make("text") is TextReporter)
    #expect(Reporters.make("json") is JSONReporter)
    #expect(Reporters.make("sarif") is SARIFReporter)
    #expect(Reporters.make("junit") is JUnitReporter)
    #expect(Reporters.make("Text") == nil)
    #expect(Reporters.make("json")?.demands == .details)
    #expect(Reporters.make("text")?.demands == [])
    var surroundings = ReportEnvironment()
    surroundings.showsCode = true
    #expect(Reporters.make("json", .checks, in: surroundings)?.demands == [.details, .tallies, .missingFacts])
    #expect(
      Reporters.make("text", .checks, in: surroundings)?.demands == [.details, .excerpts, .tallies, .missingFacts])
  }
}

@Suite struct SummaryLineTests {
  private func summary(
    files: Int, screens: Int, errors: Int = 0, warnings: Int = 0, infos: Int = 0, found: [Severity] = [],
    passed: Int = 0, inconclusive: Int = 0
  ) -> Summary {
    var file = FileReport(path: "a.json")
    file.findings = found.enumerated().map { index, severity in
      var finding = Finding("a/b", severity, "", at: SampleReport.position(1, 1))
      finding.screen = index + 1
      return finding
    }
    var summary = Summary()
    summary.add(file)
    (summary.files, summary.screens) = (files, screens)
    (summary.errors, summary.warnings, summary.infos) = (errors, warnings, infos)
    (summary.tally.passed, summary.tally.inconclusive) = (passed, inconclusive)
    return summary
  }

  @Test func many() {
    let summary = summary(
      files: 14, screens: 195, errors: 1, warnings: 2, infos: 3, found: [.error, .warning, .info], passed: 2_571,
      inconclusive: 1_108)
    #expect(
      SummaryLine.text(summary)
        == "1 error, 2 warnings, 3 infos in 3 of 195 screens · 2,571 checks passed, 1,108 inconclusive (--checks)")
    #expect(
      SummaryLine.text(summary.showing(.warning), showsChecks: true)
        == "1 error, 2 warnings in 2 of 195 screens · 2,571 checks passed, 1,108 inconclusive")
    #expect(SummaryLine.hidden(summary) == nil)
    #expect(SummaryLine.hidden(summary.showing(.warning)) == "3 infos not shown (--level info)")
    #expect(SummaryLine.hidden(summary.showing(.error)) == "2 warnings, 3 infos not shown (--level info)")
    #expect(SummaryLine.text(summary.showing(.error)).hasPrefix("1 error in 1 of 195 screens · "))
  }

  @Test func hiddenFindingsAreFindings() {
    let summary = summary(files: 1, screens: 2, warnings: 1, infos: 1, found: [.warning, .info], passed: 1)
    #expect(SummaryLine.text(summary.showing(.error)) == "no errors in 2 screens · 1 check passed")
    let infos = self.summary(files: 1, screens: 2, infos: 1, found: [.info], passed: 1)
    #expect(SummaryLine.text(infos.showing(.warning)) == "no errors or warnings in 2 screens · 1 check passed")
  }

  /// A failure is never preceded by good news.
  @Test func failures() {
    var summary = Summary()
    var file = FileReport(path: "orders\u{1B}.json")
    file.failure = Failure(path: "orders.json", message: "broken")
    summary.add(file)
    #expect(SummaryLine.text(summary) == "error: orders\\u001B.json could not be read (1 file)")
    (summary.files, summary.screens, summary.tally.passed) = (4, 3, 20)
    #expect(
      SummaryLine.text(summary)
        == "error: orders\\u001B.json could not be read (1 file) · no findings in 3 screens · 20 checks passed")
    file.failure = nil
    file.ruleFailures = [Failure(path: "orders.json", message: "division by zero")]
    summary.add(file)
    #expect(
      SummaryLine.text(summary).hasPrefix("error: 1 file could not be read · a rule failed on 1 file · no findings in ")
    )
  }

  @Test func none() {
    #expect(SummaryLine.text(summary(files: 0, screens: 0)) == "no files checked")
    var skipped = summary(files: 1, screens: 1, passed: 1)
    skipped.skipped = 6
    #expect(SummaryLine.text(skipped) == "no findings in 1 screen · 1 check passed · 6 files without screens skipped")
  }

  /// Findings in a configuration are on no screen.
  @Test func findingsOutsideScreens() {
    var summary = summary(files: 2, screens: 3, warnings: 1, passed: 1)
    summary.filesWithFindings = 1
    #expect(SummaryLine.text(summary) == "1 warning in 1 of 2 files · 1 check passed")
  }

  /// A screen counts once, also where its findings come in several reports.
  @Test func screensOfPortions() {
    var summary = Summary()
    for portion in [ReportChunk.first, .next, .last] {
      var file = FileReport(path: "a.json")
      file.portion = portion
      var finding = Finding("a/b", portion == .last ? .error : .info, "", at: SampleReport.position(1, 1))
      finding.screen = 7
      file.findings = [finding]
      if portion == .last { file.screens = 9 }
      summary.add(file)
    }
    #expect(summary.screensWithFindings == 1)
    #expect(summary.showing(.error).screensWithFindings == 1)
    #expect(SummaryLine.text(summary).hasPrefix("1 error, 2 infos in 1 of 9 screens"))
  }

  /// A run that checked nothing does not look like one that found nothing.
  @Test func nothingWasChecked() {
    var summary = summary(files: 49, screens: 49)
    summary.screensWithoutChecks = 49
    #expect(SummaryLine.text(summary) == "no findings in 49 screens · no guideline check applies")
    summary.screensWithoutChecks = 48
    summary.tally.unsupported = 3
    #expect(SummaryLine.text(summary).hasSuffix(" · 0 checks passed, 3 unsupported (--checks)"))
    summary.tally.inconclusive = 30
    (summary.optionDependent.byDensity, summary.optionDependent.byPlatform) = (20, 1)
    #expect(
      SummaryLine.text(summary, showsChecks: true)
        == "no findings in 49 screens · all 30 checks are inconclusive; "
        + "try --density (20 checks) or --platform (1 check)")
    summary.tally.passed = 1
    #expect(
      SummaryLine.text(summary).hasSuffix(
        " · 1 check passed, 30 inconclusive (--checks); try --density (20 checks) or --platform (1 check)"))
    #expect(!SummaryLine.text(summary).contains("no check was"))
  }

  @Test func whatWasThereBeforeIsInNoBaseline() {
    var summary = summary(files: 1, screens: 1, passed: 1)
    summary.baselined = 4
    #expect(SummaryLine.text(summary).contains(" · 4 in the baseline · "))
    #expect(SummaryLine.text(summary, since: "main\u{1B}").contains(" · 4 already in main\\u001B · "))
  }
}

/// The least level that reports for people show; machine formats have all findings.
@Suite struct LevelTests {
  @Test(arguments: Reporters.names) func level(name: String) throws {
    var content = ReportContent()
    let all = SampleReport.ordinary.document(try #require(Reporters.make(name, content)))
    content.level = .error
    let reporter = try #require(Reporters.make(name, content))
    let document = SampleReport.ordinary.document(reporter)
    let isForPeople = ["text", "github", "azure", "markdown"].contains(name)
    #expect((document != all) == isForPeople)
    #expect(Reporters.hidesFindings(name, content) == isForPeople)
    if isForPeople { #expect(document.contains("36 x 36") && !document.contains("conerRadius")) }
    if name == "markdown" { #expect(document.hasSuffix("\n1 warning, 1 info not shown (--level info)\n")) }
    #expect((reporter.streaming == nil) == (Reporters.make(name)?.streaming == nil))
    guard let streaming = reporter.streaming else { return }
    var output = ReportBuffer()
    let report = SampleReport.ordinary.report
    streaming.begin(report.run, to: &output)
    for file in report.files { streaming.write(file, of: report.run, to: &output) }
    streaming.end(report.run, report.summary, to: &output)
    #expect(String(decoding: output.bytes, as: UTF8.self) == document)
  }

  @Test func countsHaveAllFindings() throws {
    var content = ReportContent()
    content.showsCounts = true
    let all = SampleReport.ordinary.document(try #require(Reporters.make("text", content)))
    content.level = .error
    #expect(SampleReport.ordinary.document(try #require(Reporters.make("text", content))) == all)
  }
}
