/// The digest SHA-256 (FIPS 180-4) of bytes that come piece by piece.
package struct SHA256 {
  private static let blockSize = 64
  private static let roundConstants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  private var state: SIMD8<UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The beginning of a block that is not complete yet.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The digest of nothing yet.
  package init() {
    pending.reserveCapacity(Self.blockSize)
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      let block = pending
      block.withUnsafeBytes { take(blocks: $0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count - rest.count % Self.blockSize
    if whole > 0 { take(blocks: UnsafeRawBufferPointer(rebasing: rest.prefix(whole))) }
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// Ends the text.
  ///
  /// - Returns: the digest as 64 hexadecimal digits in lower case.
  package mutating func finish() -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: finishBytes().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Ends the text.
  ///
  /// - Returns: the digest, 32 bytes.
  package mutating func finishBytes() -> [UInt8] {
    let bits = length &* 8
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1) % Self.blockSize
    padding += repeatElement(0, count: (Self.blockSize * 2 - 8 - used) % Self.blockSize)
    padding += stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    padding.withUnsafeBytes { update($0) }
    return (0..<8).flatMap { index in
      stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[index] >> $0) }
    }
  }

  private mutating func take(blocks: UnsafeRawBufferPointer) {
    Self.roundConstants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
        for start in stride(from: 0, to: blocks.count, by: Self.blockSize) {
          for index in 0..<16 {
            words[index] = UInt32(bigEndian: blocks.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
          }
          compress(words, constants)
        }
      }
    }
  }

  private mutating func compress(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      let first = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ early &>> 3
      let second = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ late &>> 10
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at once leave each word where it began; moving eight words in every round would be half of the work.
    var index = 0
    while index < 64 {
      Self.round(a, b, c, &d, e, f, g, &h, constants[index] &+ words[index])
      Self.round(h, a, b, &c, d, e, f, &g, constants[index &+ 1] &+ words[index &+ 1])
      Self.round(g, h, a, &b, c, d, e, &f, constants[index &+ 2] &+ words[index &+ 2])
      Self.round(f, g, h, &a, b, c, d, &e, constants[index &+ 3] &+ words[index &+ 3])
      Self.round(e, f, g, &h, a, b, c, &d, constants[index &+ 4] &+ words[index &+ 4])
      Self.round(d, e, f, &g, h, a, b, &c, constants[index &+ 5] &+ words[index &+ 5])
      Self.round(c, d, e, &f, g, h, a, &b, constants[index &+ 6] &+ words[index &+ 6])
      Self.round(b, c, d, &e, f, g, h, &a, constants[index &+ 7] &+ words[index &+ 7])
      index &+= 8
    }
    state = state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One round: what moves on into the place of `d`, and what is new in the place of `h`.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    // Rotations of rotations: by 6, 11 and 25, and by 2, 13 and 22.
    let mixed = rotated(e ^ rotated(e ^ rotated(e, 14), 5), 6)
    let first = h &+ mixed &+ (g ^ (e & (f ^ g))) &+ word
    d = d &+ first
    h = first &+ rotated(a ^ rotated(a ^ rotated(a, 9), 11), 2) &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
}
