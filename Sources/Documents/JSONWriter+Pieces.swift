import Support

/// What documents are made of, for writers with a layout of their own.
extension JSONWriter {
  /// Begins an object or list.
  package mutating func open(_ bracket: StaticString) {
    output.write(literal: bracket)
    depth += 1
    isFirst = true
  }

  /// Ends an object or list.
  package mutating func close(_ bracket: StaticString) {
    depth -= 1
    if !isFirst, layout == .lines { output.writeLineBreak(behindComma: false, indentation: 2 * depth) }
    output.write(literal: bracket)
    isFirst = false
  }

  /// What is before a member or an element.
  package mutating func separate() { separate(layout) }

  /// What is before a member or an element that is laid out otherwise than the rest.
  package mutating func separate(_ layout: Layout) {
    let isBehindAnother = !isFirst
    isFirst = false
    switch layout {
    case .lines: output.writeLineBreak(behindComma: isBehindAnother, indentation: 2 * depth)
    case .line: if isBehindAnother { output.write(literal: ", ") }
    case .compact: if isBehindAnother { output.write(literal: ",") }
    }
  }

  /// The name of a member, and what is before it.
  package mutating func key(_ name: StaticString) {
    separate()
    guard layout == .compact else { return output.write(key: name) }
    output.write(byte: UInt8(ascii: "\""))
    output.write(literal: name)
    output.write(literal: "\":")
  }

  /// The name of a member that is not known before, and what is before it.
  package mutating func key(named name: String) {
    separate()
    value(name)
    output.write(literal: layout == .compact ? ":" : ": ")
  }

  /// The name of a member, which has nothing to escape.
  package mutating func key(plain name: String, _ layout: Layout) {
    separate(layout)
    output.write(byte: UInt8(ascii: "\""))
    output.write(name)
    output.write(literal: layout == .compact ? "\":" : "\": ")
  }

  /// A text in quotes.
  package mutating func value(_ text: String) { text.withBytes { value($0) } }

  /// A text in quotes, of valid UTF-8.
  package mutating func value(_ text: UnsafeBufferPointer<UInt8>) {
    if escaping.leavesAsItIs(text) { return output.write(quoted: text) }
    output.write(byte: UInt8(ascii: "\""))
    output.write(text, as: escaping)
    output.write(byte: UInt8(ascii: "\""))
  }

  /// A text in quotes, of valid UTF-8 that has nothing to escape.
  package mutating func value(plain text: UnsafeBufferPointer<UInt8>) { output.write(quoted: text) }

  /// Texts in quotes, one behind another. All that may have to be escaped are quotes and backslashes in the first one.
  package mutating func value(line first: String, plain second: String, endingIn end: StaticString) {
    output.write(byte: UInt8(ascii: "\""))
    first.withBytes { output.write(escapingQuotesIn: $0) }
    output.write(second)
    output.write(literal: end)
    output.write(byte: UInt8(ascii: "\""))
  }

  /// A finite number, written so that it is read back as the same.
  package mutating func value(_ number: Double) { output.write(json: number) }

  /// A whole number.
  package mutating func value(_ number: Int) { output.write(number) }

  /// `true` or `false`.
  package mutating func value(_ flag: Bool) { output.write(literal: flag ? "true" : "false") }

  /// `null`.
  package mutating func null() { output.write(literal: "null") }
}

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
