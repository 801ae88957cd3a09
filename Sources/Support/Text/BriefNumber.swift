extension Double {
  /// The number with so many decimals at most, without trailing zeros: what is more than two is for numbers that would
  /// read the same otherwise.
  package func brief(decimals: Int) -> String {
    let places = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (self * places).rounded()
    guard decimals > 2, abs(scaled) < 1e15 else { return brief }
    let (whole, rest) = UInt64(abs(scaled)).quotientAndRemainder(dividingBy: UInt64(places))
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(scaled < 0 ? "-" : "")\(whole)\(digits.isEmpty ? "" : ".\(digits)")"
  }

  /// The number as messages show it: without trailing zeros and with two decimals at most.
  package var brief: String {
    let rounded = (self * 100).rounded()
    guard abs(rounded) < 1e15 else { return "\(self)" }
    let magnitude = UInt64(abs(rounded))
    // A text of fifteen bytes needs no memory of its own; putting it together of texts would be a third of what a
    // finding costs.
    return String(unsafeUninitializedCapacity: magnitude < 100_000_000_000 ? 15 : 24) { buffer in
      var first = buffer.count
      func prepend(_ byte: UInt64) {
        first -= 1
        buffer[first] = UInt8(truncatingIfNeeded: byte)
      }
      var (rest, hundredths) = magnitude.quotientAndRemainder(dividingBy: 100)
      if hundredths > 0 {
        if hundredths % 10 > 0 { prepend(0x30 + hundredths % 10) }
        prepend(0x30 + hundredths / 10)
        prepend(UInt64(UInt8(ascii: ".")))
      }
      repeat {
        prepend(0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      if rounded < 0 { prepend(UInt64(UInt8(ascii: "-"))) }
      let count = buffer.count - first
      for index in 0..<count { buffer[index] = buffer[first + index] }
      return count
    }
  }
}
