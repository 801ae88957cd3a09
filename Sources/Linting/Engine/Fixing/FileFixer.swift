import Screens

/// Applies fixes to the text of one file, round by round.
///
/// A round makes all that do not overlap, and keeps them where the text that comes of it is better; else it looks for those that are to
/// blame. What is applied twice changes nothing more.
package struct FileFixer {
  /// What is applied at most; suggestions never are.
  private let limit: FixSafety
  /// Lints a text of the file, with ``ReportDemands/fixPlans``.
  private let lint: ([UInt8]) -> FileReport
  /// Whether a finding is to be mended.
  private let isWanted: (Finding) -> Bool

  /// A finding that was mended.
  package struct Mended: Sendable {
    /// The finding, as it was found.
    package let finding: Finding
    /// What mended it.
    package let fix: Fix
  }

  /// - Parameters:
  ///   - limit: what is applied at most.
  ///   - isWanted: whether an open finding is to be mended.
  ///   - lint: lints a text of the file, with ``ReportDemands/fixPlans``.
  package init(
    _ limit: FixSafety, isWanted: @escaping (Finding) -> Bool = { _ in true }, lint: @escaping ([UInt8]) -> FileReport
  ) {
    self.limit = limit
    self.isWanted = isWanted
    self.lint = lint
  }

  /// The text with what can be mended, and what that was; the text itself where nothing can.
  package func fix(_ text: [UInt8]) -> (text: [UInt8], mended: [Mended]) {
    var state = State(text: text, report: lint(text))
    var mended: [Mended] = []
    while true {
      let chosen = candidates(in: state.report)
      let applied = apply(chosen, to: &state)
      if applied.isEmpty { return (state.text, mended) }
      mended += applied
    }
  }

  private struct State {
    var text: [UInt8]
    var report: FileReport
  }

  /// Of each finding the first fix that may be applied and does not overlap one that was chosen before.
  private func candidates(in report: FileReport) -> [Mended] {
    var chosen: [Mended] = []
    var last: Int?
    // What is resized on the screen of the finding: alone each has room, and together they may not.
    var areas: [Fix.Area] = []
    for finding in report.findings where finding.status == .open && isWanted(finding) {
      guard let fix = finding.fixes.first(where: { $0.safety <= limit && $0.safety != .suggestion }) else { continue }
      let edits = fix.textEdits
      // Findings stand in the order of the file, mostly, and so do their edits.
      let isFree = last.map { end in edits.allSatisfy { $0.range.lowerBound > end } } ?? true
      if !isFree,
        chosen.contains(where: { other in other.fix.textEdits.contains { a in edits.contains(where: a.overlaps) } })
      {
        continue
      }
      if let screen = fix.areas.first?.screen {
        if areas.first?.screen != screen { areas.removeAll() }
        // Once the other one is made, it shows whether there is room left.
        if fix.areas.contains(where: { own in areas.contains(where: own.covers) }) { continue }
        areas += fix.areas
      }
      chosen.append(Mended(finding: finding, fix: fix))
      last = max(last ?? 0, edits.map(\.range.upperBound).max() ?? 0)
    }
    return chosen
  }

  /// Applies as many of some fixes as make the text better, all at once where that does.
  private func apply(_ fixes: [Mended], to state: inout State) -> [Mended] {
    if fixes.isEmpty { return [] }
    let text = fixes.flatMap(\.fix.textEdits).applied(to: state.text)
    let report = lint(text)
    if FindingTally(state.report).isImproved(by: FindingTally(report), fixes: fixes.count) {
      state = State(text: text, report: report)
      return fixes
    }
    if fixes.count == 1 { return [] }
    // What the others are behind has moved once some are made, so that those are planned anew.
    let half = fixes.count / 2
    let first = apply(Array(fixes[..<half]), to: &state)
    return first.isEmpty ? apply(Array(fixes[half...]), to: &state) : first
  }
}
