/// The digest SHA-1 (FIPS 180-4) of bytes that come piece by piece, by which git names what it keeps. It keeps nothing
/// secret.
struct SHA1: BlobDigest {
  private static let blockSize = 64

  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  /// What is no whole block yet.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The digest of nothing yet.
  init() {}

  /// Takes more bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    pending.append(contentsOf: bytes)
    let whole = pending.count - pending.count % Self.blockSize
    var state = state
    pending.withUnsafeBytes { pending in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
        for start in stride(from: 0, to: whole, by: Self.blockSize) {
          for index in 0..<16 {
            words[index] = UInt32(
              bigEndian: pending.loadUnaligned(fromByteOffset: start &+ 4 &* index, as: UInt32.self))
          }
          Self.take(words, into: &state)
        }
      }
    }
    self.state = state
    pending.removeFirst(whole)
  }

  /// Ends the text.
  ///
  /// - Returns: the digest as 40 hexadecimal digits in lower case.
  mutating func finish() -> String {
    let bits = length &* 8
    let used = (pending.count + 1) % Self.blockSize
    var padding: [UInt8] = [0x80] + Array(repeating: 0, count: (Self.blockSize * 2 - 8 - used) % Self.blockSize)
    padding += stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    padding.withUnsafeBytes { update($0) }
    let digits = Array("0123456789abcdef".utf8)
    let words = [state.0, state.1, state.2, state.3, state.4]
    return String(
      decoding: words.flatMap { word in
        stride(from: UInt32(28), through: 0, by: -4).map { digits[Int(word >> $0 & 15)] }
      }, as: UTF8.self)
  }

  /// Mixes a block, of which the first 16 words are there.
  private static func take(
    _ words: UnsafeMutableBufferPointer<UInt32>, into state: inout (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    for index in 16..<80 {
      let word = words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16]
      words[index] = rotated(word, 1)
    }
    var (a, b, c, d, e) = state
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (d ^ b & (c ^ d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | d & (b | c), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &<< count | word &>> (32 &- count) }
}
