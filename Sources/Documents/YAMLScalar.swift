import Support

/// Writes texts as scalars of YAML that read back as the same texts.
package enum YAMLScalar {
  /// A text without quotes if that is the same text, else in double quotes.
  ///
  /// - Parameter inBrackets: whether it is in a list `[…]` or a map `{…}`.
  package static func text(_ text: String, inBrackets: Bool = false) -> String {
    isPlain(text, inBrackets: inBrackets) ? text : quoted(text)
  }

  /// What begins a scalar with a meaning of its own.
  private static let indicators = "-?:,[]{}#&*!|>'\"%@`=~ "
  /// Scalars that are no texts, and the key that merges maps.
  private static let words = ["null", "true", "false", "yes", "no", "on", "off", "<<"]

  private static func isPlain(_ text: String, inBrackets: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, !indicators.unicodeScalars.contains(first),
      !words.contains(text.lowercased()), !text.hasSuffix(" "), !text.hasSuffix(":"), !text.hasPrefix("..."),
      !text.contains(": "), !text.contains(" #"), text.unicodeScalars.allSatisfy({ !isEscaped($0) })
    else { return false }
    return !inBrackets || !text.utf8.contains { ",[]{}".utf8.contains($0) }
  }

  /// Whether a character is written as an escape.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    guard let unit = UInt16(exactly: scalar.value) else { return false }
    return HarmfulCharacters.contains(unit) || unit == 0xFEFF
  }

  /// A text in double quotes.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isEscaped(scalar):
        quoted += "\\u" + CharacterEscape.digits(UInt16(truncatingIfNeeded: scalar.value))
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
