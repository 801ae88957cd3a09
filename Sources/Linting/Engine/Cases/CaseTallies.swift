import Screens

/// The outcome of each case, in a file and over all files, by platform of the screen.
///
/// A case's statements depend on the platform, so its counts are kept apart by it. They are memory of their own, which
/// the walk counts in without counting references.
final class CaseTallies {
  private let caseCount: Int
  /// One row for each platform, one tally in it for each case.
  let file: UnsafeMutablePointer<Tally>
  private let all: UnsafeMutablePointer<Tally>
  /// Sets of kinds that cases look at, each once.
  private let kindSets: [KindSet]
  /// How many elements a file has of each of these sets.
  private let counts: UnsafeMutablePointer<Int>
  /// Where one screen is counted apart from the others of its platform; `nil` until a run keeps account of its screens.
  private var screen: UnsafeMutablePointer<Tally>?
  /// The numbers of the cases that are counted, each with the index of the set of its kinds.
  private let members: [(number: Int, kindSet: Int)]
  /// How often each case's selector matched, in rows as the tallies.
  private let matched: UnsafeMutablePointer<Int>
  /// How many elements of each kind there were, in a row for each platform.
  private let elements: UnsafeMutablePointer<Int>
  /// The platforms of the file's screens, one bit each.
  private var platforms: UInt8 = 0
  /// The platforms of all screens.
  private var allPlatforms: UInt8 = 0
  /// Whether the elements of the file that no case was asked about are counted.
  private var isComplete = true

  /// Where to count on the screens of a platform.
  struct Row {
    /// By number of the case.
    let tallies: UnsafeMutablePointer<Tally>
    /// How often the case's selector matched, by number of the case.
    let matched: UnsafeMutablePointer<Int>
    /// How many elements there were, by raw value of their kind.
    let elements: UnsafeMutablePointer<Int>
  }

  /// - Parameters:
  ///   - kinds: the kinds that each case looks at.
  ///   - isMember: by number of the case: whether it is counted.
  init(_ kinds: [KindSet], _ isMember: [Bool]) {
    let kindSets = Array(Set(kinds))
    self.kindSets = kindSets
    counts = .allocate(capacity: max(1, kindSets.count))
    members = isMember.indices.filter { isMember[$0] }.map { number in
      (number, kindSets.firstIndex(of: kinds[number]) ?? 0)
    }
    caseCount = kinds.count
    let count = kinds.count
    let capacity = max(1, count * ScreenPlatform.allCases.count)
    file = .allocate(capacity: capacity)
    all = .allocate(capacity: capacity)
    file.initialize(repeating: Tally(), count: capacity)
    matched = .allocate(capacity: capacity)
    matched.initialize(repeating: 0, count: capacity)
    elements = .allocate(capacity: Kind.total * ScreenPlatform.allCases.count)
    elements.initialize(repeating: 0, count: Kind.total * ScreenPlatform.allCases.count)
    all.initialize(repeating: Tally(), count: capacity)
  }

  deinit {
    file.deallocate()
    all.deallocate()
    matched.deallocate()
    elements.deallocate()
    counts.deallocate()
    screen?.deallocate()
  }

  /// Begins a screen.
  ///
  /// - Parameter apart: whether its outcome is counted by itself until ``endScreen(_:)`` adds it to that of the others.
  /// - Returns: where to count.
  func startScreen(_ platform: ScreenPlatform, apart: Bool) -> Row {
    platforms |= 1 << UInt8(platform.rawValue)
    isComplete = false
    let row = row(platform)
    guard apart else { return row }
    let screen = self.screen ?? .allocate(capacity: max(1, caseCount))
    self.screen = screen
    screen.update(repeating: Tally(), count: caseCount)
    return Row(tallies: screen, matched: row.matched, elements: row.elements)
  }

  /// Ends a screen that was counted apart.
  func endScreen(_ platform: ScreenPlatform) {
    guard let screen else { return }
    let row = row(platform)
    for (number, _) in members { row.tallies[number] += screen[number] }
  }

  /// The counts of a platform's screens.
  func row(_ platform: ScreenPlatform) -> Row {
    let start = platform.rawValue * caseCount
    return Row(tallies: file + start, matched: matched + start, elements: elements + platform.rawValue * Kind.total)
  }

  /// Counts the elements that no case was asked about, or that its selector did not match. They are all elements of the
  /// case's kinds that are not counted yet.
  func completeFile() {
    if isComplete { return }
    isComplete = true
    for platform in ScreenPlatform.allCases where platforms & 1 << UInt8(platform.rawValue) != 0 {
      let row = row(platform)
      // Many cases look at the same kinds.
      for (index, kinds) in kindSets.enumerated() {
        counts[index] = kinds.reduce(0) { $0 + row.elements[Int($1.rawValue)] }
      }
      for (number, kindSet) in members {
        row.tallies[number].notApplicable += counts[kindSet] - row.matched[number]
      }
      row.matched.update(repeating: 0, count: caseCount)
      row.elements.update(repeating: 0, count: Kind.total)
    }
  }

  /// Calls a body with platform, number and tally of each case in the file, once for each platform that it has screens
  /// of.
  func forEachInFile(_ body: (ScreenPlatform, Int, Tally) -> Void) { forEach(file, platforms, body) }

  /// Calls a body with platform, number and tally of each case, over all files.
  func forEach(_ body: (ScreenPlatform, Int, Tally) -> Void) {
    endFile()
    forEach(all, allPlatforms, body)
  }

  /// Adds the file's counts to the totals and makes room for those of the next file. If the counts of each file are not
  /// needed, several files may end at once.
  func endFile() {
    completeFile()
    for platform in ScreenPlatform.allCases where platforms & 1 << UInt8(platform.rawValue) != 0 {
      let start = platform.rawValue * caseCount
      for index in start..<start + caseCount { all[index] += file[index] }
      (file + start).update(repeating: Tally(), count: caseCount)
    }
    allPlatforms |= platforms
    platforms = 0
  }

  private func forEach(
    _ tallies: UnsafeMutablePointer<Tally>, _ platforms: UInt8, _ body: (ScreenPlatform, Int, Tally) -> Void
  ) {
    for platform in ScreenPlatform.allCases where platforms & 1 << UInt8(platform.rawValue) != 0 {
      for (number, _) in members { body(platform, number, tallies[platform.rawValue * caseCount + number]) }
    }
  }
}
