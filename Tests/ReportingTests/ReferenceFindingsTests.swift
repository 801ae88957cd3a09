import Testing

@testable import Linting
@testable import Reporting

@Suite struct KnownFindingsTests {
  private func report(_ findings: [(Severity, String)]) -> FileReport {
    var report = FileReport(path: "sub/a.json")
    report.findings = findings.map { SampleReport.finding("a/b", $0.0, $0.1, line: 1, element: "screen") }
    return report
  }

  private func known(_ findings: [(Severity, String)]) -> ReferenceFindings {
    ReferenceFindings([], below: "/top", workingDirectory: "/top").adding(report(findings))
  }

  @Test func whatWeighsMoreIsWorse() {
    var known = known([(.warning, "a")])
    var worse = report([(.error, "a")])
    #expect(known.review(&worse, by: .baseline).count == 1)
    #expect(known.worsened == 1)
    #expect(known.left == 0)
    #expect(worse.open.count == 1)
    #expect(worse.findings([.known]).isEmpty)
  }

  @Test func whatWeighsLessIsKnown() {
    var known = known([(.error, "a"), (.error, "b")])
    var report = report([(.info, "a")])
    #expect(known.review(&report, by: .commit).isEmpty)
    #expect(known.worsened == 0)
    #expect(known.left == 1)
    #expect(report.findings([.known]).map(\.severity) == [.info])
    #expect(report.open.isEmpty)
  }

  /// An error beside a warning that was there is new, and takes nothing away from it.
  @Test func eachTakesOneOfItsWeight() {
    var known = known([(.warning, "b")])
    var report = report([(.error, "a"), (.warning, "b")])
    #expect(known.review(&report, by: .commit).count == 1)
    #expect(known.worsened == 0)
    #expect(known.left == 0)
    #expect(report.findings.map(\.status) == [.open, .known])
    #expect(report.findings.last?.exclusion?.source == .commit)
  }

  @Test func theThirdOfTwoIsNew() {
    let identity = ReferenceFindings([], below: "/top/sub", workingDirectory: "/top")
    var first = report([(.error, "a")])
    var copy = identity
    let identities = copy.review(&first, by: .baseline)
    #expect(identities.map(\.path) == ["a"])
    #expect(identities.map(\.element) == ["screen"])
    var known = ReferenceFindings(identities + identities, below: "/top/sub", workingDirectory: "/top")
    var third = report([(.error, "a"), (.error, "b"), (.info, "c")])
    #expect(known.review(&third, by: .baseline).count == 1)
    #expect(third.findings([.known]).count == 2)
    #expect(third.open.map(\.message) == ["c"])
  }

  /// Screens that nothing new was found on are not drawn, and the others keep their marks.
  @Test func drawingsFollow() {
    var report = report([(.error, "a"), (.error, "b"), (.error, "c")])
    report.drawings = (0..<2).map { number in
      ScreenDrawing(
        name: "\(number)", ordinal: number + 1, platform: nil, unit: "pt", width: nil, height: nil, elements: [])
    }
    for (index, screen) in [0, 1, 1].enumerated() {
      report.findings[index].mark = FindingMark(screen: screen, element: 0)
    }
    report.hold([0, 2], by: FindingExclusion(.baseline))
    #expect(report.drawings.map(\.name) == ["1"])
    #expect(report.findings.map { $0.mark?.screen } == [nil, 0, nil])
    #expect(report.findings.map(\.message) == ["a", "b", "c"])
    #expect(report.open.map(\.message) == ["b"])
  }

  /// What a user suppresses is neither known nor new, and takes no place of what is known.
  @Test func whatIsSuppressedStaysSo() {
    var known = known([(.error, "a"), (.error, "b")])
    var report = report([(.error, "a"), (.error, "b"), (.error, "c")])
    report.findings[0].exclusion = FindingExclusion(.description, reason: "So.")
    #expect(known.review(&report, by: .baseline).isEmpty)
    #expect(known.left == 0)
    #expect(report.findings.map(\.status) == [.suppressed, .known, .known])
    var summary = Summary()
    summary.add(report)
    #expect(summary.findings == 0)
    #expect(summary.suppressed == 1)
    #expect(summary.baselined == 2)
    #expect(summary.filesWithFindings == 0)
  }
}
