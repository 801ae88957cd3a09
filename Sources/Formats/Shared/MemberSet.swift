/// The members that an element has been given, by their raw values: what is given twice is found without any storage.
struct MemberSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a member below 128; says whether it is new.
  @inline(__always)
  mutating func insert(_ member: UInt8) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(member)
    if member < 64 {
      if low & bit != 0 { return false }
      low |= bit
    } else {
      if high & bit != 0 { return false }
      high |= bit
    }
    return true
  }
}
