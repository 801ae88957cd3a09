import Documents
import Formats
import Screens
import Workspaces

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
