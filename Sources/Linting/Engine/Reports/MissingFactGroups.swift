import Support

/// What inconclusive checks of all files miss, by the facts of all elements of a kind.
package struct MissingFactGroups: Sendable, Hashable {
  /// Checks that miss the same.
  package struct Group: Sendable, Hashable {
    /// By the index of the rule: how many checks there are.
    package fileprivate(set) var counts: [Int: Int] = [:]
    fileprivate var paths: Set<Path> = []
    /// The first path of a file in byte order.
    package fileprivate(set) var path: String
    /// What is missing in that file, each once.
    package fileprivate(set) var facts: [MissingFactNames] = []

    /// How many files they are in.
    package var files: Int { paths.count }
  }

  /// By what is missing, as a sentence names it.
  package private(set) var all: [String: Group] = [:]

  /// Takes what is missing in a file.
  mutating func add(_ report: FileReport) {
    if report.missingFacts.isEmpty { return }
    for rule in report.tallies.indices where report.tallies[rule].inconclusive > 0 {
      let facts = report.missingFacts.indices.contains(rule) ? report.missingFacts[rule] : []
      let key = facts.map(\.groupPhrase).unique.words(last: "and")
      var group = all[key] ?? Group(path: report.path)
      if Self.precedes(report.path, group.path) { (group.path, group.facts) = (report.path, []) }
      if group.path.hasBytes(of: report.path) { group.facts = (group.facts + facts).unique }
      group.paths.insert(Path(report.path))
      group.counts[rule, default: 0] += report.tallies[rule].inconclusive
      all[key] = group
    }
  }

  /// Takes what is missing in other files.
  mutating func add(_ other: MissingFactGroups) {
    all.merge(other.all) { left, right in
      var group = Self.precedes(right.path, left.path) ? right : left
      // Parts of one file.
      if left.path.hasBytes(of: right.path) { group.facts = (left.facts + right.facts).unique }
      group.paths = left.paths.union(right.paths)
      group.counts = left.counts.merging(right.counts, uniquingKeysWith: +)
      return group
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
