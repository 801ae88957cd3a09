import Support

extension String {
  /// Up to four short texts, one behind another, in memory that is asked for once.
  ///
  /// `+=` asks each time whether there is room: that was half of what naming an element cost.
  init(joining first: String, _ second: String, _ third: String = "", _ fourth: String = "") {
    let count = first.utf8.count + second.utf8.count + third.utf8.count + fourth.utf8.count
    self.init(unsafeUninitializedCapacity: count) { buffer in
      // No variable that a closure captures: each use of one would be asked whether it is exclusive.
      let one = Self.copy(first, to: buffer, at: 0)
      let two = Self.copy(second, to: buffer, at: one)
      return Self.copy(fourth, to: buffer, at: Self.copy(third, to: buffer, at: two))
    }
  }

  /// Two texts, and behind them another one between two literals.
  init(
    joining first: String, _ second: String, _ open: StaticString, _ third: UnsafeBufferPointer<UInt8>,
    _ close: StaticString
  ) {
    let count = first.utf8.count + second.utf8.count + open.utf8CodeUnitCount + third.count + close.utf8CodeUnitCount
    self.init(unsafeUninitializedCapacity: count) { buffer in
      let one = Self.copy(second, to: buffer, at: Self.copy(first, to: buffer, at: 0))
      let two = Self.copy(UnsafeBufferPointer(open), to: buffer, at: one)
      return Self.copy(UnsafeBufferPointer(close), to: buffer, at: Self.copy(third, to: buffer, at: two))
    }
  }

  /// A text with another one at a place, in bytes from its beginning.
  init(inserting other: String, at place: Int, of text: String) {
    self.init(unsafeUninitializedCapacity: text.utf8.count + other.utf8.count) { buffer in
      text.withBytes { bytes in
        let lead = UnsafeBufferPointer(rebasing: bytes.prefix(place))
        let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(place))
        let one = Self.copy(lead, to: buffer, at: 0)
        return Self.copy(rest, to: buffer, at: Self.copy(other, to: buffer, at: one))
      }
    }
  }

  /// Both parts of a text, the first of which has so many bytes.
  func split(atByte place: Int) -> (String, String) {
    withBytes { bytes in
      (String(decoding: bytes.prefix(place), as: UTF8.self), String(decoding: bytes.dropFirst(place), as: UTF8.self))
    }
  }

  /// Copies the bytes of a text to a place in memory, and returns the place behind them.
  @inline(__always)
  private static func copy(_ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    text.isEmpty ? start : text.withBytes { copy($0, to: buffer, at: start) }
  }

  /// Copies bytes to a place in memory, and returns the place behind them.
  @inline(__always)
  private static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return start }
    (target + start).update(from: source, count: bytes.count)
    return start + bytes.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate init(_ literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }
}
