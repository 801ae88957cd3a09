import Support

/// The bytes of a document that is being written.
package struct ReportBuffer: @unchecked Sendable {
  /// Where the document begins; ``memory`` owns it, and only its sole owner writes there.
  private var start: UnsafeMutablePointer<UInt8>?
  /// How many bytes have room there.
  private var size = 0
  private var memory: Memory?
  /// How many bytes there are.
  package private(set) var count = 0

  /// Memory that grows in place, mostly. An array fills what it grows by with zeros and copies what it had, which
  /// touched each byte of a large report four times.
  private final class Memory {
    private var start: UnsafeMutableRawPointer?

    deinit { free(start) }

    /// Makes room for so many bytes; those that were there stay.
    func grow(to size: Int) -> UnsafeMutablePointer<UInt8> {
      guard let room = realloc(start, size) else { fatalError("no memory for a report of \(size) bytes") }
      start = room
      return room.assumingMemoryBound(to: UInt8.self)
    }
  }

  /// An empty document.
  package init() {}

  /// Whether nothing was written.
  package var isEmpty: Bool { count == 0 }

  /// A copy of the document, UTF-8.
  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// Gives the document to a body, UTF-8.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: start, count: count)) }
  }

  /// Appends exactly as many bytes as a body writes into a given place.
  @inline(__always)
  mutating func extend(by length: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    write(room(for: length))
    count += length
  }

  /// Where the next bytes go, so many of them.
  @inline(__always)
  private mutating func room(for length: Int) -> UnsafeMutablePointer<UInt8> {
    if let start, size - count >= length, isKnownUniquelyReferenced(&memory) { return start + count }
    return newRoom(for: length) + count
  }

  @inline(never)
  private mutating func newRoom(for length: Int) -> UnsafeMutablePointer<UInt8> {
    size = max(2 * size, count + length, 128)
    if isKnownUniquelyReferenced(&memory), let grown = memory?.grow(to: size) {
      start = grown
      return grown
    }
    let memory = Memory()
    let start = memory.grow(to: size)
    withBytes { bytes in
      if let old = bytes.baseAddress { start.update(from: old, count: bytes.count) }
    }
    (self.memory, self.start) = (memory, start)
    return start
  }

  // One for each shape that UTF-8 comes in: what other modules call is not made for the types that they call it with.

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    write(start, count: more.count)
  }

  /// Appends so many bytes as they are.
  @inline(__always)
  private mutating func write(_ start: UnsafePointer<UInt8>, count length: Int) {
    extend(by: length) { $0.update(from: start, count: length) }
  }

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: [UInt8]) { more.withUnsafeBufferPointer { write(bytes: $0) } }

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: ArraySlice<UInt8>) { more.withUnsafeBufferPointer { write(bytes: $0) } }

  /// Appends a text as it is.
  package mutating func write(_ text: String) { text.withBytes { write(bytes: $0) } }

  /// Appends a literal as it is.
  package mutating func write(literal text: StaticString) { write(text.utf8Start, count: text.utf8CodeUnitCount) }

  /// Appends another document as it is.
  package mutating func write(_ other: ReportBuffer) { other.withBytes { write(bytes: $0) } }

  /// Appends one byte.
  package mutating func write(byte: UInt8) { extend(by: 1) { $0[0] = byte } }

  /// Appends the inside of a JSON text in which nothing but quotes and backslashes has to be escaped.
  mutating func write(escapingQuotesIn text: UnsafeBufferPointer<UInt8>) {
    let room = room(for: 2 * text.count)
    var length = 0
    for byte in text {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        room[length] = UInt8(ascii: "\\")
        length &+= 1
      }
      room[length] = byte
      length &+= 1
    }
    count += length
  }

  /// Appends a number.
  package mutating func write(_ number: Int) {
    // Lines and columns come with every finding: eight digits fit into a word, which is written as a whole.
    guard var rest = UInt32(exactly: number), rest < 100_000_000 else { return write(String(number)) }
    var (digits, length) = (UInt64(0), 0)
    repeat {
      digits = digits << 8 | UInt64(0x30 &+ rest % 10)
      rest /= 10
      length &+= 1
    } while rest > 0
    UnsafeMutableRawPointer(room(for: 8)).storeBytes(of: digits.littleEndian, as: UInt64.self)
    count += length
  }

  /// Appends a finite number as JSON has it, to be read back as the same.
  package mutating func write(json number: Double) {
    // Most lengths are whole. A text of Swift's is the shortest that is read back as the same number; `-0` is no whole number.
    if let whole = Int(exactly: number), whole != 0 || number.sign == .plus {
      write(whole)
    } else {
      write(number.description)
    }
  }

  /// Appends a character several times.
  package mutating func write(_ byte: UInt8, times count: Int) {
    let count = max(0, count)
    extend(by: count) { $0.update(repeating: byte, count: count) }
  }

  /// Appends a line break and the indentation of the line, which is half of what is written of a document.
  mutating func writeLineBreak(behindComma isBehindComma: Bool, indentation: Int) {
    let text: StaticString = ",\n                                        "
    let end = 2 + indentation
    guard end <= text.utf8CodeUnitCount else {
      write(literal: isBehindComma ? ",\n" : "\n")
      return write(0x20, times: indentation)
    }
    let start = isBehindComma ? 0 : 1
    write(text.utf8Start + start, count: end - start)
  }

  /// Appends the name of a JSON member, in quotes and with the colon.
  mutating func write(key name: StaticString) {
    let count = name.utf8CodeUnitCount
    extend(by: count + 4) { room in
      room[0] = UInt8(ascii: "\"")
      (room + 1).update(from: name.utf8Start, count: count)
      room[count + 1] = UInt8(ascii: "\"")
      room[count + 2] = UInt8(ascii: ":")
      room[count + 3] = UInt8(ascii: " ")
    }
  }

  /// Takes back the last bytes.
  package mutating func removeLast(_ length: Int) { count -= length }

  /// Forgets what was written, once it was passed on.
  package mutating func removeAll() { count = 0 }
}

/// The length of the last line of a document, which is measured only when it is needed.
struct LineRuler {
  /// The longest line, in characters, that is written where it can be broken.
  private static let width = 120

  /// The length of the line, in Unicode scalars, up to the byte that was measured last.
  private var length = 0
  /// How many bytes were measured.
  private var measured = 0

  /// Whether so many characters more have room in the last line.
  mutating func hasRoom(for count: Int, behind document: ReportBuffer) -> Bool {
    measure(document)
    return length + count <= Self.width
  }

  /// Gets ready for a document that forgets what was written.
  mutating func startOver(behind document: ReportBuffer) {
    measure(document)
    measured = 0
  }

  private mutating func measure(_ document: ReportBuffer) {
    var length = length
    document.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[measured...] {
        if byte == 0x0A {
          length = 0
        } else if byte & 0xC0 != 0x80 {
          length += 1
        }
      }
    }
    self.length = length
    measured = document.bytes.count
  }
}
