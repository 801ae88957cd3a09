import Screens

/// An engine's own copy of compiled selectors, which remember the outcome of those compounds that are asked for again
/// and again.
///
/// Many rules speak of the image of a person's cell; whether a cell is one is found out once. A compound remembers its
/// last element alone: the walk meets siblings one after another, and each element's rules one after another.
final class SelectorPrograms {
  private let operations: UnsafeMutableBufferPointer<SelectorOperation>
  private let starts: [Int]
  private let memos: UnsafeMutableBufferPointer<MatchMemo>

  /// - Parameter selectors: those to copy; they have to live as long as the copies.
  init(_ selectors: [Selector]) {
    var starts: [Int] = []
    var count = 0
    for selector in selectors {
      starts.append(count)
      count += Int(selector.program.pointee.length)
    }
    self.starts = starts
    operations = .allocate(capacity: max(1, count))
    operations.initialize(repeating: SelectorOperation(code: .list))
    for (start, selector) in zip(starts, selectors) {
      for offset in 0..<Int(selector.program.pointee.length) { operations[start + offset] = selector.program[offset] }
    }
    var shared = SharedParts(operations)
    for start in starts { shared.visit(list: start, isOutermost: true) }
    memos = .allocate(capacity: max(1, shared.assignMemos()))
    memos.initialize(repeating: MatchMemo())
  }

  deinit {
    operations.deallocate()
    memos.deallocate()
  }

  /// The copy of a selector, by its number.
  subscript(number: Int) -> UnsafePointer<SelectorOperation>? {
    operations.baseAddress.map { UnsafePointer($0 + starts[number]) }
  }

  /// Runs the copies.
  var matcher: SelectorMatcher { SelectorMatcher(memos: memos.baseAddress) }

  /// Forgets the elements of the screen before.
  func startScreen() {
    for index in memos.indices { memos[index].element = -1 }
  }
}

/// The outcome of a list or compound for the element that it was last asked about.
struct MatchMemo {
  var element: Int32 = -1
  var match = Match.no
  /// The fact that would decide a `maybe`.
  var need = PackedMissingFact.none
}

/// Finds the lists and compounds of compiled selectors that are worth remembering.
private struct SharedParts {
  private let operations: UnsafeMutableBufferPointer<SelectorOperation>
  /// Equal parts: where the first of them starts, how many there are, and whether one of them is asked about more than
  /// once.
  private var groups: [(start: Int, count: Int, isInner: Bool)] = []
  /// The groups by their hash, with gaps of -1; a power of two of them, at least twice as many as there can be groups.
  private var table: [Int32]
  /// Each part with its group.
  private var parts: [(start: Int, group: Int)] = []

  init(_ operations: UnsafeMutableBufferPointer<SelectorOperation>) {
    self.operations = operations
    table = Array(repeating: -1, count: 2 << (Int.bitWidth - operations.count.leadingZeroBitCount))
  }

  /// - Parameter isOutermost: whether the list is the selector's own, whose subjects are asked about each element once.
  mutating func visit(list start: Int, isOutermost: Bool) {
    if isOutermost { note(start, isInner: false) }
    var alternative = start + 1
    for _ in 0..<operations[start].count {
      let end = alternative + Int(operations[alternative].length)
      var compound = alternative + 1
      while compound < end {
        visit(compound: compound, isInner: !isOutermost || compound > alternative + 1)
        compound += Int(operations[compound].length)
      }
      alternative = end
    }
  }

  private mutating func visit(compound start: Int, isInner: Bool) {
    let end = start + Int(operations[start].length)
    // A name alone is compared faster than looked up, and a fact of the element itself as fast.
    guard end > start + (isInner ? 1 : 2) else { return }
    note(start, isInner: isInner)
    var condition = start + 1
    while condition < end {
      switch operations[condition].code {
      case .not, .anyOf, .known, .has, .hasRelative: visit(list: condition + 1, isOutermost: false)
      default: break
      }
      condition += Int(operations[condition].length)
    }
  }

  private mutating func note(_ start: Int, isInner: Bool) {
    var place = Int(truncatingIfNeeded: hash(start) >> 32) & (table.count - 1)
    while table[place] >= 0, !isEqual(groups[Int(table[place])].start, start) {
      place = (place + 1) & (table.count - 1)
    }
    if table[place] < 0 {
      table[place] = Int32(groups.count)
      groups.append((start, 0, false))
    }
    let group = Int(table[place])
    groups[group].count += 1
    if isInner { groups[group].isInner = true }
    parts.append((start, group))
  }

  private func hash(_ start: Int) -> UInt64 {
    var hash: UInt64 = 0
    for index in start..<start + Int(operations[start].length) {
      let operation = operations[index]
      let parts = UInt64(operation.code.rawValue) << 56 ^ UInt64(operation.fact.rawValue) << 48 ^ operation.kinds.bits
      hash = (hash &+ parts &+ UInt64(operation.small)) &* 0x9E37_79B9_7F4A_7C15
    }
    return hash
  }

  /// Gives each group that is asked about an element more than once a memo.
  ///
  /// - Returns: how many there are.
  func assignMemos() -> Int {
    var count: Int32 = 0
    let memos = groups.map { group -> Int32 in
      guard group.isInner || group.count > 1 else { return -1 }
      count += 1
      return count - 1
    }
    for part in parts { operations[part.start].memo = memos[part.group] }
    return Int(count)
  }

  private func isEqual(_ left: Int, _ right: Int) -> Bool {
    guard operations[left].length == operations[right].length else { return false }
    return (0..<Int(operations[left].length)).allSatisfy { offset in
      // The relation of a compound to the one before it is no part of itself.
      operations[left + offset].isEqual(to: operations[right + offset], ignoringCombinator: offset == 0)
    }
  }
}

extension SelectorOperation {
  fileprivate func isEqual(to other: SelectorOperation, ignoringCombinator: Bool) -> Bool {
    guard code == other.code, comparison == other.comparison, member == other.member, fact == other.fact,
      small == other.small,
      defaultValue == other.defaultValue, isKnown == other.isKnown, isNegated == other.isNegated,
      length == other.length, count == other.count, kinds == other.kinds,
      number == other.number, ignoringCombinator || combinator == other.combinator
    else { return false }
    guard let text, let otherText = other.text else { return self.text == nil && other.text == nil }
    return (0..<Int(count)).allSatisfy { text[$0] == otherText[$0] }
  }
}
