/// Numbers that are filed below signs.
struct PathSignTable {
  private struct Slot {
    var hash: UInt64 = 0
    /// How often the sign is there; 0: the slot is free.
    var count = 0
    /// The first and the last number that are filed below it; each leads to the next one.
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var slots: [Slot]
  private var numbers: [(number: Int, next: Int32)] = []

  /// - Parameter signs: all that something may be filed below; they are counted.
  init(_ signs: [PathSign]) {
    var capacity = 8
    while capacity < 2 * signs.count { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
    for sign in signs {
      let index = slot(of: sign)
      slots[index].hash = sign.hash
      slots[index].count += 1
    }
  }

  /// Where a sign is, or would be.
  private func slot(of sign: PathSign) -> Int {
    var index = Int(truncatingIfNeeded: sign.hash) & (slots.count - 1)
    while slots[index].count > 0, slots[index].hash != sign.hash { index = (index + 1) & (slots.count - 1) }
    return index
  }

  /// How often a sign is there.
  func count(of sign: PathSign) -> Int { slots[slot(of: sign)].count }

  /// Files a number below a sign that is there; it is greater than those that are filed there.
  mutating func file(_ number: Int, below sign: PathSign) {
    let (index, next) = (slot(of: sign), Int32(clamping: numbers.count))
    numbers.append((number, -1))
    if slots[index].first < 0 {
      slots[index].first = next
    } else {
      numbers[Int(slots[index].last)].next = next
    }
    slots[index].last = next
  }

  /// Whether something is filed below a sign.
  func isFiled(_ sign: PathSign) -> Bool { slots[slot(of: sign)].first >= 0 }

  /// The first number below a sign that something holds for; `nil` where it holds for none.
  ///
  /// - Parameter end: those from here on are not asked. They are filed in ascending order.
  func first(below sign: PathSign, upTo end: Int, where holds: (Int) -> Bool) -> Int? {
    var next = slots[slot(of: sign)].first
    while next >= 0 {
      let number = numbers[Int(next)].number
      if number >= end { return nil }
      if holds(number) { return number }
      next = numbers[Int(next)].next
    }
    return nil
  }
}
