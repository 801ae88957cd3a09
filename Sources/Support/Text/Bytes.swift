extension String {
  /// Gives a body the text as UTF-8.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // `withUTF8` changes texts, and the copy that it is asked for would count references, twice for each text of a finding.
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether it has the same bytes as another one; texts that only look the same are equal too.
  @usableFromInline
  package func hasBytes(of other: String) -> Bool { other.withBytes { hasBytes(of: $0) } }

  /// Whether its bytes come before those of another one.
  package func bytesPrecede(_ other: String) -> Bool {
    withBytes { left in
      other.withBytes { right in
        let count = min(left.count, right.count)
        guard count > 0, let first = left.baseAddress, let second = right.baseAddress else {
          return left.count < right.count
        }
        let order = memcmp(first, second, count)
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  /// Whether these are its bytes in UTF-8.
  package func hasBytes(of others: UnsafeBufferPointer<UInt8>) -> Bool {
    withBytes { bytes in
      guard bytes.count == others.count, let left = bytes.baseAddress, let right = others.baseAddress else {
        return bytes.isEmpty && others.isEmpty
      }
      return left == right || memcmp(left, right, bytes.count) == 0
    }
  }
}

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

extension RandomAccessCollection where Index == Int {
  /// The first index whose element and all that follow it belong to the second part; the end where none does.
  ///
  /// - Parameter belongsToSecondPart: is `false` for the elements up to some index, and `true` from there on.
  @inlinable
  package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a text begins in it, at or behind an index; `nil` where it holds none.
  ///
  /// What begins with a bracket or the like is looked for by that, which is rare. For the rest it is Horspool's search:
  /// the byte that is where the text would end says how far to go on.
  package func firstIndex(of wanted: UnsafeBufferPointer<UInt8>, from index: Int = 0) -> Int? {
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
}

extension Collection<UInt8> where Index == Int {
  /// The range of the first occurrence of some bytes; `nil` where there is none.
  ///
  /// It has a label, as the `firstRange(of:)` of Foundation would be taken where a dependency brings that.
  package func firstRange(ofBytes bytes: [UInt8]) -> Range<Int>? {
    let found = withContiguousStorageIfAvailable { text in bytes.withUnsafeBufferPointer { text.firstIndex(of: $0) } }
    return (found ?? nil).map { startIndex + $0..<startIndex + $0 + bytes.count }
  }
}

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
