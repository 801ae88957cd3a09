import Documents
import Linting

/// Passes findings of a level and above to another reporter; the summary counts the others.
struct LevelReporter: Reporter {
  private let base: any Reporter
  private let level: Severity

  init(_ base: any Reporter, _ level: Severity) {
    self.base = base
    self.level = level
  }

  var demands: ReportRequirements { base.demands }

  var streaming: (any StreamingReporter)? { base.streaming.map { Stream(base: $0, level: level) } }

  func write(_ report: Report, to output: inout ReportBuffer) { base.write(report.showing(level), to: &output) }

  func note(on report: Report) -> String? { base.note(on: report.showing(level)) }

  private struct Stream: StreamingReporter {
    let base: any StreamingReporter
    let level: Severity

    var demands: ReportRequirements { base.demands }

    var writesByFinding: Bool { base.writesByFinding }

    var countsAtEnd: Bool { base.countsAtEnd }

    func begin(_ run: RunInformation, to output: inout ReportBuffer) { base.begin(run, to: &output) }

    func write(_ file: FileReport, of run: RunInformation, to output: inout ReportBuffer) {
      // Without findings to hide, a copy would cost as much as the writing.
      guard file.hasFindings(below: level) else { return base.write(file, of: run, to: &output) }
      base.write(file.showing(level), of: run, to: &output)
    }

    func end(_ run: RunInformation, _ summary: Summary, to output: inout ReportBuffer) {
      base.end(run, summary.showing(level), to: &output)
    }

    func note(on report: Report) -> String? { base.note(on: report.showing(level)) }
  }
}

extension Report {
  fileprivate func showing(_ level: Severity) -> Report {
    Report(run: run, files: files.map { $0.showing(level) }, summary: summary.showing(level))
  }
}

extension FileReport {
  fileprivate func hasFindings(below level: Severity) -> Bool {
    findings.indices.contains { findings[$0].severity < level }
  }

  fileprivate func showing(_ level: Severity) -> FileReport {
    var shown = self
    shown.findings = findings.filter { $0.severity >= level }
    return shown
  }
}
