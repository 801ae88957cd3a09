#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One attribute of a start tag, as libxml2 gives it; valid during the event.
struct XMLAttribute {
  /// The local name, NUL-terminated, in libxml2's dictionary.
  let name: UnsafePointer<UInt8>
  /// Whether it is of a namespace, as `xsi:noNamespaceSchemaLocation`: no business of ours.
  let isForeign: Bool
  let value: UTF8Text

  @inline(__always)
  init?(_ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ index: Int) {
    guard let attributes, let name = attributes[index * 5], let start = attributes[index * 5 + 3],
      let end = attributes[index * 5 + 4]
    else { return nil }
    self.name = name
    isForeign = attributes[index * 5 + 1] != nil
    value = UTF8Text(start: start, count: end - start)
  }

  /// The local name.
  var nameText: UTF8Text { UTF8Text(terminated: name) }

  /// Gives the value's bytes. libxml2 resolves every reference but that of `&` itself, which it leaves as `&#38;`.
  func withResolvedValue(_ body: (UTF8Text) -> Void) {
    guard let start = value.baseAddress, memchr(start, 0x26, value.count) != nil else { return body(value) }
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

extension UTF8Text {
  /// A NUL-terminated text.
  init(terminated start: UnsafePointer<UInt8>) {
    self.init(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
  }
}
