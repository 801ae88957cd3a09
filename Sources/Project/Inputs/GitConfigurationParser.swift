import Support

/// Takes a configuration of git apart, setting by setting. It ends where the text is none: git would not start.
struct GitConfigurationParser {
  /// One line `name = value`.
  struct Variable {
    /// In lower case, without the subsection.
    var section: String
    var subsection: [UInt8]
    /// In lower case.
    var name: String
    /// `nil` for a name alone, which stands for `true`.
    var value: [UInt8]?
  }

  private let bytes: [UInt8]
  private var index = 0
  private var section = ""
  private var subsection: [UInt8] = []

  init(_ text: [UInt8]) {
    // A line may end as on Windows.
    var bytes: [UInt8] = []
    for byte in ByteOrderMark.dropped(from: text) {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
    self.bytes = bytes
  }

  /// The next setting; `nil` at the end.
  mutating func next() -> Variable? {
    while let byte = peek {
      switch byte {
      case _ where Self.isSpace(byte): index += 1
      case UInt8(ascii: "#"), UInt8(ascii: ";"): passLine()
      case UInt8(ascii: "["): guard readSection() else { return end() }
      default:
        guard !section.isEmpty, Self.isLetter(byte), let setting = readVariable() else { return end() }
        return setting
      }
    }
    return nil
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func end() -> Variable? {
    index = bytes.count
    return nil
  }

  private mutating func passLine() {
    while let byte = peek, byte != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func passBlanks() {
    while let byte = peek, byte != UInt8(ascii: "\n"), Self.isSpace(byte) { index += 1 }
  }

  /// `[name]`, `[name "subsection"]`, or `[name.subsection]`.
  private mutating func readSection() -> Bool {
    index += 1
    var name: [UInt8] = []
    while let byte = peek, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == 0x2E {
      name.append(byte)
      index += 1
    }
    subsection = []
    passBlanks()
    if peek == UInt8(ascii: "\"") {
      index += 1
      while let byte = peek, byte != UInt8(ascii: "\"") {
        if byte == UInt8(ascii: "\n") { return false }
        if byte == UInt8(ascii: "\\") { index += 1 }
        guard let byte = peek else { return false }
        subsection.append(byte)
        index += 1
      }
      index += 1
    }
    guard peek == UInt8(ascii: "]"), !name.isEmpty else { return false }
    index += 1
    section = String(decoding: name, as: UTF8.self).lowercased()
    return true
  }

  private mutating func readVariable() -> Variable? {
    let start = index
    while let byte = peek, Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    passBlanks()
    guard let byte = peek, byte != UInt8(ascii: "\n") else {
      return Variable(section: section, subsection: subsection, name: name, value: nil)
    }
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") {
      passLine()
      return Variable(section: section, subsection: subsection, name: name, value: nil)
    }
    guard byte == UInt8(ascii: "=") else { return nil }
    index += 1
    return readValue().map { Variable(section: section, subsection: subsection, name: name, value: $0) }
  }

  /// What follows the `=`: blanks at both ends do not count but in quotes, a backslash joins the next line.
  private mutating func readValue() -> [UInt8]? {
    passBlanks()
    var value: [UInt8] = []
    var end = 0
    var isQuoted = false
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\n"): return isQuoted ? nil : Array(value[..<end])
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        end = value.count
      case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted: passLine()
      case UInt8(ascii: "\\"):
        guard let next = peek else { return nil }
        index += 1
        switch next {
        case UInt8(ascii: "\n"): continue
        case UInt8(ascii: "n"): value.append(10)
        case UInt8(ascii: "t"): value.append(9)
        case UInt8(ascii: "b"): value.append(8)
        case UInt8(ascii: "\\"), UInt8(ascii: "\""): value.append(next)
        default: return nil
        }
        end = value.count
      default:
        value.append(byte)
        if isQuoted || !Self.isSpace(byte) { end = value.count }
      }
    }
    return isQuoted ? nil : Array(value[..<end])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
