import Documents
import Formats
import Linting

/// Workflow commands of GitHub Actions: findings become annotations of a pull request's lines.
///
/// GitHub shows ten annotations of a kind for each step and drops the others without a word. So errors come first, and
/// if there are more, the last annotation gives their number. They follow as lines of the text report, folded up in the
/// step's log.
package struct GitHubReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.text(.beginning(["::"])) }

  /// How many annotations of one kind a step can have.
  private static let limit = 10
  private let paths: RelativePaths

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that the report names files from; `nil`: the working directory.
  package init(workingDirectory: String = "/", root: String? = nil) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: root)
  }

  /// Nothing besides the findings.
  package var demands: ReportRequirements { .ends }

  /// Writes the whole document; nothing where there is nothing to say.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var limits = SeverityCounts(errors: Self.limit, warnings: Self.limit, infos: Self.limit)
    let counts = Self.counts(of: report)
    if Severity.allCases.contains(where: { counts[$0] > limits[$0] }) {
      // The annotation that counts the others is a notice itself.
      limits.infos -= 1
    }
    for severity in [Severity.error, .warning, .info] where counts[severity] > 0 {
      write(report, severity, limits[severity], to: &output)
    }
    var omitted = SeverityCounts()
    for severity in Severity.allCases { omitted[severity] = max(0, counts[severity] - limits[severity]) }
    if omitted.total > 0 { write(omitted, of: report, limits, to: &output) }
  }

  private static func counts(of report: Report) -> SeverityCounts {
    var counts = SeverityCounts(
      errors: report.summary.errors, warnings: report.summary.warnings, infos: report.summary.infos)
    counts.errors += report.files.reduce(0) { $0 + $1.failures.count }
    return counts
  }

  // MARK: Annotations

  private func write(_ report: Report, _ severity: Severity, _ limit: Int, to output: inout ReportBuffer) {
    var rest = limit
    for file in report.files where file.hasOpenFindings || file.hasFailures {
      let path = paths.path(of: file.path)
      for annotation in Annotation.all(of: file) where annotation.severity == severity {
        write(annotation, path, to: &output)
        rest -= 1
        if rest == 0 { return }
      }
    }
  }

  private func write(_ annotation: Annotation, _ path: String, to output: inout ReportBuffer) {
    output.write(literal: "::")
    output.write(literal: Self.command(of: annotation.severity))
    output.write(literal: " file=")
    output.write(path, as: .gitHubProperty)
    if let start = annotation.start {
      Self.write(",line=", start.line, to: &output)
      if let end = annotation.end { Self.write(",endLine=", end.line, to: &output) }
      // GitHub refuses columns of what spans lines.
      if annotation.end?.line ?? start.line == start.line {
        Self.write(",col=", start.column, to: &output)
        if let end = annotation.end { Self.write(",endColumn=", end.column, to: &output) }
      }
    }
    output.write(literal: ",title=")
    output.write(annotation.rule, as: .gitHubProperty)
    output.write(literal: "::")
    output.write(annotation.message, as: .gitHubMessage)
    for fix in annotation.finding?.fixes ?? [] {
      // A line of its own.
      output.write(literal: "%0A")
      output.write("fix (\(fix.safety.rawValue)): \(fix.words)", as: .gitHubMessage)
    }
    output.write(literal: "\n")
  }

  private static func write(_ name: StaticString, _ number: Int, to output: inout ReportBuffer) {
    output.write(literal: name)
    output.write(number)
  }

  private static func command(of severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  // MARK: What is left

  private func write(
    _ omitted: SeverityCounts, of report: Report, _ limits: SeverityCounts, to output: inout ReportBuffer
  ) {
    output.write(literal: "::notice title=fiorilint::")
    output.write(omitted.text)
    output.write(literal: " more: GitHub shows ")
    output.write(Self.limit)
    output.write(literal: " annotations of a kind; the log of this step lists the others.\n")
    output.write(literal: "::group::fiorilint: ")
    output.write(omitted.text)
    output.write(literal: " more\n")
    var seen = SeverityCounts()
    for file in report.files {
      var rest = file
      rest.findings = file.open.filter { finding in
        seen[finding.severity] += 1
        return seen[finding.severity] > limits[finding.severity]
      }
      if file.failure != nil {
        seen.errors += 1
        if seen.errors <= limits.errors { rest.failure = nil }
      }
      rest.ruleFailures = file.ruleFailures.filter { _ in
        seen.errors += 1
        return seen.errors > limits.errors
      }
      TextReporter().write(rest, of: report.run, to: &output)
    }
    output.write(literal: "::endgroup::\n")
  }
}
