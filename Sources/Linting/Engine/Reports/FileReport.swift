import Screens
import Support

/// The outcome of one file.
package struct FileReport: Sendable, Codable {
  /// The path as it is shown.
  package var path: String
  /// The path as ``Path`` writes it, where that is not ``path``, as of a name that is no UTF-8.
  package var oddPath: String?
  /// Its configuration, where it has one. It is known only if something was found.
  package var configuration: Configuration?
  /// The format's name; empty where none recognized the file.
  package var format = ""
  /// Whether the format is XML.
  package var isXML = false
  /// Where its format has suppressions.
  package var suppressionPlace = SuppressionLocation.configuration
  /// The encoding of the file, by its name at IANA.
  package var encoding = "UTF-8"
  /// The SHA-256 digest of the file as it is stored, in hexadecimal digits, where the run was asked for it.
  package var digest: String?
  /// Findings of this level or above fail the run; `nil`: errors do.
  package var failLevel: FailLevel?
  /// Which part of the file's findings this is; `nil`: all of them.
  package var portion: ReportChunk?
  /// How many screens were checked.
  package var screens = 0
  /// On how many of them no check of screens had anything to check.
  package var screensWithoutChecks = 0
  /// How many of these are screens of Android without a collection view, which is all that its guideline asks about.
  package var screensWithoutCollectionView = 0
  /// How many inconclusive checks wait for what the command line could say.
  package var optionDependent = OptionDependentChecks()
  /// All that was found, each with its ``Finding/status``; sorted by place and rule.
  package var findings: [Finding] = []
  /// Findings that an earlier step of the same test has already, which are not among ``findings``; `nil`: none.
  package var repeated: [RepeatedFinding]?
  /// How many fixes there was no time to try, which are not offered; `nil`: none.
  package var untriedFixes: Int?
  /// Why it could not be read to its end; `nil` where it could.
  package var failure: Failure?
  /// Why rules failed on it, one for each of them, each with its ``Failure/rule``; in the order in which they failed.
  package var ruleFailures: [Failure] = []
  /// Why it could not be read to its end, and why rules failed on it.
  package var failures: [Failure] { (failure.map { [$0] } ?? []) + ruleFailures }
  /// Whether it could not be read to its end, or a rule failed on it.
  package var hasFailures: Bool { failure != nil || !ruleFailures.isEmpty }
  /// Takes back the fixes of all findings: a file with failures is left as it is.
  mutating func withdrawFixes() {
    for index in findings.indices { findings[index].offeredFixes = nil }
    untriedFixes = nil
  }
  /// Why a walk skips the file, in which nothing shows a screen; `nil` where it does not.
  package var reasonToSkip: String?
  /// The format of a file that a walk skipped, where it is known and not supported.
  package var unsupportedFormat: String?
  /// Whether a walk skips the file, because nothing in it shows a screen.
  package var isSkipped: Bool { reasonToSkip != nil }
  /// Whether it is a part that other files include, as a fragment is.
  package var isPart = false
  /// How often it includes each other file, by its path as it is shown.
  package var inclusions: [Path: Int] = [:]
  /// The outcome of each rule, by its index in ``Linter/rules``.
  @SparseArray package var tallies: [Tally] = []
  /// By rule: the facts that are missing where it was inconclusive, if the run was asked for them.
  @SparseArray package var missingFacts: [[MissingFactNames]] = []
  /// By format: facts that it never contains, as in `number of lines of titles`. Each has the number of unsupported
  /// checks of guideline and team rules, if the run was asked for them.
  package var unsupportedFacts: [String: [String: Int]] = [:]
  /// What was left inconclusive, in the order in which screens were walked, where the run was asked for it.
  package var openQuestions: [InconclusiveCheck]?
  /// The outcome of each guideline statement that has one, by its id, if the run was asked for it.
  package var statements: [String: Tally] = [:]
  /// The outcome of each screen, where the run was asked for it.
  package var accounts: [ScreenSummary] = []
  /// The screens to draw, where the run was asked for them: those with findings, or all.
  package var drawings: [ScreenDrawing] = []

  /// A finding that is reported for another file.
  package struct RepeatedFinding: Sendable, Codable {
    /// The rule's id.
    package let rule: String
    /// How much it weighs.
    package let severity: Severity
    /// Position of its screen in the file, from 1.
    package let screen: Int

    /// The number of what steps have in common, in the run that joined them.
    package let group: Int

    /// What stays of a finding.
    package init(_ finding: Finding, group: Int) {
      (rule, severity, screen, self.group) = (finding.rule, finding.severity, finding.screen, group)
    }
  }

  /// The configuration of a file.
  package struct Configuration: Sendable, Codable {
    /// The name of configurations that hold for the files in their folders.
    package static let defaultName = ".fiorilint.yml"

    /// The path of the configuration, as it is shown.
    package let name: String
    /// The path of the file from the folder of the configuration; empty where it leads out of that.
    package let path: String

    /// A configuration and what it calls a file.
    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The path as ``Path`` writes it: two files may be shown as one.
  package var exactPath: String { oddPath ?? path }

  /// Gives the file another path, in its failures too.
  package mutating func rename(to path: String) {
    self.path = path
    failure?.path = path
    for index in ruleFailures.indices { ruleFailures[index].path = path }
  }

  /// The report of a file that nothing came of yet.
  package init(path: String) {
    self.path = path
  }
}

/// Which part of a file's findings a report has. Findings of a file with very many screens are reported while it is
/// read.
package enum ReportChunk: String, Sendable, Codable {
  /// The first ones of the file; more follow in the next report.
  case first
  /// More follow in the next report.
  case next
  /// The last ones, with what is reported of the file as a whole.
  case last

  /// Whether the next report goes on with the file.
  package var isContinued: Bool { self != .last }
}

extension ScreenTree {
  /// Whether it is a screen of Android without a collection view, which is all that the guideline for Android asks about.
  package var isOfAndroidWithoutCollectionView: Bool {
    root.token(.platform) == .android && !(0..<count).contains { self[$0].kind == .collectionView }
  }
}
