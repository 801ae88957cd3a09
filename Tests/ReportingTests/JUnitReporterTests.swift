import Foundation
import Testing

@testable import Linting
@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the JUnit schemas do not notice; see also ``SchemaTests``.
@Suite struct JUnitReporterTests {
  private func root(
    _ sample: SampleReport, _ dialect: JUnitDialect = .extended, _ layout: JUnitLayout = JUnitLayout()
  ) throws -> XMLElement {
    let text = sample.document(JUnitReporter(dialect: dialect, layout: layout))
    let document = try XMLDocument(data: Data(text.utf8))
    return try #require(document.rootElement())
  }

  private func value(_ name: String, _ element: XMLElement) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  private func suite(_ name: String, _ layout: JUnitLayout = JUnitLayout()) throws -> XMLElement {
    let suites = try root(.ordinary, .extended, layout).elements(forName: "testsuite")
    return try #require(suites.first { value("name", $0) == name })
  }

  private func names(_ path: String, _ layout: JUnitLayout) throws -> [String] {
    try suite(path, layout).elements(forName: "testcase").compactMap { value("name", $0) }
  }

  private func testCase(
    _ rule: String, in name: String, _ layout: JUnitLayout = JUnitLayout()
  ) throws -> XMLElement {
    try #require(try suite(name, layout).elements(forName: "testcase").first { value("name", $0) == rule })
  }

  @Test(arguments: SampleReport.all, JUnitDialect.allCases)
  func countsAreRight(sample: SampleReport, dialect: JUnitDialect) throws {
    for layout in JUnitLayout.all { try checkCounts(sample, dialect, layout) }
  }

  private func checkCounts(_ sample: SampleReport, _ dialect: JUnitDialect, _ layout: JUnitLayout) throws {
    let root = try root(sample, dialect, layout)
    let suites = root.elements(forName: "testsuite")
    #expect(!suites.isEmpty)
    if layout.passes != .none { #expect(suites.count == max(1, sample.report.files.count)) }
    var totals = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
    for (id, suite) in suites.enumerated() {
      let cases = suite.elements(forName: "testcase")
      #expect(!cases.isEmpty)
      let counts = [
        "tests": cases.count, "failures": cases.filter { !$0.elements(forName: "failure").isEmpty }.count,
        "errors": cases.filter { !$0.elements(forName: "error").isEmpty }.count,
        "skipped": cases.filter { !$0.elements(forName: "skipped").isEmpty }.count,
      ]
      for (name, count) in counts {
        #expect(value(name, suite) == "\(count)")
        totals[name, default: 0] += count
      }
      #expect(value("id", suite) == "\(id)")
      // Only a schema that asks for one gets a time that is none.
      #expect(value("timestamp", suite) == (dialect == .strict ? "1970-01-01T00:00:00" : nil))
      #expect(value("hostname", suite) == "localhost")
      #expect(value("time", suite) == "0.000")
    }
    for (name, count) in totals {
      let isWritten = dialect == .extended || (dialect == .jenkins && name != "skipped")
      #expect(value(name, root) == (isWritten ? "\(count)" : nil))
    }
  }

  @Test(arguments: SampleReport.all, JUnitDialect.allCases)
  func namesAreUnique(sample: SampleReport, dialect: JUnitDialect) throws {
    for layout in JUnitLayout.all { try checkNames(sample, dialect, layout) }
  }

  private func checkNames(_ sample: SampleReport, _ dialect: JUnitDialect, _ layout: JUnitLayout) throws {
    var names: Set<[String]> = []
    for suite in try root(sample, dialect, layout).elements(forName: "testsuite") {
      for item in suite.elements(forName: "testcase") {
        let name = try #require(value("name", item))
        let className = try #require(value("classname", item))
        #expect(!name.isEmpty && !className.isEmpty && name.count <= 512 && className.count <= 512)
        #expect(names.insert([className, name]).inserted)
        let isOfAFile = value("classname", item) != "fiorilint.run"
        #expect((value("file", item) != nil) == (dialect == .extended && isOfAFile))
      }
    }
  }

  @Test func aSevereFindingFails() throws {
    let item = try testCase(SampleReport.touchTarget, in: "screens/shop.json")
    #expect(value("classname", item) == "screens.shop_json")
    #expect(value("file", item) == "screens/shop.json")
    #expect(value("line", item) == "12")
    let failures = item.elements(forName: "failure")
    #expect(failures.count == 1)
    #expect(value("type", failures[0]) == "error")
    #expect(
      value("message", failures[0])
        == "action[call] is 36 x 36 pt, at least 44 x 44 is asked; enlarge it (+1 more)")
    let lines = try #require(failures[0].stringValue).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[2].hasPrefix("screens/shop.json:12:52: error: action[mail]"))
    #expect(lines[3] == "    at screen/collectionView[featured]/collectionCell[p1]/action[mail]")
    #expect(lines[4].hasPrefix("Help: https://"))
    #expect(item.elements(forName: "system-out").isEmpty)
    // What was left inconclusive beside it is reported too, where it is asked for.
    let all = try testCase(SampleReport.touchTarget, in: "screens/shop.json", JUnitLayout(inconclusive: .all))
    #expect(
      all.elements(forName: "system-out").first?.stringValue?.hasPrefix("3 checks inconclusive: the frame of") == true)
  }

  /// Seen, and no reason to fail.
  @Test func aMildFindingIsSkipped() throws {
    let item = try testCase(SampleReport.headerRequired, in: "screens/shop.json", JUnitLayout(inconclusive: .all))
    let skipped = try #require(item.elements(forName: "skipped").first)
    #expect(item.elements(forName: "failure").isEmpty && value("message", skipped)?.hasPrefix("warning: ") == true)
    let output = try #require(item.elements(forName: "system-out").first?.stringValue)
    #expect(output.hasPrefix("screens/shop.json:5:5: warning: "))
    #expect(
      output.hasSuffix(
        "\n1 check inconclusive: the header of collectionView[2] is unknown [collection-view/header-required]"))
  }

  @Test(arguments: [
    (FailLevel?.none, 2), (.never, 0), (.error, 2), (.warning, 3), (.info, 4),
  ])
  func theFailingLevelDecides(level: FailLevel?, failures: Int) throws {
    let report = SampleReport.makeReport(SampleReport.ordinary.report.files, failLevel: level)
    let root = try root(SampleReport(name: "level", report: report))
    #expect(value("failures", root) == "\(failures)")
    #expect(value("errors", root) == "2")
  }

  // MARK: Layouts

  private static let call = "screen/collectionView[featured]/collectionCell[p1]/action[call]"
  private static let mail = "screen/collectionView[featured]/collectionCell[p1]/action[mail]"

  @Test func aCaseForEachFinding() throws {
    let layout = JUnitLayout(.finding, inconclusive: .all)
    #expect(
      try names("screens/shop.json", layout) == [
        "\(SampleReport.headerRequired) screen/collectionView[featured]", SampleReport.headerRequired,
        SampleReport.seeAll, "\(SampleReport.unknownName) screen/collectionView[featured]",
        "\(SampleReport.touchTarget) \(Self.call)", "\(SampleReport.touchTarget) \(Self.mail)",
        SampleReport.touchTarget,
      ])
    let cases = try suite("screens/shop.json", layout).elements(forName: "testcase")
    // A mild finding is skipped with output, a severe one fails, and what is inconclusive beside them is skipped.
    #expect(cases[0].elements(forName: "failure").isEmpty)
    #expect(
      cases[0].elements(forName: "system-out").first?.stringValue?.hasPrefix("screens/shop.json:5:5: warning:") == true)
    #expect(
      cases[1].elements(forName: "skipped").first.flatMap { value("message", $0) }
        == "1 check inconclusive: the header of collectionView[2] is unknown")
    let failures = cases[5].elements(forName: "failure")
    #expect(failures.count == 1 && value("type", failures[0]) == "error" && value("line", cases[5]) == "12")
    #expect(value("message", failures[0])?.hasPrefix("action[mail] is 36") == true)
    #expect(failures[0].stringValue?.split(separator: "\n").count == 3)
  }

  @Test func passesPerFile() throws {
    for granularity in JUnitLayout.Granularity.allCases {
      let layout = JUnitLayout(granularity, passes: .perFile)
      let cases = try suite("screens/shop.xml", layout).elements(forName: "testcase")
      #expect(cases.count == 1 && cases[0].childCount == 0)
      #expect(value("name", cases[0]) == "fiorilint/readable-input")
      // A file that could not be read to its end has an error there.
      let half = try suite("screens/half.xml", layout).elements(forName: "testcase")
      #expect(half.count == 2 && half[1].elements(forName: "error").count == 1)
    }
    #expect(
      try names("screens/shop.json", JUnitLayout(passes: .perFile)) == [
        SampleReport.headerRequired, SampleReport.unknownName, SampleReport.touchTarget, "fiorilint/readable-input",
      ])
  }

  @Test func noPasses() throws {
    let layout = JUnitLayout(passes: .none)
    let suites = try root(.ordinary, .extended, layout).elements(forName: "testsuite")
    #expect(
      suites.compactMap { value("name", $0) } == [
        "screens/broken.json", "screens/half.xml", "screens/shop.json",
      ])
    #expect(suites.compactMap { value("id", $0) } == ["0", "1", "2"])
    #expect(
      try names("screens/shop.json", layout) == [
        SampleReport.headerRequired, SampleReport.unknownName, SampleReport.touchTarget,
      ])
    // Servers take a file without a case for a broken build.
    let clean = try root(.clean, .extended, layout)
    #expect(value("tests", clean) == "1" && value("failures", clean) == "0")
  }

  /// What a dashboard shows as skipped hides what has failed, so that it has to be requested.
  @Test func inconclusiveIsLeftOutUnlessAskedFor() throws {
    let path = "screens/wireframe.json"
    #expect(try names(path, JUnitLayout()) == ["fiorilint/readable-input"])
    let all = JUnitLayout(inconclusive: .all)
    #expect(try names(path, all) == [SampleReport.headerRequired, SampleReport.touchTarget])
    let item = try testCase(SampleReport.touchTarget, in: path, all)
    #expect(
      item.elements(forName: "skipped").first.flatMap { value("message", $0) }
        == "7 checks inconclusive: the frame of action[1], the frame of action[2], the frame of action[3], the frame of "
        + "action[4], the frame of action[5] and 2 more are unknown")
    let perFile = JUnitLayout(inconclusive: .perFile)
    #expect(try names(path, perFile) == ["fiorilint/inconclusive"])
    let one = try testCase("fiorilint/inconclusive", in: path, perFile)
    let inconclusive = SampleReport.ordinary.report.files.first { $0.path == path }?.tallies.reduce(0) {
      $0 + $1.inconclusive
    }
    #expect(
      one.elements(forName: "skipped").first.flatMap { value("message", $0) }
        == "\(inconclusive ?? 0) checks inconclusive")
  }

  @Test func unreadableIsAnError() throws {
    let item = try testCase("fiorilint/readable-input", in: "screens/half.xml")
    let error = try #require(item.elements(forName: "error").first)
    #expect(value("type", error) == "parse-error")
    #expect(value("message", error) == "`</screen>` was expected")
    #expect(value("line", item) == "9")
    #expect(try suite("screens/half.xml").elements(forName: "testcase").count == 2)
    #expect(try suite("screens/broken.json").elements(forName: "testcase").count == 1)
  }

  @Test func nothingCheckedIsAPass() throws {
    let cases = try suite("screens/idle.json").elements(forName: "testcase")
    #expect(cases.count == 1)
    #expect(value("name", cases[0]) == "fiorilint/readable-input")
    #expect(cases[0].childCount == 0)
  }

  @Test func classNamesAreUnique() {
    let paths = [
      "a.json", "a.xml", "a_json.page", "b.tar.gz", "dir.d/c", "dir/.hidden", "dir/.hidden", "e\n.json", "e\\n.xml",
      ".x",
    ]
    #expect(
      JUnitNames.classNames(of: paths.map { FileReport(path: $0) }) == [
        "fiorilint.a_json", "fiorilint.a_xml", "fiorilint.a_json_page", "fiorilint.b_tar_gz", "dir_d.c", "dir._hidden",
        "dir._hidden_2", "fiorilint.e\\n_json", "fiorilint.e\\n_xml", "fiorilint._x",
      ])
    // What stands beside a file changes nothing of its name.
    #expect(JUnitNames.classNames(of: [FileReport(path: "a.json")]) == ["fiorilint.a_json"])
    let long = String(repeating: "directory/", count: 100)
    let names = JUnitNames.classNames(of: (0..<20).map { FileReport(path: "\(long)\($0).json") })
    #expect(Set(names).count == 20 && names.allSatisfy { $0.count <= 512 })
  }

  @Test func aHugeListIsCut() throws {
    var file = SampleReport.passed("a.json")
    file.findings = (1...5_000).map { SampleReport.finding(SampleReport.touchTarget, .error, "x", line: $0) }
    let root = try root(SampleReport(name: "huge", report: SampleReport.makeReport([file])))
    let failure = try #require(try root.nodes(forXPath: "//failure").first as? XMLElement)
    #expect(failure.stringValue?.split(separator: "\n").count == 2_002)
    #expect(failure.stringValue?.contains("and 4000 more") == true)
    #expect(value("message", failure) == "x (+4999 more)")
  }

  @Test func onlyCharactersOfXMLAreWritten() {
    for dialect in JUnitDialect.allCases {
      let text = SampleReport.hostile.document(JUnitReporter(dialect: dialect))
      #expect(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && !(0xFFFE...0xFFFF).contains($0.value))
        })
      #expect(!text.contains("]]>") && !text.contains("<script") && !text.contains("##vso["))
      #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }
  }

  /// The extended dialect is Jenkins' and what only it has: the total of skipped cases, and the places of cases.
  @Test(arguments: SampleReport.all)
  func extendedJUnit(sample: SampleReport) throws {
    let extended = sample.document(JUnitReporter())
    let lines = extended.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasPrefix("<testsuites") { return Self.without(["skipped"], line) }
      if line.hasPrefix("    <testcase") { return Self.without(["file", "line"], line) }
      return String(line)
    }
    #expect(lines.joined(separator: "\n") == sample.document(JUnitReporter(dialect: .jenkins)))
  }

  private static func without(_ names: [String], _ line: some StringProtocol) -> String {
    var line = String(line)
    for name in names {
      guard let start = line.range(of: " \(name)=\""), let end = line[start.upperBound...].firstIndex(of: "\"")
      else { continue }
      line.removeSubrange(start.lowerBound...end)
    }
    return line
  }
}
