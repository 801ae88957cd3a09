import Screens

/// Text that is being written, with the column it has come to, so that lines can be kept short.
struct OutputText {
  /// The longest line, in columns, that is written where it can be broken.
  static let width = 120

  /// A place that ``reset(to:)`` goes back to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let column: Int
  }

  private(set) var bytes: [UInt8] = []
  /// How many characters the last line has.
  private(set) var column = 0

  var mark: Mark { Mark(count: bytes.count, column: column) }

  /// Whether so many characters more have room in the line.
  func hasRoom(for count: Int) -> Bool { column + count <= Self.width }

  /// Takes back what was written behind a place.
  mutating func reset(to mark: Mark) {
    bytes.removeLast(bytes.count - mark.count)
    column = mark.column
  }

  /// Forgets what was written, once it was passed on.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func startLine(_ indentation: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indentation))
    column = indentation
  }

  /// Appends ASCII.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    column += text.utf8CodeUnitCount
  }

  /// Appends a name or number.
  mutating func write(plain text: String) {
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }

  /// Appends a number in its shortest form: without a point where it is whole, and read as the same number.
  mutating func write(_ number: Double) {
    let isWhole = number == number.rounded(.towardZero) && abs(number) <= 9_007_199_254_740_992
    write(plain: isWhole ? String(Int64(number)) : "\(number)")
  }

  /// Appends UTF-8 that has nothing to escape.
  mutating func write(bytes more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
    column = more.reduce(column) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
