/// What values a fact takes.
package enum FactType: Sendable, Hashable {
  /// Any text.
  case text
  /// A finite number with a unit; negative only where `signed`.
  case number(unit: String, signed: Bool)
  /// A whole number, zero or more.
  case count
  /// `true` or `false`.
  case boolean
  /// One of some words; `aliases` are other spellings that are read as one of them.
  case token([Token], aliases: TokenAliases = [:])
  /// `[x, y, width, height]` in pt or dp.
  case frame
  /// A list of texts.
  case textList
  /// `#rrggbb`, `#rrggbbaa`, a name of ``Color/names``, or `accent1` to `accent10`.
  case color

  /// What is expected, for error messages: "true or false", "one of grid, horizontalFit", ….
  package var expectation: String {
    switch self {
    case .text: "a text"
    case .number(let unit, let signed): "a number in \(unit) without the unit\(signed ? "" : ", 0 or more")"
    case .count: "a whole number, 0 or more"
    case .boolean: "true or false"
    case .token(let tokens, _): "one of " + tokens.map(\.name).joined(separator: ", ")
    case .frame: "a frame of four numbers: x, y, width and height (0 or more), in pt or dp"
    case .textList: "a list of texts"
    case .color: "#rrggbb, #rrggbbaa, a name such as black, or accent1 to accent10"
    }
  }

  /// What may be written for a fact of a few values; empty for any other.
  package var choices: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .token(let tokens, _): tokens.map(\.name)
    case .text, .number, .count, .frame, .textList, .color: []
    }
  }
}
