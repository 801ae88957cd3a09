import TestSupport

/// A folder of screens made at random, with a configuration, suppressions, a baseline and pages of a team; the same for the same seed.
struct RandomProject {
  /// By path.
  private(set) var files: [String: String] = [:]
  /// The screens, sorted.
  private(set) var screens: [String] = []
  private var generator: SeededGenerator

  private static let rules = [
    "touch-target/minimum-size", "object-cell/compact-height", "collection-view/*", "object-cell/*", "suppression/unused",
    "acme/unused", "acme/lower", "acme/*", "*",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for number in 0..<(3 + generator.below(5)) {
      var random = RandomScreens(seed: seed &* 1000 &+ UInt64(number))
      let path = "\(generator.pick(["", "app/", "kit/old/"], default: ""))\(number).json"
      screens.append(path)
      files[path] = generator.isOne(in: 9) ? "{\"type\": \"screen\", " : suppressed(random.document())
    }
    screens.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    files[".fiorilint.yml"] = configuration()
    if generator.isOne(in: 2) { files["kit/.fiorilint.yml"] = configuration() }
    files[".fiorilint/rules/acme/unused.md"] = page(
      "problems", on: generator.pick(["screen", "button", "screen, tableView"], default: "screen"),
      with: "{kind: \(generator.pick(["unused-suppression", "invalid-suppression"], default: "unused-suppression"))}")
    files[".fiorilint/rules/acme/lower.md"] = page(
      "compact-height", on: "tableView", with: "{list: cells, of: objectCell, tolerance: \(generator.below(3))}")
  }

  /// The text with suppressions in some of its elements.
  private mutating func suppressed(_ text: String) -> String {
    var result = ""
    for (index, part) in text.components(separatedBy: "{\"type\": ").enumerated() {
      if index > 0 {
        result += "{"
        if generator.isOne(in: 3) {
          let rule = generator.pick(Self.rules + ["no/such-rule"], default: "*")
          result += "\"fiorilint-disable\": {\"\(rule)\": \"\(generator.isOne(in: 5) ? "" : "As agreed.")\"}, "
        }
        result += "\"type\": "
      }
      result += part
    }
    return result
  }

  private mutating func page(_ check: String, on selector: String, with parameters: String) -> String {
    """
    ---
    severity: \(generator.pick(["error", "warning", "info"], default: "info"))
    platforms: \(generator.pick(["[ios]", "[android]", "[ios, android]"], default: "[ios]"))
    statements: []
    on: "\(selector)"
    check: \(check)
    with: \(parameters)
    advice: mend it
    since: "0.1"
    ---
    # A rule of the team

    ## Avoid

    ## Prefer

    """
  }

  private mutating func configuration() -> String {
    var text = "rules: {\(setting())}\n"
    if generator.isOne(in: 3) { text += "platform: \(generator.pick(["ios", "android"], default: "ios"))\n" }
    var overrides = ""
    for _ in 0..<generator.below(4) {
      let place = generator.pick(
        [
          "platforms: [ios]", "platforms: android", "screens: \"O*\"", "platforms: [ios], screens: [Orders, Home]",
          "files: \"*.json\", platforms: ios", "files: \"*1.json\"",
        ], default: "platforms: [ios]")
      overrides += "  - {\(place), rules: {\(setting())}}\n"
    }
    if !overrides.isEmpty { text += "overrides:\n" + overrides }
    var ignores = ""
    for _ in 0..<generator.below(3) {
      let element = generator.isOne(in: 2) ? ", element: \"**/tableView[*]\"" : ""
      let rule = generator.pick(["touch-target/*", "collection-view/*", "acme/lower", "*"], default: "*")
      ignores += "  - {rule: \"\(rule)\", reason: Known.\(element)}\n"
    }
    if !ignores.isEmpty { text += "ignore:\n" + ignores }
    return text
  }

  private mutating func setting() -> String {
    let rule = generator.pick(Self.rules, default: "*")
    switch generator.below(4) {
    case 0: return "\"\(rule)\": off"
    case 1: return "\"object-cell/compact-height\": {with: {tolerance: \(generator.below(9))}}"
    default: return "\"\(rule)\": \(generator.pick(["error", "warning", "info"], default: "info"))"
    }
  }
}
