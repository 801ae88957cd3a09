import Testing

@testable import Linting
@testable import Reporting

/// The Markdown, TAP and grouped text reports.
@Suite struct TableReportTests {
  // MARK: Markdown

  private func many(_ count: Int) -> SampleReport {
    let files = (0..<count).map { index in
      SampleReport.file(
        "screens/\(index).json", [],
        findings: Severity.allCases.map { severity in
          SampleReport.finding(
            SampleReport.unknownName, severity, "\(severity.name) of \(index)",
            element: "screen/x")
        })
    }
    return SampleReport(name: "many", report: SampleReport.makeReport(files))
  }

  /// Infos are left out first and errors last; what is left out is counted.
  @Test(arguments: [2_000, 5_000, 20_000, 50_000, 1_000_000])
  func markdownFits(limit: Int) throws {
    let sample = many(100)
    let text = sample.document(MarkdownReporter(limit: limit))
    #expect(text.utf8.count <= limit)
    let shown = Severity.allCases.map { severity in
      text.ranges(of: "| \(severity.name) | screens/").count
    }
    let (infos, warnings, errors) = (shown[0], shown[1], shown[2])
    #expect(errors == 100 || warnings == 0)
    #expect(warnings == 100 || infos == 0)
    if limit == 1_000_000 {
      #expect(infos == 100)
      #expect(!text.contains(" more**"))
    } else {
      let rest = SeverityCounts(errors: 100 - errors, warnings: 100 - warnings, infos: 100 - infos)
      #expect(text.contains("\n**\(rest.text) more** did not fit in a summary"))
    }
  }

  /// The severest findings of all files are first, infos are folded, and rules are counted.
  @Test func markdownHasTheWorstFirst() throws {
    let text = many(2).document(MarkdownReporter())
    let levels = text.split(separator: "\n").compactMap { line in
      ["error", "warning", "info"].first { line.hasPrefix("| \($0) | screens/") }
    }
    #expect(levels == ["error", "error", "warning", "warning", "info", "info"])
    let fold = try #require(text.range(of: "<details><summary>2 infos</summary>"))
    #expect(!text[fold.lowerBound...].contains("| warning |") && !text[..<fold.lowerBound].contains("| info |"))
    #expect(!text.contains("rules</summary>"), "one rule is not counted")
    let ordinary = SampleReport.ordinary.document(MarkdownReporter())
    #expect(ordinary.contains("<details><summary>3 rules</summary>"))
  }

  // MARK: TAP

  @Test(arguments: [(FailLevel.error, 5, 2), (.warning, 6, 1), (.info, 7, 0), (.never, 2, 5)])
  func tapFailsFromTheFailingLevelOn(level: FailLevel, failures: Int, todos: Int) {
    let sample = SampleReport(
      name: "x", report: SampleReport.makeReport(SampleReport.ordinary.report.files, failLevel: level))
    let lines = sample.document(TAPReporter()).split(separator: "\n")
    #expect(lines[0] == "TAP version 13" && lines[1] == "1..10")
    let bad = lines.filter { $0.hasPrefix("not ok") }
    #expect(bad.count { !$0.contains(" # TODO ") } == failures)
    #expect(bad.count { $0.contains(" # TODO ") } == todos)
    #expect(
      lines.filter { $0.hasPrefix("ok") }.map(String.init) == [
        "ok 4 - screens/idle.json", "ok 9 - screens/shop.xml",
        "ok 10 - screens/wireframe.json # SKIP no check was conclusive",
      ])
  }

  @Test func tapSkipsInconclusiveFiles() {
    let file = SampleReport.file("a.json", [[0, 0, 3, 2]])
    let sample = SampleReport(name: "x", report: SampleReport.makeReport([file]))
    #expect(
      sample.document(TAPReporter()) == "TAP version 13\n1..1\nok 1 - a.json # SKIP no check was conclusive\n")
  }

  // MARK: Groups

  private func groups(_ sample: SampleReport, _ grouping: TextGrouping) -> [[String]] {
    sample.document(GroupedTextReporter(TextReporter(), by: grouping))
      .split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
  }

  /// Under the headings stand the lines of the text report, each once.
  @Test(arguments: SampleReport.all, [TextGrouping.file, .rule])
  func groupsHoldTheSameLines(sample: SampleReport, grouping: TextGrouping) {
    let lines = sample.document(TextReporter()).split(separator: "\n").map(String.init)
    #expect(groups(sample, grouping).flatMap { $0.dropFirst() }.sorted() == lines.sorted())
  }

  @Test func headingsCount() {
    #expect(
      groups(.ordinary, .file).map { $0.first } == [
        "screens/broken.json: could not be read", "screens/half.xml: 1 error, could not be read",
        "screens/shop.json: 2 errors, 1 warning, 1 info",
      ])
    #expect(
      groups(.ordinary, .rule).map { $0.first } == [
        "collection-view/header-required (A collection view has a header): 1 error, 1 warning",
        "description/unknown-name: 1 info",
        "touch-target/minimum-size (What people tap is at least 44 x 44 pt): 2 errors",
        "not read: 2 files could not be read",
      ])
    #expect(
      groups(.ordinary, .statement).map { $0.first } == [
        "android-cv-04 (SAP Fiori for Android: Collection View): 1 warning",
        "hig-cv-02 (Apple iOS Human Interface Guidelines 2014: Collection View): 2 errors",
        "ios-cv-05 (SAP Fiori for iOS: Collection View (2017-09-28)): 1 warning",
        "no statement: 1 error, 1 info", "not read: 2 files could not be read",
      ])
    for grouping in TextGrouping.allCases {
      #expect(groups(.clean, grouping).isEmpty)
      #expect(groups(.nothing, grouping).isEmpty)
    }
  }
}
