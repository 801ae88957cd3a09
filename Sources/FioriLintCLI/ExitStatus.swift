import Configuration
import Linting
import Text

/// How a run of `fiorilint check` ends.
struct ExitStatus {
  /// The exit status: 0 nothing fails it, 1 findings or a shortfall of decided checks do, 2 there was nothing to run on or something
  /// could not be fixed, 3 something could not be read or checked.
  let status: Int32
  private let reasonForNothing: String?
  private let shortfall: String?
  private let mistakes: [UserError]

  /// - Parameter mistakes: why files could not be fixed.
  init(_ settings: CheckSettings, _ screens: ScreenRun, _ summary: Summary, mistakes: [UserError]) {
    let nothing = settings.passesOnNothing || screens.isInputLeftOut ? nil : screens.reasonForNothing(summary)
    let isMissing = settings.shard == nil && screens.isAllMissing
    reasonForNothing =
      nothing.map { "\($0) (--pass-on-no-screens passes)" } ?? (isMissing ? "what is named does not exist" : nil)
    shortfall = ConclusiveShare(summary).shortfall(
      of: settings.requiredShare, passesNothing: settings.mayDecideNothing || screens.isInputLeftOut)
    self.mistakes = mistakes
    let cannotRun = reasonForNothing != nil || !mistakes.isEmpty
    status =
      cannotRun ? 2 : max(Self.status(summary), shortfall == nil ? 0 : 1)
  }

  /// The exit status of a run with such a summary.
  static func status(_ summary: Summary) -> Int32 {
    if summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return summary.failing > 0 ? 1 : 0
  }

  /// Says what else than findings fails the run.
  func writeErrors() {
    if let reasonForNothing {
      Terminal.writeError("fiorilint: error: nothing to lint: \(reasonForNothing)\n")
      return
    }
    if let shortfall { Terminal.writeError("fiorilint: error: \(shortfall)\n") }
    for mistake in mistakes { Terminal.report(mistake) }
  }
}

extension CheckSettings {
  /// Whether a run without screens is green: hooks and commits name what they changed, screens or not.
  var passesOnNothing: Bool { passesOnNoScreens || screens.skipsUnrecognized || reference != nil }

  /// Whether it is enough that no check was there to be decided: a part of the files, and what a commit changed, may have none.
  var mayDecideNothing: Bool { shard != nil || screens.skipsUnrecognized || reference != nil }
}
