import Syntax

/// How far the beginning of a file is read before its format is looked for. White space, comments and declarations
/// before the root element of XML may have any length.
package enum XMLProlog {
  /// How much of the root element is looked at, in bytes.
  package static let rootLength = 4096

  /// Whether a text is certainly not XML, or shows where its root element begins.
  static func isDecided(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let isUTF16 =
      text.count > 1
      && (text[0] == 0 || text[1] == 0 || (text[0] | 1 == 0xFF && text[1] | 1 == 0xFF && text[0] != text[1]))
    guard isUTF16 else { return isDecided(bytes: text) }
    return text.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer { isDecided(bytes: $0) }
  }

  private static func isDecided(bytes text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first(where: { !XMLTokens.isSpace($0) }) else { return false }
    if first != UInt8(ascii: "<") { return true }
    // The name of the root element and its attributes are wanted too.
    let (offset, isOpen) = XMLTokens.endOfProlog(in: text)
    return !isOpen && text.count - offset >= rootLength
  }
}
