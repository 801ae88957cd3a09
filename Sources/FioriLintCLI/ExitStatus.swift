import ArgumentParser
import Linting
import Project
import Support

/// The exit status of `fiorilint check` and its error messages.
struct ExitStatus {
  /// The exit status. 0: the run passes. 1: findings, or too few conclusive checks. 2: there is no screen, or a file
  /// could not be fixed. 3: a file could not be read, or a rule failed.
  let status: Int32
  /// Whether there was no screen to check, or no named path exists.
  var isWithoutInput: Bool { reasonForNothing != nil || !missingPaths.isEmpty }
  private let reasonForNothing: String?
  /// Why no named path could be used, if none exists.
  private let missingPaths: [Failure]
  private let shortfall: String?
  private let mistakes: [UserError]

  /// - Parameter mistakes: why files could not be fixed.
  init(
    _ command: CheckCommand, _ plan: LintPlan, _ screens: ScreenRun, _ summary: Summary, mistakes: [UserError]
  ) {
    let nothing = command.passesOnNothing || screens.isInputLeftOut ? nil : screens.reasonForNothing(summary)
    missingPaths = command.files.shard == nil ? screens.missingPaths : []
    reasonForNothing = nothing.map { "\($0); --pass-on-no-screens makes this exit 0" }
    shortfall = ConclusiveShare(summary).shortfall(
      of: plan.inputs.settings.requiredShare?.value,
      passesNothing: command.mayDecideNothing || screens.isInputLeftOut)
    self.mistakes = mistakes
    let cannotRun = reasonForNothing != nil || !missingPaths.isEmpty || !mistakes.isEmpty
    status =
      cannotRun ? 2 : max(Self.status(summary), shortfall == nil ? 0 : 1)
  }

  /// The exit status of a run with such a summary.
  static func status(_ summary: Summary) -> Int32 {
    if summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return summary.failing > 0 ? 1 : 0
  }

  /// Writes the reasons, besides findings, why the run fails.
  ///
  /// - Parameter isPrinted: whether a report on standard output names the missing paths.
  func writeErrors(isPrinted: Bool) {
    if let reasonForNothing {
      Terminal.writeError("fiorilint: error: \(reasonForNothing)\n")
      return
    }
    if !isPrinted { for failure in missingPaths { Terminal.write(failure) } }
    if let shortfall { Terminal.writeError("fiorilint: error: \(shortfall)\n") }
    for mistake in mistakes { Terminal.report(mistake) }
  }
}

extension CheckCommand {
  /// Whether a run without screens is green: hooks and commits name what they changed, screens or not.
  var passesOnNothing: Bool { empty.passOnNoScreens || files.skipUnrecognized || known.since != nil }

  /// Whether it is enough that no check was there to be decided: a part of the files, and what a commit changed, may
  /// have none.
  var mayDecideNothing: Bool { files.shard != nil || files.skipUnrecognized || known.since != nil }
}

extension Terminal {
  /// Does what a command is for; where that cannot be done, it says why, and the exit status is 2.
  static func reporting<Result>(_ body: () throws -> Result) throws(ExitCode) -> Result {
    do { return try body() } catch {
      report(error)
      throw ExitCode(2)
    }
  }

  /// The exit status that a run comes to; 2 where it cannot be done, which it says.
  static func status(of run: () throws -> Int32) -> Int32 {
    do { return try reporting(run) } catch { return error.rawValue }
  }
}
