import Screens

/// Keeps the fixes of a file that help. Each is made alone, and helps if the new text has fewer findings and no new
/// one. If that would take too long, many are made together, and in halves if together they do not help.
package struct FixGuard {
  /// How many bytes are linted for one file at most, or so many times the file.
  private static let budget = (bytes: 64 << 20, files: 8)
  /// What it costs besides to read other files anew.
  private static let costOfOthers = 256 << 10
  private let text: [UInt8]
  private let lint: ([UInt8], IncludedFileTexts) -> FileReport

  /// A fix of a finding, by their numbers.
  private struct Trial {
    let finding: Int
    let number: Int
    let fix: Fix
    let place: FindingKey
  }

  /// - Parameter lint: lints a text of the file beside texts of other files.
  package init(_ text: [UInt8], lint: @escaping ([UInt8], IncludedFileTexts) -> FileReport) {
    self.text = text
    self.lint = lint
  }

  /// Takes away what does not help, and notes how many fixes there was no time to try.
  ///
  /// - Parameter isWanted: whether the fixes of a finding are to be tried; the others stay as they are planned.
  package func check(_ report: inout FileReport, where isWanted: (Finding) -> Bool = { _ in true }) {
    var trials: [Trial] = []
    for index in report.findings.indices where isWanted(report.findings[index]) {
      let place = FindingKey(report.findings[index])
      for (number, fix) in report.findings[index].fixes.enumerated() {
        trials.append(Trial(finding: index, number: number, fix: fix, place: place))
      }
    }
    if trials.isEmpty { return }
    let before = FindingTally(report)
    var rest = max(Self.budget.bytes, Self.budget.files * text.count)
    let costs = trials.reduce(0) { $0 + cost(of: [$1]) }
    var helpful: [Int: Set<Int>] = [:]
    var untried = 0
    for round in costs <= rest ? trials.map({ [$0] }) : Self.rounds(of: trials) {
      let found = self.helpful(of: round[...], before, &rest, &untried)
      for trial in found { helpful[trial.finding, default: []].insert(trial.number) }
    }
    for index in Set(trials.map(\.finding)) {
      let fixes = report.findings[index].fixes.enumerated().filter { helpful[index]?.contains($0.offset) ?? false }
      report.findings[index].offeredFixes = FindingFixes(fixes.map(\.element))
    }
    if untried > 0 { report.untriedFixes = untried }
  }

  /// Fixes sorted into what can be made together: the first of each finding, then the others.
  private static func rounds(of trials: [Trial]) -> [[Trial]] {
    let byNumber = Dictionary(grouping: trials, by: \.number)
    return byNumber.keys.sorted().flatMap { number in
      var (choice, together, apart) = (FixChoice(), [Trial](), [[Trial]]())
      for trial in byNumber[number] ?? [] {
        if choice.add(trial.fix) { together.append(trial) } else { apart.append([trial]) }
      }
      return [together] + apart
    }
  }

  /// Those of some fixes that help, made all at once where that does.
  private func helpful(
    of trials: ArraySlice<Trial>, _ before: FindingTally, _ rest: inout Int, _ untried: inout Int
  ) -> [Trial] {
    rest -= cost(of: trials)
    guard rest >= 0 else {
      untried += trials.count
      return []
    }
    let fixes = trials.map(\.fix)
    let after = FindingTally(lint(fixes.flatMap(\.textEdits).applied(to: text), IncludedFileTexts().applying(fixes)))
    if trials.count == 1 { return before.isImproved(by: after) ? Array(trials) : [] }
    // None may hide behind what others fix.
    if before.isImproved(by: after, fixes: trials.count), before.isFreed(of: trials.map(\.place), in: after) {
      return Array(trials)
    }
    let middle = trials.startIndex + trials.count / 2
    let first = helpful(of: trials[..<middle], before, &rest, &untried)
    return first + helpful(of: trials[middle...], before, &rest, &untried)
  }

  /// How many bytes are linted to try fixes together.
  private func cost(of trials: some Collection<Trial>) -> Int {
    text.count + (trials.allSatisfy(\.fix.others.isEmpty) ? 0 : Self.costOfOthers)
  }
}
