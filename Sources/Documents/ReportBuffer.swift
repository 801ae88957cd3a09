/// The bytes of a document that is being written.
package struct ReportBuffer: Sendable {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// How many bytes were written.
  package var count: Int { bytes.count }

  /// An empty document.
  package init() {}

  /// Appends a text as it is.
  package mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a literal as it is.
  package mutating func write(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  // One for each shape that UTF-8 comes in: what other modules call is not made for the types that they call it with.

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends UTF-8 as it is.
  package mutating func write(bytes more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends one byte.
  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends a number.
  package mutating func write(_ number: Int) {
    // Lines and columns come with every finding: they need no text of their own on the way.
    guard (0..<100_000_000).contains(number) else { return write(String(number)) }
    var digits: UInt64 = 0
    var count = 0
    var rest = number
    repeat {
      digits = digits << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    withUnsafeBytes(of: digits.littleEndian) { digits in
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: digits[..<count]))
    }
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
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// Appends a line break and the indentation of the line, which is half of what is written of a document.
  mutating func writeLineBreak(behindComma isBehindComma: Bool, indentation: Int) {
    let text: StaticString = ",\n                                        "
    let end = 2 + indentation
    guard end <= text.utf8CodeUnitCount else {
      write(literal: isBehindComma ? ",\n" : "\n")
      return write(0x20, times: indentation)
    }
    text.withUTF8Buffer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[(isBehindComma ? 0 : 1)..<end])) }
  }

  /// Takes back the last bytes.
  package mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

  /// Forgets what was written, once it was passed on.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}
