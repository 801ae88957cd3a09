@testable import Reporting

extension JUnitLayout {
  /// Every combination of what cases may be.
  static let all = Granularity.allCases.flatMap { granularity in
    Passes.allCases.map { JUnitLayout(granularity, passes: $0) }
  }
}
