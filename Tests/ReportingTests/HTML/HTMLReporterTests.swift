import Documents
import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The page as what reads it: XML, a browser's security policy, people with a keyboard or without eyes.
@Suite struct HTMLReporterTests {
  private func page(_ sample: SampleReport) throws -> ParsedPage {
    let page = ParsedPage(sample.document(HTMLReporter()))
    try #require(page.error == nil, "\(String(describing: page.error))")
    return page
  }

  /// What distinguishes a long path is its end.
  @Test(arguments: [
    ("a/b.page", 8, "a/b.page"), ("aaa/bb/c.page", 12, "…/bb/c.page"), ("aaa/bb/c.page", 11, "…/bb/c.page"),
    ("aaa/bb/c.page", 10, "…/c.page"), ("aaa/bbbbbbbb.page", 6, "….page"),
  ])
  func pathEnd(path: String, limit: Int, shown: String) {
    #expect(path.pathEnd(within: limit) == shown)
  }

  // MARK: Structure

  /// Who reads the report to fix a screen does not first see how to silence it.
  @Test func suppressionsAreFoldedAway() throws {
    let texts = try page(.ordinary).all("code").filter { $0.text.contains("fiorilint-disable") }
    #expect(!texts.isEmpty)
    for text in texts { #expect(text.ancestors.contains { $0.hasPrefix("details") }, "\(text.ancestors)") }
  }

  @Test(arguments: SampleReport.all) func everyReferenceLeadsSomewhere(sample: SampleReport) throws {
    let page = try page(sample)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "ids are unique")
    let known = Set(ids)
    for element in page.elements {
      if element["href"].hasPrefix("#") { #expect(known.contains(String(element["href"].dropFirst()))) }
      for name in ["aria-labelledby", "for"] {
        for id in element[name].split(separator: " ") { #expect(known.contains(String(id)), "\(name) \(id)") }
      }
    }
  }

  @Test(arguments: SampleReport.all) func itLoadsAndRunsNothingElse(sample: SampleReport) throws {
    let page = try page(sample)
    for element in page.elements {
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on"), "\(name)")
        #expect(name != "style", "\(name)")
        #expect(name != "src", "\(name)")
        #expect(name != "srcset", "\(name)")
        if name == "href" { #expect(value.hasPrefix("#") || value.hasPrefix(ProjectPages.home), "\(value)") }
        if name == "fill" { #expect(value.hasPrefix("url(#")) }
      }
    }
    #expect(page.all("script").count == 1)
    #expect(page.all("style").count == 1)
    #expect(
      Set(page.elements.map(\.name)).isDisjoint(with: ["link", "img", "iframe", "object", "base", "image", "use"]))
  }

  /// What a browser hashes is what stands between the tags; that it agrees is BrowserTests' to say.
  @Test func thePolicyNamesTheHashesOfStyleAndScript() throws {
    let page = try page(.ordinary)
    let policy = try #require(page.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" })["content"]
    for (name, directive) in [("style", "style-src"), ("script", "script-src")] {
      let text = try #require(page.all(name).first).text
      #expect(policy.contains("\(directive) 'sha256-\(ContentPolicy.hash(text))'"))
      // What is text to a reader of HTML must not be markup to one of XML.
      #expect(!text.contains("<"))
      #expect(!text.contains("&"))
    }
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(!policy.contains("unsafe"))
  }

  @Test(arguments: SampleReport.all) func namesAndHeadings(sample: SampleReport) throws {
    let page = try page(sample)
    #expect(page.all("html").first?["lang"] == "en")
    #expect(page.all("title").first?.text.hasPrefix("fiorilint: ") == true)
    for element in page.elements where ["a", "button", "summary", "h1", "h2", "h3", "h4"].contains(element.name) {
      #expect(!element.text.isEmpty || !element["aria-label"].isEmpty, "\(element)")
    }
    let fields = page.all("select")
    #expect(fields.allSatisfy { field in page.all("label").contains { $0["for"] == field["id"] && !$0.text.isEmpty } })
    for picture in page.all("div", class: "canvas") {
      #expect(!picture["aria-labelledby"].isEmpty)
      #expect(picture["role"] == "group")
    }
    #expect(page.all("div", class: "canvas").count == page.all("svg", class: "drawing").count)
    var level = 0
    for heading in page.elements where heading.name.utf8.count == 2 && "h1h2h3h4".contains(heading.name) {
      let next = Int(heading.name.dropFirst()) ?? 0
      #expect(next <= level + 1, "\(heading.name) \(heading.text) after h\(level)")
      level = next
    }
  }

  // MARK: Content

  @Test(arguments: SampleReport.all) func everyFindingIsShownAndMarked(sample: SampleReport) throws {
    let page = try page(sample)
    let findings = sample.report.files.flatMap(\.findings)
    let items = page.elements.filter { $0.name == "li" && ($0.ancestors.last ?? "") == "ol.found" }
    #expect(items.count == findings.count)
    let badges = page.elements.filter { $0.classes.contains("badge-group") }
    #expect(badges.count == findings.count { $0.mark != nil })
    #expect(Set(badges.map { $0["data-finding"] }).isSubset(of: Set(items.map { $0["id"] })))
    for severity in Severity.allCases {
      let marked = badges.count { $0.classes.contains(severity.name) }
      #expect(marked == findings.count { $0.severity == severity && $0.mark != nil })
    }
    #expect(page.all("svg", class: "drawing").count == sample.report.files.reduce(0) { $0 + $1.drawings.count })
    let failures = page.all("li").filter { $0.ancestors.contains("section#failures") }
    #expect(failures.count == sample.report.summary.failures)
  }

  @Test func statementsWithTheirCounts() throws {
    let page = try page(.ordinary)
    let rows = page.all("tr").filter { !$0["data-statement"].isEmpty }
    // Statements that concern no screen have no row.
    #expect(rows.map { $0["data-statement"] } == ["hig-cv-02"])
    #expect(rows.first?.text == "hig-cv-02 A target is 44 x 44 at least.23030")
  }

  @Test func sourceExcerptsUnderlineTheCulprit() throws {
    let page = try page(.ordinary)
    let sources = page.all("pre", class: "source")
    #expect(sources.map(\.text).contains(#"{"id": "call", "frame": [16, 20, 36, 36]}"#))
    #expect(page.all("mark").map(\.text).contains(#""conerRadius""#))
  }

  @Test func theTimeIsThatOfTheVariable() {
    var report = SampleReport.clean.report
    var output = ReportBuffer()
    HTMLReporter().write(report, to: &output)
    #expect(!String(decoding: output.bytes, as: UTF8.self).contains("UTC"))
    report.run.timestamp = 1_700_000_000
    output = ReportBuffer()
    HTMLReporter().write(report, to: &output)
    #expect(String(decoding: output.bytes, as: UTF8.self).contains("at 2023-11-14T22:13:20 UTC."))
  }

  /// Screens with the most of the worst findings come first, and those without findings are folded.
  @Test func theWorstScreenIsFirst() throws {
    func file(_ path: String, _ severities: Severity...) -> FileReport {
      SampleReport.file(
        path, [[severities.count, 1, 0, 0]],
        findings: severities.map { SampleReport.finding(SampleReport.headerRequired, $0, "no header") })
    }
    let report = SampleReport.makeReport([
      file("a.json"), file("b.json", .warning, .warning), file("c.json", .error), file("d.json", .error, .warning),
    ])
    let page = try page(SampleReport(name: "order", report: report))
    #expect(page.all("h1").first?.text == "2 errors, 3 warnings in 3 of 4 files")
    let tiles = page.all("li", class: "tile")
    #expect(tiles.map { $0["data-screen"] } == ["s4", "s3", "s2", "s1"])
    #expect(tiles.map { $0.ancestors.contains("details.rest") } == [false, false, false, true])
    #expect(page.all("article", class: "screen").map { $0["id"] } == ["s4", "s3", "s2", "s1"])
    // What is said of both elements of b.json is said once.
    let article = try #require(page.all("article", class: "screen").first { $0["id"] == "s2" })
    #expect(article.text.ranges(of: "no header").count == 1)
  }

  @Test func theTitleNamesTheProject() throws {
    var report = SampleReport.ordinary.report
    report.run.project = ProjectRevision(name: "shop", commit: "1a2b3c4", day: "2026-11-02")
    let page = try page(SampleReport(name: "project", report: report))
    #expect(page.all("title").first?.text.hasSuffix(" · shop 1a2b3c4, 2026-11-02") == true)
    #expect(page.all("p").contains { $0.text == "shop at commit 1a2b3c4 of 2026-11-02" })
  }

  // MARK: Inputs that want to be more

  @Test func hostileTextsAreText() throws {
    let document = SampleReport.hostile.document(HTMLReporter())
    #expect(!document.contains("<script>alert"))
    #expect(document.contains("&lt;script&gt;alert"))
    for scalar in document.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
      let isBidirectional = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      try #require(!isControl && !isBidirectional && ![0x200E, 0x200F, 0x061C, 0xFFFE].contains(scalar.value))
    }
    for number in document.components(separatedBy: "\"").lazy.compactMap({ Double($0) }) {
      try #require(number.isFinite && abs(number) < 100_000, "no number is larger than a drawing")
    }
  }

  @Test func longTextsAreShortened() throws {
    let text = String(repeating: "<é", count: 10_000)
    var file = SampleReport.file(
      "a.json", [[0, 0, 0, 0]],
      findings: [
        SampleReport.finding(
          SampleReport.touchTarget, .error, text, columns: 1..<9_000, element: text,
          excerpt: SourceExcerpt(text: text, column: 1))
      ])
    file = SampleDrawings.drawn(file, SampleDrawings.hostile(text), [(2, nil)])
    let document = SampleReport(name: "long", report: SampleReport.makeReport([file])).document(HTMLReporter())
    #expect(document.utf8.count < 60_000, "\(document.utf8.count)")
    #expect(ParsedPage(document).error == nil)
  }

  // MARK: Many screens

  @Test func ofVeryManyTheFirstAreDrawn() {
    let files = (0..<2_020).map { number in
      let finding = SampleReport.finding(
        SampleReport.touchTarget, .error, "too small", excerpt: SourceExcerpt(text: "x", column: 1))
      return SampleDrawings.drawn(
        SampleReport.file("s\(number).json", [[0, 0, 0, 0]], findings: [finding]), SampleDrawings.frameless, [(1, nil)])
    }
    let document = SampleReport(name: "many", report: SampleReport.makeReport(files)).document(HTMLReporter())
    #expect(count(of: "<svg class=\"drawing", in: document) == HTMLReporter.drawingLimit)
    #expect(count(of: "<svg class=\"thumb\"", in: document) == HTMLReporter.drawingLimit)
    #expect(count(of: "<article class=\"screen\"", in: document) == 2_020)
    #expect(count(of: "<li class=\"tile ", in: document) == 2_020)
    #expect(count(of: "<pre ", in: document) == 2_000)
    #expect(
      document.contains(
        "<p>The page draws 2,000 screens with findings and 1,000 others: the first in the order of the files. "
          + "20 more screens have text only.</p>"))
    // A browser with scripts makes elements of none of them.
    #expect(count(of: "<noscript>", in: document) == 2_020)
  }

  /// What is not drawn need not be kept.
  @Test func drawingsThatAreNotShownMakeNoDifference() {
    var files = (0..<1_100).map { number in
      var file = SampleReport.file(
        "s\(number).json", [[0, 0, 0, 0]],
        findings: (0..<4).map { SampleReport.finding(SampleReport.touchTarget, .error, "too small \($0)") })
      // Screens 1 and 2 of three, in turn, and screens that nothing was found on.
      file.drawings = (1...4).map { ordinal in
        var drawing = SampleDrawings.frameless
        (drawing.name, drawing.ordinal) = ("Screen \(ordinal)", ordinal)
        return drawing
      }
      for index in file.findings.indices { file.findings[index].mark = FindingMark(screen: index % 2 + 1, element: 2) }
      return file
    }
    files[7].findings[3].mark = FindingMark(screen: 99, element: 0)
    let whole = SampleReport(name: "whole", report: SampleReport.makeReport(files)).document(HTMLReporter())
    var screens = DrawnScreens()
    for index in files.indices { screens.trim(&files[index]) }
    let trimmed = SampleReport(name: "trimmed", report: SampleReport.makeReport(files)).document(HTMLReporter())
    #expect(trimmed == whole)
    #expect(count(of: "<svg class=\"drawing", in: whole) == 3_000)
    #expect(files.reduce(0) { $0 + $1.drawings.count { !$0.elements.isEmpty } } == 3_000)
  }

  @Test func ofVeryManyFindingsTheFirstAreShown() {
    let files = (0..<6).map { number in
      let findings = (0..<2_000).map { _ in SampleReport.finding(SampleReport.touchTarget, .error, "too small") }
      return SampleReport.file("s\(number).json", [[0, 0, 0, 0]], findings: findings)
    }
    let document = SampleReport(name: "many", report: SampleReport.makeReport(files)).document(HTMLReporter())
    #expect(count(of: "<article class=\"screen\"", in: document) == 6)
    // What is not shown was found all the same.
    #expect(count(of: "data-state=\"findings\"", in: document) == 6)
    #expect(document.contains("<p>2,000 more findings are not shown"))
  }

  /// What is left out is the least severe, whichever file it is in.
  @Test func theWorstIsKept() throws {
    func file(_ number: Int, _ severity: Severity, _ count: Int) -> FileReport {
      SampleReport.file(
        "s\(number).json", [[0, 0, 0, 0]],
        findings: (0..<count).map { _ in
          SampleReport.finding(SampleReport.touchTarget, severity, "too \(severity.name)")
        })
    }
    let files = (0..<5).map { file($0, .info, 2_000) } + [file(5, .warning, 3), file(6, .error, 2)]
    let document = SampleReport(name: "many", report: SampleReport.makeReport(files)).document(HTMLReporter())
    let page = ParsedPage(document)
    #expect(page.all("article", class: "screen").prefix(2).map { $0["id"] } == ["s7", "s6"])
    #expect(document.contains("too error") && document.contains("too warning"))
    #expect(document.contains("<p>5 more findings are not shown"))
  }

  @Test func theWorstScreensAreKept() {
    let clean = (0..<HTMLReporter.screenLimit).map { SampleReport.file("c\($0).json", [[1, 1, 0, 0]]) }
    let finding = SampleReport.finding(SampleReport.touchTarget, .error, "too small")
    let files = clean + [SampleReport.file("worst.json", [[0, 1, 0, 0]], findings: [finding])]
    let screens = PageScreen.worstFirst(of: files)
    #expect(screens.count == HTMLReporter.screenLimit && screens.first?.path == "worst.json")
    #expect(screens.dropFirst().map(\.path) == clean.dropLast().map(\.path))
    #expect(Set(screens.map(\.id)).count == screens.count)
  }

  private func count(of part: String, in document: String) -> Int {
    document.components(separatedBy: part).count - 1
  }
}
