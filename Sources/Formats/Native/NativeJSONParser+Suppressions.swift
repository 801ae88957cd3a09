import Screens
import Support

extension NativeJSONParser {
  /// Whether a member's name is that of suppressions.
  func isSuppression(_ key: JSONText) -> Bool { scanner.withBytes(of: key) { $0.equals(Suppression.name) } }

  /// Reads the suppressions of an element, an object of reasons by rule.
  mutating func suppressions(_ key: JSONText, depth: Int) throws(ScanStop) {
    let start = scanner.offset(key.start - 1)
    guard try scanner.next() == UInt8(ascii: "{") else {
      try scanner.skipValue(depth: depth)
      return reportSuppression(Suppression.expectation, from: start)
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
      try suppression(of: rule, from: start, depth: depth + 1)
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    try scanner.checkKeys(since: mark)
  }

  /// Reads what suppresses a rule: the reason, or an object of `reason` and `until`.
  private mutating func suppression(of rule: JSONText, from start: Int, depth: Int) throws(ScanStop) {
    let valueStart: Int
    switch try scanner.next() {
    case UInt8(ascii: "\""):
      let reason = try scanner.string()
      return builder.suppress(
        scanner.string(of: rule), because: scanner.string(of: reason), at: start..<scanner.offset(scanner.position))
    case UInt8(ascii: "{"): return try datedSuppression(of: rule, from: start, depth: depth)
    default:
      valueStart = scanner.position
      try scanner.skipValue(depth: depth)
    }
    let value = describe(UTF8Text(start: scanner.bytes + valueStart, count: scanner.position - valueStart))
    reportSuppression(
      "the reason to suppress \(scanner.withBytes(of: rule) { quoted($0) }) is \(value); expected a text, or an object "
        + "of `reason` and `until`", from: start)
  }

  private mutating func datedSuppression(of rule: JSONText, from start: Int, depth: Int) throws(ScanStop) {
    try scanner.checkDepth(depth + 1)
    scanner.position += 1
    var (reason, until): (String, String?) = ("", nil)
    var mistake: String?
    if try scanner.next() == UInt8(ascii: "}") {
      scanner.position += 1
    } else {
      let mark = scanner.keys.count
      repeat {
        let key = try scanner.key()
        scanner.keys.append(key)
        let name = scanner.string(of: key)
        if try scanner.next() == UInt8(ascii: "\"") {
          let text = scanner.string(of: try scanner.string())
          switch name {
          case "reason": reason = text
          case "until": until = text
          default:
            let advice = suggestion(for: name, among: ["reason", "until"])
            mistake = mistake ?? "has the unknown member \"\(name.prefix(64))\"; expected `reason` and `until`\(advice)"
          }
        } else {
          try scanner.skipValue(depth: depth + 1)
          mistake = mistake ?? "has a member \"\(name.prefix(64))\" that is not a text; expected `reason` and `until`"
        }
      } while try scanner.separator(closing: UInt8(ascii: "}"))
      try scanner.checkKeys(since: mark)
    }
    if let mistake {
      let subject = scanner.withBytes(of: rule) { quoted($0) }
      reportSuppression("the suppression of \(subject) \(mistake)", from: start)
    } else {
      builder.suppress(
        scanner.string(of: rule), because: reason, until: until, at: start..<scanner.offset(scanner.position))
    }
  }

  private func reportSuppression(_ message: String, from start: Int) {
    builder.report(.invalidSuppression, message, at: start..<scanner.offset(scanner.position))
  }
}
