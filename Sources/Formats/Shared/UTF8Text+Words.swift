import Support

extension UTF8Text {
  /// Whether it is a word.
  @inline(__always)
  func equals(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && begins(with: word) }

  /// Whether it begins with a word.
  @inline(__always)
  func begins(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let start = baseAddress else { return word.utf8CodeUnitCount == 0 }
    return memcmp(start, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Whether it ends with a word.
  @inline(__always)
  func ends(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let start = baseAddress else { return word.utf8CodeUnitCount == 0 }
    return memcmp(start + count - word.utf8CodeUnitCount, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Whether it holds a byte.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool {
    guard let start = baseAddress else { return false }
    return memchr(start, Int32(byte), count) != nil
  }

  /// A NUL-terminated text.
  init(terminated start: UnsafePointer<UInt8>) {
    self.init(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
  }
}
