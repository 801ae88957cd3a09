import Support

/// One attribute of a start tag; valid during the event.
struct XMLAttribute {
  /// The local name.
  let name: UTF8Text
  /// Raw value of the vocabulary's member that the name is, or `WordTable.none`.
  let member: UInt8
  /// Whether all references in the value are resolved. libxml2 leaves that of `&` itself, as `&#38;`.
  let isResolved: Bool
  /// The URI of its namespace, which a NUL ends; `nil` for one without a prefix.
  var namespaceStart: UnsafePointer<UInt8>?
  /// The value.
  let value: UTF8Text
  /// File offset of the value's first byte; negative where the value is a copy with references resolved.
  let valueStart: Int

  /// Whether it is of a namespace, as `xsi:noNamespaceSchemaLocation`: no business of the screen description.
  var isForeign: Bool { namespaceStart != nil }

  /// Where the value is, as file offsets; `nil` where it is a copy.
  @inline(__always)
  var valueRange: Range<Int>? {
    valueStart < 0 ? nil : Range(uncheckedBounds: (valueStart, valueStart &+ value.count))
  }

  /// Gives the value's bytes with all references resolved.
  func withResolvedValue(_ body: (UTF8Text) -> Void) {
    guard !isResolved, let start = value.baseAddress, memchr(start, 0x26, value.count) != nil else {
      return body(value)
    }
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      text.append(value[index])
      index += value[index] == 0x26 && value[index...].starts(with: "&#38;".utf8) ? 5 : 1
    }
    text.withUnsafeBufferPointer(body)
  }
}
