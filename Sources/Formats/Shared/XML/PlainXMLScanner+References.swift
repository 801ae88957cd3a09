import Libc
import Screens

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
    if let scalar = characterReference(name) {
      resolved.append(contentsOf: String(scalar).utf8)
    } else {
      let entities: [(StaticString, UInt8)] = [
        ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27),
      ]
      guard
        let entity = entities.first(where: {
          name.count == $0.0.utf8CodeUnitCount
            && memcmp(bytes + position + 1, $0.0.utf8Start, name.count) == 0
        })
      else { throw .unusual }
      resolved.append(entity.1)
    }
    position = end + 1
  }

  /// The scalar of `#N` or `#xN`, where it is a character of XML.
  private func characterReference(_ name: UTF8Text) -> UnicodeScalar? {
    guard name.count > 1, name[0] == UInt8(ascii: "#") else { return nil }
    let isHex = name[1] == UInt8(ascii: "x")
    let digits = String(decoding: name.dropFirst(isHex ? 2 : 1), as: UTF8.self)
    guard digits.utf8.first != UInt8(ascii: "+"), let value = UInt32(digits, radix: isHex ? 16 : 10) else { return nil }
    guard value >= 0x20 || value == 9 || value == 10 || value == 13, value & 0xFFFE != 0xFFFE else { return nil }
    return UnicodeScalar(value)
  }
}
