#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// Where a text begins in it, at or behind an index; `nil` where it holds none.
  func firstIndex(of wanted: UTF8Text, from index: Int = 0) -> Int? {
    guard let start = baseAddress, let first = wanted.first, let pattern = wanted.baseAddress else { return nil }
    var next = index
    while next + wanted.count <= count,
      let found = memchr(start + next, Int32(first), count - wanted.count - next + 1)
    {
      next = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      if memcmp(found, pattern, wanted.count) == 0 { return next }
      next += 1
    }
    return nil
  }

  /// A NUL-terminated text.
  init(terminated start: UnsafePointer<UInt8>) {
    self.init(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
  }
}
