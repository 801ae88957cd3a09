/// Bytes that a component of an element's path has, and where.
struct PathSign {
  /// Where a component has them.
  enum Place: UInt8 { case all, beginning, end, middle }

  let place: Place
  /// In bytes.
  let length: Int
  /// Stands for all of it: two with one hash only cost a question more.
  let hash: UInt64

  init(_ place: Place, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.place = place
    length = bytes.count
    // Most are asked for in vain: `Hasher` would be half of what a finding costs.
    var hash = UInt64(truncatingIfNeeded: length) << 2 | UInt64(place.rawValue)
    var bits: UInt64 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { hash = Self.mix(hash, bits) }
    }
    self.hash = Self.mix(hash, bits)
  }

  private static func mix(_ hash: UInt64, _ bits: UInt64) -> UInt64 {
    let product = (hash ^ bits) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
