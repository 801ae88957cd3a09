import Linting
import Screens

/// What one rule said about one file.
struct JUnitCase {
  enum Outcome {
    case passed
    case skipped(message: String)
    case failed(type: String, message: String, lines: [String])
    case broken(message: String, line: String)
  }

  /// The rule's id.
  var name: String
  var outcome: Outcome
  /// Where in the file, where there is a place.
  var line: Int?
  /// What there is to say about a case that passed.
  var output: [String] = []
}

extension JUnitCase {
  /// The case that says whether a file could be read.
  static let readability = "fiorilint/unreadable-input"
  /// The most findings that one case lists: a text of more than 10 MB is refused by libxml2.
  private static let limit = 1_000
  private static let messageLimit = 1_000

  /// The case of a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule's index in the run.
  ///   - findings: what it found in the file.
  /// - Returns: `nil` where the rule had nothing to judge.
  init?(_ rule: Int, _ findings: [Finding], of file: FileReport, _ run: RunInformation) {
    let tally = file.tallies.indices.contains(rule) ? file.tallies[rule] : Tally()
    let undecided = UndecidedText.text(of: file, rule: rule)
    guard !findings.isEmpty || tally.violated + tally.conforming > 0 || undecided != nil else { return nil }
    name = run.rules[rule].id
    line = findings.first?.start.line
    let lines = Self.lines(of: findings, in: file)
    let isSevere: (Finding) -> Bool = { finding in run.failLevel.map { finding.severity >= $0 } ?? false }
    if let first = findings.first(where: isSevere) {
      line = first.start.line
      let worst = findings.map(\.severity).max() ?? first.severity
      let more = findings.count > 1 ? " (+\(findings.count - 1) more)" : ""
      outcome = .failed(
        type: worst.name,
        message: SARIFText.shortened(Self.line(of: first, in: file), to: Self.messageLimit) + more,
        lines: lines + ["Help: \(ProjectPages.page(ofRule: name))"])
    } else if let undecided, findings.isEmpty, tally.conforming == 0 {
      outcome = .skipped(message: undecided)
    } else {
      outcome = .passed
      output = lines
    }
    if case .skipped = outcome {} else if let undecided { output.append("\(undecided) [\(name)]") }
  }

  /// The case of whether the file could be read.
  init(readabilityOf file: FileReport) {
    name = Self.readability
    guard let failure = file.failure else {
      outcome = .passed
      return
    }
    let text = Self.text(failure.path, failure.position) + ": failure: \(failure.message)"
    outcome = .broken(message: SARIFText.shortened(text, to: Self.messageLimit), line: text)
    line = failure.position?.line
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
