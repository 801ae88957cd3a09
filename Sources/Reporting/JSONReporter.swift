import Documents
import Formats
import Linting
import Support

/// fiorilint's own machine form, stable across versions.
///
/// An object of `version`, `findings`, `failures` and `summary`. On request it has `checks` and `baselined`. `checks`
/// has, for each file and each guideline or team rule, the number of elements by outcome, and the facts that are
/// `missing` for inconclusive ones. `baselined` is like `findings`. Lines and columns count from 1, columns in Unicode
/// scalars, ends are exclusive. The `label` of a finding is the name of its element. Its `elsewhere` are related
/// locations in other files. A failure without a location has neither `line` nor `column`; one of a rule has its
/// `rule`. A partial report has one more member, `merge`, which holds what any other report needs.
package struct JSONReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.json("version", "findings") }

  private let content: ReportContent

  /// - Parameter content: what to write. Suppressed findings are among `findings`, with the member `suppressed`.
  ///   Baselined ones are in the member `baselined`. If suppressions are suggested, findings have the member
  ///   `suppression`.
  package init(_ content: ReportContent = ReportContent()) {
    self.content = content
  }

  /// The outcome of each rule, where that is asked for.
  package var demands: ReportRequirements { Self.demands(of: content) }

  /// What the members of a report need.
  static func demands(of content: ReportContent) -> ReportRequirements {
    var demands: ReportRequirements = content.showsChecks ? [.details, .tallies, .missingFacts] : .details
    if content.suggestsSuppressions { demands.formUnion(.suppressions) }
    return demands
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      json.member("version", report.run.version)
      writeMembers(of: report, to: &json)
    }
  }

  /// Writes what a report says of its files.
  func writeMembers(of report: Report, to json: inout JSONWriter) {
    let statuses = content.statuses
    json.member("findings", list: { writeFindings(report.files, statuses.subtracting([.known]), to: &$0) })
    if statuses.contains(.known) {
      json.member("baselined", list: { writeFindings(report.files, [.known], to: &$0) })
    }
    json.member("failures", list: { writeFailures(report.files, to: &$0) })
    json.member(
      "summary",
      object: { json in
        Self.write(report.summary, to: &json)
        if statuses.contains(.suppressed) { json.member("suppressed", report.summary.suppressed) }
        if let advice = SummaryLine.advice(report.summary, report.run.rules) { json.member("note", advice) }
      })
    if content.showsChecks {
      json.member("checks", list: { Self.writeChecks(report, to: &$0) })
    }
  }

  private func writeFindings(
    _ files: [FileReport], _ statuses: FindingStatuses, to json: inout JSONWriter
  ) {
    for file in files {
      let suggestions = Self.suggestions(of: file, content)
      for index in file.findings.indices where file.isFinding(index, of: statuses) {
        json.element { json in
          Self.write(file.findings[index], file.path, to: &json)
          if !suggestions.isEmpty { Self.write(suggestions[index], to: &json) }
        }
      }
    }
  }

  /// - Parameter path: the finding's file.
  static func write(_ finding: Finding, _ path: String, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.name)
    json.member("path", path)
    json.member("line", finding.start.line)
    json.member("column", finding.start.column)
    json.member("endLine", finding.end.line)
    json.member("endColumn", finding.end.column)
    json.member("element", finding.element)
    if let label = finding.label { json.member("label", label) }
    json.member("message", finding.message)
    QuantityMembers.write(finding.quantities, to: &json)
    json.member("statements", texts: finding.statements)
    let elsewhere = finding.related.compactMap { place in place.path.map { (path: $0, place: place) } }
    if !elsewhere.isEmpty {
      json.member(
        "elsewhere",
        list: { json in
          for (path, place) in elsewhere {
            json.element { json in
              json.member("path", path)
              json.member("line", place.start.line)
              json.member("column", place.start.column)
              json.member("message", place.message)
            }
          }
        })
    }
    FixMembers.write(finding.fixes, to: &json)
    guard let exclusion = finding.exclusion, exclusion.status == .suppressed else { return }
    json.member(
      "suppressed",
      object: { json in
        json.member("reason", exclusion.reason)
        if exclusion.source == .configuration { json.member("by", "configuration") }
      })
  }

  /// What would suppress the findings of a file, by their indices; none where that is not to be shown.
  static func suggestions(of file: FileReport, _ content: ReportContent) -> [SuppressionSuggestion?] {
    guard content.suggestsSuppressions else { return [] }
    return SuppressionSuggestion.all(for: file.findings, of: file) { file.isFinding($0, of: content.statuses) }
  }

  /// Writes what would suppress a finding.
  static func write(_ suggestion: SuppressionSuggestion?, to json: inout JSONWriter) {
    guard let suggestion, let text = suggestion.text else { return }
    json.member("suppression", text)
    json.member("suppressionPlace", suggestion.place)
  }

  private func writeFailures(_ files: [FileReport], to json: inout JSONWriter) {
    for failure in files.lazy.flatMap(\.failures) {
      json.element { json in
        Self.write(failure, to: &json)
      }
    }
  }

  static func write(_ failure: Failure, to json: inout JSONWriter) {
    json.member("path", failure.path)
    if let position = failure.position {
      json.member("line", position.line)
      json.member("column", position.column)
    }
    json.member("message", failure.message)
    if let rule = failure.rule { json.member("rule", rule) }
  }

  static func write(_ summary: Summary, to json: inout JSONWriter) {
    json.member("files", summary.files)
    json.member("skipped", summary.skipped)
    json.member("screens", summary.screens)
    json.member("errors", summary.errors)
    json.member("warnings", summary.warnings)
    json.member("infos", summary.infos)
    if summary.baselined > 0 { json.member("baselined", summary.baselined) }
    json.members(summary.tally)
  }

  private static func writeChecks(_ report: Report, to json: inout JSONWriter) {
    for file in report.files {
      for (index, rule) in report.run.rules.enumerated()
      where file.tallies.indices.contains(index) && !rule.isSelfCheck {
        json.element { writeCheck(of: rule, index, file, to: &$0) }
      }
    }
  }

  /// - Parameter index: the rule's in the run, which the file has a tally of.
  static func writeCheck(of rule: Rule, _ index: Int, _ file: FileReport, to json: inout JSONWriter) {
    json.member("path", file.path)
    json.member("rule", rule.id)
    json.members(file.tallies[index])
    let missingFacts = file.missingFacts.indices.contains(index) ? file.missingFacts[index] : []
    json.member("missing", texts: missingFacts.map(\.path).unique)
  }
}

extension JSONWriter {
  /// Writes the counts of checks by outcome.
  package mutating func members(_ tally: Tally) {
    member("passed", tally.passed)
    member("failed", tally.failed)
    member("inconclusive", tally.inconclusive)
    member("unsupported", tally.unsupported)
    member("notApplicable", tally.notApplicable)
  }
}
