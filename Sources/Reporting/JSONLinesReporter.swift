import Documents
import Formats
import Linting

/// fiorilint's machine form as JSON Lines, for programs that read while the run goes on.
///
/// A record is in each line. Its `type` is `finding`, `failure`, on request `check` or `baselined`, and last `summary`,
/// with the version. The other members are those of ``JSONReporter``. A report without a summary was cut off.
package struct JSONLinesReporter: StreamingReporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    ReportSignature.json(
      .all([
        .text("type", ["finding", "baselined", "failure", "check", "summary"]), .anyMember(["path", "version"]),
      ]))
  }

  private let content: ReportContent

  /// - Parameter content: what to write, as in a ``JSONReporter``; what is known are records of the type `baselined`.
  package init(_ content: ReportContent = ReportContent()) {
    self.content = content
  }

  /// The outcome of each rule, where that is asked for.
  package var demands: ReportRequirements { JSONReporter.demands(of: content) }

  /// A record is a finding's, unless it says what to write beside what other findings ask for.
  package var writesByFinding: Bool { !content.suggestsSuppressions }

  /// Writes nothing: records are all there is.
  package func begin(_ run: RunInformation, to output: inout ReportBuffer) {}

  /// Writes the records of a file.
  package func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
    let suggestions = JSONReporter.suggestions(of: file, content)
    let statuses = content.statuses.subtracting([.known])
    for index in file.findings.indices where file.isFinding(index, of: statuses) {
      Self.write("finding", to: &output) { json in
        JSONReporter.write(file.findings[index], file.path, to: &json)
        if !suggestions.isEmpty { JSONReporter.write(suggestions[index], to: &json) }
      }
    }
    if content.statuses.contains(.known) {
      for finding in file.findings([.known]) {
        Self.write("baselined", to: &output) { JSONReporter.write(finding, file.path, to: &$0) }
      }
    }
    for failure in file.failures {
      Self.write("failure", to: &output) { JSONReporter.write(failure, to: &$0) }
    }
    guard content.showsChecks else { return }
    for (index, rule) in run.rules.enumerated() where file.tallies.indices.contains(index) && !rule.isSelfCheck {
      Self.write("check", to: &output) { JSONReporter.writeCheck(of: rule, index, file, to: &$0) }
    }
  }

  /// Writes the summary.
  package func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
    Self.write("summary", to: &output) { json in
      json.member("version", run.version)
      JSONReporter.write(summary, to: &json)
      if content.statuses.contains(.suppressed) { json.member("suppressed", summary.suppressed) }
      if let advice = SummaryLine.advice(summary, run.rules) { json.member("note", advice) }
    }
  }

  private static func write(
    _ type: String, to output: inout ReportBuffer, _ members: (inout JSONWriter) -> Void
  ) {
    JSONWriter.writeLine(to: &output) { json in
      json.member("type", type)
      members(&json)
    }
  }
}
