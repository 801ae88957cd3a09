import Linting
import TestSupport
import Testing

/// What conditions make of screens.
@Suite struct ExpressionCheckTests {
  /// The header of a rule on elements with a condition and parameters.
  private static func header(on selector: String, _ condition: String, _ others: String = "") -> String {
    let quoted = condition.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return
      "level: error\nstatements: []\non: \"\(selector)\"\ncheck: expression\nwith: {condition: \"\(quoted)\"\(others)}"
  }

  static let cells: [(condition: String, cell: String, expected: String)] = [
    // Parts are there, absent or unknown.
    ("has(self.title)", #""title": {}"#, "conforms"), ("has(self.title)", "", "failed"),
    ("has(self.title)", #""title": null"#, "inconclusive: title"),
    ("!has(self.title) || size(self.title.text) <= 3", "", "conforms"),
    ("!has(self.title) || size(self.title.text) <= 3", #""title": {"text": "abc"}"#, "conforms"),
    ("!has(self.title) || size(self.title.text) <= 3", #""title": {"text": "abcd"}"#, "failed"),
    ("!has(self.title) || size(self.title.text) <= 3", #""title": {}"#, "inconclusive: text"),
    ("!has(self.title) || size(self.title.text) <= 3", #""title": null"#, "inconclusive: title"),
    // Facts are known or unknown; names are there or not.
    ("self.represents == 'person'", #""represents": "person""#, "conforms"),
    ("self.represents in ['person']", #""represents": "object""#, "failed"),
    ("self.represents == 'person'", "", "inconclusive: kind"),
    ("has(self.represents)", "", "inconclusive: kind"),
    ("has(self.represents)", #""represents": "person""#, "conforms"),
    ("has(self.id)", "", "failed"), ("has(self.id)", #""id": "a""#, "conforms"),
    ("has(self.id)", #""id": null"#, "inconclusive: id"),
    // Defaults hold where a fact is not given, and only there.
    ("!self.prototype", "", "conforms"), ("!self.prototype", #""prototype": true"#, "failed"),
    ("!self.prototype", #""prototype": null"#, "inconclusive: prototype"),
    (
      "!has(self.accessory) || self.accessory.actions.all(a, !a.toggle)", #""accessory": {"actions": [{}]}"#, "conforms"
    ),
    ("self.detailImage.placeholder == 'none'", #""detailImage": {}"#, "conforms"),
    // Frames, with whole numbers beside doubles.
    ("self.frame.height >= 44", #""frame": [0, 0, 10, 44]"#, "conforms"),
    ("self.frame.height >= 44", #""frame": [0, 0, 10, 43.9]"#, "failed"),
    ("self.frame.height >= 44", "", "inconclusive: frame"),
    ("self.frame.height >= 44", #""frame": [0, 0, 10, 0]"#, "inconclusive: frame"),
    ("self.frame.x + self.frame.width <= 320 - 16", #""frame": [16, 0, 288, 44]"#, "conforms"),
    ("int(self.frame.y) % 8 == 0", #""frame": [0, 12, 10, 10]"#, "failed"),
    // Lists, of which some elements may be unknown.
    ("size(self.tags) <= 1", #""tags": [{}, {}]"#, "failed"), ("size(self.tags) <= 1", "", "conforms"),
    ("size(self.tags) <= 1", #""tags": null"#, "inconclusive: tags"),
    ("self.tags.all(t, t.text != 'x')", #""tags": [{"text": "x"}, {}]"#, "failed"),
    ("self.tags.all(t, t.text != 'x')", #""tags": [{"text": "y"}, {}]"#, "inconclusive: text"),
    ("self.tags.exists(t, t.text == 'y')", #""tags": [{}, {"text": "y"}]"#, "conforms"),
    ("self.children.exists(c, c.kind == 'title')", #""title": {}"#, "conforms"),
    ("self.children.all(c, c.kind != 'title')", #""subtitle": null"#, "inconclusive: subtitle"),
    ("contrast(self.title.foreground, self.title.background) >= 4.5", #""title": {}"#, "inconclusive: text colour"),
    (
      "contrast(self.title.foreground, 'white') >= 4.5", #""title": {"foreground": "accent3"}"#,
      "inconclusive: value"
    ),
    ("contrast(self.title.foreground, 'white') >= 4.5", ##""title": {"foreground": "#777777"}"##, "failed"),
    ("contrast('black', 'white') > 20.9 && contrast('#777777', 'white') < 4.5", "", "conforms"),
    ("contrast('accent1', 'white') > 1.0", "", "inconclusive: text colour"),
    (
      "contrast(self.title.foreground, self.title.background) >= 4.5",
      ##""title": {"foreground": "black", "background": "#ffffff80"}"##, "inconclusive: background"
    ),
    // What else there is.
    ("size(screens) == 1 && screens[0] == screen", "", "conforms"),
    ("screens.all(s, size(s.content) == 1)", "", "conforms"),
    ("parent.kind == 'tableView'", "", "conforms"), ("siblings.all(s, s.kind == self.kind)", "", "conforms"),
    ("screen.platform == 'ios'", "", "inconclusive: platform"),
    ("size(screen.descendants.filter(e, e.kind == 'objectCell')) == 1", "", "conforms"),
    ("self == parent.cells[0]", "", "conforms"),
  ]

  @Test(arguments: cells) func holdsOrNot(condition: String, cell: String, expected: String) throws {
    let members = cell.isEmpty ? "" : ", " + cell
    let screen = #"{"type": "tableView", "id": "T", "cells": [{"type": "objectCell"\#(members)}]}"#
    let outcome = try TestRules.outcome(Self.header(on: "objectCell", condition), screen)
    let actual: String =
      switch outcome.counts {
      case [1, 0, 0, 0]: "failed"
      case [0, 1, 0, 0]: "conforms"
      case [0, 0, 1, 0]:
        "inconclusive: "
          + outcome.missingFacts.compactMap { $0.split(separator: " of ").first.map(String.init) }.joined(
            separator: ", ")
      default: outcome.description
      }
    #expect(actual == expected, "\(condition) on \(cell)")
  }

  @Test func listsWhoseLengthIsUnknown() throws {
    func outcome(_ condition: String) throws -> [Int] {
      let screen =
        #"{"type": "tableView", "cells": [{"type": "objectCell", "prototype": true, "title": {"text": "a"}}]}"#
      return try TestRules.outcome(Self.header(on: "tableView", condition), screen).counts
    }
    #expect(try outcome("self.cells.all(c, has(c.title))") == [0, 1, 0, 0])
    #expect(try outcome("self.cells.all(c, !has(c.title))") == [1, 0, 0, 0])
    #expect(try outcome("size(self.cells) <= 10") == [0, 0, 1, 0])
    #expect(try outcome("self.cells.exists_one(c, has(c.title))") == [0, 0, 1, 0])
    #expect(try outcome("size(self.cells.filter(c, has(c.title))) > 0") == [0, 0, 1, 0])
  }

  @Test func siblingsAreTheOthersOfTheList() throws {
    let screen =
      #"{"type": "tableView", "cells": [{"type": "objectCell", "id": "a"}, {"type": "objectCell", "id": "b"}, {"type": "contactCell", "id": "c"}]}"#
    #expect(
      try TestRules.outcome(Self.header(on: "objectCell", "siblings.all(s, s.kind == 'objectCell')"), screen).counts
        == [2, 0, 0, 0])
    #expect(
      try TestRules.outcome(Self.header(on: "objectCell", "siblings.exists(s, s.id == 'a')"), screen).findings.map {
        $0.suffix(13)
      }
        == ["objectCell[a]"])
    #expect(try TestRules.outcome(Self.header(on: "objectCell", "size(siblings) == 2"), screen).counts == [0, 2, 0, 0])
  }

  /// Of other screens everything can be asked; what is unknown there leaves the condition inconclusive on this one.
  @Test(arguments: [
    ("size(screens) == 3", [0, 3, 0, 0]), ("screens.exists_one(s, s.name == screen.name)", [2, 1, 0, 0]),
    ("size(distinct(screens.map(s, s.name))) == 2", [0, 3, 0, 0]),
    ("screens[1] == screen", [2, 1, 0, 0]), ("screens[2].content[0].text == 'c'", [0, 3, 0, 0]),
    ("screens.all(s, s.descendants.all(e, e.kind == 'label'))", [0, 3, 0, 0]),
    ("screens.all(s, s.content.all(l, l.frame.width == 10))", [0, 0, 3, 0]),
    ("screens.filter(s, s != screen).all(s, s.content[0].frame.width == 10)", [0, 1, 2, 0]),
    ("size(distinct(screens.map(s, s.content[0].text))) == 3", [0, 3, 0, 0]),
  ])
  func screensAreThoseOfTheFile(condition: String, counts: [Int]) throws {
    let file = """
      {"screens": [
        {"type": "screen", "name": "A", "content": [{"type": "label", "text": "a", "frame": [0, 0, 10, 10]}]},
        {"type": "screen", "name": "B", "content": [{"type": "label", "text": "b", "frame": [0, 0, 10, 10]}]},
        {"type": "screen", "name": "A", "content": [{"type": "label", "text": "c"}]}]}
      """
    #expect(try TestRules.outcome(Self.header(on: "screen", condition), file).counts == counts)
  }

  /// The screens behind a mistake are unknown, and the next file has others.
  @Test func screensOfABrokenFileAreUnknown() throws {
    let rule = try TestRules.rule(Self.header(on: "screen", "size(screens) == 1"))
    let engine = TestLinter.engine(rules: [rule])
    let broken = engine.lint(Array(#"{"screens": [{"type": "screen", "name": "A"}, {"name": "#.utf8))
    #expect(broken.failure != nil)
    #expect(broken.tallies.allSatisfy { $0.passed + $0.failed == 0 })
    let next = engine.lint(Array(#"{"screens": [{"type": "screen", "name": "A"}]}"#.utf8))
    #expect(next.failure == nil && next.tallies.map(\.passed) == [1])
  }

  @Test func parametersAreConstants() throws {
    let screen = #"{"type": "button", "text": "OK", "frame": [0, 0, 48, 40]}"#
    func outcome(_ condition: String, _ others: String) throws -> [Int] {
      try TestRules.outcome(Self.header(on: "button", condition, others), screen).counts
    }
    #expect(try outcome("size(self.text) <= parameters.max", ", max: 2") == [0, 1, 0, 0])
    #expect(try outcome("size(self.text) <= parameters.max", ", max: 1.5") == [1, 0, 0, 0])
    #expect(try outcome("self.frame.width - parameters.inset >= 40", ", inset: 8") == [0, 1, 0, 0])
    #expect(try outcome("self.text in parameters.words", ", words: [OK, Cancel]") == [0, 1, 0, 0])
    #expect(try outcome("double(size(self.text)) in parameters.sizes", ", sizes: [1, 2.5]") == [1, 0, 0, 0])
    #expect(try outcome("!has(parameters.max) && parameters.on", ", 'on': true") == [0, 1, 0, 0])
  }

  @Test func messagesNameElementAndCondition() throws {
    let rule = try TestRules.rule(Self.header(on: "button", "size(self.text)\n  < 2"))
    let report = TestLinter.lint(#"{"type": "button", "id": "b", "text": "abc"}"#, rules: [rule])
    #expect(report.findings.map(\.message) == [#"button "abc" does not meet `size(self.text) < 2`; do it"#])
  }

  /// Near a limit, the check of a rounded frame is inconclusive.
  @Test func roundingCanBeInconclusive() throws {
    func outcome(_ condition: String, width: Int) throws -> [Int] {
      let source = """
        <?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" \
        name="A" label="A" enabled="true" visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeButton \
        type="XCUIElementTypeButton" name="Done" label="Done" enabled="true" visible="true" x="16" y="60" \
        width="\(width)" height="44"/></XCUIElementTypeApplication></AppiumAUT>
        """
      let rule = try TestRules.rule(Self.header(on: "button", condition))
      return TestRules.Outcome(TestLinter.lint(source, rules: [rule], path: "source.xml")).counts
    }
    #expect(try outcome("self.frame.width >= 44", width: 42) == [1, 0, 0, 0])
    #expect(try outcome("self.frame.width >= 44", width: 44) == [0, 0, 1, 0])
    #expect(try outcome("self.frame.width >= 44", width: 46) == [0, 1, 0, 0])
    #expect(try outcome("self.frame.width / 2 >= 44", width: 91) == [0, 1, 0, 0])
    #expect(try outcome("math.abs(self.frame.width - 44) <= 4", width: 46) == [0, 1, 0, 0])
    #expect(try outcome("int(self.frame.width) % 8 == 0", width: 48) == [0, 0, 1, 0])
    #expect(try outcome("self.frame.width == 44", width: 44) == [0, 0, 1, 0])
    #expect(try outcome("self.frame.width == 44", width: 50) == [1, 0, 0, 0])
  }

  // MARK: Failures

  @Test func aRuleThatFailsIsAFailureOfTheFileAndTheOthersGoOn() throws {
    let screen =
      #"{"type": "tableView", "cells": [{"type": "objectCell", "id": "a"}, {"type": "objectCell", "id": "b", "title": {"text": "t"}}]}"#
    let rules = [
      try TestRules.rule(Self.header(on: "objectCell", "size(self.title.text) < 1"), id: "test/a"),
      try TestRules.rule(Self.header(on: "objectCell", "1 / size(siblings.filter(s, false)) == 1"), id: "test/b"),
      try TestRules.rule(Self.header(on: "objectCell", "has(self.title)"), id: "test/c"),
    ]
    let engine = TestLinter.engine(rules: rules)
    let report = engine.lint(Array(screen.utf8))
    #expect(report.findings.map(\.rule) == ["test/c", "test/a"])
    #expect(report.tallies.map(\.inconclusive) == [1, 2, 0])
    #expect(report.failure == nil)
    #expect(report.ruleFailures.map(\.rule) == ["test/a", "test/b"])
    #expect(
      report.ruleFailures.map(\.message) == [
        #"rule test/a fails: object cell "a" has no `title`; test `has(….title)` first"#,
        #"rule test/b fails on object cell "a": division by zero"#,
      ])
    #expect(report.ruleFailures.map { $0.position.map { "\($0.line):\($0.column)" } } == ["1:33", "1:33"])
    let next = engine.lint(Array(#"{"type": "objectCell", "title": {"text": "t"}}"#.utf8))
    #expect(next.ruleFailures.map(\.message) == [#"rule test/b fails on object cell "t": division by zero"#])
  }

  /// A search is counted as the longest that it could be, which makes a dear one that takes no time.
  @Test func theCostOfAScreenIsLimited() throws {
    func lint(_ texts: [String]) throws -> FileReport {
      let labels = texts.map { #"{"type": "label", "text": "\#($0)"}"# }.joined(separator: ",")
      let rule = try TestRules.rule(Self.header(on: "label", "!self.text.contains(self.text + 'b')"))
      return TestLinter.lint(#"{"type": "screen", "content": [\#(labels)]}"#, rules: [rule])
    }
    let long = String(repeating: "a", count: 8_000)
    #expect(try lint([long]).failures.isEmpty)
    let both = try lint([long, long, long])
    let message =
      "rule test/rule fails on text \"\(long.prefix(39))…\": the condition takes more than 10000000 steps on this screen"
    #expect(both.ruleFailures.map(\.message) == [message])
    #expect(both.tallies.map(\.passed) == [2] && both.tallies.map(\.inconclusive) == [1])
    // Each screen has its own.
    let screens = Array(repeating: #"{"type": "screen", "content": [{"type": "label", "text": "\#(long)"}]}"#, count: 4)
    let rule = try TestRules.rule(Self.header(on: "label", "!self.text.contains(self.text + 'b')"))
    let many = TestLinter.lint(#"{"screens": [\#(screens.joined(separator: ","))]}"#, rules: [rule])
    #expect(many.failures.isEmpty && many.tallies.map(\.passed) == [4])
  }

  // MARK: Mistakes

  static let mistakes: [(on: String, condition: String, others: String)] = [
    ("objectCell", "!has(self.titel) || size(self.titel.text) <= 12", ""),
    ("objectCell", "self.title.text > 12", ""), ("objectCell", "self.title.text == 12", ""),
    ("objectCell", "self.title.text", ""), ("objectCell", "size(self.title)", ""),
    ("collectionView", "self.layout == 'gird'", ""), ("collectionView", "self.layout in ['grid', 'horizontlFit']", ""),
    ("collectionView", "self.layout == parameters.layout", ", layout: tiles"),
    ("objectCell", "slf.title.text != ''", ""), ("objectCell", "self.title.text.startWith('x')", ""),
    ("objectCell", "size(self.title.text) <= parameters.maximum", ", max: 12"),
    ("objectCell", "has(self.title)", ", max: 12"), ("objectCell", "parameters > 1", ", max: 12"),
    ("objectCell", "self.tags.text == 'x'", ""), ("objectCell", "self.tags.all(t, t.txt == 'x')", ""),
    ("objectCell", "self.frame.right < 320", ""), ("objectCell", "self.frame.width + size(self.tags) < 320", ""),
    ("objectCell", "self.frame.width % 8 == 0", ""), ("objectCell", "has(self)", ""),
    ("objectCell", "self.title.text = 'x'", ""), ("objectCell", "self.title.text == 'x", ""),
    ("objectCell", "has(self.title) && (self.prototype", ""), ("objectCell", "has(self.title) and self.prototype", ""),
    ("objectCell", "self.title.text.matches('(a|b')", ""),
    ("objectCell", "self.title.text.matches(self.subtitle.text)", ""),
    ("objectCell", "self.title.text.format([]) == 'a'", ""), ("objectCell", "type(self) == int", ""),
    ("objectCell", "dyn(self.title.text) == 1", ""), ("objectCell", "[1, 'a'].exists(e, true)", ""),
    ("objectCell", "self.kind == 'contactCell'", ""), ("screen", "parent.kind == 'screen'", ""),
    ("*", "self.layout == self.shape", ""), ("title, image", "self.text == self.shpe", ""),
    ("objectCell", "self.title.text.charAt(1.5) == 'x'", ""),
    ("objectCell", "self.title.text in 'abc'", ""), ("objectCell", "self.prototype ? 1 : 'a'", ""),
    ("objectCell", "has(self.title)", ", shape: {a: 1}"), ("objectCell", "99999999999999999999 > 1", ""),
    ("objectCell", "// nothing", ""), ("objectCell", "self.title.text == 'ä' &&\n  self.titel == 1", ""),
    ("objectCell", "math.grates(1, 2) == 1", ""), ("objectCell", "self.tags.all(t)", ""),
  ]

  /// A parameter that alone keeps a condition from being valid is what is wrong, at its value.
  @Test(arguments: [
    ("size(self.title.text) <= parameters.max", ", max: big", "`max` must be a number, not `big`"),
    ("self.title.text == parameters.max", ", max: 3", "`max` must be a text, not `3`"),
    ("parameters.isOn || has(self.title)", ", isOn: yes", "`isOn` must be true or false, not `yes`"),
    ("self.title.text in parameters.words", ", words: [1]", "`words` must be a list of texts, not `[1]`"),
  ])
  func wrongParameters(condition: String, others: String, message: String) throws {
    let header = Self.header(on: "objectCell", condition, others)
    let error = try #require(throws: RuleError.self) { _ = try TestRules.rule(header) }
    #expect(error.message == message)
    let line = try #require(header.split(separator: "\n").last)
    let value = try #require(others.split(separator: ": ").last)
    #expect(error.line == 6 && error.column == line.count - value.count)
  }

  @Test func mistakesSayWhatIsRight() throws {
    var text = ""
    for mistake in Self.mistakes {
      text += "on \(mistake.on), with \(mistake.condition)\(mistake.others)\n"
      do {
        _ = try TestRules.rule(Self.header(on: mistake.on, mistake.condition, mistake.others))
        text += "accepted\n\n"
      } catch {
        text += "\(error)\n\n"
      }
    }
    #expect(try Golden.difference(of: text, from: "expression-mistakes.txt") == nil)
    #expect(!text.contains("accepted"))
  }
}
