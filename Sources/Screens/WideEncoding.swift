/// An encoding of Unicode whose characters have two or four bytes.
package struct WideEncoding: Equatable {
  /// How many bytes a unit of it has: 2 or 4.
  private let size: Int
  private let isBigEndian: Bool

  /// Its name at IANA.
  package var name: String { "UTF-\(size * 8)\(isBigEndian ? "BE" : "LE")" }

  /// Whether each character has four bytes.
  package var isUTF32: Bool { size == 4 }

  private init(_ size: Int, isBigEndian: Bool) {
    self.size = size
    self.isBigEndian = isBigEndian
  }

  /// The encoding that a text's byte order mark names; `nil` where it has none of these.
  package init?(markedIn bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): self.init(Self.isZero(bytes, 2..<4) ? 4 : 2, isBigEndian: false)
    case (0xFE, 0xFF): self.init(2, isBigEndian: true)
    case (0, 0) where bytes.count >= 4 && bytes[2] == 0xFE && bytes[3] == 0xFF: self.init(4, isBigEndian: true)
    default: return nil
    }
  }

  /// The encoding by the mark of a text, or by the zeros beside its first ASCII character; `nil` if neither is there.
  package init?(of bytes: UnsafeBufferPointer<UInt8>) {
    if let marked = Self(markedIn: bytes) {
      self = marked
      return
    }
    guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0, 0) where bytes.count >= 4 && bytes[2] == 0 && bytes[3] != 0: self.init(4, isBigEndian: true)
    case (1..., 0): self.init(Self.isZero(bytes, 2..<4) ? 4 : 2, isBigEndian: false)
    case (0, 1...): self.init(2, isBigEndian: true)
    default: return nil
    }
  }

  private static func isZero(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.count >= range.upperBound && bytes[range].allSatisfy { $0 == 0 }
  }

  /// A text in UTF-8, without its byte order mark, as far as it is valid.
  ///
  /// - Returns: the text, and what is wrong behind it; `nil`: nothing.
  package func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: [UInt8], mistake: String?) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / size)
    let units = WideUnits(bytes, from: Self(markedIn: bytes) == nil ? 0 : size, size, isBigEndian)
    let failed =
      size == 2
      ? transcode(
        units.lazy.map { UInt16($0) }.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
        into: { text.append($0) })
      : transcode(
        units.makeIterator(), from: UTF32.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    if failed {
      return (text, size == 2 ? "the text is not valid UTF-16: a lone surrogate" : "the text is not valid UTF-32")
    }
    return (text, bytes.count % size == 0 ? nil : "the UTF-\(size * 8) text ends in the middle of a character")
  }
}

/// The units of a text of two or four bytes each.
private struct WideUnits: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let size: Int
  private let isBigEndian: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int, _ size: Int, _ isBigEndian: Bool) {
    self.bytes = bytes
    self.index = index
    self.size = size
    self.isBigEndian = isBigEndian
  }

  mutating func next() -> UInt32? {
    guard index + size <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for offset in 0..<size {
      unit = unit << 8 | UInt32(bytes[index + (isBigEndian ? offset : size - 1 - offset)])
    }
    index += size
    return unit
  }
}

extension SourceReader {
  /// Puts the UTF-8 form of the whole text, as far as it is valid, in the place of what was read.
  ///
  /// - Returns: what is wrong behind it; `nil`: nothing.
  package func decode(_ encoding: WideEncoding) -> String? {
    let (text, mistake) = encoding.decoded(UnsafeBufferPointer(start: UnsafePointer(bytes), count: count))
    text.withUnsafeBytes { replaceText(with: $0, from: encoding.name) }
    return mistake
  }

  /// Makes UTF-8 of JSON that is UTF-16 or UTF-32, which its mark or its first character shows. XML says in itself what
  /// it is in.
  ///
  /// What is not valid stays as it is: it may be no text at all.
  package func decodeWideJSON() throws(ReadError) {
    // Nearly all other texts have no such byte in the beginning.
    guard !isDecoded, count > 0, bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE else { return }
    while count < 256, try readMore() {}
    let beginning = UnsafeBufferPointer(start: UnsafePointer(bytes), count: min(count, 1 << 10) & ~3)
    guard let encoding = WideEncoding(of: beginning) else { return }
    let first = encoding.decoded(beginning).text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard let first, "{[/".utf8.contains(first) else { return }
    try readAll()
    let (text, mistake) = encoding.decoded(UnsafeBufferPointer(start: UnsafePointer(bytes), count: count))
    if mistake == nil { text.withUnsafeBytes { replaceText(with: $0, from: encoding.name) } }
  }
}
