import Formats
import Linting
import Screens
import TestSupport
import Testing

/// Dumps of screens of unknown density. A check is conclusive if its outcome is the same at every possible density.
///
/// A phone's screen of 1080 × 2400 pixels has 360 to 540 dpi: 2.25 to 3.375 pixels a dp.
@Suite struct UnknownDensityTests {
  private static let least = "on: button\ncheck: size\nwith: {minWidth: 48, minHeight: 48}"

  /// A dump of one window in which the views stand.
  private static func dump(_ views: String, window: String = "[0,0][1080,2400]") -> String {
    """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="\(window)">\(views)</node></hierarchy>
    """
  }

  private static func button(_ width: Int, _ height: Int, at y: Int = 100) -> String {
    """
    <node class="android.widget.Button" text="Save" clickable="true" enabled="true" \
    bounds="[20,\(y)][\(20 + width),\(y + height)]"/>
    """
  }

  private static func report(
    _ header: String, _ text: String, density: Double? = nil, width: Double? = nil, traits: [ReaderOptions.Trait] = []
  ) throws -> FileReport {
    var options = LintOptions()
    (options.reader.density, options.reader.screenWidth, options.reader.traits) = (density, width, traits)
    let rule = try TestRules.rule("level: error\nplatforms: [android]\n\(header)")
    return TestLinter.lint(text, options: options, rules: [rule], path: "dump.xml")
  }

  /// Failed, passed or inconclusive, of one element.
  private static func verdict(_ report: FileReport) -> String {
    guard let tally = report.tallies.first else { return "no tally" }
    switch (tally.failed, tally.passed, tally.inconclusive) {
    case (1, 0, 0): return "failed"
    case (0, 1, 0): return "passed"
    case (0, 0, 1): return "inconclusive"
    case (0, 0, 0): return "not applicable"
    default: return "\(tally)"
    }
  }

  // MARK: Limits

  @Test(arguments: [(106, "failed"), (107, "inconclusive"), (160, "inconclusive"), (161, "passed")])
  func aLeastSize(width: Int, verdict: String) throws {
    let report = try Self.report(Self.least, Self.dump(Self.button(width, 400)))
    #expect(Self.verdict(report) == verdict)
    #expect(Self.verdict(try Self.report(Self.least, Self.dump(Self.button(400, width)))) == verdict)
  }

  /// 0.5 dp of tolerance are more pixels where a dp is.
  @Test(arguments: [(109, "passed"), (110, "inconclusive"), (163, "inconclusive"), (164, "failed")])
  func aGreatestSize(width: Int, verdict: String) throws {
    let header = "on: button\ncheck: size\nwith: {maxWidth: 48, maxHeight: 48}"
    #expect(Self.verdict(try Self.report(header, Self.dump(Self.button(width, 40)))) == verdict)
  }

  @Test(arguments: [
    // 44.4 to 29.6 dp, 57.8 to 38.5, 200 to 133.3.
    (100, "failed"), (130, "inconclusive"), (450, "failed"),
  ]) func bothEndsMayAgreeAndTheMiddleNot(width: Int, verdict: String) throws {
    let widths = "on: button\ncheck: size\nwith: {allowedWidths: [48]}"
    #expect(Self.verdict(try Self.report(widths, Self.dump(Self.button(width, 40)))) == verdict)
    let condition =
      "on: button\ncheck: expression\nwith: {condition: \"self.frame.width < 45.0 || self.frame.width > 50.0\"}"
    let opposite = verdict == "failed" ? "passed" : verdict
    #expect(Self.verdict(try Self.report(condition, Self.dump(Self.button(width, 40)))) == opposite)
  }

  // MARK: What needs no density

  @Test(arguments: [
    ("[0,0][1080,2400]", 201, "passed"), ("[0,0][1080,2400]", 202, "failed"),
    ("[0,0][1080,2400]", 300, "failed"),
    ("[0,0][720,1600]", 201, "inconclusive"), ("[0,0][720,1600]", 202, "failed"),
  ]) func heightsThatAreCompared(window: String, height: Int, verdict: String) throws {
    let header = "on: screen\ncheck: consistent\nwith: {list: content, kind: button, sameHeight: true}"
    let text = Self.dump(Self.button(200, 200) + Self.button(200, height, at: 700), window: window)
    #expect(Self.verdict(try Self.report(header, text)) == verdict)
  }

  @Test func whatNoLengthDecidesIsAsBefore() throws {
    let report = try Self.report(
      "on: button\ncheck: value\nwith: {fact: text, nonEmpty: true}", Self.dump(Self.button(10, 10)))
    #expect(Self.verdict(report) == "passed")
  }

  // MARK: What is known of the density

  @Test func whatTheUserSaysDecides() throws {
    let text = Self.dump(Self.button(107, 107))
    #expect(Self.verdict(try Self.report(Self.least, text)) == "inconclusive")
    for report in [try Self.report(Self.least, text, density: 2.625), try Self.report(Self.least, text, width: 411)] {
      #expect(Self.verdict(report) == "failed")
      #expect(report.findings.first?.message.contains("dpi") == false)
    }
    // A density that no such screen has is the user's business.
    #expect(Self.verdict(try Self.report(Self.least, text, density: 1)) == "passed")
    #expect(Self.verdict(try Self.report(Self.least, text, width: 540)) == "passed")
  }

  @Test func oneDensityLeavesOneSize() throws {
    let report = try Self.report(Self.least, Self.dump(Self.button(20, 30, at: 100), window: "[0,0][160,320]"))
    #expect(
      report.findings.map(\.message) == [#"button "Save" is 40 dp wide; at least 48 × 48 dp; do it"#])
  }

  @Test(arguments: [
    ("[0,0][1080,2400]", nil, "passed"), ("[0,0][1600,2560]", nil, "inconclusive"),
    ("[0,0][1600,2560]", Token.tablet, "not applicable"), ("[0,0][1600,2560]", .phone, "passed"),
  ]) func selectorsThatAskForTheDevice(window: String, deviceClass: Token?, verdict: String) throws {
    let size = window.dropFirst(6).dropLast().split(separator: ",")
    let text = """
      <hierarchy index="0" class="hierarchy" rotation="0" width="\(size[0])" height="\(size[1])">\
      <android.widget.FrameLayout bounds="\(window)">\(Self.button(700, 700))</android.widget.FrameLayout></hierarchy>
      """
    let header = "on: \"screen[deviceClass=phone] button\"\ncheck: size\nwith: {minWidth: 48}"
    let traits = deviceClass.map { [ReaderOptions.Trait.token(.deviceClass, $0)] } ?? []
    #expect(Self.verdict(try Self.report(header, text, traits: traits)) == verdict)
  }

  @Test func dialogsAreOfAnyDensity() throws {
    let report = try Self.report(Self.least, Self.dump(Self.button(10, 10, at: 700), window: "[10,600][1040,1500]"))
    #expect(Self.verdict(report) == "inconclusive")
    #expect(
      report.missingFactsInProse
        == [[#"frame of button "Save" (in pixels: give --density, or set `screen-width-dp`)"#]])
  }

  // MARK: What is said

  @Test func messagesNameTheLimits() throws {
    let report = try Self.report(Self.least, Self.dump(Self.button(106, 400)))
    #expect(
      report.findings.map(\.message) == [
        #"button "Save" is 31.41–47.11 dp wide; at least 48 × 48 dp (360 to 540 dpi); do it"#
      ])
    #expect(report.findings.first?.element == "screen/button[1]")
  }

  @Test func pagesMessagesNameThemToo() throws {
    let header = Self.least + "\nmessage: \"{frame.width} wide, not {parameters.minWidth}\""
    let report = try Self.report(header, Self.dump(Self.button(90, 400)))
    #expect(
      report.findings.map(\.message) == ["26.67–40 wide, not 48 (360 to 540 dpi); do it"])
  }

  @Test func theAdviceIsForWhatADensityWouldTell() throws {
    #expect(
      try Self.report(Self.least, Self.dump(Self.button(107, 107))).missingFactsInProse
        == [[#"frame of button "Save" (in pixels: give --density, or set `screen-width-dp`)"#]])
    #expect(
      try Self.report(Self.least, Self.cut(Self.button(200, 200))).missingFactsInProse
        == [[#"height of button "Save""#]])
    // At a density at which the width is too small, the check fails. The height is unknown at every density.
    let width = "width of the screen (in pixels: give --density, or set `screen-width-dp`)"
    #expect(try Self.report(Self.least, Self.cut(Self.button(107, 107))).missingFactsInProse == [[width]])
    #expect(
      try Self.report(Self.spacing, Self.row(gaps: [38], isCut: true)).missingFactsInProse
        == [[#"frame of cell "Boots" (in pixels: give --density, or set `screen-width-dp`)"#]])
  }

  // MARK: Clipping and gaps

  private static let spacing = "on: collectionView\ncheck: spacing\nwith: {betweenCells: 16}"

  /// What scrolls up and down, with a view at its upper edge.
  private static func cut(_ view: String) -> String {
    dump("<node class=\"android.widget.ScrollView\" bounds=\"[0,100][1080,2400]\">\(view)</node>")
  }

  /// A row of cells with an image and a text each.
  ///
  /// - Parameter isCut: whether the right edge of the row cuts another one.
  private static func row(gaps: [Int], isCut: Bool = false) -> String {
    var left = 40
    var cells = ""
    for gap in gaps + [0] {
      cells += cell(left, left + 200)
      left += 200 + gap
    }
    if isCut { cells += cell(1000, 1080) }
    return dump(
      "<node class=\"androidx.recyclerview.widget.RecyclerView\" scrollable=\"true\" bounds=\"[0,600][1080,900]\">"
        + cells + "</node>")
  }

  private static func cell(_ left: Int, _ right: Int) -> String {
    """
    <node class="android.widget.LinearLayout" bounds="[\(left),600][\(right),900]"><node \
    class="android.widget.ImageView" bounds="[\(left),600][\(right),840]"/><node class="android.widget.TextView" \
    text="Boots" bounds="[\(left),840][\(right),900]"/></node>
    """
  }

  /// Only the direction is unknown in which something is cut.
  @Test(arguments: [(90, "failed"), (107, "inconclusive"), (200, "inconclusive")])
  func whatIsCutAboveIsAsWideAsItIs(width: Int, verdict: String) throws {
    #expect(Self.verdict(try Self.report(Self.least, Self.cut(Self.button(width, 400)))) == verdict)
    #expect(Self.verdict(try Self.report(Self.least, Self.cut(Self.button(400, width)))) == "inconclusive")
  }

  @Test(arguments: [
    ([38, 38], "inconclusive"), ([38, 48], "failed"), ([38, 39], "inconclusive"), ([60, 30, 38], "failed"),
  ]) func gapsThatCannotAllBeRight(gaps: [Int], verdict: String) throws {
    let report = try Self.report(Self.spacing, Self.row(gaps: gaps))
    #expect(Self.verdict(report) == verdict)
    for finding in report.findings {
      #expect(finding.message.contains(" (360 to 540 dpi)") || finding.message.contains(", at 360 dpi"))
    }
  }

  // MARK: Against every density

  /// The engine's answer is that of asking with each density by itself.
  @Test(arguments: [
    "minWidth: 40, maxWidth: 60", "allowedWidths: [24, 48]", "maxHeight: 30", "minHeight: 20, ignoreAbove: 50",
  ])
  func theAnswerIsThatOfAllDensities(parameters: String) throws {
    var generator = SeededGenerator(seed: 7)
    let texts = (0..<12).map { _ in
      let width = Int.random(in: 20...260, using: &generator)
      return Array(Self.dump(Self.button(width, .random(in: 20...260, using: &generator))).utf8)
    }
    let rule = try TestRules.rule(
      "level: error\nplatforms: [android]\non: button\ncheck: size\nwith: {\(parameters)}")
    func verdicts(at dpi: Int?) -> [String] {
      var options = LintOptions()
      options.reader.density = dpi.map { Double($0) / 160 }
      let engine = TestLinter.engine(options, rules: [rule], formats: [UIAutomatorFormat()])
      return texts.map { Self.verdict(engine.lint($0, path: "dump.xml")) }
    }
    let answers = (360...540).map { verdicts(at: $0) }
    for (index, verdict) in verdicts(at: nil).enumerated() {
      let all = Set(answers.map { $0[index] })
      #expect(verdict == (all.count == 1 ? all.first : "inconclusive"), "\(texts[index])")
    }
  }

  /// With all rules on whole dumps: what is reported is reported at every density.
  @Test(arguments: ["row-tight", "cards", "compose", "grid-appium"])
  func whatIsReportedIsReportedAtEveryDensity(name: String) throws {
    let path = Repository.url("Fixtures/formats/uiautomator/\(name).xml").path
    func found(_ dpi: Int?) -> Set<String> {
      var options = LintOptions()
      options.reader.density = dpi.map { Double($0) / 160 }
      let findings = TestLinter.engine(options).lint(path, path: name).findings
      return Set(findings.map { "\($0.rule) \($0.element) \($0.start.line):\($0.start.column)" })
    }
    let all = found(nil)
    #expect(!all.isEmpty)
    for dpi in stride(from: 360, through: 540, by: 20) { #expect(all.isSubset(of: found(dpi)), "\(dpi)") }
  }
}
