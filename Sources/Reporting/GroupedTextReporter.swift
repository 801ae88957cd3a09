import Documents
import Linting

/// The lines of the text report under headings that count them: by file, rule or guideline statement.
///
/// A finding that fails several statements is listed under each of them. Files that could not be read come last, unless
/// findings are grouped by file.
package struct GroupedTextReporter: Reporter {
  private let lines: TextReporter
  private let grouping: TextGrouping

  /// - Parameters:
  ///   - lines: what writes the findings.
  ///   - grouping: what they are grouped by.
  package init(_ lines: TextReporter, by grouping: TextGrouping) {
    self.lines = lines
    self.grouping = grouping
  }

  /// What the lines need, and the statements.
  package var demands: ReportRequirements { grouping == .statement ? lines.demands.union(.details) : lines.demands }

  private struct Group {
    /// What the heading says besides the counts.
    var title: String
    var counts = SeverityCounts()
    var baselined = 0
    var suppressed = 0
    var findings: [(path: String, finding: Finding, suggestion: SuppressionSuggestion?)] = []
    var failures: [Failure] = []
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    var groups =
      switch grouping {
      case .file: byFile(report)
      case .rule: byRule(report)
      case .statement: byStatement(report)
      }
    if grouping != .file {
      let failures = report.files.compactMap(\.failure)
      if !failures.isEmpty { groups.append(Group(title: "not read", failures: failures)) }
      let ruleFailures = report.files.flatMap(\.ruleFailures)
      if !ruleFailures.isEmpty { groups.append(Group(title: "not checked by all rules", failures: ruleFailures)) }
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { output.write(literal: "\n") }
      write(group, to: &output)
    }
    var checks = ReportBuffer()
    lines.end(report.run, report.summary, to: &checks)
    if !groups.isEmpty, !checks.isEmpty { output.write(literal: "\n") }
    output.write(checks)
  }

  private func write(_ group: Group, to output: inout ReportBuffer) {
    var counts = group.counts.total == 0 ? [] : [group.counts.text]
    if group.suppressed > 0 { counts.append("\(group.suppressed) suppressed") }
    if group.baselined > 0 { counts.append("\(group.baselined) in the baseline") }
    let unread = group.failures.count { $0.rule == nil }
    if unread > 0 { counts.append("\(unread == 1 ? "" : "\(unread) files ")could not be read") }
    let failed = group.failures.count - unread
    if failed > 0 { counts.append(failed == 1 ? "a rule failed" : "rules failed \(failed) times") }
    output.write(literal: lines.style.strong)
    output.write(group.title, as: .line, atLineStart: true)
    output.write(literal: lines.style.noteLabel)
    output.write(counts.joined(separator: ", "))
    output.write(literal: "\n")
    for (path, finding, suggestion) in group.findings {
      var common = lines.common(to: path)
      lines.write(0, of: [finding], suggestion, &common, to: &output)
    }
    for failure in group.failures { lines.write(failure, to: &output) }
  }

  // MARK: Groups

  private func byFile(_ report: Report) -> [Group] {
    report.files.compactMap { file in
      let findings = lines.findings(of: file)
      guard !findings.isEmpty || file.hasFailures else { return nil }
      var group = Group(title: file.path)
      for (finding, suggestion) in findings { Self.add(finding, suggestion, file, to: &group) }
      group.failures = file.failures
      return group
    }
  }

  private func byRule(_ report: Report) -> [Group] {
    let titles = Dictionary(report.run.rules.map { ($0.id, $0.summary) }) { first, _ in first }
    return groups(report, of: { [$0.rule] }, title: { titles[$0] ?? "" })
  }

  private func byStatement(_ report: Report) -> [Group] {
    groups(
      report, of: { $0.statements.isEmpty ? [""] : $0.statements },
      title: { GuidelineDocument.of(statement: $0)?.title ?? "" }
    )
  }

  /// - Parameters:
  ///   - names: the groups that a finding is listed under; an empty name is that of no statement, which comes last.
  ///   - title: what a name means, in words; empty where there are none.
  private func groups(
    _ report: Report, of names: (Finding) -> [String], title: (String) -> String
  ) -> [Group] {
    var groups: [String: Group] = [:]
    for file in report.files {
      for (finding, suggestion) in lines.findings(of: file) {
        for name in names(finding) {
          Self.add(finding, suggestion, file, to: &groups[name, default: Group(title: name)])
        }
      }
    }
    return groups.values.sorted { Self.precedes($0.title, $1.title) }
      .map { group in
        var group = group
        let meaning = title(group.title)
        if group.title.isEmpty {
          group.title = "no statement"
        } else if !meaning.isEmpty {
          group.title += " (\(meaning))"
        }
        return group
      }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    if left.isEmpty != right.isEmpty { return right.isEmpty }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func add(
    _ finding: Finding, _ suggestion: SuppressionSuggestion?, _ file: FileReport, to group: inout Group
  ) {
    switch finding.status {
    case .open: group.counts[finding.severity] += 1
    case .suppressed: group.suppressed += 1
    case .known: group.baselined += 1
    }
    group.findings.append((file.path, finding, suggestion))
  }
}
