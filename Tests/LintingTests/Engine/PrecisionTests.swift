import Linting
import TestSupport
import Testing

/// Formats that round frames say by how much, and checks leave that much more room.
struct PrecisionTests {
  private func rules(_ text: String) -> [String] { TestLinter.lint(text, path: "test.xml").findings.map(\.rule) }

  private func button(_ width: Int) -> String {
    """
    <XCUIElementTypeApplication x="0" y="0" width="390" height="844">\
    <XCUIElementTypeButton label="Go" x="0" y="0" width="\(width)" height="44"/></XCUIElementTypeApplication>
    """
  }

  private func cell(_ x: Int, _ y: Int, _ width: Int) -> String {
    """
    <XCUIElementTypeCell x="\(x)" y="\(y)" width="\(width)" height="150">\
    <XCUIElementTypeImage x="\(x)" y="\(y)" width="110" height="110"/>\
    <XCUIElementTypeStaticText label="a" x="\(x)" y="\(y + 120)" width="110" height="20"/></XCUIElementTypeCell>
    """
  }

  /// Two rows of three cells; the second one of each has the given place and width.
  private func grid(_ x: Int, _ width: Int) -> String {
    let cells = [200, 360].map { y in cell(16, y, 110) + cell(x, y, width) + cell(300, y, 110) }.joined()
    return """
      <XCUIElementTypeApplication x="0" y="0" width="430" height="932">\
      <XCUIElementTypeStaticText label="All" x="16" y="170" width="80" height="20"/>\
      <XCUIElementTypeCollectionView x="0" y="200" width="430" height="700">\(cells)\
      </XCUIElementTypeCollectionView></XCUIElementTypeApplication>
      """
  }

  @Test func aPointMayBeWhatRoundingTook() {
    #expect(rules(button(43)).isEmpty)
    #expect(rules(button(42)) == ["touch-target/minimum-size"])
  }

  @Test func aPointMayBeWhatRoundingGave() {
    #expect(rules(grid(158, 110)).isEmpty)
    #expect(rules(grid(158, 111)).isEmpty)
    #expect(rules(grid(158, 112)).contains("collection-cell/labeled-cell-size"))
    #expect(rules(grid(160, 110)).contains("collection-view/even-spacing"))
  }

  private func missing(_ buttons: String, _ rule: String) -> [String] {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">\(buttons)</XCUIElementTypeApplication>
      """
    var options = LintOptions()
    options.demands = .openQuestions
    let report = TestLinter.lint(
      text, options: options, rules: TestLinter.allRules.filter { $0.id == rule }, path: "test.xml")
    return report.openQuestions?.map(\.missingFact.phrase) ?? report.findings.map(\.message)
  }

  /// A frame that is there is not said to be unknown.
  @Test func whatIsMissingOfAFrame() {
    func button(_ name: String, _ x: Int, _ size: Int) -> String {
      #"<XCUIElementTypeButton label="\#(name)" x="\#(x)" y="200" width="\#(size)" height="\#(size)"/>"#
    }
    let near = missing(button("A", 20, 20) + button("B", 40, 24), "accessibility/target-spacing")
    #expect(!near.isEmpty && near.allSatisfy { $0.hasPrefix("the exact frame of button ") }, "\(near)")
    // The circles of two small ones meet at any frames that would be rounded to these.
    let small = missing(button("A", 20, 20) + button("B", 40, 20), "accessibility/target-spacing")
    #expect(small.isEmpty, "\(small)")
    let bar = """
      <XCUIElementTypeNavigationBar x="0" y="40" width="390" height="44">\(button("A", 20, 20))\
      </XCUIElementTypeNavigationBar>
      """
    let inBar = missing(bar, "touch-target/minimum-size")
    #expect(inBar == ["the touch area of button \"A\" (it may be larger than the file says)"], "\(inBar)")
  }

  /// Targets that overlap have no distance, also where frames are rounded.
  @Test func distanceOfOverlappingTargets() {
    let buttons = [("A", 20), ("B", 30)].map { name, x in
      #"<XCUIElementTypeButton label="\#(name)" x="\#(x)" y="200" width="20" height="20"/>"#
    }
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">\(buttons.joined())</XCUIElementTypeApplication>
      """
    let rules = TestLinter.allRules.filter { $0.id == "accessibility/target-spacing" }
    let messages = TestLinter.lint(text, rules: rules, path: "test.xml").findings.map(\.message)
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains(" is 0 pt from its centre") }, "\(messages)")
  }

  /// The nearest target is named with its distance, also where frames are rounded.
  @Test(arguments: [
    (#"platform="ios""#, "button", "text"),
    (#"x="0" y="0" width="390" height="844""#, "XCUIElementTypeButton", "label"),
  ])
  func nearestTarget(screen: String, tag: String, name: String) {
    let isSource = tag != "button"
    let buttons = [("A", 100, 100, 18), ("B", 108, 80, 44), ("C", 112, 100, 44)].map { text, x, y, size in
      let frame =
        isSource
        ? #"x="\#(x)" y="\#(y)" width="\#(size)" height="\#(size)""# : #"frame="\#(x) \#(y) \#(size) \#(size)""#
      return #"<\#(tag) \#(name)="\#(text)" \#(frame)/>"#
    }
    let root = isSource ? "XCUIElementTypeApplication" : "screen"
    let rules = TestLinter.allRules.filter { $0.id == "accessibility/target-spacing" }
    let text = "<\(root) \(screen)>\(buttons.joined())</\(root)>"
    let messages = TestLinter.lint(text, rules: rules, path: "test.xml").findings.map(\.message)
    #expect(
      messages == [
        #"button "A" is 18 × 18 pt, and button "B" is 0 pt from its centre; make it 24 × 24 pt, or keep 12 pt from its centre "#
          + "to the next target"
      ], "\(messages)")
  }

  /// Two small targets are too near if their circles meet; a larger one has no circle, and a nearer target is named first.
  @Test(arguments: [
    ([("A", 100, 10), ("B", 123, 10)], ["centre of button \"B\", which is small too, is 23 pt away", "button \"A\""]),
    ([("A", 100, 10), ("B", 124, 10)], []), ([("A", 100, 10), ("B", 117, 24)], []),
    (
      [("A", 100, 20), ("B", 121, 20), ("C", 144, 20)],
      ["button \"B\" is 11 pt from its centre", "button \"A\" is 11 pt", "centre of button \"B\", which"]
    ),
  ])
  func circlesOfSmallTargets(targets: [(name: String, x: Int, size: Int)], parts: [String]) {
    let buttons = targets.map { #"<button text="\#($0.name)" frame="\#($0.x) 100 \#($0.size) \#($0.size)"/>"# }
    let rules = TestLinter.allRules.filter { $0.id == "accessibility/target-spacing" }
    let text = #"<screen platform="ios">\#(buttons.joined())</screen>"#
    let messages = TestLinter.lint(text, rules: rules, path: "test.xml").findings.map(\.message)
    #expect(messages.count == parts.count && zip(messages, parts).allSatisfy { $0.contains($1) }, "\(messages)")
  }

  @Test func otherFormatsAreExact() {
    let text = #"<screen platform="ios"><button frame="0 0 43 44"/></screen>"#
    #expect(rules(text) == ["touch-target/minimum-size"])
    // A page source before leaves nothing behind.
    let engine = TestLinter.engine()
    #expect(engine.lint(Array(button(43).utf8), path: "a.xml").findings.isEmpty)
    #expect(engine.lint(Array(text.utf8), path: "b.xml").findings.count == 1)
  }
}
