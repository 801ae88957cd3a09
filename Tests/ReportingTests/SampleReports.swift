import Documents
import RulePages
import Screens
import Testing

@testable import Linting
@testable import Reporting

/// Reports made by hand: what the linter would hand over, and what no linter should, but an input may make it.
struct SampleReport: Sendable, CustomTestStringConvertible {
  var name: String
  var report: Report

  var testDescription: String { name }

  static let all = [ordinary, hostile, clean, nothing]

  /// Every kind of outcome, in several files.
  static let ordinary = SampleReport(name: "ordinary", report: makeOrdinary())
  /// Texts and paths that try to be more than text.
  static let hostile = SampleReport(name: "hostile", report: makeHostile())
  /// Nothing to complain about.
  static let clean = SampleReport(name: "clean", report: makeReport([Self.passed("screens/settings.json")]))
  /// No file at all.
  static let nothing = SampleReport(name: "nothing", report: makeReport([]))
}

// MARK: Rules

extension SampleReport {
  static let touchTarget = "touch-target/minimum-size"
  static let headerRequired = "collection-view/header-required"
  static let unknownName = "description/unknown-name"
  static let seeAll = "collection-view/see-all-misuse"

  /// Sorted by id, as a run's rules are.
  static let rules: [Rule] = {
    do {
      return try [
        rule(
          headerRequired, "warning", "required", [PageEntry("parts", PageValue(.list([PageValue(.text("header"))])))],
          title: "A collection view has a header", statements: ["android-cv-04", "ios-cv-05"]),
        rule(
          seeAll, "error", "forbidden", [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"))])))],
          title: "A grid shows everything, so it has no `<seeAll>`", statements: ["android-cv-09"]),
        rule(
          unknownName, "info", "description-problems", [PageEntry("kind", PageValue(.text("unknown-name")))],
          on: "screen"),
        rule(
          touchTarget, "error", "size", [PageEntry("minWidth", PageValue(.number(44)))], on: "action",
          title: "What people tap is at least 44 x 44 pt", statements: ["hig-cv-02"]),
      ]
    } catch {
      return []
    }
  }()

  /// Statements of two documents; the rules name one that is in none of them.
  static let statements = [
    ("android-cv-04", "Anatomy A", "must", headerRequired, "The header is mandatory.", ""),
    ("android-cv-09", "Anatomy C", "must", seeAll, "A grid has no See All", ""),
    ("hig-cv-01", "Design", "should", "", "It looks [good](https://example.com) to {everyone}.", "Taste is no fact."),
    ("hig-cv-02", "Size", "must", touchTarget, "A target is 44 x 44 at least.", ""),
    ("ios-oc-01", "Do", "hint", "", "An object cell has an object.", ""),
  ].map { GuidelineStatement(id: $0.0, section: $0.1, level: $0.2, rule: $0.3, says: $0.4, undecidable: $0.5) }

  private static func rule(
    _ id: String, _ severity: String, _ check: String, _ parameters: [PageEntry],
    on selector: String = "collectionView",
    title: String = "", statements: [String] = []
  ) throws -> Rule {
    let example = "## Avoid\n\n```xml ios\n<collectionView>↓<seeAll/></collectionView>\n```\n"
    return try Rule(
      RulePage(
        id: id, title: title, advice: title.isEmpty ? "" : "see the [guideline](https://example.com) {0}",
        statements: statements,
        cases: [
          RuleCase(
            severity: severity, platforms: ["ios", "android"], statements: [], selector: selector, check: check,
            parameters: parameters, line: 1)
        ],
        rationale: title.isEmpty ? "" : "Why: a <b>reason</b> in\ntwo lines with `<code>`.\n\nAnd a second paragraph.",
        examplesText: title.isEmpty ? "" : example, examplesLine: 1))
  }
}

// MARK: Parts

extension SampleReport {
  /// A report whose summary is counted as a run counts it.
  ///
  /// - Parameter skipped: the formats of files that are not supported, by their paths.
  static func makeReport(
    _ files: [FileReport], failLevel: FailLevel? = nil, skipped: [String: String] = [:]
  ) -> Report {
    var files = files
    for index in files.indices { files[index].failLevel = failLevel }
    var summary = Summary()
    for file in files {
      summary.add(file)
      summary.add(file.tallies, of: rules)
    }
    var tally = StatementTally()
    (tally.tally.failed, tally.tally.passed, tally.tally.inconclusive) = (2, 30, 3)
    if !files.isEmpty { summary.statements = ["hig-cv-02": tally] }
    var run = RunInformation(version: "0.1.0", rules: rules, statements: statements)
    run.exitStatus = summary.failures > 0 ? 3 : 0
    run.unsupportedFormats = skipped
    run.skipped = skipped.keys.sorted()
    summary.skipped = skipped.count
    return Report(run: run, files: files, summary: summary)
  }

  static func finding(
    _ rule: String, _ severity: Severity, _ message: String, line: Int = 1, columns: Range<Int> = 1..<2,
    utf16Columns: Range<Int>? = nil, byteColumns: Range<Int>? = nil, element: String = "screen",
    statements: [String] = [],
    excerpt: SourceExcerpt? = nil, lineHash: String? = "271789c17abda88f:1", related: [RelatedPlace] = []
  ) -> Finding {
    let units = utf16Columns ?? columns
    let bytes = byteColumns ?? columns
    var finding = Finding(
      rule, severity, message, at: position(line, columns.lowerBound, units.lowerBound, bytes.lowerBound))
    finding.end = position(line, columns.upperBound, units.upperBound, bytes.upperBound)
    finding.element = element
    finding.statements = statements
    finding.excerpt = excerpt
    finding.lineHash = lineHash.flatMap { CountedHash($0) }
    finding.related = related
    return finding
  }

  static func position(
    _ line: Int, _ column: Int, _ utf16Column: Int? = nil, _ byteColumn: Int? = nil
  ) -> SourcePosition {
    SourcePosition(
      line: line, column: column, utf16Column: utf16Column ?? column, byteColumn: byteColumn ?? column)
  }

  /// - Parameter tallies: failed, passed, inconclusive and not applicable of each rule.
  static func file(
    _ path: String, format: String = "json", screens: Int = 1, _ tallies: [[Int]], findings: [Finding] = [],
    failure: Failure? = nil, missingFacts: [[String]] = []
  ) -> FileReport {
    var file = FileReport(path: path)
    file.format = format
    file.isXML = format == "xml"
    file.suppressionPlace = format == "xml" ? .comment : format == "json" ? .member : .configuration
    if !findings.isEmpty { file.digest = String(repeating: "0123456789abcdef", count: 4) }
    file.screens = screens
    file.findings = findings
    file.failure = failure
    file.tallies = tallies.map { numbers in
      var tally = Tally()
      (tally.failed, tally.passed, tally.inconclusive, tally.notApplicable) =
        (numbers[0], numbers[1], numbers[2], numbers[3])
      return tally
    }
    file.missingFacts =
      missingFacts.isEmpty
      ? Array(repeating: [], count: tallies.count)
      : missingFacts.map { $0.map { MissingFactNames(prose: $0, path: $0) } }
    return file
  }

  static func passed(_ path: String) -> FileReport {
    file(path, [[0, 2, 0, 1], [0, 2, 0, 0], [0, 1, 0, 0], [0, 9, 0, 0]])
  }
}

// MARK: Reports

extension SampleReport {
  private static func makeOrdinary() -> Report {
    let line = #"        {"id": "call", "frame": [16, 20, 36, 36]}"#
    let shop = file(
      "screens/shop.json", [[1, 1, 1, 0], [0, 2, 0, 0], [1, 0, 0, 0], [2, 30, 3, 4]],
      findings: [
        finding(
          unknownName, .info, #"unknown member `conerRadius`; did you mean `cornerRadius`?"#, line: 4, columns: 7..<20,
          element: "screen/collectionView[featured]",
          excerpt: SourceExcerpt(text: #"      "conerRadius": 4,"#, column: 1), lineHash: "54703d4cd895b18:1"),
        finding(
          headerRequired, .warning, "collectionView[featured] has no header; name what it shows in a header", line: 5,
          columns: 5..<6, element: "screen/collectionView[featured]", statements: ["ios-cv-05", "android-cv-04"],
          excerpt: SourceExcerpt(text: "    {", column: 1), lineHash: "180aee12dab6264:1",
          related: [
            RelatedPlace(
              message: "this one has a header", start: position(40, 5), end: position(40, 6),
              element: "screen/collectionView[recent]")
          ]),
        finding(
          touchTarget, .error, "action[call] is 36 x 36 pt, at least 44 x 44 is asked; enlarge it", line: 12,
          columns: 9..<50, element: "screen/collectionView[featured]/collectionCell[p1]/action[call]",
          statements: ["hig-cv-02"], excerpt: SourceExcerpt(text: line, column: 1), lineHash: "a23a3dc5e078b07b:1"),
        finding(
          touchTarget, .error, "action[mail] is 36 x 36 pt, at least 44 x 44 is asked; enlarge it", line: 12,
          columns: 52..<60, element: "screen/collectionView[featured]/collectionCell[p1]/action[mail]",
          statements: ["hig-cv-02"], excerpt: SourceExcerpt(text: line, column: 1), lineHash: "a23a3dc5e078b07b:1"),
      ],
      missingFacts: [
        ["header of collectionView[2]"], [], [],
        ["frame of action[1]", "frame of action[2]", "frame of seeAll"],
      ])
    let wholly = file(
      "screens/wireframe.json", [[0, 0, 1, 0], [0, 0, 0, 3], [0, 1, 0, 0], [0, 0, 7, 0]],
      missingFacts: [
        ["header of collectionView[1]"], [], [],
        (1...7).map { "frame of action[\($0)]" },
      ])
    let half = file(
      "screens/half.xml", format: "xml", [[1, 0, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]],
      findings: [
        finding(
          headerRequired, .error, "collectionView[1] has no header.", line: 3, columns: 3..<18,
          element: "screen/collectionView[1]", lineHash: nil)
      ],
      failure: Failure(path: "screens/half.xml", position: position(9, 2), message: "`</screen>` was expected"))
    let none = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    let broken = file(
      "screens/broken.json", format: "", screens: 0, none,
      failure: Failure(path: "screens/broken.json", message: "cannot be opened: Permission denied"))
    let idle = file("screens/idle.json", [[0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 1]])
    return makeReport(
      [
        broken, SampleDrawings.drawn(half, SampleDrawings.frameless, [(1, nil)]), idle,
        SampleDrawings.drawn(
          shop, SampleDrawings.shop,
          [
            (1, nil),
            (
              9,
              .distance(
                MeasuredDistance(isHorizontal: true, from: 126, to: 134, lower: 80, upper: 210, least: 16, most: 16))
            ), (7, .size(RequiredSize(.least, width: 44, height: 44))),
            (8, .size(RequiredSize(.least, width: 44, height: 44))),
          ]),
        passed("screens/shop.xml"), wholly,
      ],
      skipped: ["old/Main.xib": "Interface Builder before Xcode 5", "../mac/Main.xib": "Interface Builder for macOS"])
  }

  /// What an input may hold to become more than text.
  static let hostileTexts = [
    "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7} \u{9B}2J", "]]> <script>alert('x')</script> &amp; \"quoted\"",
    "::set-output name=a::b\n::error::forged\r\n  ::warning::x", "##vso[task.complete result=Failed;]Done ##[error]no",
    "##teamcity[buildStop] ### C## # [x] ##[", "left \u{202E}right\u{202C} \u{2066}x\u{2069} \u{200E}\u{200F}\u{061C}",
    "line\u{2028}and\u{2029}paragraph\u{85}next \u{B}\u{C}\u{8}\u{0}\u{7F}\u{9}",
    "🧑🏽‍💻 e\u{301} 日本語 \u{FEFF} \u{FFFE}\u{FFFF} \u{FFFD}", "{0} {{1}} ${x} $(y) [a](b) [c](1) `d`",
    "../../etc/passwd C:\\temp\\new \\u001B \\", String(repeating: "long ", count: 1_000),
  ]

  static let hostilePaths = [
    "../outside/x.json", "./a/../b/dot.json", "/abs olute/x.json", "::set-output name=x::y.json",
    "##vso[task.complete]/x.json", "a space/#hash%20?q.json", "c:/drive.json", "dir/c:/colon.json",
    "escape\u{1B}[31m\nnew line.json", "größe/日本/🧑.json", "quote\"<&>'].xml", "bidi\u{202E}nosj.json",
  ]

  private static func makeHostile() -> Report {
    let texts = hostileTexts
    let files = hostilePaths.sorted().enumerated().map { index, path in
      let text = texts[index % texts.count]
      let report = file(
        path, [[0, 0, 2, 0], [0, 1, 0, 0], [1, 0, 0, 0], [2, 0, 1, 0]],
        findings: [
          finding(
            unknownName, .info, "unknown member `\(text)`", columns: 2..<4, utf16Columns: 2..<5, byteColumns: 2..<7,
            element: "screen[\(text)]/list", excerpt: SourceExcerpt(text: "\t\(text)", column: 1)),
          finding(
            touchTarget, .error, text, line: 2, columns: 1..<1, element: "screen/\(text)", statements: ["hig-cv-02"],
            excerpt: SourceExcerpt(text: text, column: 160), lineHash: "54703d4cd895b18:1",
            related: [
              RelatedPlace(message: text, start: position(1, 1), end: position(1, 2), element: "screen/\(text)")
            ]),
          finding(
            touchTarget, .error, text, line: 2, columns: 1..<1, element: "screen/\(text)", statements: ["hig-cv-02"],
            excerpt: SourceExcerpt(text: text, column: 1), lineHash: "54703d4cd895b18:1"),
        ],
        failure: index % 3 == 0 ? Failure(path: path, position: position(3, 14, 15), message: text) : nil,
        missingFacts: [[text, "image of x"], [], [], [text]])
      return SampleDrawings.drawn(
        report, SampleDrawings.hostile(text),
        [
          (2, .offset(fromX: 1e308, fromY: -1e308, toX: 0, toY: 3)),
          (3, .size(RequiredSize(.most, width: 1e308, height: 0))),
          (99, .unlike(element: -3, width: true, height: true)),
        ])
    }
    return makeReport(files, skipped: Dictionary(zip(hostilePaths, hostileTexts)) { first, _ in first })
  }
}

extension SampleReport {
  /// The document that a reporter makes of it.
  func document(_ reporter: any Reporter) -> String {
    var output = ReportBuffer()
    reporter.write(report, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
