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
      withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: 64) { words in
        for start in stride(from: 0, to: blocks.count, by: 4 * Self.blockSize) {
          let count = min(4, (blocks.count - start) / Self.blockSize)
          Self.schedule(UnsafeRawBufferPointer(rebasing: blocks[start...].prefix(count * Self.blockSize)), words)
          words.withMemoryRebound(to: UInt32.self) { words in
            for lane in 0..<count { compress(words, lane, constants) }
          }
        }
      }
    }
  }

  /// The words of four blocks or fewer for their rounds, side by side. Those of one block depend on each other, those
  /// of several do not.
  private static func schedule(_ blocks: UnsafeRawBufferPointer, _ words: UnsafeMutableBufferPointer<SIMD4<UInt32>>) {
    for index in 0..<16 {
      words[index] = SIMD4()
      for lane in 0..<blocks.count / blockSize {
        let offset = lane * blockSize + 4 * index
        words[index][lane] = UInt32(bigEndian: blocks.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
    }
    for index in 16..<64 {
      let (early, late) = (words[index &- 15], words[index &- 2])
      // Rotations are written as their halves, in this order: of the others the compiler makes scalar ones.
      let first = early &>> 3 ^ early &<< 25 ^ (early &>> 7 ^ early &<< 14) ^ early &>> 18
      let second = late &>> 10 ^ late &<< 15 ^ (late &>> 17 ^ late &<< 13) ^ late &>> 19
      words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
    }
  }

  /// - Parameter lane: which of the four blocks to take.
  private mutating func compress(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ lane: Int, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var rounds = Rounds(state)
    // Eight rounds at once leave each word where it began; moving eight words in every round would be half of the work.
    for index in stride(from: 0, to: 64, by: 8) {
      rounds.take(constants[index] &+ words[4 &* index &+ lane])
      rounds.take(constants[index &+ 1] &+ words[4 &* index &+ lane &+ 4])
      rounds.take(constants[index &+ 2] &+ words[4 &* index &+ lane &+ 8])
      rounds.take(constants[index &+ 3] &+ words[4 &* index &+ lane &+ 12])
      rounds.take(constants[index &+ 4] &+ words[4 &* index &+ lane &+ 16])
      rounds.take(constants[index &+ 5] &+ words[4 &* index &+ lane &+ 20])
      rounds.take(constants[index &+ 6] &+ words[4 &* index &+ lane &+ 24])
      rounds.take(constants[index &+ 7] &+ words[4 &* index &+ lane &+ 28])
    }
    state = state &+ SIMD8(rounds.a, rounds.b, rounds.c, rounds.d, rounds.e, rounds.f, rounds.g, rounds.h)
  }

  /// The eight words that rounds mix, by their names in the standard.
  private struct Rounds {
    var (a, b, c, d, e, f, g, h): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)
    /// Which bits of `b` and `c` differ; the round before knows it already.
    private var differing: UInt32

    init(_ state: SIMD8<UInt32>) {
      (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
      differing = b ^ c
    }

    /// One round.
    @inline(__always)
    mutating func take(_ word: UInt32) {
      // Rotations of rotations: by 6, 11 and 25, and by 2, 13 and 22.
      let mixed = rotated(e ^ rotated(e ^ rotated(e, 14), 5), 6)
      let first = h &+ mixed &+ (g ^ (e & (f ^ g))) &+ word
      // What most of `a`, `b` and `c` have is in `b`, save where that differs from both.
      let others = a ^ b
      let second = rotated(a ^ rotated(a ^ rotated(a, 9), 11), 2) &+ (b ^ (others & differing))
      differing = others
      (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
    }
  }
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
