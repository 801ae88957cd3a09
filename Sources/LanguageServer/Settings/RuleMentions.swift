import Screens
import Syntax

/// Where texts name rules by their ids.
struct RuleMentions {
  /// Something that may be the id of a rule, and where it is.
  struct RuleIDReference: Equatable {
    let range: Range<Int>
    let id: String
  }

  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// What may be ids of rules anywhere in the text, as in a configuration or rule page.
  var anywhere: [RuleIDReference] { mentions(in: 0..<text.count) }

  /// What may be ids of rules in the suppressions of a screen.
  var inSuppressions: [RuleIDReference] {
    let name = Array(Suppression.name.description.utf8)
    var found: [RuleIDReference] = []
    var index = 0
    while let next = text[index...].firstRange(ofBytes: name) {
      let end = endOfSuppression(behind: next.upperBound)
      found += mentions(in: next.upperBound..<end)
      index = max(end, next.upperBound)
    }
    return found
  }

  /// Where the rules end that are named behind the name of suppressions: with an object, a value in quotes, or a
  /// comment.
  private func endOfSuppression(behind start: Int) -> Int {
    let rest = text[start...]
    guard let first = rest.first(where: { $0 > 0x20 }) else { return text.count }
    switch first {
    case UInt8(ascii: "\""):
      return text.withUnsafeBufferPointer { text in
        var depth = 0
        for token in JSONTokens(text, from: start + 1) {
          switch token.kind {
          case .objectStart: depth += 1
          case .objectEnd:
            depth -= 1
            if depth <= 0 { return token.start }
          case .comma, .arrayStart: if depth == 0 { return token.start }
          default: break
          }
        }
        return text.count
      }
    case UInt8(ascii: "="):
      guard let open = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) else { return text.count }
      return text[(open + 1)...].firstIndex(of: text[open]) ?? text.count
    default: return rest.firstRange(ofBytes: Array("-->".utf8))?.lowerBound ?? text.count
    }
  }

  private func mentions(in part: Range<Int>) -> [RuleIDReference] {
    let part = part.clamped(to: 0..<text.count)
    var found: [RuleIDReference] = []
    var index = part.lowerBound
    while index < part.upperBound {
      guard Self.isPart(text[index]) else {
        index += 1
        continue
      }
      let end = text[index..<part.upperBound].firstIndex { !Self.isPart($0) } ?? part.upperBound
      if text[index..<end].contains(UInt8(ascii: "/")) {
        found.append(RuleIDReference(range: index..<end, id: String(decoding: text[index..<end], as: UTF8.self)))
      }
      index = end
    }
    return found
  }

  private static let marks = Array("-_/.".utf8)

  private static func isPart(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 97 < 26 || byte &- 48 < 10 || marks.contains(byte)
  }
}
