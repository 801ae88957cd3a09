import Screens

extension NativeJSONParser {
  /// Whether a member's name is that of suppressions.
  func isSuppression(_ key: JSONText) -> Bool { scanner.withBytes(of: key) { $0.equals(Suppression.name) } }

  /// Reads the suppressions of an element, an object of reasons by rule.
  mutating func suppressions(_ key: JSONText, depth: Int) throws(ScanStop) {
    let start = scanner.offset(key.start - 1)
    guard try scanner.next() == UInt8(ascii: "{") else {
      try scanner.skipValue(depth: depth)
      return reportSuppression("`\(Suppression.name)` has to be an object of reasons by rule", from: start)
    }
    try scanner.checkDepth(depth + 1)
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
      return reportSuppression("`\(Suppression.name)` names no rule", from: start)
    }
    let mark = scanner.keys.count
    repeat {
      let rule = try scanner.key()
      let start = scanner.offset(rule.start - 1)
      scanner.keys.append(rule)
      guard try scanner.next() == UInt8(ascii: "\"") else {
        let valueStart = scanner.position
        try scanner.skipValue(depth: depth + 1)
        let value = describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart))
        reportSuppression(
          "the reason to suppress \(scanner.withBytes(of: rule) { quoted($0) }) has to be a text, not \(value)",
          from: start)
        continue
      }
      let reason = try scanner.string()
      builder.suppress(
        scanner.string(of: rule), because: scanner.string(of: reason), at: start..<scanner.offset(scanner.position))
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    try scanner.checkKeys(since: mark)
  }

  private func reportSuppression(_ message: String, from start: Int) {
    builder.report(.invalidSuppression, message, at: start..<scanner.offset(scanner.position))
  }
}
