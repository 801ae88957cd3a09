import Documents
import Formats

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
