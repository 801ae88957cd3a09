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
    Self.roundConstants.withUnsafeBytes { constants in
      withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { words in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { summands in
          for start in stride(from: 0, to: blocks.count, by: Self.blockSize) {
            for place in stride(from: 0, to: 64, by: 4) {
              let word = blocks.loadUnaligned(fromByteOffset: start &+ place, as: UInt32.self)
              words.storeBytes(of: UInt32(bigEndian: word), toByteOffset: place, as: UInt32.self)
            }
            Self.extend(words, constants, to: UnsafeMutableRawBufferPointer(summands))
            compress(UnsafeBufferPointer(summands))
          }
        }
      }
    }
  }

  /// Makes the 64 words of the rounds of the 16 of a block, four at once, and adds the constants.
  private static func extend(
    _ words: UnsafeMutableRawBufferPointer, _ constants: UnsafeRawBufferPointer,
    to summands: UnsafeMutableRawBufferPointer
  ) {
    func four(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> SIMD4<UInt32> {
      bytes.loadUnaligned(fromByteOffset: 4 &* index, as: SIMD4<UInt32>.self)
    }
    let known = UnsafeRawBufferPointer(words)
    var index = 0
    while index < 64 {
      if index >= 16 {
        var next = four(known, index &- 16) &+ mixed(four(known, index &- 15), 7, 18, 3) &+ four(known, index &- 7)
        // Of four words the last two build on the first two.
        let before = four(known, index &- 4)
        next &+= mixed(SIMD4(before[2], before[3], 0, 0), 17, 19, 10)
        next &+= mixed(SIMD4(0, 0, next[0], next[1]), 17, 19, 10)
        words.storeBytes(of: next, toByteOffset: 4 &* index, as: SIMD4<UInt32>.self)
      }
      summands.storeBytes(
        of: four(known, index) &+ four(constants, index), toByteOffset: 4 &* index, as: SIMD4<UInt32>.self)
      index &+= 4
    }
  }

  @inline(__always)
  private static func mixed(
    _ words: SIMD4<UInt32>, _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> SIMD4<UInt32> {
    let one = words &>> first | words &<< (32 &- first)
    let other = words &>> second | words &<< (32 &- second)
    return one ^ other ^ words &>> third
  }

  private mutating func compress(_ words: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var difference = b ^ c
    // Eight rounds at once leave each word where it began; moving eight words in every round would be half of the work.
    var index = 0
    while index < 64 {
      Self.round(a, b, &difference, &d, e, f, g, &h, words[index])
      Self.round(h, a, &difference, &c, d, e, f, &g, words[index &+ 1])
      Self.round(g, h, &difference, &b, c, d, e, &f, words[index &+ 2])
      Self.round(f, g, &difference, &a, b, c, d, &e, words[index &+ 3])
      Self.round(e, f, &difference, &h, a, b, c, &d, words[index &+ 4])
      Self.round(d, e, &difference, &g, h, a, b, &c, words[index &+ 5])
      Self.round(c, d, &difference, &f, g, h, a, &b, words[index &+ 6])
      Self.round(b, c, &difference, &e, f, g, h, &a, words[index &+ 7])
      index &+= 8
    }
    state = state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One round: what moves on into the place of `d`, and what is new in the place of `h`.
  ///
  /// - Parameter difference: in which bits `b` and `c` differ; those in which `a` and `b` do, for the next round.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ difference: inout UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    // Rotations of rotations: by 6, 11 and 25, and by 2, 13 and 22.
    let mixed = rotated(e ^ rotated(e ^ rotated(e, 14), 5), 6)
    let first = h &+ mixed &+ (g ^ (e & (f ^ g))) &+ word
    // What most of `a`, `b` and `c` have.
    let next = a ^ b
    let majority = b ^ (next & difference)
    difference = next
    d = d &+ first
    h = first &+ rotated(a ^ rotated(a ^ rotated(a, 9), 11), 2) &+ majority
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
}
