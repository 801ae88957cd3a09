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
    #expect(lines.contains("screens/half.xml:9:2: failure: `</screen>` was expected"))
    #expect(lines.contains("screens/broken.json: failure: cannot be opened: Permission denied"))
  }

  @Test func hostileTextsStayInTheirLines() {
    let report = SampleReport.hostile.report
    let findings = report.files.reduce(0) { $0 + $1.findings.count + ($1.failure == nil ? 0 : 1) }
    let lines = lines(.hostile)
    #expect(lines.count == findings)
    for line in lines {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"))
      #expect(!line.contains("##vso[") && !line.contains("##[") && !line.contains("##teamcity["))
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
        #expect(!line.contains("##vso[") && !line.contains("##["))
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
    #expect(text.contains("failure: expected a colon\n   1 | [1,\\u001B\n   2 | x y\n     |   ^\n\n"), "\(text)")
  }

  @Test func whatIsMissingIsShownOnRequest() {
    let text = SampleReport.ordinary.document(TextReporter(.checks))
    #expect(
      text.contains(
        "screens/wireframe.json: inconclusive (7): it takes frame of action[1]; frame of action[2]; frame of action[3]; "
          + "frame of action[4]; frame of action[5]; and 2 more [touch-target/minimum-size]\n"))
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
    files: Int, withFindings: Int = 0, screens: Int, _ errors: Int, _ warnings: Int, _ infos: Int, failures: Int = 0,
    passed: Int = 0,
    inconclusive: Int = 0
  ) -> Summary {
    var summary = Summary()
    (summary.files, summary.screens, summary.failures) = (files, screens, failures)
    summary.filesWithFindings = withFindings
    (summary.errors, summary.warnings, summary.infos) = (errors, warnings, infos)
    (summary.passed, summary.inconclusive) = (passed, inconclusive)
    return summary
  }

  @Test func many() {
    let summary = summary(files: 14, withFindings: 2, screens: 15, 3, 1, 2, passed: 31, inconclusive: 4)
    #expect(
      SummaryLine.text(summary)
        == "3 errors, 1 warning, 2 infos in 2 of 14 files (15 screens) · 31 checks conform, 4 inconclusive "
        + "(--checks shows what is missing)")
    #expect(
      SummaryLine.text(summary, showsChecks: true)
        == "3 errors, 1 warning, 2 infos in 2 of 14 files (15 screens) · 31 checks conform, 4 inconclusive")
  }

  @Test func one() {
    let summary = summary(files: 1, withFindings: 1, screens: 1, 1, 0, 0, failures: 1, passed: 1)
    #expect(
      SummaryLine.text(summary)
        == "1 error in 1 file (1 screen) · 1 file could not be read · 1 check conforms")
  }

  @Test func none() {
    #expect(
      SummaryLine.text(summary(files: 0, screens: 0, 0, 0, 0))
        == "no findings in 0 files (0 screens) · 0 checks conform")
  }

  /// A run that checked nothing does not look like one that found nothing.
  @Test func nothingWasChecked() {
    var summary = summary(files: 49, screens: 49, 0, 0, 0)
    summary.screensWithoutChecks = 49
    #expect(
      SummaryLine.text(summary)
        == "no findings in 49 files (49 screens) · no guideline check applies to 49 of 49 screens")
    summary.screensWithoutChecks = 48
    summary.inconclusive = 30
    (summary.optionDependent.byDensity, summary.optionDependent.byPlatform) = (20, 4)
    #expect(
      SummaryLine.text(summary, showsChecks: true)
        == "no findings in 49 files (49 screens) · 0 checks conform, 30 inconclusive · no guideline check could be decided; "
        + "try --density for 20, --platform for 4")
    summary.passed = 1
    #expect(!SummaryLine.text(summary).contains("no guideline check"))
  }

  @Test func whatWasThereBeforeIsInNoBaseline() {
    var summary = summary(files: 1, screens: 1, 0, 0, 0, passed: 1)
    summary.baselined = 4
    #expect(SummaryLine.text(summary).contains(" · 4 in the baseline · "))
    #expect(SummaryLine.text(summary, since: "main\u{1B}").contains(" · 4 already in main\\u001B · "))
  }
}
