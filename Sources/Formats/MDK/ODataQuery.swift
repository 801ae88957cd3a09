import Screens

/// The resource path of an OData request, in which a page may leave parts to the running application.
enum ODataPath {
  /// Whether a path can lead to a single entity: the plain name of a set does not.
  static func mayLeadToOne(_ path: UTF8Text) -> Bool {
    path.holds(UInt8(ascii: "/")) || path.holds(UInt8(ascii: "(")) || path.holds(UInt8(ascii: "{"))
      || path.first == UInt8(ascii: "#")
  }

  /// The segments of a path. A target path, `#Page:X/#Property:Y`, is one.
  static func segments(of path: String) -> [Substring] {
    if path.hasPrefix("#") { return [path[...]] }
    return ODataText.parts(path[...], separatedBy: "/").filter { !$0.isEmpty }
  }

  /// Whether a segment is the link of an entity.
  static func isLink(_ segment: Substring) -> Bool {
    let text = segment.prefix { $0 != "}" }
    return ["@odata.readLink", "@odata.editLink", "@odata.id"].contains { text.hasSuffix($0) }
  }
}

/// The query options of an OData request, as far as they say how many entities it gives.
struct ODataQuery {
  /// Whether it gives one entity at most.
  private(set) var isLimitedToOne = false
  /// Whether it sorts or limits rows, which makes no sense for one.
  private(set) var ordersRows = false
  /// By property: the values that it has to be equal to; those of filters that let other entities through are left out.
  private(set) var equalities: [String: Substring] = [:]

  init(_ text: String) {
    let text = text.replacing("%20", with: " ")
    for option in ODataText.parts(text[...].drop { $0 == "?" }, separatedBy: "&") {
      let parts = option.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch ODataText.trimmed(parts[0]) {
      case "$top":
        isLimitedToOne = ODataText.trimmed(parts[1]) == "1"
        ordersRows = ordersRows || !isLimitedToOne
      case "$orderby", "$skip": ordersRows = true
      case "$filter": addEqualities(of: parts[1])
      default: continue
      }
    }
  }

  private mutating func addEqualities(of filter: Substring) {
    var terms = [filter]
    // Brackets lie in each other.
    for _ in 0..<1000 {
      guard var term = terms.popLast() else { return }
      term = ODataText.trimmed(term)
      if ODataText.isBracketed(term) {
        terms.append(term.dropFirst().dropLast())
        continue
      }
      guard ODataText.parts(term, separatedBy: " or ").count == 1 else { continue }
      let conditions = ODataText.parts(term, separatedBy: " and ")
      if conditions.count > 1 {
        terms += conditions
        continue
      }
      let sides = ODataText.parts(term, separatedBy: " eq ").map { ODataText.trimmed($0) }
      guard sides.count == 2 else { continue }
      for (name, value) in [(sides[0], sides[1]), (sides[1], sides[0])]
      where ODataText.isName(name) && !ODataText.isName(value) {
        equalities[String(name)] = value
      }
    }
  }

  /// Whether a property may well be the whole key of an entity, where no metadata tells: by its name, or as it is equal to the property of
  /// the same name of what the page shows.
  static func mayBeKey(_ name: String, equal value: Substring) -> Bool {
    if ["id", "guid", "uuid", "key"].contains(name.lowercased()) { return true }
    guard value.contains("{") || value.contains("#") else { return false }
    let own = value.prefix { $0 != "}" }.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(own.reversed()) == name
  }
}

/// Texts of OData requests, in which quotes, brackets and bindings hold what lies between them together.
private enum ODataText {
  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether a text is a property's name, and no value.
  static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return !["true", "false"].contains(text)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" } && text.last != "/"
  }

  /// The parts of a text between words that stand outside of quotes, brackets and bindings.
  static func parts(_ text: Substring, separatedBy word: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    var depth = 0
    var isQuoted = false
    while index < text.endIndex {
      if depth == 0, !isQuoted, text[index...].hasPrefix(word) {
        parts.append(text[start..<index])
        index = text.index(index, offsetBy: word.count)
        start = index
        continue
      }
      move(past: text[index], &depth, &isQuoted)
      index = text.index(after: index)
    }
    return parts + [text[start...]]
  }

  /// Whether one pair of brackets holds the whole of a text.
  static func isBracketed(_ text: Substring) -> Bool {
    guard text.first == "(", text.last == ")" else { return false }
    var depth = 0
    var isQuoted = false
    for index in text.indices.dropLast() {
      move(past: text[index], &depth, &isQuoted)
      if depth == 0, !isQuoted { return false }
    }
    return true
  }

  private static func move(past character: Character, _ depth: inout Int, _ isQuoted: inout Bool) {
    switch character {
    case "'": isQuoted.toggle()
    case "(", "{": if !isQuoted { depth += 1 }
    case ")", "}": if !isQuoted { depth -= 1 }
    default: return
    }
  }
}
