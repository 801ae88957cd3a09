/// A hash, and which of equal ones it is: `ff:1` in reports.
package struct CountedHash: Sendable, Hashable {
  /// The hash.
  package let value: UInt64
  /// From 1.
  package let count: Int

  package init(_ value: UInt64, count: Int) {
    (self.value, self.count) = (value, count)
  }

  /// Gives a body what reports show: hexadecimal digits, a colon, and decimal ones.
  ///
  /// The library's `String(_:radix:)` takes ten times as many instructions, and there are two for each finding.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { bytes in
      var start = bytes.count
      var rest = UInt64(count)
      repeat {
        start -= 1
        bytes[start] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      start -= 1
      bytes[start] = UInt8(ascii: ":")
      rest = value
      repeat {
        let digit = UInt8(truncatingIfNeeded: rest & 15)
        start -= 1
        bytes[start] = digit < 10 ? 0x30 &+ digit : 0x57 &+ digit
        rest &>>= 4
      } while rest > 0
      body(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// What reports show.
  package var text: String {
    var text = ""
    withBytes { text = String(decoding: $0, as: UTF8.self) }
    return text
  }
}

extension CountedHash: Codable {
  /// Reads what reports show; `nil` where that is something else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let value = UInt64(parts[0], radix: 16), let count = Int(parts[1]), count > 0 else {
      return nil
    }
    self.init(value, count: count)
  }

  /// Reads what reports show.
  ///
  /// - Throws: a `DecodingError` where that is something else.
  package init(from decoder: any Decoder) throws {
    guard let hash = CountedHash(try String(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "a hash is hexadecimal digits, a colon and a number"))
    }
    self = hash
  }

  /// Writes what reports show.
  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
