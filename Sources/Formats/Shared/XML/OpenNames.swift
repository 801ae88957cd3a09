/// The names of the open elements of a document, the innermost last.
struct OpenNames {
  private var names: [OpenName] = []
  /// Those of them that are longer than any of the vocabulary, one behind the other.
  private var longNames: [UInt8] = []

  /// How many elements are open.
  var count: Int { names.count }

  /// Whether no element is open.
  var isEmpty: Bool { names.isEmpty }

  /// The name of the innermost one; `nil` where none is open.
  var last: OpenName? { names.last }

  /// An element is opened.
  ///
  /// - Parameter name: its name; 16 bytes from its beginning have to be readable.
  @inline(__always)
  mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    guard let start = name.baseAddress else { return }
    let (head, tail) = OpenName.blocks(start, count: name.count)
    names.append(OpenName(count: name.count, head: head, tail: tail))
    if name.count > OpenName.blockCount { longNames.append(contentsOf: name) }
  }

  /// Whether the innermost element's name is somewhere.
  ///
  /// - Parameters:
  ///   - name: that name, of ``last``.
  ///   - bytes: where it may be; 16 bytes have to be readable.
  @inline(__always)
  func isLast(_ name: OpenName, at bytes: UnsafePointer<UInt8>) -> Bool {
    if name.count > OpenName.blockCount {
      return UnsafeBufferPointer(start: bytes, count: name.count).elementsEqual(longNames.suffix(name.count))
    }
    let (head, tail) = OpenName.blocks(bytes, count: name.count)
    return head == name.head && tail == name.tail
  }

  /// The innermost element ends.
  mutating func removeLast() {
    if let name = names.popLast(), name.count > OpenName.blockCount { longNames.removeLast(name.count) }
  }
}

/// The name of an open element, up to two machine words of it at hand.
struct OpenName {
  static let blockCount = 16
  let count: Int
  let head: UInt64
  let tail: UInt64

  /// The first eight bytes of a name and the eight behind them, zeros where it is shorter; 16 bytes have to be
  /// readable.
  @inline(__always)
  static func blocks(_ bytes: UnsafePointer<UInt8>, count: Int) -> (head: UInt64, tail: UInt64) {
    let raw = UnsafeRawPointer(bytes)
    let head = raw.loadUnaligned(as: UInt64.self).littleEndian
    if count < 8 { return (head & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1), 0) }
    let tail = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian
    if count >= blockCount { return (head, tail) }
    return (head, tail & ((1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1))
  }
}

/// How many ASCII letters are here, 16 at most; 16 bytes have to be readable.
@inline(__always)
func letterCount(_ bytes: UnsafePointer<UInt8>) -> Int {
  let raw = UnsafeRawPointer(bytes)
  let first = otherThanLetters(raw.loadUnaligned(as: UInt64.self).littleEndian)
  if first != 0 { return first.trailingZeroBitCount &>> 3 }
  let second = otherThanLetters(raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian)
  return second == 0 ? 16 : 8 &+ second.trailingZeroBitCount &>> 3
}

/// The high bit of each byte that is no ASCII letter.
@inline(__always)
private func otherThanLetters(_ block: UInt64) -> UInt64 {
  // In lower case and without the high bits, so that no sum reaches the byte above.
  let lower = (block | 0x2020_2020_2020_2020) & 0x7F7F_7F7F_7F7F_7F7F
  let isFromA = lower &+ 0x1F1F_1F1F_1F1F_1F1F
  let isBehindZ = lower &+ 0x0505_0505_0505_0505
  return ~(isFromA & ~isBehindZ & ~block) & 0x8080_8080_8080_8080
}
