import Libc

/// What is before the root element of an XML text: white space, declarations, comments, instructions, a document type.
package enum XMLProlog {
  /// Where it ends.
  ///
  /// - Returns: the offset of the first byte behind it, and whether the text may have more of it behind its end.
  package static func end(in text: UnsafeBufferPointer<UInt8>) -> (offset: Int, isOpen: Bool) {
    var index = 0
    while true {
      while index < text.count, isSpace(text[index]) { index += 1 }
      let next: Int?
      if starts("<?", text, index) {
        next = skip(past: "?>", text, index + 2)
      } else if starts("<!--", text, index) {
        // Two dashes are those of the beginning, and no part of the end.
        next = skip(past: "-->", text, index + 4)
      } else if starts("<!", text, index) {
        next = documentType(text, index + 2)
      } else {
        return (index, index == text.count)
      }
      guard let next else { return (text.count, true) }
      index = next
    }
  }

  /// Whether a text is certainly not XML, or shows where its root element begins.
  ///
  /// - Parameter isUTF16: whether all characters of its beginning have two bytes.
  static func isDecided(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isUTF16 =
      text.count > 1
      && (text[0] == 0 || text[1] == 0 || (text[0] | 1 == 0xFF && text[1] | 1 == 0xFF && text[0] != text[1]))
    guard isUTF16 else { return isDecided(bytes: text) }
    return text.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer { isDecided(bytes: $0) }
  }

  private static func isDecided(bytes text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first(where: { !isSpace($0) }) else { return false }
    if first != UInt8(ascii: "<") { return true }
    // The name of the root element and its attributes are wanted too.
    let (offset, isOpen) = end(in: text)
    return !isOpen && text.count - offset >= rootLength
  }

  /// How much of the root element is looked at, in bytes.
  package static let rootLength = 4096

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private static func starts(_ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text.count - index >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where text[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private static func skip(past word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard let bytes = text.baseAddress else { return nil }
    var index = start
    while index < text.count, let found = memchr(bytes + index, Int32(word.utf8Start[0]), text.count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
      if starts(word, text, index) { return index + word.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  /// The end of a document type. It is refused later, with its place; here it only precedes the root's name.
  private static func documentType(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        index += 1
        while index < text.count, text[index] != quote { index += 1 }
      case UInt8(ascii: "<") where starts("<!--", text, index):
        guard let end = skip(past: "-->", text, index + 4) else { return nil }
        index = end - 1
      case UInt8(ascii: "<") where starts("<?", text, index):
        guard let end = skip(past: "?>", text, index + 2) else { return nil }
        index = end - 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
