import Screens

extension Summary {
  /// A screen whose findings are in several reports, with the worst of those so far.
  struct UnfinishedScreen: Sendable, Hashable {
    var number: Int
    var severity: Severity
  }

  /// How many screens have open findings that are shown.
  package var screensWithFindings: Int {
    Severity.allCases.reduce(0) { count, severity in
      let isHidden = severity == .info ? hiddenInfos > 0 : severity == .warning && hiddenWarnings > 0
      return isHidden ? count : count + screensBySeverity[Int(severity.rawValue)]
    }
  }

  /// Counts the screens of a file that have open findings.
  mutating func addScreens(of report: FileReport) {
    var worst: [Int: Severity] = [:]
    if let screen = unfinishedScreen, report.portion == .next || report.portion == .last {
      worst[screen.number] = screen.severity
      screensBySeverity[Int(screen.severity.rawValue)] -= 1
    }
    unfinishedScreen = nil
    // Those of a screen follow each other, and mostly are equally severe.
    var last = (screen: 0, severity: Severity.info)
    for index in report.findings.indices where report.findings[index].exclusion == nil {
      let (screen, severity) = (report.findings[index].screen, report.findings[index].severity)
      if screen == last.screen, severity <= last.severity { continue }
      last = (screen, severity)
      if screen > 0, worst[screen].map({ $0 < severity }) ?? true { worst[screen] = severity }
    }
    for finding in report.repeated ?? [] where finding.screen > 0 {
      worst[finding.screen] = max(worst[finding.screen] ?? .info, finding.severity)
    }
    for severity in worst.values { screensBySeverity[Int(severity.rawValue)] += 1 }
    guard report.portion?.isContinued ?? false, let last = worst.max(by: { $0.key < $1.key }) else { return }
    unfinishedScreen = UnfinishedScreen(number: last.key, severity: last.value)
  }

  /// Notes a file with a failure.
  mutating func noteFailure(_ path: String) {
    if firstFailure.map({ path.utf8.lexicographicallyPrecedes($0.utf8) }) ?? true { firstFailure = path }
  }

  /// The summary of reports that show findings of a level and above.
  package func showing(_ level: Severity) -> Summary {
    var shown = self
    if level > .info { (shown.infos, shown.hiddenInfos) = (0, hiddenInfos + infos) }
    if level > .warning { (shown.warnings, shown.hiddenWarnings) = (0, hiddenWarnings + warnings) }
    return shown
  }
}
