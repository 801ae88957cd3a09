/// The findings in a file, by rule and element, to check whether another text of it is better.
struct FindingTally {
  private var counts: [FindingKey: Int] = [:]
  private let hasFailures: Bool
  private let screens: Int

  /// What is found, suppressed or not.
  init(_ report: FileReport) {
    for finding in report.findings { counts[FindingKey(finding), default: 0] += 1 }
    hasFailures = report.hasFailures
    screens = report.screens
  }

  /// Whether another one is that of a better text: with fewer findings, one for each fix, and none that is not here.
  func isImproved(by other: FindingTally, fixes: Int = 1) -> Bool {
    other.total + fixes <= total && isKept(in: other)
  }

  /// Whether findings at some places, as often as these are named, are not in another one.
  func isFreed(of places: [FindingKey], in other: FindingTally) -> Bool {
    let wanted = places.reduce(into: [FindingKey: Int]()) { $0[$1, default: 0] += 1 }
    return wanted.allSatisfy { place, count in (other.counts[place] ?? 0) + count <= counts[place] ?? 0 }
  }

  /// Whether another one is that of a text that is no worse: with no finding that is not here.
  ///
  /// A text with failures compares with none: what it holds is not known.
  func isKept(in other: FindingTally) -> Bool {
    guard !hasFailures, !other.hasFailures, other.screens == screens else { return false }
    return other.counts.allSatisfy { key, count in count <= counts[key] ?? 0 }
  }

  private var total: Int { counts.values.reduce(0, +) }
}

extension FileReport {
  /// Whether nothing is found in another text of the file, or beside other texts of other files, that is not found
  /// here.
  package func isKept(in other: FileReport) -> Bool { FindingTally(self).isKept(in: FindingTally(other)) }
}

/// A finding by its rule and element, which stay while others are fixed.
package struct FindingKey: Hashable {
  let rule: String
  let element: String

  /// The place of a finding.
  package init(_ finding: Finding) {
    rule = finding.rule
    element = finding.element
  }
}
