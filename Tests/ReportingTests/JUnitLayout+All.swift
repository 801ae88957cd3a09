@testable import Reporting

extension JUnitLayout {
  /// Every combination of what cases may be.
  static let all = Granularity.allCases.flatMap { granularity in
    Passes.allCases.flatMap { passes in
      Undecided.allCases.map { JUnitLayout(granularity, passes: passes, undecided: $0) }
    }
  }
}
