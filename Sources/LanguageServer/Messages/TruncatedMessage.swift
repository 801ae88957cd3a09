/// What is known of a message of which only the beginning was read.
package struct TruncatedMessage: Sendable {
  /// `nil` where it is further on.
  package let method: String?
  /// The URI of the document that it is about; `nil` where it is about none, or says so further on.
  package let uri: String?

  /// A message by the beginning of its content.
  package init(_ head: [UInt8]) {
    method = Self.text(of: "method", in: head)
    uri = Self.text(of: "uri", in: head)
  }

  /// The first text that a member has, as far as it is whole. In a text no name has its quotes as they are, as those
  /// are escaped there.
  private static func text(of name: String, in head: [UInt8]) -> String? {
    guard let key = head.firstRange(of: Array("\"\(name)\"".utf8)) else { return nil }
    let rest = head[key.upperBound...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    guard value.first == UInt8(ascii: "\""), let end = value.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
      return nil
    }
    // Some escape the slash, and nothing else needs it in an address.
    return String(decoding: value.dropFirst()[..<end], as: UTF8.self).replacing("\\/", with: "/")
  }
}
