import Linting
import RulePages
import TestSupport
import Testing

/// The parameters of every check: what is missing, misspelt or of a wrong type is an error that says what is right.
@Suite struct CheckParameterTests {
  /// For each check a selector and parameters that are right.
  static let right: [String: (on: String, with: [PageEntry])] = [
    "any-has-part": ("collectionView", [list("cells"), texts("parts", ["image"])]),
    "min-distance": ("screen", [text("where", "button")]),
    "left-of": ("objectCell", [text("part", "iconStack"), text("of", "detailImage")]),
    "centered": ("collectionCell > image", [text("axis", "both")]),
    "compact-height": ("tableView", [list("cells")]),
    "consistent": ("tableView", [list("cells"), PageEntry("sameHeight", PageValue(.flag(true)))]),
    "count": ("collectionCell", [list("actions"), number("max", 2)]),
    "item-count": ("collectionView seeAll", []),
    "even-spacing": ("collectionView", []),
    "expression": ("objectCell", [text("condition", "has(self.title)")]),
    "fill-rows": ("collectionView", [number("gap", 16)]),
    "relative-size": ("collectionCell > image", [text("width", "same")]),
    "forbidden": ("collectionView", [texts("parts", ["seeAll", "footer/seeAll"])]),
    "initials": ("collectionCell > image", [text("namePart", "title")]),
    "inside": ("image", [text("frame", "iconFrame")]),
    "forbidden-kinds": ("collectionView", [list("cells"), texts("kinds", ["objectCell"])]),
    "left-aligned": ("collectionView", [number("gap", 16)]),
    "margins": ("collectionView", [text("inner", "cells"), text("outer", "contentArea"), number("bottom", 16)]),
    "destination": ("collectionCell", [texts("allowed", ["detail"])]),
    "overflow-indicator": (
      "collectionView", [list("cells"), text("area", "contentArea"), text("fact", "edgeGradient")]
    ),
    "placement": ("collectionView", [texts("parts", ["header"]), text("vertical", "above")]),
    "description-problems": ("screen", [text("kind", "unknown-name")]),
    "required": ("objectCell", [texts("parts", ["title"])]),
    "rows": ("collectionView", [number("maxRows", 1)]),
    "shape": ("image", [texts("allowed", ["circle"])]),
    "max-share": (
      "collectionView",
      [list("cells"), text("where", "collectionCell[title]"), number("max", 0.5), text("totalFact", "totalCount")]
    ),
    "size": ("button", [number("minWidth", 44)]),
    "target-spacing": ("button", [text("others", "button[interactive=true]"), number("min", 24)]),
    "spacing": ("collectionView", [number("betweenCells", 16)]),
    "placeholder-match": (
      "collectionView",
      [
        list("cells"), text("part", "image"), text("placeholders", "image[placeholder!=none]"),
        text("images", "image[placeholder=none]"),
      ]
    ),
    "on-side": ("objectCell", [text("part", "attributes"), text("side", "right")]),
    "transition": ("objectCell > accessory", [text("expected", "push")]),
    "value": ("image", [text("fact", "shape"), texts("allowed", ["circle"])]),
    "next-cell-visible": ("collectionView", [number("min", 0.4), number("max", 0.6)]),
    "whole-cells": ("collectionView", [number("gap", 16)]),
  ]

  private static func text(_ key: String, _ text: String) -> PageEntry {
    PageEntry(key, PageValue(.text(text), line: 7, column: 9))
  }
  private static func list(_ name: String) -> PageEntry { text("list", name) }
  private static func number(_ key: String, _ number: Double) -> PageEntry {
    PageEntry(key, PageValue(.number(number), line: 7, column: 9))
  }
  private static func texts(_ key: String, _ texts: [String]) -> PageEntry {
    PageEntry(key, PageValue(.list(texts.map { PageValue(.text($0), line: 7, column: 9) }), line: 7, column: 9))
  }

  /// The error of a rule with a check; `nil` where there is none.
  private func mistake(_ check: String, on selector: String, _ parameters: [PageEntry]) -> RuleError? {
    let page = RulePage(
      id: "test/rule", title: "T", advice: "a", statements: [],
      cases: [
        RuleCase(
          severity: "error", platforms: ["ios", "android"], statements: [], selector: selector, check: check,
          parameters: parameters, line: 5)
      ], rationale: "", examplesText: "", examplesLine: 1)
    do throws(RuleError) {
      _ = try Rule(page)
      return nil
    } catch {
      return error
    }
  }

  static let names = Checks.all.map { $0.name }

  @Test func everyCheckIsTestedHere() {
    #expect(Set(Self.names) == Set(Self.right.keys))
    #expect(Self.names == Self.names.sorted())
    for check in Checks.all {
      #expect(check.summary.hasSuffix("."))
      #expect(Checks.summary(of: check.name) == check.summary)
      for parameter in check.parameterList {
        #expect(parameter.summary.hasSuffix("."))
        #expect(Checks.doc(of: parameter.name, in: check.name) == parameter.summary)
      }
      let other = check.takesOthers ? "The value of `parameters.other` in the condition." : ""
      #expect(Checks.doc(of: "other", in: check.name) == other)
    }
  }

  /// What holds the parameters holds nothing else, and no two of one name.
  @Test func everyParameterIsListed() {
    for check in Checks.all {
      let list = check.parameterList
      #expect(list.count == Self.storedProperties(of: check))
      #expect(Set(list.map(\.name)).count == list.count)
    }
  }

  private static func storedProperties(of check: any Check.Type) -> Int {
    Mirror(reflecting: check.parameters).children.count
  }

  @Test(arguments: names) func rightParameters(check: String) throws {
    let (selector, parameters) = try #require(Self.right[check])
    #expect(mistake(check, on: selector, parameters) == nil)
  }

  /// Without one of the parameters that are given above, it is missing.
  @Test(arguments: names) func missingParameters(check: String) throws {
    let (selector, parameters) = try #require(Self.right[check])
    for index in parameters.indices {
      var others = parameters
      let removed = others.remove(at: index)
      let mistake = mistake(check, on: selector, others)
      #expect(mistake?.message.hasPrefix("the check needs ") == true, "without \(removed.key)")
      #expect(mistake?.line == 5)
    }
  }

  @Test(arguments: names) func unknownParameters(check: String) throws {
    let (selector, parameters) = try #require(Self.right[check])
    let type = try #require(Checks.all.first { $0.name == check })
    let mistake = mistake(check, on: selector, parameters + [Self.number("nonsense", 1)])
    let message =
      type.takesOthers
      ? "the condition does not use `parameters.nonsense`" : "check `\(check)` has no parameter `nonsense`; it has "
    #expect(mistake?.message.hasPrefix(message) == true)
    #expect(mistake?.line == 7)
    #expect(mistake?.column == 9)
    #expect(mistake?.rule == "test/rule")
    for parameter in type.parameterList where parameter.name.count > 3 {
      let misspelt = self.mistake(check, on: selector, parameters + [Self.number(parameter.name + "x", 1)])
      let advice = "has no parameter `\(parameter.name)x`; it has "
      #expect(misspelt?.message.contains(advice) == true, "\(misspelt?.message ?? "")")
    }
  }

  /// No parameter takes a map, and each says what it takes.
  @Test(arguments: names) func wrongTypes(check: String) throws {
    let (selector, parameters) = try #require(Self.right[check])
    let type = try #require(Checks.all.first { $0.name == check })
    for parameter in type.parameterList {
      let wrong = PageEntry(parameter.name, PageValue(.map([]), line: 8, column: 2))
      let mistake = mistake(check, on: selector, parameters.filter { $0.key != parameter.name } + [wrong])
      #expect(mistake?.message.hasPrefix("`\(parameter.name)` must be ") == true, "\(mistake?.message ?? "accepted")")
      #expect(mistake?.line == 8)
      #expect(mistake?.column == 2)
    }
  }

  static let mistakes: [(check: String, on: String, with: [PageEntry], message: String)] = [
    (
      "size", "button", [PageEntry("minWidth", PageValue(.text("44pt")))],
      "`minWidth` must be a number (0 or more), not "
    ),
    ("size", "button", [number("minWidth", -1)], "`minWidth` must be a number (0 or more), not "),
    ("size", "button", [number("minWidth", .infinity)], "`minWidth` must be a number (0 or more), not "),
    (
      "size", "button", [PageEntry("allowedWidths", PageValue(.number(1)))], "`allowedWidths` must be a list of numbers"
    ),
    (
      "size", "button", [PageEntry("allowedWidths", PageValue(.list([PageValue(.text("a"))])))],
      "`allowedWidths` must list numbers (0 or more), not "
    ),
    (
      "size", "button", [PageEntry("innermostOnly", PageValue(.text("yes"))), number("minWidth", 1)],
      "`innermostOnly` must be true or false"
    ),
    (
      "size", "button", [number("minWidth", 50), number("maxWidth", 40)], "`minWidth` is 50, more than `maxWidth` (40)"
    ),
    (
      "size", "button", [number("minHeight", 50), number("maxHeight", 40)],
      "`minHeight` is 50, more than `maxHeight` (40)"
    ),
    (
      "rows", "collectionView", [number("minColumns", 3), number("maxColumns", 2)],
      "`minColumns` is more than `maxColumns`"
    ),
    ("next-cell-visible", "collectionView", [number("min", 1), number("max", 0)], "`min` is more than `max`"),
    (
      "margins", "collectionView", [text("inner", "cell"), text("outer", "screen")],
      "`inner` must be one of contentArea, cells, not cell; did you mean `cells`?"
    ),
    (
      "margins", "collectionView", [text("inner", "contentArea"), text("outer", "contentArea")],
      "`outer` must not be what is measured"
    ),
    (
      "placement", "collectionView", [texts("parts", ["header"]), text("vertical", "left")],
      "`vertical` must be one of above, below"
    ),
    (
      "placement", "collectionView", [texts("parts", ["header"]), text("horizontal", "leading")],
      "`horizontal` must be one of left, right"
    ),
    ("size", "button", [number("tolerance", 1)], "the check needs one of the parameters `minWidth`"),
    (
      "required", "objectCell", [texts("parts", ["titel"])],
      "`parts` names `titel`, which objectCell does not have; did you mean `title`?"
    ),
    ("required", "objectCell", [texts("parts", ["frame"])], "`parts` names `frame`, which is no part of objectCell"),
    (
      "required", "collectionView", [texts("parts", ["footer/seeall"])],
      "`parts` names `seeall`, which footer does not have; did you mean `seeAll`?"
    ),
    (
      "required", "collectionView", [texts("parts", ["footer/count"])],
      "`parts` names `count`, which is no part of footer"
    ),
    ("required", "collectionView", [texts("parts", ["/"])], "`parts` must name parts"),
    ("required", "collectionView", [texts("parts", [])], "`parts` is an empty list; remove it"),
    (
      "required", "collectionView", [PageEntry("parts", PageValue(.text("header")))],
      "`parts` must be a list of names"
    ),
    ("forbidden", "collectionView", [texts("parts", ["header", "foter"])], "`parts` names `foter`"),
    (
      "forbidden", "collectionView", [texts("parts", [])],
      "`parts` is an empty list; remove it, or list at least one value"
    ),
    (
      "size", "image", [texts("allowedWidths", []), number("minWidth", 3)],
      "`allowedWidths` is an empty list; remove it"
    ),
    ("size", "image", [text("minWidth", "big")], "`minWidth` must be a number (0 or more), not `big`"),
    (
      "count", "collectionCell", [list("action"), number("max", 1)],
      "`list` names `action`, which collectionCell does not have; did you mean `actions`?"
    ),
    (
      "count", "collectionCell", [list("title"), number("max", 1)],
      "`list` names `title`, which is no list of collectionCell"
    ),
    (
      "count", "collectionCell", [list("actions"), text("where", "action["), number("max", 1)],
      "in `where`: expected the name"
    ),
    (
      "count", "collectionCell", [list("actions"), text("where", "header"), number("max", 1)],
      "`where` can never match: `actions` holds nothing of that kind"
    ),
    ("count", "collectionCell", [list("actions"), number("min", 3), number("max", 1)], "`min` is more than `max`"),
    (
      "count", "collectionView", [list("cells"), number("max", 1), texts("maxFacts", ["totalcount"])],
      "; did you mean `totalCount`?"
    ),
    (
      "count", "collectionView", [list("cells"), number("max", 1), texts("maxFacts", ["header"])],
      "which is no fact of collectionView"
    ),
    ("count", "tap", [text("list", "opens"), number("max", 1)], "`list` names `opens`, which is no list"),
    (
      "compact-height", "tableView", [list("cells"), text("kind", "header")],
      "`kind` names a kind that `cells` never holds"
    ),
    ("on-side", "objectCell", [text("part", "accessory"), text("side", "top")], "`side` must be one of left, right"),
    (
      "consistent", "tableView", [list("cells"), text("kind", "objectcell")],
      "unknown kind `objectcell`; did you mean `objectCell`?"
    ),
    (
      "consistent", "tableView", [list("cells"), text("kind", "header"), texts("sameFacts", ["text"])],
      "`kind` names a kind that `cells` never holds"
    ),
    (
      "consistent", "tableView", [list("cells"), texts("sameFacts", ["title"])],
      "`sameFacts` names `title`, which is no fact of"
    ),
    (
      "consistent", "tableView", [list("cells"), texts("sameCounts", ["title"])],
      "`sameCounts` names `title`, which is no list of"
    ),
    (
      "any-has-part", "collectionView", [list("cells"), texts("parts", ["imag"])],
      "`parts` names `imag`, which collectionCell, "
    ),
    (
      "any-has-part", "collectionView", [list("cells"), texts("parts", ["image"]), texts("onlyIfAny", ["titel"])],
      "; did you mean `title`?"
    ),
    (
      "left-of", "objectCell", [text("part", "icons"), text("of", "detailImage")],
      "`part` names `icons`, which objectCell does not have"
    ),
    (
      "forbidden-kinds", "collectionView", [list("cells"), texts("kinds", ["objektCell"])],
      "unknown kind `objektCell`; did you mean `objectCell`?"
    ),
    (
      "count", "collectionView", [list("cells"), text("minFact", "totalcount")], "; did you mean `totalCount`?"
    ),
    ("count", "collectionView", [list("cells"), text("minFact", "layout")], "`minFact` must name a number"),
    (
      "destination", "collectionCell", [texts("allowed", ["list"]), texts("listContent", ["objectCel"])],
      "`listContent` cannot be `objectCel`; expected one of objectCell, other; did you mean `objectCell`?"
    ),
    (
      "overflow-indicator", "collectionView", [list("cells"), text("area", "layout"), text("fact", "edgeGradient")],
      "`area` must name a frame"
    ),
    (
      "overflow-indicator", "collectionView", [list("cells"), text("area", "frame"), text("fact", "layout")],
      "`fact` must be one that is true or false"
    ),
    (
      "max-share", "collectionView",
      [list("cells"), text("where", "header"), number("max", 0.5), text("totalFact", "totalCount")],
      "`where` can never match: `cells` holds nothing of that kind"
    ),
    (
      "max-share", "collectionView",
      [list("cells"), text("where", "collectionCell"), number("max", 50), text("totalFact", "totalCount")],
      "`max` must be a share, 1 at most"
    ),
    (
      "max-share", "collectionView",
      [list("cells"), text("where", "collectionCell"), number("max", 0.5), text("totalFact", "layout")],
      "`totalFact` must name a number"
    ),
    (
      "destination", "collectionCell", [texts("allowed", ["detial"])],
      "`opens` cannot be `detial`; expected one of detail, preview, list, modal, other, none; did you mean `detail`?"
    ),
    (
      "transition", "accessory", [text("expected", "pusch")],
      "`transition` cannot be `pusch`; expected one of push, modal; did you mean `push`?"
    ),
    (
      "description-problems", "screen", [text("kind", "unknown-nam")],
      "`kind` must be one of unknown-name, invalid-value, duplicate-name, broken-reference, broken-file, "
        + "invalid-suppression, unused-suppression, expired-suppression, not unknown-nam; did you mean `unknown-name`?"
    ),
    (
      "value", "image", [text("fact", "shap"), texts("allowed", ["circle"])],
      "`fact` names `shap`, which image does not have; did you mean `shape`?"
    ),
    (
      "value", "image", [text("fact", "shape"), texts("allowed", ["cirle"])],
      "`shape` cannot be `cirle`; expected one of circle, square, rectangle; did you mean `circle`?"
    ),
    (
      "value", "objectCell", [text("fact", "title"), texts("allowed", ["circle"])],
      "`fact` names `title`, which is no fact of objectCell"
    ),
    (
      "value", "image", [text("fact", "cornerRadius"), texts("allowed", ["circle"])],
      "`allowed` must list numbers (0 or more), not `circle`"
    ),
    ("value", "image", [text("fact", "background"), texts("allowed", ["rad"])], "names `rad`; expected #rrggbb, "),
    ("value", "tap", [text("fact", "quickActions")], "the check needs the parameter `nonEmpty`"),
    (
      "value", "image", [text("fact", "frame"), number("min", 3)],
      "`fact` names `frame`, which is a frame; expected a word, true or false, a number, a colour, a text or a list of "
        + "texts (the checks `size` and `expression` compare frames)"
    ),
    (
      "value", "button", [text("fact", "text"), texts("allowed", ["Go"])],
      "`allowed` is not for `text`, which is a text; expected `nonEmpty: true`, or the check `expression`"
    ),
    (
      "value", "image", [text("fact", "shape"), number("max", 3)],
      "`max` is for numbers, and `shape` is none; expected `allowed` or `nonEmpty`"
    ),
    ("centered", "image", [text("axis", "across")], "`axis` must be one of horizontal, vertical, both"),
    (
      "centered", "image", [text("axis", "both"), text("frame", "shape")], "`frame` names `shape`, which is not a frame"
    ),
    ("relative-size", "image", [text("width", "equal")], "`width` must be one of same, within"),
    (
      "shape", "image", [texts("allowed", ["cirle"])],
      "`shape` cannot be `cirle`; expected one of circle, square, rectangle; did you mean `circle`?"
    ),
    (
      "count", "objectCell", [list("tags"), number("max", 1), text("texts", "x")],
      "check `count` has no parameter `texts`"
    ),
    ("opens", "image", [], "unknown check `opens`; expected one of any-has-part, centered, "),
    ("requird", "image", [], "unknown check `requird`; did you mean `required`?"),
    (
      "required", "imagee", [texts("parts", ["title"])],
      "in `on`: unknown kind or part `imagee`; did you mean `image`?"
    ),
  ]

  @Test(arguments: mistakes.indices) func saysWhatIsWrong(index: Int) {
    let (check, selector, parameters, message) = Self.mistakes[index]
    let mistake = mistake(check, on: selector, parameters)
    #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "accepted")")
    #expect(mistake?.description.hasPrefix("test/rule.md:") == true)
  }

  private static let unknownStatement =
    "unknown guideline statement `ios-xx-01`; expected `android-cv-…`, `hig-cv-…`, `ios-cv-…`, `ios-cvc-…` or "
    + "`ios-oc-…`"

  @Test func severitiesAndStatements() {
    var page = RulePage(
      id: "test/rule", title: "T", advice: "a", statements: ["ios-xx-01"],
      cases: [
        RuleCase(
          severity: "error", platforms: ["ios"], statements: [], selector: "header", check: "required", parameters: [],
          line: 3)
      ], rationale: "", examplesText: "", examplesLine: 1)
    page.cases[0].selector = "objectCell"
    page.cases[0].parameters = [Self.texts("parts", ["title"])]
    #expect(
      throws: RuleError(rule: "test/rule", line: 3, message: Self.unknownStatement)
    ) {
      try Rule(page)
    }
    page.statements = []
    page.cases[0].severity = "fatal"
    #expect(throws: RuleError(rule: "test/rule", line: 3, message: "unknown severity `fatal`")) { try Rule(page) }
  }

  @Test func everyPageMakesARule() {
    #expect(TestLinter.rules.count >= 27)
    #expect(Set(TestLinter.rules.map(\.id)).count == TestLinter.rules.count)
  }

  /// Editors and `checks` offer them.
  @Test func kindsOfProblemsAreChoices() throws {
    let check = try #require(Checks.all.first { $0.name == "description-problems" })
    let kind = try #require(check.parameterList.first { $0.name == "kind" })
    #expect(kind.choices.contains("unused-suppression"))
    #expect(kind.choices.count == 8)
  }
}
