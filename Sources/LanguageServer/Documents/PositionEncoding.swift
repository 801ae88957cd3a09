import Documents
import Screens

/// What the characters of a position in a line are, as server and client agree on it.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The one to speak with a client; without a word of it UTF-16, as the protocol says.
  ///
  /// - Parameter offered: what the client says, what it likes best first.
  init(offered: [String]) {
    self = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// How many characters of a line are before a place, from 0.
  func character(of position: SourcePosition) -> Int {
    switch self {
    case .utf8: position.byteColumn - 1
    case .utf16: position.utf16Column - 1
    case .utf32: position.column - 1
    }
  }

  /// How many characters a scalar has whose UTF-8 begins with a byte; 0 for a byte that goes on with one.
  @inline(__always)
  func length(ofScalarStartingWith byte: UInt8) -> Int {
    if self == .utf8 { return 1 }
    if byte & 0xC0 == 0x80 { return 0 }
    return self == .utf16 && byte >= 0xF0 ? 2 : 1
  }
}

/// A place in a document as the protocol writes it: line and character from 0, in characters of the negotiated
/// encoding.
package struct DocumentPosition: Sendable, Hashable, Comparable {
  /// From 0.
  package var line: Int
  /// From 0.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// The place that a client gives; `nil` where it is none.
  init?(_ parameters: Parameters) {
    guard let line = parameters["line"].number, let character = parameters["character"].number else { return nil }
    self.init(line: max(0, line), character: max(0, character))
  }

  /// Whether a place is before another one.
  package static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  /// The place as messages have it.
  var value: JSONLiteral { ["line": .integer(line), "character": .integer(character)] }

  /// A range as messages have it.
  static func range(_ start: DocumentPosition, _ end: DocumentPosition) -> JSONLiteral {
    ["start": start.value, "end": end.value]
  }
}
