import Libc

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
  ///
  /// What begins with a bracket or the like is looked for by that, which is rare. For the rest it is Horspool's search:
  /// the byte that is where the text would end says how far to go on.
  func firstIndex(of wanted: UTF8Text, from index: Int = 0) -> Int? {
    guard let start = baseAddress, let pattern = wanted.baseAddress, let last = wanted.last else { return nil }
    let length = wanted.count
    if length == 1 || pattern[0] == UInt8(ascii: "<") {
      var next = index
      while next + length <= count, let found = memchr(start + next, Int32(pattern[0]), count - length - next + 1) {
        next = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        if memcmp(found, pattern, length) == 0 { return next }
        next += 1
      }
      return nil
    }
    let longest = UInt8(clamping: length)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
      // Shorter steps than a long text allows find it, too.
      steps.initialize(repeating: longest)
      for (place, byte) in wanted.dropLast().enumerated() { steps[Int(byte)] = UInt8(clamping: length - 1 - place) }
      var end = index + length - 1
      while end < count {
        let byte = start[end]
        if byte == last, memcmp(start + end - length + 1, pattern, length) == 0 { return end - length + 1 }
        end &+= Int(steps[Int(byte)])
      }
      return nil
    }
  }

  /// A NUL-terminated text.
  init(terminated start: UnsafePointer<UInt8>) {
    self.init(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
  }
}
