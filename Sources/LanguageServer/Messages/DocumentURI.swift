import Support

/// URIs of files, as the protocol names documents and folders.
package enum DocumentURI {
  /// The absolute path of a `file:` URI, with any bytes percent-encoded in it, and U+FFFD for what is not UTF-8; `nil`
  /// for other URIs and other machines.
  package static func path(of uri: String) -> String? {
    var rest = uri.utf8[...]
    guard String(uri.prefix(5)).lowercased() == "file:" else {
      return nil
    }
    rest = rest.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    // What follows a path in a URI is no part of it.
    let bytes = percentDecoded(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    guard !bytes.contains(0) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
  }

  /// The URI of an absolute path.
  package static func uri(of path: String) -> String {
    // Editors encode more than they have to; what all of them leave alone is left alone here.
    "file://" + percentEncoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }
}

/// Why a request is not answered: the codes are those of JSON-RPC and of the Language Server Protocol.
package struct MessageError: Error, Sendable, Hashable {
  /// A number that clients know the kind of mistake by.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
    case contentModified = -32801
  }

  /// What kind of mistake it is.
  package var code: Code
  /// What is wrong and what was expected.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What a request is answered with that was taken back.
  package static let cancelled = MessageError(.requestCancelled, "the request was cancelled")
}
