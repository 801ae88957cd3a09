import Screens

/// Violations of rules whose cases differ by platform, on a screen whose platform is not known.
struct PlatformSides {
  struct Entry {
    var rule: Int
    var element: Int32
    var platforms: PlatformSet
    var `case`: Int
    var reports: [Pass.Report]
  }

  private(set) var entries: [Entry] = []
  private var index: [Key: Int] = [:]

  private struct Key: Hashable {
    var rule: Int
    var element: Int32
    var platforms: PlatformSet
  }

  mutating func add(
    _ rule: Int, _ element: Int32, _ platforms: PlatformSet, _ number: Int, _ reports: [Pass.Report]
  ) {
    index[Key(rule: rule, element: element, platforms: platforms)] = entries.count
    entries.append(Entry(rule: rule, element: element, platforms: platforms, case: number, reports: reports))
  }

  /// The violation of the same rule by the same element on the other platform.
  func counterpart(of entry: Entry) -> Entry? {
    let other = PlatformSet.both.subtracting(entry.platforms)
    return index[Key(rule: entry.rule, element: entry.element, platforms: other)].map { entries[$0] }
  }
}
