import Linting
import Reporting

extension ReportContent {
  /// What came of each rule too.
  static let checks = ReportContent(showing: [.open], checks: true)
  /// All that other reports are made of.
  static let mergeable = ReportContent(showing: [.open], isMergeable: true)

  init(showing statuses: FindingStatuses, checks: Bool = false, isMergeable: Bool = false) {
    self.init()
    self.statuses = statuses
    showsChecks = checks
    self.isMergeable = isMergeable
  }
}
