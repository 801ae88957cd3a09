/// What came of each case, in a file and over all files, by platform of the screen.
///
/// A case's statements depend on the platform, so its counts are kept apart by it. They are memory of their own, which
/// the walk counts in without counting references.
final class CaseTallies {
  private let caseCount: Int
  /// One row for each platform, one tally in it for each case.
  let file: UnsafeMutablePointer<Tally>
  private let all: UnsafeMutablePointer<Tally>
  /// The platforms of the file's screens, one bit each.
  private var platforms: UInt8 = 0
  /// The platforms of all screens.
  private var allPlatforms: UInt8 = 0

  init(cases count: Int) {
    caseCount = count
    let capacity = max(1, count * ScreenPlatform.allCases.count)
    file = .allocate(capacity: capacity)
    all = .allocate(capacity: capacity)
    file.initialize(repeating: Tally(), count: capacity)
    all.initialize(repeating: Tally(), count: capacity)
  }

  deinit {
    file.deallocate()
    all.deallocate()
  }

  /// Begins a screen.
  ///
  /// - Returns: where to count, by number of the case.
  func row(_ platform: ScreenPlatform) -> UnsafeMutablePointer<Tally> {
    platforms |= 1 << UInt8(platform.rawValue)
    return file + platform.rawValue * caseCount
  }

  /// Calls a body with each case's number and tally in the file, once for each platform that it has screens of.
  func forEachInFile(_ body: (Int, Tally) -> Void) { forEach(file, platforms) { body($1, $2) } }

  /// Calls a body with platform, number and tally of each case, over all files that have ended.
  func forEach(_ body: (ScreenPlatform, Int, Tally) -> Void) { forEach(all, allPlatforms, body) }

  /// Adds the file's counts to those of all and makes room for the next one's.
  func endFile() {
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
      for number in 0..<caseCount { body(platform, number, tallies[platform.rawValue * caseCount + number]) }
    }
  }
}
