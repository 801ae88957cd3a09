extension String {
  /// A hash in hexadecimal digits, a colon, and which of equal ones it is: `ff:1`.
  ///
  /// The library's `String(_:radix:)` takes ten times as many instructions, and there are two for each finding.
  package init(hexadecimal hash: UInt64, countedAs count: Int) {
    let digits = Swift.max(1, (64 - hash.leadingZeroBitCount + 3) / 4)
    self.init(unsafeUninitializedCapacity: digits + 21) { bytes in
      var rest = hash
      for index in (0..<digits).reversed() {
        let digit = UInt8(truncatingIfNeeded: rest & 15)
        bytes[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
        rest >>= 4
      }
      bytes[digits] = UInt8(ascii: ":")
      var (end, power) = (digits + 1, 1)
      while count / power >= 10 { power *= 10 }
      while power > 0 {
        bytes[end] = UInt8(truncatingIfNeeded: 0x30 + count / power % 10)
        power /= 10
        end += 1
      }
      return end
    }
  }
}
