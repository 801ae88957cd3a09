/// What is wrong with an expression.
package struct ConditionError: Error, Sendable, Hashable {
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// The part of the expression that is wrong, in bytes of its UTF-8.
  package var range: Range<Int>
  /// What of the Common Expression Language is asked for that is left out here; `nil` for any other mistake.
  package var feature: String?

  init(_ message: String, at range: Range<Int>, feature: String? = nil) {
    self.message = message
    self.range = range
    self.feature = feature
  }

  init(unsupported feature: String, at range: Range<Int>) {
    self.init("\(feature) are not supported", at: range, feature: feature)
  }

  /// The line of the expression that is wrong, with carets below the part.
  package func excerpt(of source: String) -> String {
    let bytes = Array(source.utf8)
    let start = min(range.lowerBound, bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let end = max(start, min(range.upperBound, lineEnd))
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range].map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
    let indent = String(repeating: " ", count: text(lineStart..<start).unicodeScalars.count)
    let carets = String(repeating: "^", count: max(1, text(start..<end).unicodeScalars.count))
    return "  \(text(lineStart..<lineEnd))\n  \(indent)\(carets)"
  }
}
