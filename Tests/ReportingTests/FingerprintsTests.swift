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
    var fingerprints = Fingerprints(path: "a.json")
    #expect(fingerprints.next(for: finding()).line == "ff:1")
    #expect(fingerprints.next(for: finding("a/c")).line == "ff:1")
    #expect(fingerprints.next(for: finding(line: 2, hash: "ff:2")).line == "ff:2")
    #expect(fingerprints.next(for: finding(hash: nil)).line == nil)
  }

  @Test func noTwoOfOneRuleAreEqual() {
    var fingerprints = Fingerprints(path: "a.json")
    var seen: Set<String> = []
    // A minified file: everything in one line, some elements twice.
    for index in 0..<1_000 {
      let (line, element) = fingerprints.next(for: finding("a/b", "screen/cell[\(index % 900)]"))
      #expect(seen.insert(line ?? "").inserted)
      #expect(seen.insert(element).inserted)
    }
  }

  @Test func theElementOutlivesEdits() {
    var before = Fingerprints(path: "a.json")
    var after = Fingerprints(path: "a.json")
    _ = before.next(for: finding("a/b", "screen/cell[1]"))
    let old = before.next(for: finding("a/b", "screen/cell[2]")).element
    let new = after.next(for: finding(line: 77, "screen/cell[2]", hash: "ee:1")).element
    #expect(old == new)
    var elsewhere = Fingerprints(path: "b.json")
    #expect(elsewhere.next(for: finding("a/b", "screen/cell[2]")).element != old)
  }

  /// What is written today must be recognized in years.
  @Test func valuesAreStable() {
    var fingerprints = Fingerprints(path: "a.json")
    #expect(fingerprints.next(for: finding()).element == "55cfb5596a25f65:1")
    #expect(fingerprints.next(for: finding()).line == "79f5174644017fd7:1")
  }
}
