import CLibXML2
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A start tag, as libxml2 tells of it, with the places of its attributes; valid during the event.
struct XMLStartTag {
  /// The local name, NUL-terminated, in libxml2's dictionary.
  let name: UnsafePointer<UInt8>
  /// How many attributes it has; namespace declarations do not count.
  let count: Int
  /// File offset of its `<`.
  let start: Int
  /// File offset behind its `>`.
  let stop: Int
  private let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let bytes: UnsafePointer<UInt8>
  private let base: Int
  private let input: UnsafePointer<xmlParserInput>
  /// Where the parser stands, counted in the bytes at hand.
  private let end: Int

  @inline(__always)
  init(
    name: UnsafePointer<UInt8>, attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int, start: Int,
    stop: Int, bytes: UnsafePointer<UInt8>, base: Int, input: UnsafePointer<xmlParserInput>, end: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.count = count
    self.start = start
    self.stop = stop
    self.bytes = bytes
    self.base = base
    self.input = input
    self.end = end
  }

  /// From its `<` to behind its `>`, as file offsets.
  var range: Range<Int> { start..<max(start, stop) }

  /// An attribute by its position.
  @inline(__always)
  subscript(index: Int) -> XMLAttribute? { XMLAttribute(attributes, index) }

  /// Where an attribute's value stands, as file offsets; `nil` where libxml2 gives a copy of it.
  ///
  /// A plain value is a piece of the parser's own input, whose distance to its present place is the distance in the text.
  @inline(__always)
  func valueRange(of attribute: XMLAttribute) -> Range<Int>? {
    guard let value = attribute.value.baseAddress, value >= input.pointee.base, value <= input.pointee.cur else {
      return nil
    }
    let start = base + end - (input.pointee.cur - value)
    return start..<start + attribute.value.count
  }

  /// Where an attribute stands: from its name to behind its closing quote, as file offsets.
  func range(of attribute: XMLAttribute) -> Range<Int> {
    let wanted = attribute.nameText
    var index = start - base + 1
    while index < end, !isXMLSpace(bytes[index]) { index += 1 }
    while index < end {
      while index < end, isXMLSpace(bytes[index]) { index += 1 }
      let first = index
      while index < end, bytes[index] != UInt8(ascii: "="), !isXMLSpace(bytes[index]) { index += 1 }
      let name = UTF8Text(start: bytes + first, count: index - first)
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
      let quote = bytes[index]
      index += 1
      while index < end, bytes[index] != quote { index += 1 }
      index += 1
      if name.elementsEqual(wanted) { return base + first..<base + min(index, end) }
    }
    return range
  }
}
