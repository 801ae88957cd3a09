/// What is found in a file, by rule and element, to tell whether another text of it is better.
struct FindingTally {
  private var counts: [FindingPlace: Int] = [:]
  private let failures: Int
  private let screens: Int

  /// What is found, held back or not.
  init(_ report: FileReport) {
    for finding in report.findings { counts[FindingPlace(finding), default: 0] += 1 }
    failures = report.failures.count
    screens = report.screens
  }

  /// Whether another one is that of a better text: with fewer findings, one for each fix, and none that is not here.
  func isImproved(by other: FindingTally, fixes: Int = 1) -> Bool {
    guard other.failures <= failures, other.screens == screens, other.total + fixes <= total else { return false }
    return other.counts.allSatisfy { key, count in count <= counts[key] ?? 0 }
  }

  private var total: Int { counts.values.reduce(0, +) }
}
