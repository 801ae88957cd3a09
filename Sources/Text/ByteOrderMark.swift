/// The mark that some editors put before a text in UTF-8, which is no part of it.
package enum ByteOrderMark {
  /// Its bytes.
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes of a text are its mark: 3, or 0 where it has none.
  package static func length(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// A text without its mark.
  package static func dropped(from bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.dropFirst(bytes.withUnsafeBufferPointer(length))
  }
}
