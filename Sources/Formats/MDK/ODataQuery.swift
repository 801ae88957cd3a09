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
  /// The literal number of `$top`; `nil` where there is none, or the running application puts it in.
  private(set) var top: Int?
  /// Whether it sorts or skips rows, or limits them to several, which makes no sense for one.
  private(set) var ordersRows = false
  /// By property: the values that it has to be equal to; those of filters that let other entities through are left out.
  private(set) var equalities: [String: String] = [:]

  /// Whether it gives one entity at most.
  var isLimitedToOne: Bool { top.map { $0 <= 1 } ?? false }

  /// - Parameter text: the options as in a URL: with percent encoding, and `+` for a blank.
  init(_ text: String) {
    for option in ODataText.parts(text[...].drop { $0 == "?" }, separatedBy: "&") {
      let parts = option.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = ODataText.decoded(parts[1])
      switch ODataText.trimmed(ODataText.decoded(parts[0])[...]) {
      case "$top":
        let value = ODataText.trimmed(value[...])
        guard value.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(value) else { continue }
        top = count
        ordersRows = ordersRows || count > 1
      case "$orderby", "$skip": ordersRows = true
      case "$filter": equalities = ODataFilter.equalities(of: value)
      default: continue
      }
    }
  }
}

/// Texts of OData requests, in which quotes, brackets and bindings hold what lies between them together.
private enum ODataText {
  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// A part of a URL's query without its encoding. A `%` that begins no code stands for itself.
  static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    func digit(_ index: Int) -> UInt8? {
      index < bytes.count ? Character(UnicodeScalar(bytes[index])).hexDigitValue.map { UInt8($0) } : nil
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let high = digit(index + 1), let low = digit(index + 2) {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index] == UInt8(ascii: "+") ? 0x20 : bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The parts of a text between characters that are outside of quotes, brackets and bindings.
  static func parts(_ text: Substring, separatedBy separator: Character) -> [Substring] {
    var depth = 0
    var isQuoted = false
    return text.split(omittingEmptySubsequences: false) { character in
      switch character {
      case "'": isQuoted.toggle()
      case "(", "{": if !isQuoted { depth += 1 }
      case ")", "}": if !isQuoted { depth -= 1 }
      default: return depth == 0 && !isQuoted && character == separator
      }
      return false
    }
  }
}
