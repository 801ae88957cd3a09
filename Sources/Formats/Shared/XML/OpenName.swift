/// The name of an open element, up to two machine words of it at hand.
struct OpenName {
  static let blockCount = 16
  let count: Int
  let head: UInt64
  let tail: UInt64

  /// The first eight bytes of a name and the eight behind them, zeros where it is shorter; 16 bytes have to be
  /// readable.
  @inline(__always)
  static func blocks(_ bytes: UnsafePointer<UInt8>, count: Int) -> (head: UInt64, tail: UInt64) {
    let raw = UnsafeRawPointer(bytes)
    let head = raw.loadUnaligned(as: UInt64.self).littleEndian
    if count < 8 { return (head & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1), 0) }
    let tail = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    if count >= blockCount { return (head, tail) }
    return (head, tail & ((1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1))
  }
}
