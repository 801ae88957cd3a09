import Linting
import Support
import TestSupport
import Testing

/// What authors of rules are likely to get wrong: each mistake is reported when the page is read, with what is right.
@Suite struct AuthorMistakeTests {
  private static func mistake(_ header: String) -> String? {
    do {
      _ = try TestRules.rule("level: error\n" + header)
      return nil
    } catch let error as RuleError {
      return error.message
    } catch {
      return UserErrors(error).errors.map(\.message).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    ("on: button, label\ncheck: destination\nwith: {allowed: [detail]}", "cannot be used on `button` and `label`"),
    ("on: collectionCell, button\ncheck: destination\nwith: {allowed: [detail]}", "cannot be used on `button`; it"),
    ("on: button\ncheck: rows\nwith: {maxRows: 1}", "it checks `collectionView` and `tableView`"),
    ("on: title\ncheck: shape\nwith: {allowed: [circle]}", "check `shape` cannot be used on `title`"),
    ("on: \"*\"\ncheck: shape\nwith: {allowed: [circle]}", "and 28 more; it checks"),
    (
      "on: button, collectionView\ncheck: required\nwith: {parts: [header]}",
      "`parts` names `header`, which button does not have"
    ),
    (
      "on: label\ncheck: value\nwith: {fact: foreground, allowed: [\"#12345\"]}",
      "names `#12345`; expected #rrggbb, #rrggbbaa"
    ),
    (
      "on: label\ncheck: value\nwith: {fact: foreground, allowed: [blak]}", "did you mean `black`?"
    ),
    (
      "on: button\ncheck: expression\nwith: {condition: 'size(self.text) < 4', max: 24}",
      "the condition does not use `parameters.max`"
    ),
    ("on: button\ncheck: expression\nwith: {condition: 'size(text) < 4'}", "did you mean `self.text`?"),
    (
      "on: button\ncheck: expression\nwith: {condition: 'size(self.text) < max', max: 4}",
      "did you mean `parameters.max`?"
    ),
    ("on: screen\ncheck: expression\nwith: {condition: 'parent.x == 1'}", "a screen has no parent"),
    (
      "on: button\ncheck: expression\nwith: {condition: 'lenght(self.text) < 4'}",
      "unknown function `lenght`; expected one of "
    ),
    ("on: 'button[frame.width<44]'\ncheck: size\nwith: {minWidth: 44}", "use `width`, `height` or a condition"),
    ("on: 'button[text]'\ncheck: size\nwith: {minWidth: 44}", "`text` is a fact, not a part; compare it"),
    ("on: button\nplatforms: [both]\ncheck: size\nwith: {minWidth: 44}", "must list ios, android or both of them, not"),
    ("on: button\nplatforms: both\ncheck: size\nwith: {minWidth: 44}", "must be a list, such as [ios, android], not"),
    ("on: button\nstatements: [acme-01]\ncheck: size\nwith: {minWidth: 44}", "expected `android-cv-…`, "),
  ])
  func isReported(header: String, message: String) {
    let mistake = Self.mistake(header)
    #expect(mistake?.contains(message) == true, "\(mistake ?? "accepted")")
  }

  @Test func unknownFunctionsAreNotMisspeltAsUnsupportedOnes() {
    let mistake = Self.mistake("on: button\ncheck: expression\nwith: {condition: 'lenght(self.text) < 4'}") ?? ""
    #expect(mistake.contains("cel.bind") && !mistake.contains("dyn"), "\(mistake)")
  }

  @Test func adviceHasNoPlaceholders() {
    #expect(throws: RuleError.self) {
      try TestRules.page(
        "level: error\non: button\ncheck: size\nwith: {minWidth: 44}\nadvice: at least {parameters.minWidth}")
    }
  }

  @Test func statementsAreReportedWhereTheyAre() {
    #expect {
      try TestRules.rule("level: error\non: button\ncheck: size\nwith: {minWidth: 44}\nstatements: [ios-cv-01, a-1]")
    } throws: { error in
      (error as? RuleError).map { $0.line == 6 && $0.column == 25 } ?? false
    }
  }
}

/// Facts that follow from others, and colours that a theme may have.
@Suite struct KnownFactTests {
  private static let button =
    #"{"type": "group", "content": [{"type": "button", "id": "b", "text": "A", "frame": [0, 0, 20, 60]}]}"#

  @Test(arguments: [
    ("on: button\ncheck: expression\nwith: {condition: 'self.width >= 44.0'}", [1, 0, 0, 0]),
    ("on: button\ncheck: expression\nwith: {condition: 'has(self.height)'}", [0, 1, 0, 0]),
    ("on: button\ncheck: expression\nwith: {condition: 'self.height >= 44.0'}", [0, 1, 0, 0]),
    ("on: 'button[width<44]'\ncheck: expression\nwith: {condition: 'false'}", [1, 0, 0, 0]),
    ("on: button\ncheck: value\nwith: {fact: width, min: 44}", [1, 0, 0, 0]),
    ("on: button\ncheck: value\nwith: {fact: height, min: 44}", [0, 1, 0, 0]),
  ])
  func sidesFollowFromTheFrame(header: String, counts: [Int]) throws {
    #expect(try TestRules.outcome("level: error\n" + header, Self.button).counts == counts)
  }

  @Test(arguments: [
    ("#ff0000", ["#1d2d3e", "#0070f2"], [1, 0, 0, 0]), ("red", ["#1d2d3e"], [1, 0, 0, 0]),
    ("#1D2D3E", ["#1d2d3e"], [0, 1, 0, 0]), ("black", ["#000000"], [0, 1, 0, 0]),
    ("#ff0000", ["accent1"], [0, 0, 1, 0]), ("#808080", ["accent1"], [1, 0, 0, 0]),
    ("accent2", ["accent1"], [1, 0, 0, 0]), ("accent2", ["#0070f2"], [0, 0, 1, 0]),
    ("accent2", ["#808080"], [1, 0, 0, 0]),
  ])
  func colours(color: String, allowed: [String], counts: [Int]) throws {
    let list = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
    let outcome = try TestRules.outcome(
      "level: error\non: label\ncheck: value\nwith: {fact: foreground, allowed: [\(list)]}",
      #"{"type": "group", "content": [{"type": "label", "text": "A", "foreground": "\#(color)"}]}"#)
    #expect(outcome.counts == counts, "\(outcome)")
  }

  @Test func whatIsUnknownOfAKnownColour() throws {
    let outcome = try TestRules.outcome(
      "level: error\non: label\ncheck: value\nwith: {fact: foreground, allowed: [accent1]}",
      ##"{"type": "group", "content": [{"type": "label", "text": "A", "foreground": "#ff0000"}]}"##)
    #expect(outcome.missingFacts == [#"theme name of the text colour of text "A""#])
  }
}
