import Documents
import Testing

@testable import Linting
@testable import Reporting

/// What inconclusive checks of several files miss.
@Suite struct MissingFactGroupTests {
  /// A fact that several files lack is one line, and the most frequent one is first.
  @Test func whatSeveralFilesLackIsOneLine() {
    var summary = Summary()
    func add(_ path: String, _ facts: [(element: String, group: String)], rule: Int, inconclusive: Int) {
      var file = FileReport(path: path)
      var tally = Tally()
      tally.inconclusive = inconclusive
      file.tallies = Array(repeating: Tally(), count: rule) + [tally]
      file.missingFacts =
        Array(repeating: [], count: rule) + [
          facts.map { MissingFactNames(prose: "frame of \($0.element)", path: "p", group: "frame of \($0.group)") }
        ]
      summary.add(file)
    }
    add("b.json", [("icon \"x\"", "icons")], rule: 1, inconclusive: 1)
    add("a.json", [("button 1", "buttons"), ("button 2", "buttons")], rule: 0, inconclusive: 3)
    add("b.json", [("button \"Go\"", "buttons")], rule: 0, inconclusive: 2)
    let rules = Array(SampleReport.ordinary.report.run.rules.filter { !$0.isSelfCheck }.prefix(2))
    let lines = InconclusiveText.groups(summary.missingGroups, rules)
    #expect(lines.map(\.path) == [nil, "b.json"])
    #expect(
      lines.map(\.text) == [
        "5 checks inconclusive in 2 files: the frame of buttons is unknown, first in a.json",
        "1 check inconclusive: the frame of icon \"x\" is unknown",
      ])
    #expect(lines.map(\.rules) == rules.map(\.id))
  }

  /// Two parts of one file, as partial reports have them, miss what both do.
  @Test func partsOfOneFileAreJoined() {
    func summary(_ element: String) -> Summary {
      var file = FileReport(path: "a.json")
      file.tallies = [Tally()]
      file.tallies[0].inconclusive = 1
      file.missingFacts = [[MissingFactNames(prose: "frame of \(element)", path: "p", group: "frame of buttons")]]
      var summary = Summary()
      summary.add(file)
      return summary
    }
    var whole = summary("button 1")
    whole.add(summary("button 2"))
    whole.add(summary("button 1"))
    #expect(
      whole.missingGroups.all.values.first?.facts.map(\.phrase) == ["the frame of button 1", "the frame of button 2"])
    #expect(whole.missingGroups.all.values.first?.files == 1)
  }

  /// The order in which files are counted does not matter.
  @Test func theOrderOfFilesDoesNotMatter() {
    func summary(_ path: String, _ element: String) -> Summary {
      var file = FileReport(path: path)
      file.tallies = [Tally()]
      file.tallies[0].inconclusive = 1
      file.missingFacts = [[MissingFactNames(prose: "frame of \(element)", path: "p", group: "frame of buttons")]]
      var summary = Summary()
      summary.add(file)
      return summary
    }
    var (left, right) = (summary("a.json", "button 1"), summary("b.json", "button 2"))
    left.add(summary("b.json", "button 2"))
    right.add(summary("a.json", "button 1"))
    #expect(left.missingGroups == right.missingGroups)
    #expect(left.missingGroups.all.values.map(\.path) == ["a.json"])
    #expect(left.missingGroups.all.values.map(\.files) == [2])
  }
}
