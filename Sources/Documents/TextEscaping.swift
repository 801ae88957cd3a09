import Support

/// How text of an input is written, so that every reader of the report sees it as text only.
///
/// Everywhere the same is harmful: the `HarmfulCharacters`; and `##vso[`, `##[` and the like, and `::` where a line
/// begins, which a build server takes for commands. What stands for them differs by document.
package enum TextEscaping: Sendable {
  /// A line for people: `\n`, `\r`, `\t`, and `\u001B` for the rest.
  case line
  /// The inside of a JSON text: the escapes of RFC 8259, which lose nothing.
  case json
  /// The inside of an XML text or attribute: references where XML 1.0 allows them, else what a ``line`` shows.
  case xml
  /// The inside of a JSON text of a screen description: what ``json`` escapes, and any `##`.
  case jsonDescription
  /// The inside of an attribute of a screen description, read again as the same text: references, also for white space
  /// and any `##`; U+FFFD for what XML cannot hold.
  case xmlDescription
  /// The message of a workflow command of GitHub, as its runner decodes it.
  case gitHubMessage
  /// The value of a property of such a command.
  case gitHubProperty
  /// The message of a logging command of Azure Pipelines, as its agent decodes it.
  case azureMessage
  /// The value of a property of such a command.
  case azureProperty
  /// The description of a test in TAP, where `#` begins a directive.
  case tap
  /// Text inside a line or table cell of GitHub's Markdown that is nothing but text: no markup, HTML, link, mention or
  /// reference.
  case markdown

  /// A text with everything harmful in it escaped.
  package func callAsFunction(_ text: String, atLineStart: Bool = false) -> String {
    var buffer = ReportBuffer()
    buffer.write(text, as: self, atLineStart: atLineStart)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Whether a build server's command such as `##vso[` or `##[` begins at a byte.
  package static func beginsCommand(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "#") else {
      return false
    }
    var next = index + 2
    while next < bytes.count, isLetter(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "[")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  fileprivate var isJSON: Bool { self == .json || self == .jsonDescription }
  fileprivate var isXML: Bool { self == .xml || self == .xmlDescription }

  /// Whether a command begins at a byte; in descriptions anything that looks like one.
  private func beginsCommand(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard self == .jsonDescription || self == .xmlDescription else { return Self.beginsCommand(bytes, at: index) }
    return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "#")
  }

  /// The character at a byte, where it must not be written as it is.
  ///
  /// - Parameter bytes: valid UTF-8.
  fileprivate func escapedScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt16, length: Int)? {
    let byte = bytes[index]
    switch byte {
    case 0..<0x20, 0x7F:
      return (UInt16(byte), 1)
    case UInt8(ascii: "#"):
      return beginsCommand(bytes, at: index) ? (UInt16(byte), 1) : nil
    case UInt8(ascii: "\""):
      return self == .line ? nil : (UInt16(byte), 1)
    case UInt8(ascii: "\\"):
      return isJSON ? (UInt16(byte), 1) : nil
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return isXML ? (UInt16(byte), 1) : nil
    case 0x80...: return HarmfulCharacters.beyondASCII(bytes, at: index)
    default:
      return nil
    }
  }

  /// Whether a character beginning with a byte may have to be escaped.
  fileprivate static func isSuspicious(_ byte: UInt8) -> Bool {
    // A bit for each byte: a comparison with each of them would be most of what a report costs.
    let bits: UInt64 =
      switch byte >> 6 {
      case 0: 0x5000_004C_FFFF_FFFF  // controls, " # & < >
      case 1: 0x8000_0000_1000_0000  // \ DEL
      case 2: 0
      default: firstBits
      }
    return bits &>> UInt64(byte & 63) & 1 != 0
  }

  /// A bit for each byte from C0 on that harmful characters begin with.
  private static var firstBits: UInt64 {
    let first = HarmfulCharacters.firstBytes
    func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }
    return bit(first.0) | bit(first.1) | bit(first.2) | bit(first.3)
  }

  /// Whether nothing in a text has to be escaped.
  ///
  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - isInMessage: whether braces and opening parentheses count too, to which viewers of SARIF's messages give a
  ///     meaning.
  package func leavesAsItIs(_ bytes: UnsafeBufferPointer<UInt8>, isInMessage: Bool = false) -> Bool {
    let text = UnsafeRawBufferPointer(bytes)
    func block(at index: Int) -> UInt64 { text.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
    guard text.count >= Self.blockSize else {
      // Filled up with spaces.
      var block: UInt64 = 0x2020_2020_2020_2020
      for byte in text { block = block << 8 | UInt64(byte) }
      return marks(in: block, isInMessage) == 0
    }
    // Nearly every text is plain: whether it is, is asked once. The last block may have bytes of the one before.
    var marks = marks(in: block(at: text.count - Self.blockSize), isInMessage)
    var index = 0
    while index < text.count - Self.blockSize {
      marks |= self.marks(in: block(at: index), isInMessage)
      index += Self.blockSize
    }
    return marks == 0
  }

  /// How many bytes a block has: of `SIMD` types Swift takes one element after another.
  private static let blockSize = 8
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of each byte of a block that is another byte. Sometimes also of the byte above it, which costs a
  /// closer look, and of bytes that are not ASCII.
  @inline(__always)
  private static func places(of byte: UInt8, in block: UInt64) -> UInt64 {
    let rest = block ^ UInt64(byte) &* ones
    return (rest &- ones) & ~rest
  }

  /// Not 0 where a byte of a block has to be looked at.
  @inline(__always)
  private func marks(in block: UInt64, _ isInMessage: Bool) -> UInt64 {
    // Controls, and DEL.
    var marks = ((block &- 0x20 &* Self.ones) | (block &+ Self.ones)) & ~block
    // `"` and `#` differ in one bit, as do `<` and `>`.
    marks |= Self.places(of: UInt8(ascii: "#"), in: isJSON || isXML ? block | Self.ones : block)
    if isJSON { marks |= Self.places(of: UInt8(ascii: "\\"), in: block) }
    if isXML {
      marks |= Self.places(of: UInt8(ascii: "&"), in: block)
      marks |= Self.places(of: UInt8(ascii: ">"), in: block | 2 &* Self.ones)
    }
    if isInMessage {
      marks |= Self.places(of: UInt8(ascii: "{"), in: block) | Self.places(of: UInt8(ascii: "}"), in: block)
      marks |= Self.places(of: UInt8(ascii: "("), in: block)
    }
    // Outside ASCII, what characters begin with that may be harmful; see `escapedScalar`.
    if block & Self.highs != 0 {
      let first = HarmfulCharacters.firstBytes
      marks |= Self.places(of: first.0, in: block) | Self.places(of: first.1, in: block)
      marks |= Self.places(of: first.2, in: block) | Self.places(of: first.3, in: block)
    }
    return marks & Self.highs
  }
}

extension ReportBuffer {
  /// Appends a text that came from an input.
  ///
  /// - Parameter atLineStart: whether a line of the document begins with it.
  package mutating func write(_ text: String, as escaping: TextEscaping, atLineStart: Bool = false) {
    text.withBytes { _ = write($0, as: escaping, atLineStart: atLineStart) }
  }

  /// Appends a text that came from an input, where nothing in it has to be escaped.
  ///
  /// - Returns: whether it is so; nothing was written where it is not.
  package mutating func write(plain text: String, as escaping: TextEscaping) -> Bool {
    text.withBytes { bytes in
      guard escaping.leavesAsItIs(bytes) else { return false }
      write(bytes: bytes)
      return true
    }
  }

  /// Appends a text that came from an input, as valid UTF-8.
  ///
  /// - Returns: whether the document can tell all its characters; always, save for descriptions in XML.
  @discardableResult
  package mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, as escaping: TextEscaping, atLineStart: Bool = false
  ) -> Bool {
    guard !escaping.replacesCharactersOfLine else {
      var line = ReportBuffer()
      line.write(bytes, as: .line, atLineStart: atLineStart)
      line.withBytes { write(line: $0, as: escaping) }
      return true
    }
    if !atLineStart, escaping.leavesAsItIs(bytes) {
      write(bytes: bytes)
      return true
    }
    var isWhole = true
    var index = 0
    var plain = 0
    if atLineStart {
      // Build servers look for commands behind white space too.
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: ":") {
        write(bytes: UnsafeBufferPointer(rebasing: bytes[..<index]))
        _ = write(UInt16(UInt8(ascii: ":")), as: escaping)
        index += 1
        plain = index
      }
    }
    while index < bytes.count {
      guard TextEscaping.isSuspicious(bytes[index]), let (scalar, length) = escaping.escapedScalar(bytes, at: index)
      else {
        index += 1
        continue
      }
      write(bytes: UnsafeBufferPointer(rebasing: bytes[plain..<index]))
      if !write(scalar, as: escaping) { isWhole = false }
      index += length
      plain = index
    }
    write(bytes: UnsafeBufferPointer(rebasing: bytes[plain...]))
    return isWhole
  }

  /// Appends UTF-8 as it is, in quotes.
  mutating func write(quoted text: UnsafeBufferPointer<UInt8>) {
    extend(by: text.count + 2) { room in
      room[0] = UInt8(ascii: "\"")
      if let start = text.baseAddress { (room + 1).update(from: start, count: text.count) }
      room[text.count + 1] = UInt8(ascii: "\"")
    }
  }

  /// Appends what stands for a character; `false` where that is the mark of one that is lost.
  private mutating func write(_ scalar: UInt16, as escaping: TextEscaping) -> Bool {
    if escaping.isXML {
      if let reference = CharacterEscape.xml(scalar) {
        write(literal: reference)
        return true
      }
      if scalar == 0x23 || scalar == 0x3A {
        write(reference: scalar)
        return true
      }
      if escaping == .xmlDescription {
        let isOfXML = scalar >= 0x20 && scalar < 0xFFFE || scalar == 0x09 || scalar == 0x0A || scalar == 0x0D
        if isOfXML { write(reference: scalar) } else { write(literal: "\u{FFFD}") }
        return isOfXML
      }
    }
    write(escape: scalar, isJSON: escaping.isJSON)
    return true
  }

  private mutating func write(reference scalar: UInt16) {
    write(literal: "&#")
    write(Int(scalar))
    write(byte: UInt8(ascii: ";"))
  }

  private mutating func write(escape scalar: UInt16, isJSON: Bool) {
    // Of the short escapes people know those of lines and tabs.
    if isJSON || scalar != 0x08 && scalar != 0x0C, let escape = CharacterEscape.json(scalar) {
      return write(literal: escape)
    }
    write(literal: "\\u")
    write(CharacterEscape.digits(scalar))
  }
}
