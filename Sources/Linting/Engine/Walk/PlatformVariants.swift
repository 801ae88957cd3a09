import Screens

/// Raw findings of rules whose cases differ by platform, on a screen whose platform is unknown.
struct PlatformVariants {
  struct Entry {
    var rule: Int
    var platforms: PlatformSet
    var candidate: Candidate
    var reports: [Pass.Report]
  }

  private(set) var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  private struct Key: Hashable {
    var rule: Int
    var element: Int32
    var platforms: PlatformSet
  }

  mutating func add(_ entry: Entry) {
    index[Key(rule: entry.rule, element: entry.candidate.element, platforms: entry.platforms)] = entries.count
    entries.append(entry)
  }

  /// The raw finding of the same rule on the same element for the other platform.
  func counterpart(of entry: Entry) -> Entry? {
    let other = PlatformSet.both.subtracting(entry.platforms)
    return index[Key(rule: entry.rule, element: entry.candidate.element, platforms: other)].map { entries[$0] }
  }
}
