import Testing

@testable import Linting
@testable import Reporting

@Suite struct KnownFindingsTests {
  private func report(_ findings: [(Severity, String)]) -> FileReport {
    var report = FileReport(path: "sub/a.json")
    report.findings = findings.map { SampleReport.finding("a/b", $0.0, $0.1, line: 1, element: "screen") }
    return report
  }

  private func known(_ findings: [(Severity, String)]) -> KnownFindings {
    var known = KnownFindings([], below: "/top", workingDirectory: "/top")
    known.add(report(findings))
    return known
  }

  @Test func whatWeighsMoreIsWorse() {
    var known = known([(.warning, "a")])
    var worse = report([(.error, "a")])
    #expect(known.review(&worse).count == 1 && known.worsened == 1 && known.left == 0)
    #expect(worse.findings.count == 1 && worse.baselined.isEmpty)
  }

  @Test func whatWeighsLessIsKnown() {
    var known = known([(.error, "a"), (.error, "b")])
    var report = report([(.info, "a")])
    #expect(known.review(&report).isEmpty && known.worsened == 0 && known.left == 1)
    #expect(report.baselined.map(\.severity) == [.info])
  }

  /// An error beside a warning that was there is new, and takes nothing away from it.
  @Test func eachTakesOneOfItsWeight() {
    var known = known([(.warning, "b")])
    var report = report([(.error, "a"), (.warning, "b")])
    #expect(known.review(&report).count == 1 && known.worsened == 0 && known.left == 0)
    #expect(report.findings.map(\.severity) == [.error] && report.baselined.map(\.severity) == [.warning])
  }

  @Test func theThirdOfTwoIsNew() {
    let identity = KnownFindings([], below: "/top/sub", workingDirectory: "/top")
    var first = report([(.error, "a")])
    var copy = identity
    let identities = copy.review(&first)
    #expect(identities.map(\.path) == ["a"] && identities.map(\.element) == ["screen"])
    var known = KnownFindings(identities + identities, below: "/top/sub", workingDirectory: "/top")
    var third = report([(.error, "a"), (.error, "b"), (.info, "c")])
    #expect(known.review(&third).count == 1 && third.baselined.count == 2)
    #expect(third.findings.map(\.message) == ["c"])
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
    report.baseline([0, 2])
    #expect(report.drawings.map(\.name) == ["1"] && report.findings.map { $0.mark?.screen } == [0])
    #expect(report.findingsAndBaselined.map(\.isBaselined) == [false, true, true])
  }
}
