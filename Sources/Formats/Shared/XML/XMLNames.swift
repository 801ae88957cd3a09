/// How many ASCII letters are here, 16 at most; 16 bytes have to be readable.
@inline(__always)
func letterCount(_ bytes: UnsafePointer<UInt8>) -> Int {
  let raw = UnsafeRawPointer(bytes)
  let first = otherThanLetters(raw.loadUnaligned(as: UInt64.self).littleEndian)
  if first != 0 { return first.trailingZeroBitCount &>> 3 }
  let second = otherThanLetters(raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian)
  return second == 0 ? 16 : 8 &+ second.trailingZeroBitCount &>> 3
}

/// The high bit of each byte that is no ASCII letter.
@inline(__always)
private func otherThanLetters(_ block: UInt64) -> UInt64 {
  // In lower case and without the high bits, so that no sum reaches the byte above.
  let lower = (block | 0x2020_2020_2020_2020) & 0x7F7F_7F7F_7F7F_7F7F
  let isFromA = lower &+ 0x1F1F_1F1F_1F1F_1F1F
  let isBehindZ = lower &+ 0x0505_0505_0505_0505
  return ~(isFromA & ~isBehindZ & ~block) & 0x8080_8080_8080_8080
}
