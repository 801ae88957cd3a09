import Screens
import Support
import Testing

@testable import Linting

/// Findings of files that others include, joined.
@Suite struct SharedFindingsTests {
  private static let rule = "a/b"

  private func position(_ line: Int) -> SourcePosition {
    SourcePosition(line: line, column: 3, utf16Column: 3, byteColumn: 3)
  }

  private func finding(_ message: String, at line: Int = 5, _ exclusion: FindingExclusion.Source? = nil) -> Finding {
    var finding = Finding(Self.rule, .error, message, at: position(line))
    finding.element = "screen/cell"
    finding.exclusion = exclusion.map { FindingExclusion($0) }
    return finding
  }

  /// What a page finds in the fragment `f`, at line 5 there.
  private func used(
    _ message: String, use: Int = 1, _ change: FindingOrigin.Change = .nothing,
    _ exclusion: FindingExclusion.Source? = nil
  ) -> Finding {
    var finding = finding(message, at: 10 + use, exclusion)
    let place = OriginalLocation(path: "f", start: position(5), end: position(5), element: "screen/cell")
    finding.origin = FindingOrigin(place: place, use: use, change: change)
    return finding
  }

  private func file(_ path: String, _ findings: [Finding], inclusions: [Path: Int] = [Path("f"): 1]) -> FileReport {
    var report = FileReport(path: path)
    report.format = "mdk"
    report.screens = 1
    report.findings = findings
    report.inclusions = inclusions
    return report
  }

  private func fragment(_ findings: [Finding] = []) -> FileReport {
    var report = file("f", findings, inclusions: [:])
    report.isPart = true
    return report
  }

  /// `path: message status, files that it speaks of` of each finding.
  private func reported(_ reports: [FileReport], besides others: [Path: Int] = [:]) -> [String] {
    SharedFindings.joined(reports, besides: others).flatMap { report in
      report.findings.map { finding in
        let places = finding.related.map { $0.path ?? "-" }.joined(separator: " ")
        return "\(report.path):\(finding.start.line) \(finding.message) \(finding.status), \(places)"
      }
    }
  }

  /// Names that read the same may be those of two files.
  @Test func inclusionsAreCountedByBytes() {
    let composed = file("p", [], inclusions: [Path("\u{E9}.fragment"): 1])
    let decomposed = file("q", [], inclusions: [Path("e\u{301}.fragment"): 2])
    #expect(SharedFindings.inclusions(in: [composed, decomposed]).values.sorted() == [1, 2])
  }

  /// Of two things at one place, one known and one new, each keeps its status and its own uses.
  @Test func knownAndNewAtOnePlaceAreNotMixedUp() {
    let own = fragment([finding("known", .baseline), finding("new")])
    let both = file("p", [used("known", .nothing, .baseline), used("new")])
    let one = file("q", [used("new")])
    #expect(reported([own, both, one]) == ["f:5 known known, p", "f:5 new open, p q"])
    let reversed = file("p", [used("new"), used("known", .nothing, .baseline)])
    #expect(reported([own, reversed]) == ["f:5 known known, p", "f:5 new open, p"])
  }

  private func with(_ finding: Finding, _ severity: Severity = .error, saying outcome: String? = nil) -> Finding {
    var finding = finding
    finding.severity = severity
    finding.outcome = outcome
    return finding
  }

  /// What is said of it but for names makes it one thing.
  @Test func whatIsSaidMakesItOne() {
    func cell(_ finding: Finding) -> Finding { with(finding, saying: "cell") }
    let reported = reported([
      fragment([cell(finding("cell[1]"))]), file("p", [cell(used("cell[A]"))]), file("q", [cell(used("cell[B]"))]),
    ])
    #expect(reported == ["f:5 cell[1] open, p q"])
  }

  private func weights(_ reports: [FileReport]) -> [String] {
    SharedFindings.joined(reports).flatMap { report in
      report.findings.map { "\(report.path) \($0.message) \($0.severity.name) \($0.status)" }
    }
  }

  /// A rule that says something else of a use than of the fragment alone, or of another use, has found something else.
  @Test func somethingElseIsReportedToo() {
    let (hint, mistake) = (with(finding("hint"), .info), with(used("mistake")))
    let pages = [file("p", [mistake]), file("q", [mistake])]
    #expect(weights([fragment([hint])] + pages) == ["f hint info open", "f mistake error open"])
    let other = file("p", [with(used("hint"), .info)])
    #expect(weights([fragment(), other, file("q", [mistake])]) == ["f hint info open", "f mistake error open"])
    let known = fragment([with(finding("hint", .baseline), .info)])
    #expect(weights([known] + pages) == ["f hint info known", "f mistake error open"])
  }

  /// It weighs as much as in the use where it weighs most, and what is known to weigh less does not make it known.
  @Test func theHeaviestCounts() {
    let (light, heavy) = (with(used("m"), .info), with(used("m"), .error))
    #expect(weights([fragment(), file("p", [light]), file("q", [heavy])]) == ["f m error open"])
    #expect(weights([fragment([with(finding("m"), .info)]), file("p", [heavy])]) == ["f m error open"])
    #expect(weights([file("p", [light]), file("q", [heavy])]) == ["p m error open"])
    let known = with(used("m", .nothing, .baseline), .info)
    #expect(weights([fragment(), file("p", [known]), file("q", [heavy])]) == ["f m error open"])
    #expect(weights([fragment(), file("p", [known]), file("q", [light])]) == ["f m info known"])
  }

  /// What holds where it is reported decides how it is reported there.
  @Test func theFileWhereItIsReportedDecides() {
    func reported(_ settings: IncludedFileSettings) -> [String] {
      var finding = used("m")
      finding.origin = finding.origin?.with { _ in settings }
      return weights([fragment(), file("p", [finding]), file("q", [finding])])
    }
    #expect(reported(IncludedFileSettings(severity: .info)) == ["f m info open"])
    #expect(reported(IncludedFileSettings(reason: "r")) == ["f m error suppressed"])
    #expect(reported(IncludedFileSettings(isOff: true)).isEmpty)
  }

  @Test func equalOnesAreNumbered() {
    let own = fragment([finding("m"), finding("m")])
    #expect(reported([own, file("p", [used("m"), used("m")])]) == ["f:5 m open, p", "f:5 m open, p"])
    // Two uses in one page are two uses of one thing.
    #expect(reported([fragment([finding("m")]), file("p", [used("m"), used("m", use: 2)])]) == ["f:5 m open, p p"])
  }

  /// What a page lays over a fragment is the culprit where the fragment is right alone, or in another use.
  @Test func whoChangesItIsTheCulprit() {
    let changed = used("m", .surroundings)
    #expect(reported([fragment(), file("p", [changed])]) == ["p:11 m open, f"])
    #expect(reported([fragment(), file("p", [changed]), file("q", [])]) == ["p:11 m open, f"])
    let three = [file("p", [changed]), file("q", [changed]), file("r", [])]
    #expect(reported([fragment()] + three).map { $0.first } == ["p", "q"])
    // Also where the report of the right one was delivered before.
    #expect(reported([fragment(), file("q", [changed]), file("p", [changed])], besides: [Path("f"): 1]).count == 2)
    let all = [file("p", [used("m", .element)]), file("q", [used("m", .element)])]
    #expect(reported([fragment()] + all) == ["p:11 m open, f", "q:11 m open, f"])
  }

  /// A fragment that is wrong alone, as it is, or in every use is the culprit.
  @Test func whatIsWrongEverywhereIsTheCulprit() {
    let changed = used("m", .surroundings)
    #expect(reported([fragment([finding("m")]), file("p", [changed]), file("q", [])]) == ["f:5 m open, p"])
    #expect(reported([fragment(), file("p", [changed]), file("q", [used("m")]), file("r", [])]) == ["f:5 m open, p q"])
    #expect(reported([fragment(), file("p", [changed]), file("q", [changed])]) == ["f:5 m open, p q"])
    let suppressed = file("q", [used("m", .surroundings, .description)])
    #expect(reported([fragment(), file("p", [changed]), suppressed]) == ["f:5 m open, p", "q:11 m suppressed, "])
  }

  /// What is known of one page says nothing of another that lays something over the same fragment.
  @Test func knownIsWhatThePageHad() {
    let known = file("p", [used("m", .surroundings, .commit)])
    let new = file("q", [used("m", .surroundings)])
    #expect(reported([fragment(), known, new, file("r", [])]) == ["p:11 m known, f", "q:11 m open, f"])
    // Where the fragment is wrong, known once is known.
    let plain = [file("p", [used("m", .nothing, .commit)]), file("q", [used("m")])]
    #expect(reported([fragment()] + plain) == ["f:5 m known, p q"])
  }

  /// A fragment that lays something over another one is the culprit of all its users.
  @Test func propertiesOfAnotherFragment() {
    var finding = used("m", .surroundings)
    finding.origin = finding.origin.map { origin in
      FindingOrigin(
        place: origin.place, use: origin.use, change: origin.change,
        properties: OriginalLocation(path: "g", start: position(7), end: position(7), element: "screen/table"))
    }
    var outer = file("g", [used("m", .surroundings)])
    outer.findings[0].start = position(7)
    outer.isPart = true
    let pages = [file("p", [finding]), file("q", [finding]), file("r", [])]
    #expect(reported([fragment(), outer] + pages) == ["g:7 m open, f p q"])
    outer.findings = []
    #expect(reported([fragment(), outer] + pages) == ["g:7 m open, p q"])
  }
}
