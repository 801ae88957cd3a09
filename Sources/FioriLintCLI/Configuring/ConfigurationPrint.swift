import Documents
import Linting
import Project
import Reporting
import RulePages
import Support

/// What holds for a path, as text and as JSON.
struct ConfigurationPrint {
  /// The path that was asked for.
  let path: String
  /// The configuration that is nearest to it; `nil`: there is none.
  let configuration: String?
  let settings: Settings
  /// What holds for a run in the working directory.
  let run: Settings
  let rules: [RuleOutcome]
  /// The overrides that hold on some screens.
  let pending: [FileLocation]

  /// A value that is set, or the default.
  private struct Item {
    var value: String
    var place: FileLocation?
    /// Whether a run in the working directory uses it.
    var isUsed = true
    /// Whether the value describes a default that no configuration can have.
    var isWords = false
  }

  private static let keys = ConfigurationKey.atTop.flatMap(\.settingKeys)

  /// The settings of one value each, those that are not set with their defaults.
  private var values: [(key: String, item: Item)] {
    Self.keys.flatMap { key in
      guard case .value(let text, let place) = key.shown(of: settings) else { return [(key: String, item: Item)]() }
      let own = Item(value: text, place: place, isWords: place == nil && !key.hasDefaultValue)
      guard key.isForRun, case .value(let used, let usedPlace) = key.shown(of: run) else { return [(key.name, own)] }
      let isWords = usedPlace == nil && !key.hasDefaultValue
      let items = [
        Item(value: used, place: usedPlace, isWords: isWords), Item(value: text, place: place, isUsed: false),
      ]
      return (place == nil || place == usedPlace ? items.dropLast() : items[...]).map { (key.name, $0) }
    }
  }

  /// The settings of several values.
  private var lists: [(key: String, items: [Item], isMap: Bool)] {
    Self.keys.compactMap { key in
      guard case .list(let own, let isMap) = key.shown(of: settings) else { return nil }
      var items = own.map { Item(value: $0.value, place: $0.place) }
      if key.isForRun, case .list(let used, _) = key.shown(of: run) {
        let places = Set(used.map(\.place))
        let others = items.filter { item in !(item.place.map(places.contains) ?? false) }
        items = used.map { Item(value: $0.value, place: $0.place) }
        items += others.map { Item(value: $0.value, place: $0.place, isUsed: false) }
      }
      return (key.name, items, isMap)
    }
  }

  // MARK: Text

  /// Like a configuration, with the place of each value behind it.
  var text: String {
    var lines: [(text: String, source: String)] = []
    // Settings of single reports are left out unless they are set.
    for (key, item) in values where item.place != nil || !key.contains(".") {
      lines.append(("\(item.isWords ? "# " : "")\(key): \(item.value)", Self.source(item)))
    }
    for (key, items, isMap) in lists where !items.isEmpty {
      lines.append(("\(key):", ""))
      for item in items { lines.append(("  \(isMap ? "" : "- ")\(Self.quoted(item.value, isMap))", Self.source(item))) }
    }
    let changed = rules.filter { $0.cause != nil || !$0.parameters.isEmpty }
    if !changed.isEmpty { lines.append(("rules:", "")) }
    for outcome in changed {
      lines.append(("  \(outcome.rule.id): \(outcome.level.rawValue)", Self.source(outcome.cause)))
      for parameter in outcome.parameters {
        lines.append(("    \(parameter.value.key): \(parameter.value.value)", Self.source(parameter.place)))
      }
    }
    let width = lines.filter { !$0.source.isEmpty }.map { min(TextEscaping.line($0.text).count, 60) }.max() ?? 0
    var text = "# \(TextEscaping.line(path)): "
    text += configuration.map { TextEscaping.line($0) } ?? "no configuration"
    text += "\n"
    for line in lines {
      let shown = TextEscaping.line(line.text)
      let padding = String(repeating: " ", count: max(0, width - shown.count))
      text += line.source.isEmpty ? "\(shown)\n" : "\(shown)\(padding)  # \(TextEscaping.line(line.source))\n"
    }
    text += "# \(rules.count - changed.count) \(changed.isEmpty ? "" : "other ")rules with their defaults\n"
    for place in pending { text += "# on some screens also the override at \(TextEscaping.line(Self.source(place)))\n" }
    return text
  }

  /// A text as YAML has it: a glob may begin with what is a mark in YAML.
  ///
  /// - Parameter isMember: whether it is `key: value`, of which the key is meant.
  private static func quoted(_ text: String, _ isMember: Bool) -> String {
    guard let first = text.utf8.first, ##"*&!|>%@`'"#{}[]-?"##.utf8.contains(first) else { return text }
    let end = isMember ? text.lastIndex(of: ":") ?? text.endIndex : text.endIndex
    let escaped = text[..<end].replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
    return "\"\(escaped)\"\(text[end...])"
  }

  private static func source(_ item: Item) -> String {
    source(item.place) + (item.isUsed ? "" : ", not used in this run")
  }

  private static func source(_ place: FileLocation?) -> String {
    place?.source ?? "default"
  }

  // MARK: JSON

  /// An object with `settings` and `rules`, each with `source` and `line` where a configuration says it.
  var json: [UInt8] {
    var buffer = ReportBuffer()
    JSONWriter.write(to: &buffer) { json in
      json.member("path", path)
      if let configuration { json.member("configuration", configuration) }
      json.member(
        "settings",
        list: { json in
          for (key, item) in values where item.place != nil { Self.write(key, item, to: &json) }
          for (key, items, _) in lists {
            for item in items { Self.write(key, item, to: &json) }
          }
        })
      json.member(
        "rules",
        list: { json in
          for outcome in rules { Self.write(outcome, to: &json) }
        })
      json.member(
        "overridesForScreens",
        list: { json in
          for place in pending { json.element { Self.write(place, to: &$0) } }
        })
    }
    return buffer.bytes
  }

  private static func write(_ key: String, _ item: Item, to json: inout JSONWriter) {
    json.element { json in
      json.member("key", key)
      json.member("value", item.value)
      write(item.place, to: &json)
      if !item.isUsed { json.member("used", false) }
    }
  }

  private static func write(_ outcome: RuleOutcome, to json: inout JSONWriter) {
    json.element { json in
      json.member("rule", outcome.rule.id)
      json.member("level", outcome.level.rawValue)
      write(outcome.cause, to: &json)
      guard !outcome.parameters.isEmpty else { return }
      json.member(
        "with",
        list: { json in
          for parameter in outcome.parameters {
            json.element { json in
              json.member("parameter", parameter.value.key)
              json.member("value", value: parameter.value.value)
              write(parameter.place, to: &json)
            }
          }
        })
    }
  }

  private static func write(_ place: FileLocation?, to json: inout JSONWriter) {
    guard let place else { return }
    json.member("source", place.path)
    json.member("line", place.line)
  }
}
