import Screens
import Syntax

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
