import Foundation
import Linting
import TestSupport
import Testing

/// A condition that says what a named check says comes to the same on every element.
@Suite struct ConditionAgreementTests {
  static let pairs: [(on: String, check: String, condition: String)] = [
    ("objectCell", "required\nwith: {parts: [title]}", "has(self.title)"),
    ("objectCell", "required\nwith: {parts: [title, subtitle]}", "has(self.title) || has(self.subtitle)"),
    ("objectCell", "forbidden\nwith: {parts: [avatarStack]}", "!has(self.avatarStack)"),
    ("collectionView", "forbidden\nwith: {parts: [footer/seeAll]}", "!has(self.footer) || !has(self.footer.seeAll)"),
    (
      "collectionView", "value\nwith: {fact: layout, allowed: [grid, horizontalFit]}",
      "self.layout in ['grid', 'horizontalFit']"
    ),
    ("tableView", "value\nwith: {fact: editing, allowed: [false]}", "!self.editing"),
    (
      "collectionCell > image", "value\nwith: {fact: cornerRadius, min: 20, max: 360}",
      "self.cornerRadius >= 20 && self.cornerRadius <= 360"
    ),
    ("title", "value\nwith: {fact: lines, max: 1}", "self.lines <= 1"),
    ("title", "value\nwith: {fact: text, nonEmpty: true}", "self.text.trim() != ''"),
    ("objectCell", "count\nwith: {list: tags, max: 1}", "size(self.tags) <= 1"),
    ("objectCell", "count\nwith: {list: tags, min: 1, max: 2}", "size(self.tags) in [1, 2]"),
    (
      "tableView", "forbidden-kinds\nwith: {list: cells, kinds: [contactCell]}",
      "!self.cells.exists(c, c.kind == 'contactCell')"
    ),
    (
      "tableView", "forbidden-kinds\nwith: {list: cells, kinds: [contactCell]}",
      "self.cells.all(c, c.kind != 'contactCell')"
    ),
    (
      "button", "size\nwith: {minWidth: 44, minHeight: 44, tolerance: 0}",
      "self.frame.width >= 44 && self.frame.height >= 44"
    ),
  ]

  @Test(arguments: pairs) func bothSayTheSame(on: String, check: String, condition: String) throws {
    let named = try TestRules.rule("level: error\nstatements: []\non: \"\(on)\"\ncheck: \(check)", id: "test/named")
    let written = try TestRules.rule(
      "level: error\nstatements: []\non: \"\(on)\"\ncheck: expression\nwith: {condition: \"\(condition)\"}",
      id: "test/written")
    let engine = TestLinter.engine(rules: [named, written])
    var total = Tally()
    for seed in 0..<200 {
      var random = RandomScreens(seed: UInt64(seed))
      let document = random.document()
      // A condition about the frame knows nothing of lengths that are given without one.
      if check.hasPrefix("size"), try Self.hasSizedButton(JSONSerialization.jsonObject(with: Data(document.utf8))) {
        continue
      }
      let report = engine.lint(Array(document.utf8))
      #expect(report.failure == nil)
      guard report.tallies.count == 2 else { continue }
      #expect(report.tallies[0] == report.tallies[1], "seed \(seed)")
      total += report.tallies[0]
    }
    #expect(total.failed > 0, "\(total)")
    #expect(total.passed > 0, "\(total)")
    #expect(total.inconclusive > 0, "\(total)")
  }

  /// Whether a button somewhere in a document says its width or height without a frame.
  private static func hasSizedButton(_ value: Any) -> Bool {
    if let list = value as? [Any] { return list.contains(where: hasSizedButton) }
    guard let object = value as? [String: Any] else { return false }
    let isSized = (object["width"] != nil || object["height"] != nil) && !(object["frame"] is [Any])
    return object["type"] as? String == "button" && isSized || object.values.contains(where: hasSizedButton)
  }
}
