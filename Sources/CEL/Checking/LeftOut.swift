/// What of the Common Expression Language this one leaves out, since rules have no use for it or it would not end.
enum LeftOut {
  /// What a function or macro belongs to that is left out; `nil` for one that is none of the language.
  static func feature(of function: String) -> String? { functions[function] }

  /// What a name belongs to that is left out; `nil` for any other.
  static func feature(ofName name: String) -> String? { typeNames.contains(name) ? types : nil }

  private static let types = "types as values (`type(x)`, `int`)"
  private static let typeNames: Set<String> = [
    "bool", "bytes", "double", "dyn", "int", "list", "map", "null_type", "string", "type", "uint",
  ]

  /// Everything that is left out, in words.
  static var features: [String] { [types] + groups.map(\.feature) }

  private static let functions: [String: String] = {
    var features: [String: String] = ["type": types]
    for group in groups {
      for name in group.names { features[name] = group.feature }
    }
    return features
  }()

  private static let groups: [(feature: String, names: [String])] = [
    ("text formats (`format`, `strings.quote`)", ["format", "strings.quote"]),
    ("loops with two variables", ["existsOne", "transformList", "transformMap", "transformMapEntry"]),
    (
      "bit operations",
      [
        "math.bitAnd", "math.bitOr", "math.bitXor", "math.bitNot", "math.bitShiftLeft", "math.bitShiftRight",
      ]
    ),
    (
      "times and durations",
      [
        "timestamp", "duration", "getDate", "getDayOfMonth", "getDayOfWeek", "getDayOfYear", "getFullYear",
        "getHours",
        "getMilliseconds", "getMinutes", "getMonth", "getSeconds",
      ]
    ),
    (
      "optional values (`.?`, `[?`)",
      ["optional.of", "optional.none", "optional.ofNonZeroValue", "orValue", "optMap"]
    ),
  ]

  /// Loops that name two variables.
  static let twoVariables = "loops with two variables"
}
