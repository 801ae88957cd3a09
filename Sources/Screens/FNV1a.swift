import Support

/// The hash FNV-1a of 64 bits: the same in every run and on every machine, which the standard library's hashes are not.
@usableFromInline
package struct FNV1a {
  /// The hash of what was combined so far.
  @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing yet.
  @inlinable package init() {}

  /// Takes the bytes of a text.
  package mutating func combine(_ text: String) {
    text.withBytes { bytes in for byte in bytes { combine(byte) } }
  }

  /// Takes more bytes.
  @inlinable package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Takes one more byte.
  @inlinable package mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
