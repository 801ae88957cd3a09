import Testing

@testable import Linting
@testable import Reporting

@Suite struct FingerprintsTests {
  private func finding(
    _ rule: String = "a/b", line: Int = 1, _ element: String = "screen", hash: String? = "ff:1"
  ) -> Finding {
    SampleReport.finding(rule, .error, "x", line: line, element: element, lineHash: hash)
  }

  @Test func theFirstOfRuleAndLineHasTheHashOfTheLine() {
    let findings = [finding(), finding("a/c"), finding(line: 2, hash: "ff:2"), finding(hash: nil)]
    #expect(Fingerprints(findings, path: "a").line.map { $0?.text } == ["ff:1", "ff:1", "ff:2", nil])
  }

  @Test func noTwoOfOneRuleAreEqual() {
    // A minified file: everything in one line, some elements twice.
    let findings = (0..<1_000).map { finding("a/b", "screen/cell[\($0 % 900)]") }
    let fingerprints = Fingerprints(findings, path: "a")
    #expect(Set(fingerprints.line).count == 1_000)
    #expect(Set(fingerprints.element).count == 1_000)
    #expect(Set(fingerprints.line).isDisjoint(with: fingerprints.element.map(Optional.some)))
  }

  @Test func theElementOutlivesEdits() {
    let before = [finding("a/b", "screen/cell[1]"), finding("a/b", "screen/cell[2]")]
    let old = Fingerprints(before, path: "a").element[1]
    let after = [finding(line: 77, "screen/cell[2]", hash: "ee:1")]
    #expect(Fingerprints(after, path: "a").element == [old])
    #expect(Fingerprints(before, path: "b").element[1] != old)
  }

  /// Two of one rule and element are distinguished by what they say, not by which stands first.
  @Test func theOrderInTheFileDoesNotCount() {
    var first = finding()
    var second = finding(line: 2)
    (first.said, second.said) = (FindingMessage("unknown member `widht`"), FindingMessage("unknown member `heigth`"))
    let before = Fingerprints([first, second], path: "a").element
    #expect(before[0] != before[1])
    #expect(Fingerprints([second, first], path: "a").element == [before[1], before[0]])
  }

  @Test(arguments: [
    (["a.json", "b/a.xml"], ["a", "b/a"]), (["a.json", "a.xml", "b.json"], ["a.json", "a.xml", "b"]),
    (["x.tar.gz", ".hidden", "dir.d/c"], ["x.tar", ".hidden", "dir.d/c"]), ([], []),
  ])
  func pathsGoWithoutExtensions(paths: [String], expected: [String]) {
    #expect(Fingerprints.paths(of: paths) == expected)
  }

  /// What is written today must be recognized in years.
  @Test func valuesAreStable() {
    let fingerprints = Fingerprints([finding(), finding()], path: "a")
    #expect(fingerprints.element.map(\.text) == ["e87e2471d0d9935b:1", "e87e2471d0d9935b:2"])
    #expect(fingerprints.line.map { $0?.text } == ["ff:1", "79f5174644017fd7:1"])
  }
}
