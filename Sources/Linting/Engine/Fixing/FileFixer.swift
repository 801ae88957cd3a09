import Screens
import Support

/// Applies fixes to the text of one file, round by round.
///
/// A round makes all fixes that do not overlap, and keeps them if the new text is better. Otherwise it looks for those
/// that are to blame. Applying fixes twice changes nothing more.
package struct FileFixer {
  /// What is applied at most; suggestions never are.
  private let limit: FixSafety
  /// Lints a text of the file beside texts of other files, with ``ReportRequirements/fixPlans``.
  private let lint: ([UInt8], IncludedFileTexts) -> FileReport
  /// Whether an open finding is to be fixed so.
  private let isWanted: (Finding, Fix) -> Bool
  /// Whether texts of the file and of others that are better in themselves may be kept.
  private let mayKeep: ([UInt8], IncludedFileTexts) -> Bool

  /// A finding that was fixed.
  package struct AppliedFix: Sendable {
    /// The finding, as it was found.
    package let finding: Finding
    /// What fixed it.
    package let fix: Fix
  }

  /// - Parameters:
  ///   - limit: what is applied at most.
  ///   - isWanted: whether an open finding is to be fixed so.
  ///   - mayKeep: whether texts of the file and of others that are better in themselves may be kept.
  ///   - lint: lints a text of the file beside texts of other files, with ``ReportRequirements/fixPlans``.
  package init(
    _ limit: FixSafety, isWanted: @escaping (Finding, Fix) -> Bool = { _, _ in true },
    mayKeep: @escaping ([UInt8], IncludedFileTexts) -> Bool = { _, _ in true },
    lint: @escaping ([UInt8], IncludedFileTexts) -> FileReport
  ) {
    self.limit = limit
    self.isWanted = isWanted
    self.mayKeep = mayKeep
    self.lint = lint
  }

  /// The outcome of a file.
  package struct Outcome: Sendable {
    /// Its text with what could be fixed; the text itself where nothing could.
    package let text: [UInt8]
    /// What has changed in other files with it.
    package let others: IncludedFileTexts
    /// What was fixed.
    package let fixed: [AppliedFix]
    /// Why the text was left as it is: it could not be read to its end, or a rule failed on it.
    package let failures: [Failure]
  }

  /// Fixes what can be fixed in a text; nothing where the text has failures.
  package func fix(_ text: [UInt8]) -> Outcome {
    var state = State(text: text, others: IncludedFileTexts(), report: lint(text, IncludedFileTexts()))
    let failures = state.report.failures
    if failures.isEmpty, let conflict = conflict(in: text, at: state.report.path) {
      return Outcome(text: text, others: state.others, fixed: [], failures: [conflict])
    }
    var fixed: [AppliedFix] = []
    while true {
      let chosen = candidates(in: state.report)
      let applied = apply(chosen, to: &state)
      if applied.isEmpty {
        return Outcome(text: state.text, others: state.others, fixed: fixed, failures: failures)
      }
      fixed += applied
    }
  }

  /// The failure of a text that can be read although a merge left markers in it, as XML may have them.
  private func conflict(in text: [UInt8], at path: String) -> Failure? {
    text.withUnsafeBufferPointer { bytes in
      guard let start = MergeConflict.leftover(in: bytes) else { return nil }
      var position = SourcePosition.start
      position.advance(over: UnsafeBufferPointer(rebasing: bytes[..<start]))
      return Failure(path: path, position: position, message: MergeConflict.message)
    }
  }

  private struct State {
    var text: [UInt8]
    var others: IncludedFileTexts
    var report: FileReport
  }

  /// Of each finding the first fix that may be applied and does not overlap one that was chosen before.
  private func candidates(in report: FileReport) -> [AppliedFix] {
    var choice = FixChoice()
    var chosen: [AppliedFix] = []
    for finding in report.findings where finding.status == .open {
      guard
        let fix = finding.fixes.first(where: {
          $0.safety <= limit && $0.safety != .suggestion && isWanted(finding, $0)
        }), choice.add(fix)
      else { continue }
      chosen.append(AppliedFix(finding: finding, fix: fix))
    }
    return chosen
  }

  /// Applies as many of some fixes as make the text better, all at once where that does.
  private func apply(_ fixes: [AppliedFix], to state: inout State) -> [AppliedFix] {
    if fixes.isEmpty { return [] }
    let text = fixes.flatMap(\.fix.textEdits).applied(to: state.text)
    let others = state.others.applying(fixes.map(\.fix))
    let report = lint(text, others)
    let isBetter = FindingTally(state.report).isImproved(by: FindingTally(report), fixes: fixes.count)
    if isBetter, mayKeep(text, others) {
      state = State(text: text, others: others, report: report)
      return fixes
    }
    if fixes.count == 1 { return [] }
    // What the others are behind has moved once some are made, so that those are planned anew.
    let half = fixes.count / 2
    let first = apply(Array(fixes[..<half]), to: &state)
    return first.isEmpty ? apply(Array(fixes[half...]), to: &state) : first
  }
}
