@testable import Reporting

extension JUnitLayout {
  /// Every combination of what cases may be.
  static let all = Granularity.allCases.flatMap { granularity in
    Passes.allCases.flatMap { passes in
      Inconclusive.allCases.map { JUnitLayout(granularity, passes: passes, inconclusive: $0) }
    }
  }
}
