import Linting

/// Findings as lines of text, to be compared.
package enum Findings {
  /// Rule, element, severity and quantities of each finding, sorted; not its place, nor its words, which call elements by names
  /// that only the original's format has. Findings about the description itself are left out, as they name what only one of its
  /// spellings has.
  package static func essentials(of report: FileReport) -> [String] {
    report.open.filter { !$0.rule.hasPrefix("description/") }
      .map { "\($0.rule) \($0.element): \($0.severity.name): \($0.quantities)" }.sorted()
  }

  /// Rule and element of each finding, sorted; not its message, which may hold coordinates.
  package static func elements(of report: FileReport) -> [String] {
    report.open.filter { !$0.rule.hasPrefix("description/") }.map { "\($0.rule) \($0.element)" }.sorted()
  }

  /// How many files, screens and findings of each rule there are, then place, severity and rule of each finding, sorted.
  ///
  /// - Parameter paths: what to call the files of the reports.
  package static func summary(of reports: [FileReport], _ paths: [String]) -> String {
    var counts: [String: Int] = [:]
    var lines: [String] = []
    for (path, report) in zip(paths, reports) {
      for finding in report.open {
        counts[finding.rule, default: 0] += 1
        lines.append("\(path):\(finding.start.line):\(finding.start.column): \(finding.severity.name) \(finding.rule)")
      }
    }
    let totals =
      ["files \(reports.count)", "screens \(reports.reduce(0) { $0 + $1.screens })"]
      + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (totals + [""] + lines.sorted()).joined(separator: "\n") + "\n"
  }

  /// A line for each finding and the failure, with everything that is known of them.
  package static func listing(_ report: FileReport) -> [String] {
    var lines = report.open.map { finding in
      let place = "\(finding.start.line):\(finding.start.column)-\(finding.end.line):\(finding.end.column)"
      return "\(place) \(finding.severity.name) \(finding.rule) \(finding.element): \(finding.message)"
    }
    if let failure = report.failure {
      lines.append("\(failure.position.map { "\($0.line):\($0.column) " } ?? "")failure: \(failure.message)")
    }
    return lines
  }
}

extension FileReport {
  /// By rule: the missing facts in prose.
  package var missingFactsInProse: [[String]] { missingFacts.map { $0.map(\.prose) } }
}
