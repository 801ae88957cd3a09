import Screens
import Syntax

// Attributes of a start tag, with their values.
extension PlainXMLScanner {
  private static let maximumAttributes = 64

  /// Reads an attribute, behind those that the tag has already.
  @inline(__always)
  mutating func attribute(_ seen: inout MemberSet) throws(Stop) {
    guard attributeCount < Self.maximumAttributes else { throw .unusual }
    var nameStart = bytes + position
    var length = try nameLength(mayBePrefix: true)
    position &+= length
    // A count, not an optional: few attributes have a prefix, and all of them are asked.
    var prefixLength = 0
    if bytes[position] == UInt8(ascii: ":") {
      prefixLength = length
      length = try nameBehindPrefix()
      nameStart = bytes + (position &- length)
    }
    if bytes[position] != UInt8(ascii: "=") {
      skipSpace()
      guard bytes[position] == UInt8(ascii: "=") else { throw surprise() }
    }
    position &+= 1
    skipSpace()
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw surprise() }
    position &+= 1
    let start = position
    try value(quote)
    var text = UTF8Text(start: bytes + start, count: position &- start)
    var valueStart = base &+ start
    if bytes[position] == UInt8(ascii: "&") {
      text = try resolvedValue(from: start, quote)
      valueStart = -1
    }
    position &+= 1
    if prefixLength > 0 {
      let prefix = UTF8Text(start: nameStart - 1 - prefixLength, count: prefixLength)
      return try keep(UTF8Text(start: nameStart, count: length), behind: prefix, text, at: valueStart)
    }
    let word = words.word(padded: nameStart, count: length)
    let member = word == WordTable.none ? WordTable.none : words[word].member
    let name = UTF8Text(start: nameStart, count: length)
    if member == WordTable.none {
      guard !name.elementsEqual("xmlns".utf8) else { throw .unusual }
      for index in 0..<attributeCount where attributes[index].name.elementsEqual(name) { throw .unusual }
    } else {
      guard seen.insert(member) else { throw .unusual }
    }
    (attributes + attributeCount).initialize(
      to: XMLAttribute(
        name: name, member: member, isResolved: true, namespaceStart: nil, value: text, valueStart: valueStart))
    attributeCount &+= 1
  }

  /// Moves to the closing quote of a value, or to the first reference in it.
  @inline(__always)
  mutating func value(_ quote: UInt8) throws(Stop) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = UInt64(quote) &* ones
    while true {
      // Eight bytes at once; the lowest marked byte is exact, borrows only disturb those above it.
      let chunk = UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)
      let ends = chunk ^ quotes
      let brackets = chunk ^ 0x3C3C_3C3C_3C3C_3C3C
      let references = chunk ^ 0x2626_2626_2626_2626
      let marks =
        (((ends &- ones) & ~ends) | ((brackets &- ones) & ~brackets) | ((references &- ones) & ~references)
          | ((chunk &- 0x2020_2020_2020_2020) & ~chunk) | chunk) & highs
      if marks == 0 {
        position &+= 8
        continue
      }
      position &+= marks.trailingZeroBitCount >> 3
      let byte = bytes[position]
      if byte == quote || byte == UInt8(ascii: "&") { return }
      guard byte >= 0x80 else { throw surprise() }
      try character()
    }
  }

  /// Moves over a character outside ASCII.
  private mutating func character() throws(Stop) {
    guard let length = validUTF8Length(bytes + position) else {
      throw position &+ 4 > count ? surpriseNear() : .unusual
    }
    // U+FFFE and U+FFFF are no characters of XML.
    if bytes[position] == 0xEF, bytes[position &+ 1] == 0xBF, bytes[position &+ 2] >= 0xBE { throw .unusual }
    position &+= length
  }
}

extension PlainXMLScanner {
  /// A value with its references resolved; moves to its closing quote.
  mutating func resolvedValue(from start: Int, _ quote: UInt8) throws(Stop) -> UTF8Text {
    if resolved.capacity < Self.resolvedCapacity { resolved.reserveCapacity(2 * Self.resolvedCapacity) }
    let first = resolved.count
    resolved.append(contentsOf: UTF8Text(start: bytes + start, count: position - start))
    while bytes[position] == UInt8(ascii: "&") {
      try reference()
      let plain = position
      try value(quote)
      resolved.append(contentsOf: UTF8Text(start: bytes + plain, count: position - plain))
    }
    // The texts of one tag stay where they are: what is reserved is never outgrown.
    guard resolved.count <= Self.resolvedCapacity else { throw .unusual }
    return resolved.withUnsafeBufferPointer { UTF8Text(rebasing: $0[first...]) }
  }

  /// Resolves one reference: of the five predefined entities, or of a character.
  private mutating func reference() throws(Stop) {
    var end = position + 1
    while bytes[end] != UInt8(ascii: ";") {
      guard end < count else { throw surpriseNear() }
      guard end - position < 10 else { throw .unusual }
      end += 1
    }
    let name = UTF8Text(start: bytes + position + 1, count: end - position - 1)
    guard let character = XMLReference.character(name) else { throw .unusual }
    resolved.append(contentsOf: String(character).utf8)
    position = end + 1
  }
}
