import Linting
import Reporting

extension ReportContent {
  /// What came of each rule too.
  static let checks = ReportContent(showing: [.open], checks: true)

  init(showing statuses: FindingStatuses, checks: Bool = false) {
    self.init()
    self.statuses = statuses
    showsChecks = checks
  }
}
