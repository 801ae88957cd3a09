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

  /// An error of its parts.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What a request is answered with that was taken back.
  package static let cancelled = MessageError(.requestCancelled, "the request was cancelled")
}
