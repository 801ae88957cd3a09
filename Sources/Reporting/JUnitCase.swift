import Linting
import Screens

/// What one rule said about one file.
struct JUnitCase {
  enum Outcome {
    case passed
    case skipped(message: String)
    case failed(type: String, message: String, lines: [String])
    case broken(type: String, message: String, line: String)
  }

  /// The rule's id.
  var name: String
  var outcome: Outcome
  /// Where in the file, where there is a place.
  var line: Int?
  /// What there is to say about a case that passed.
  var output: [String] = []
  /// Whether it is about findings, however mild.
  var hasFindings = false

  /// Whether it passed, with nothing found.
  var isMerePass: Bool {
    if case .passed = outcome { return !hasFindings }
    return false
  }
}

extension JUnitCase {
  /// The case that says whether a file could be read.
  static let readability = "fiorilint/readable-input"
  /// The case that says how many checks were inconclusive in a file.
  private static let inconclusive = "fiorilint/inconclusive"
  /// The most findings that one case lists: a text of more than 10 MB is refused by libxml2.
  private static let limit = 1_000
  private static let messageLimit = 1_000

  /// The case of a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule's index in the run.
  ///   - findings: what it found in the file.
  ///   - inconclusive: its inconclusive checks, in words; `nil`: none, or they are not to be reported.
  /// - Returns: `nil` if the rule had nothing to check.
  init?(_ rule: Int, _ findings: [Finding], of file: FileReport, _ run: RunInformation, inconclusive: String?) {
    let tally = file.tallies.indices.contains(rule) ? file.tallies[rule] : Tally()
    // That nothing is wrong with a description is no check that a screen has passed.
    let judged = run.rules[rule].isSelfCheck ? 0 : tally.failed + tally.passed
    guard !findings.isEmpty || judged > 0 || inconclusive != nil else { return nil }
    name = run.rules[rule].id
    line = findings.first?.start.line
    hasFindings = !findings.isEmpty
    let lines = Self.lines(of: findings, in: file)
    if let first = findings.first(where: { file.fails($0.severity) }) {
      line = first.start.line
      let worst = findings.map(\.severity).max() ?? first.severity
      let more = findings.count > 1 ? " (+\(findings.count - 1) more)" : ""
      outcome = .failed(
        type: worst.name,
        message: SARIFText.shortened(first.message, to: Self.messageLimit) + more,
        lines: lines + ["Help: \(ProjectPages.page(of: run.rules[rule], in: run))"])
    } else if let first = findings.first {
      let more = findings.count > 1 ? " (+\(findings.count - 1) more)" : ""
      outcome = .skipped(message: Self.mildText(of: first) + more)
      output = lines
    } else if let count = file.repeated?.count(where: { $0.rule == run.rules[rule].id }), count > 0 {
      outcome = .skipped(message: SummaryLine.ofEarlierStep(count))
    } else if let inconclusive, tally.passed == 0 {
      outcome = .skipped(message: inconclusive)
    } else {
      outcome = .passed
    }
    if case .skipped = outcome, !hasFindings {} else if let inconclusive { output.append("\(inconclusive) [\(name)]") }
  }

  /// The cases of a rule's findings, one for each; then that of what it left inconclusive, or found right.
  ///
  /// - Parameters:
  ///   - inconclusive: the rule's inconclusive checks, in words; `nil`: none, or they are not to be reported.
  ///   - names: those that are taken in the suite.
  static func each(
    _ rule: Int, _ findings: [Finding], of file: FileReport, _ run: RunInformation, inconclusive: String?,
    _ names: inout UniqueNames
  ) -> [JUnitCase] {
    guard !findings.isEmpty else {
      return JUnitCase(rule, [], of: file, run, inconclusive: inconclusive).map { [$0] } ?? []
    }
    var cases = findings.map { JUnitCase($0, in: file, run, &names) }
    if let inconclusive {
      cases.append(JUnitCase(name: run.rules[rule].id, outcome: .skipped(message: inconclusive)))
    }
    return cases
  }

  /// The case of one finding, named by its rule and element.
  private init(_ finding: Finding, in file: FileReport, _ run: RunInformation, _ names: inout UniqueNames) {
    name = names.take("\(finding.rule) \(JUnitNames.shortenedElement(finding.element))")
    line = finding.start.line
    hasFindings = true
    let lines = Self.lines(of: [finding], in: file)
    if file.fails(finding.severity) {
      outcome = .failed(
        type: finding.severity.name,
        message: SARIFText.shortened(finding.message, to: Self.messageLimit),
        lines: lines + ["Help: \(ProjectPages.page(ofRule: finding.rule, in: run))"])
    } else {
      outcome = .skipped(message: Self.mildText(of: finding))
      output = lines
    }
  }

  /// What a finding below the failing level says where its case neither passes nor fails.
  private static func mildText(of finding: Finding) -> String {
    "\(finding.severity.name): \(SARIFText.shortened(finding.message, to: messageLimit))"
  }

  /// The case of whether the file could be read.
  init(readabilityOf file: FileReport) {
    name = Self.readability
    guard let failure = file.failure else {
      outcome = file.screens > 0 ? .passed : .skipped(message: "no screens")
      return
    }
    outcome = Self.outcome(of: failure, type: "parse-error")
    line = failure.position?.line
  }

  /// The case that counts the inconclusive checks of a file; `nil` if there are none.
  init?(inconclusiveOf file: FileReport) {
    let count = file.tallies.reduce(0) { $0 + $1.inconclusive }
    guard count > 0 else { return nil }
    name = Self.inconclusive
    outcome = .skipped(message: "\(SummaryLine.counted(count, "check")) inconclusive")
  }

  /// The case of a rule that failed on the file.
  init(ofRuleFailure failure: Failure) {
    name = "\(SARIFRule.ruleFailure.id) \(failure.rule ?? "")"
    outcome = Self.outcome(of: failure, type: "rule-failure")
    line = failure.position?.line
  }

  private static func outcome(of failure: Failure, type: String) -> Outcome {
    let text = text(failure.path, failure.position) + ": error: \(failure.message)"
    return .broken(type: type, message: SARIFText.shortened(failure.message, to: messageLimit), line: text)
  }

  private static func text(_ path: String, _ position: SourcePosition?) -> String {
    path + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }

  private static func line(of finding: Finding, in file: FileReport) -> String {
    text(file.path, finding.start) + ": \(finding.severity.name): \(finding.message)"
  }

  private static func lines(of findings: [Finding], in file: FileReport) -> [String] {
    var lines: [String] = []
    for finding in findings.prefix(limit) {
      lines.append("\(line(of: finding, in: file)) [\(finding.rule)]")
      lines.append("    at \(finding.element)")
    }
    if findings.count > limit { lines.append("and \(findings.count - limit) more") }
    return lines
  }
}
