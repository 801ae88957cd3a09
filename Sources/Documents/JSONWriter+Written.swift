import Text

/// Values that are as JSON in an input.
extension JSONWriter {
  /// A member whose value is written already; what is harmful in its texts is escaped, and is the same text.
  ///
  /// - Parameter bytes: valid JSON in one line.
  package mutating func member(_ name: StaticString, written bytes: UnsafeBufferPointer<UInt8>) {
    key(name)
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return output.write(bytes: bytes) }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 {
        // White space between values; in texts there are no controls.
        output.write(byte: 0x20)
      } else if byte == 0x7F || byte == UInt8(ascii: "#") && TextEscaping.beginsCommand(bytes, at: index) {
        write(escape: UInt16(byte))
      } else if let (scalar, length) = HarmfulCharacters.beyondASCII(bytes, at: index) {
        write(escape: scalar)
        index += length - 1
      } else {
        output.write(byte: byte)
      }
      index += 1
    }
  }

  private mutating func write(escape scalar: UInt16) {
    output.write(literal: "\\u")
    output.write(CharacterEscape.digits(scalar))
  }
}
