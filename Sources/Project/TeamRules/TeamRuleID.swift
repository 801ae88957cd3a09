import BuiltInRules
import Support

/// What ids of a team's rules look like: `acme/short-titles`.
package enum TeamRuleID {
  /// What is wrong with the name of a rule or check in Swift; `nil` where nothing is.
  ///
  /// - Parameter noun: what it is the name of.
  package static func mistake(in name: String, of noun: String) -> String? {
    if !name.utf8.contains(UInt8(ascii: "/")) {
      return "the \(noun) `\(name)` needs a team name, such as acme/\(name.isEmpty ? noun : name)"
    }
    return mistake(in: name).map { "the \(noun) `\(name)`: \($0)" }
  }

  /// What is wrong with an id; `nil` where nothing is.
  package static func mistake(in id: String) -> String? {
    let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let format = "an id is team/name, in the letters a to z, digits, - and _"
    if parts.count < 2 {
      return "a rule page of a team must be in a subfolder of `rules`, such as acme/short-titles.md for the rule "
        + "acme/short-titles"
    }
    for part in parts where part.isEmpty || !part.allSatisfy(isAllowed) {
      let advice = part.isEmpty ? nil : nearest(to: id).map { "`\($0)`" }
      return
        "`\(id)` is not a valid rule id; \(format)\(suggestion(advice))"
    }
    if parts.count > 2 { return "`\(id)` is not a valid rule id: it has \(parts.count) parts; \(format)" }
    let group = String(decoding: parts[0], as: UTF8.self)
    if group == "fiorilint" || BuiltInRules.pages.contains(where: { $0.id.hasPrefix("\(group)/") }) {
      return "`\(group)` is a group of built-in rules; use the name of your team"
    }
    return nil
  }

  /// The valid id that a text with capitals, spaces or an extension means; `nil` where it means none.
  private static func nearest(to text: String) -> String? {
    let name = text.hasSuffix(".md") ? String(text.dropLast(3)) : text
    let id = name.lowercased().replacing(" ", with: "-")
    return id != text && mistake(in: id) == nil ? id : nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
