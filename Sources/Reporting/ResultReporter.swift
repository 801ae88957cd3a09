import Documents
import Linting

/// Writes the results of the records of a stream: a line of JSON for each.
///
/// Its members are `id` as the record has it, `path`, `format`, and those of the ``JSONReporter`` except `version`, for
/// the record alone. A skipped record has `skipped` with the reason. Results that reports are made of have `merge`
/// (``PartialResultEncoder``). A line that is no record has a failure with its number.
package struct ResultReporter: Sendable {
  private let content: ReportContent
  private let run: RunInformation
  private let json: JSONReporter
  private let merge: PartialResultEncoder?

  /// - Parameters:
  ///   - content: what to write, as in a ``JSONReporter``.
  ///   - run: what is known of the stream.
  ///   - merge: writes the member `merge` of each result, if reports are to be made of the results.
  package init(_ content: ReportContent, of run: RunInformation, merge: PartialResultEncoder? = nil) {
    self.merge = merge
    self.content = content
    self.run = run
    json = JSONReporter(content)
  }

  /// What the linter has to supply: summaries of each record count the outcomes of the rules.
  package var demands: ReportRequirements { (merge == nil ? json.demands : .mergeable).union(.tallies) }

  /// Writes the line of a record.
  ///
  /// - Parameters:
  ///   - report: the report of the record.
  ///   - id: the value of its `id`, as it is written; `nil` where there is none.
  /// - Returns: its counts.
  package func write(
    _ report: FileReport, id: UnsafeBufferPointer<UInt8>?, to output: inout ReportBuffer
  ) -> Summary {
    var summary = Summary()
    summary.add(report)
    summary.add(report.tallies, of: run.rules)
    JSONWriter.writeLine(to: &output) { line in
      if let id {
        line.member("id", written: id)
      } else {
        line.key("id")
        line.null()
      }
      line.member("path", report.path)
      line.member("format", report.format)
      if let reason = report.reasonToSkip { line.member("skipped", reason) }
      json.writeMembers(of: Report(run: run, files: [report], summary: summary), to: &line)
      if let merge { line.member("merge", object: { merge.write(report, to: &$0) }) }
    }
    return summary
  }
}
