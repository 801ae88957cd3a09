import Documents
import Formats
import Project
import Screens

/// A message from a client: a request, a notification or the answer to a request of the server's.
final class IncomingMessage {
  /// `nil` for a notification.
  let id: MessageID?
  /// The method; empty for an answer.
  let method: String
  private let source: SourceReader
  private let document = JSONDocument()
  private let root: JSONValue

  /// Reads the content of a message.
  ///
  /// - Throws: why it is none.
  init(_ content: [UInt8]) throws(MessageError) {
    source = SourceReader(limit: .max)
    do throws(ReadError) {
      do throws(ReadError) {
        try source.open(content, path: "")
        try document.parse(source)
      } catch {
        // Editors whose texts are UTF-16 send halves of characters while one is typed.
        guard let fixed = LoneSurrogates.replaced(in: content) else { throw error }
        try source.open(fixed, path: "")
        try document.parse(source)
      }
    } catch {
      throw MessageError(.parseError, "the message is not JSON: \(error.message)")
    }
    // The document lives as long as the message does.
    root = document.withRoot { $0 }
    guard root.kind == .object else { throw MessageError(.invalidRequest, "the message is not an object") }
    method = root["method"]?.string ?? ""
    id = root["id"].flatMap { MessageID($0) }
    if let value = root["id"], id == nil, value.kind != .null || !method.isEmpty {
      throw MessageError(.invalidRequest, "the id of a request must be a text or a whole number")
    }
    if method.isEmpty, root["result"] == nil, root["error"] == nil {
      throw MessageError(.invalidRequest, "the message has no method")
    }
  }

  /// Whether it answers a request of the server's.
  var isAnswer: Bool { method.isEmpty }

  /// Gives the parameters to a body; they are an empty object where there are none.
  func withParameters<Result>(_ body: (Parameters) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(Parameters(root["params"])) }
  }
}

/// The parameters of a message, or an object in them.
struct Parameters {
  /// `nil` where there is none.
  let value: JSONValue?

  init(_ value: JSONValue?) {
    self.value = value
  }

  /// What a member holds.
  subscript(name: JSONName) -> Parameters { Parameters(value?[name]) }

  /// A text; `nil` for anything else.
  var text: String? { value?.string }

  /// A whole number; `nil` for anything else.
  var number: Int? { value?.number.flatMap { Int(exactly: $0) } }

  /// Whether it is `true`.
  var isTrue: Bool { value?.kind == .yes }

  /// Whether it is there, and not `null`.
  var isThere: Bool { value.map { $0.kind != .null } ?? false }

  /// The elements of a list; none for anything else.
  var items: [Parameters] {
    guard let value, value.kind == .array else { return [] }
    return value.children.map { Parameters($0) }
  }

  /// A text that has to be there.
  ///
  /// - Parameter what: what it is called in the message of an error.
  func required(_ what: StaticString) throws(MessageError) -> String {
    guard let text else { throw MessageError(.invalidParams, "`\(what)` must be a text") }
    return text
  }
}

extension JSONValue {
  /// The value as an answer repeats it.
  var literal: JSONLiteral {
    switch kind {
    case .object: .object(children.map { ($0.name, $0.literal) })
    case .array: .array(children.map(\.literal))
    case .string, .number, .yes, .no, .null, .superseded: .written(Array(written))
    }
  }
}

/// The id of a request that is not answered yet.
package enum MessageID: Sendable, Hashable {
  case number(Int)
  case text(String)

  /// The id that a client gives; `nil` where it is neither a text nor a whole number.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let number = value.number.flatMap({ Int(exactly: $0) }) {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// The id as an answer repeats it.
  var value: JSONLiteral {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .text(text)
    }
  }
}

/// Halves of characters beyond U+FFFF, which JSON can write and no text can hold.
enum LoneSurrogates {
  /// JSON with U+FFFD, which is as long in UTF-16, in the place of each half without the other; `nil` where there is
  /// none.
  static func replaced(in json: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var index = 0
    while index + 1 < json.count {
      guard json[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(at: index, in: json), unit & 0xF800 == 0xD800 else {
        index += 2
        continue
      }
      if unit < 0xDC00, let other = self.unit(at: index + 6, in: json), other & 0xFC00 == 0xDC00 {
        index += 12
        continue
      }
      result = result ?? json
      result?.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
      index += 6
    }
    return result
  }

  /// The code unit of an escape; `nil` where none is there.
  private static func unit(at index: Int, in json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}

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
    guard let key = head.firstRange(ofBytes: Array("\"\(name)\"".utf8)) else { return nil }
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
