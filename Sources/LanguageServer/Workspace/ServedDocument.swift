import Linting
import Project
import Reporting
import Screens

/// A text as an editor has it, with what lints it. It holds until the next change of anything.
struct ServedDocument {
  /// The text.
  let text: [UInt8]
  /// Its absolute path.
  let location: String
  /// The absolute path of the folder that it is linted in.
  let folder: String
  /// Its path as reports show it.
  let path: String
  /// The scope of the plan that it is in.
  let scope: Int
  let worker: EngineWorker
  /// Whether it was a screen when it could last be read.
  let wasScreen: Bool
  /// What the baseline knows; `nil` where there is none.
  let known: ReferenceFindings?

  /// What is asked for with each change: the findings alone, which baselines are compared with.
  private var checking: ReportRequirements {
    worker.plan.inputs.reviewDemands.union([.details, .elementStarts, .suppressions])
  }

  /// What is asked for to plan fixes, which are not tried yet.
  private static let fixing: ReportRequirements = [.fixPlans, .elementStarts, .suppressions]

  /// Lints it; `nil` where it is no screen.
  func check() -> CheckedFile? { file(lint(text, checking)) }

  /// Lints it with its fixes; `nil` where it is no screen.
  ///
  /// - Parameter isTried: whether the fixes of a finding are tried, so that those are left that help.
  func fixes(where isTried: (Finding) -> Bool) -> CheckedFile? {
    var report = lint(text, Self.fixing)
    FixGuard(text) { lint($0, checking, beside: $1) }.check(&report, where: isTried)
    return file(report)
  }

  /// What is left inconclusive in it.
  func openQuestions() -> [InconclusiveCheck] { lint(text, .openQuestions).openQuestions ?? [] }

  /// The text with all fixed that is safe to fix and not known, in it alone; `nil` where it is no screen.
  func fixed() -> [UInt8]? {
    guard let places = check()?.report.knownPlaces else { return nil }
    let fixer = FileFixer(.safe, isWanted: { !places.contains(FindingKey($0)) && $1.others.isEmpty }) { text, _ in
      lint(text, Self.fixing)
    }
    return fixer.fix(text).text
  }

  /// Whether a finding is suppressed in another text of it, and no suppression there is one that cannot be.
  ///
  /// A finding that this one superseded may be reported then.
  func hasExclusion(_ finding: Finding, in changed: [UInt8]) -> Bool {
    let (before, after) = (lint(text, checking), lint(changed, checking))
    func count(_ report: FileReport, where isCounted: (Finding) -> Bool) -> Int {
      report.findings.count { $0.status == .open && isCounted($0) }
    }
    func isOfSuppression(_ other: Finding) -> Bool { Rule.isAboutSuppressions(other.rule) }
    let place = FindingKey(finding)
    return !before.hasFailures && !after.hasFailures
      && count(after) { FindingKey($0) == place } < count(before) { FindingKey($0) == place }
      && count(after, where: isOfSuppression) <= count(before, where: isOfSuppression)
  }

  /// Reads it, as far as it can be read.
  ///
  /// - Returns: the facts that files of its format can contain, and why it could not be read to its end.
  func read(for consumer: any ScreenConsumer) -> (supportedFacts: SupportedFacts, error: ReadError?) {
    let reader = worker.reader(in: scope)
    let error: ReadError? = text.withUnsafeBytes { text in
      do throws(ReadError) {
        try reader.read(for: consumer) { source throws(ReadError) in
          try source.open(text: text, path: path, filePath: location, isDecoded: true)
        }
        return nil
      } catch {
        return error
      }
    }
    reader.source.closeFile()
    return (reader.supportedFacts, error)
  }

  func lint(
    _ text: [UInt8], _ demands: ReportRequirements, beside others: IncludedFileTexts = IncludedFileTexts()
  ) -> FileReport {
    func report(isNamed: Bool) -> FileReport {
      worker.lint(
        text, in: scope, path: path, filePath: location, isDecoded: true, isNamed: isNamed, demands: demands,
        beside: others)
    }
    // A walk takes what is broken before anything shows a screen for something else.
    let walked = report(isNamed: false)
    guard walked.isSkipped, wasScreen else { return walked }
    // What is whole, and no screen any more, has no place where it breaks.
    let named = report(isNamed: true)
    return named.failure?.position == nil ? walked : named
  }

  func file(_ found: FileReport) -> CheckedFile? {
    if found.isSkipped { return nil }
    var report = found
    if var known { known.review(&report, by: .baseline) }
    return CheckedFile(location: location, folder: folder, report: SharedFindings.joined([report])[0])
  }
}
