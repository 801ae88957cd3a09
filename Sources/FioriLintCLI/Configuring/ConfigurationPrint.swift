import Documents
import Linting
import Project
import Reporting
import RulePages
import Support
import Syntax

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
    var value: DescribedValue
    /// The unit of the value, where the key does not say it.
    var unit: String?
    /// Whether a run in the working directory uses it.
    var isUsed = true
    /// Whether the value describes a default that no configuration can have.
    var isWords = false
  }

  private static let keys = ConfigurationKey.atTop.flatMap(\.settingKeys)

  /// The settings of one value each, those that are not set with their defaults.
  private var values: [(key: String, item: Item)] {
    Self.keys.flatMap { key in
      guard case .value(let own) = key.shown(of: settings) else { return [(key: String, item: Item)]() }
      func isWords(_ value: DescribedValue) -> Bool { value.place == nil && key.standard == nil }
      guard key.isForRun, case .value(let used) = key.shown(of: run) else {
        return [(key.name, Item(value: own, unit: key.unit, isWords: isWords(own)))]
      }
      let items = [Item(value: used, isWords: isWords(used)), Item(value: own, isUsed: false)]
      return (own.place == nil || own.place == used.place ? items.dropLast() : items[...]).map { (key.name, $0) }
    }
  }

  /// The settings of several values.
  private var lists: [(key: String, items: [Item], isMap: Bool)] {
    Self.keys.compactMap { key in
      guard case .list(let own, let isMap) = key.shown(of: settings) else { return nil }
      var items = own.map { Item(value: $0) }
      if key.isForRun, case .list(let used, _) = key.shown(of: run) {
        let places = Set(used.map(\.place))
        let others = own.filter { !places.contains($0.place) }
        items = used.map { Item(value: $0) } + others.map { Item(value: $0, isUsed: false) }
      }
      return (key.name, items, isMap)
    }
  }

  // MARK: Text

  /// What holds, as YAML, with the place of each value behind it. Globs are relative to the file that has them.
  var text: String {
    var text = "# \(TextEscaping.line(path)): "
    text += configuration.map { TextEscaping.line($0) } ?? "no configuration"
    text += "\n"
    let lines = self.lines
    if hasGlobsOfOthers { text += "# globs start in the folder of the file that has them\n" }
    let width = lines.filter { $0.source != nil }.map { min($0.text.count, 60) }.max() ?? 0
    for line in lines {
      text += line.text
      if let source = line.source {
        text += String(repeating: " ", count: max(0, width - line.text.count)) + "  # \(TextEscaping.line(source))"
      }
      text += "\n"
    }
    let isChanged = rules.contains { $0.isChanged }
    let count = rules.count { !$0.isChanged }
    text += "# \(count) \(isChanged ? "other " : "")rules with their defaults\n"
    for place in pending { text += "# on some screens also the override at \(TextEscaping.line(Self.source(place)))\n" }
    return text
  }

  /// Whether globs come from a file that the configuration extends.
  private var hasGlobsOfOthers: Bool {
    let globs = ["include", "exclude", "ignore"]
    return lists.contains { key, items, _ in
      globs.contains(key)
        && items.contains { item in
          item.value.place.map { $0.path != configuration && $0.path != CommandLineSettings.place } ?? false
        }
    }
  }

  private typealias Line = (text: String, source: String?)

  private var lines: [Line] {
    var lines: [Line] = []
    // The keys whose maps the last line is in.
    var open: [Substring] = []
    // Settings of single reports are left out unless they are set.
    for (key, item) in values where item.value.place != nil || !key.contains(".") {
      let names = key.split(separator: ".")
      guard item.isUsed, !item.isWords else {
        lines.append(("# \(key): \(item.value.yaml)", Self.source(item)))
        continue
      }
      for depth in names.indices.dropLast() where !open.starts(with: names[...depth]) {
        open = Array(names[...depth])
        lines.append((Self.indent(depth) + "\(names[depth]):", nil))
      }
      open = names.dropLast()
      lines.append((Self.indent(names.count - 1) + "\(names[names.count - 1]): \(item.value.yaml)", Self.source(item)))
    }
    for (key, items, isMap) in lists where !items.isEmpty {
      lines.append(("\(items[0].isUsed ? "" : "# ")\(key):", nil))
      for (index, item) in items.enumerated() {
        // Of the entries of a map with one key, the last one holds.
        let key = Self.key(of: item)
        let isReplaced = isMap && items[(index + 1)...].contains { $0.isUsed && Self.key(of: $0) == key }
        let lead = item.isUsed && !isReplaced ? "" : "# "
        lines.append(("\(lead)  \(isMap ? "" : "- ")\(item.value.yaml)", Self.source(item)))
      }
    }
    let changed = rules.filter(\.isChanged)
    if !changed.isEmpty { lines.append(("rules:", nil)) }
    let omitted = changed.count(where: isOmitted)
    if omitted > 0 {
      lines.append(("  # \(SummaryLine.counted(omitted, "rule")) off", Self.source(settings.presets?.place)))
    }
    return lines + changed.filter { !isOmitted($0) }.flatMap(Self.lines)
  }

  /// Whether a rule is off because the preset omits it.
  private func isOmitted(_ outcome: RuleOutcome) -> Bool {
    outcome.level == .off && outcome.parameters.isEmpty && outcome.cause == settings.presets?.place
  }

  private static func lines(_ outcome: RuleOutcome) -> [Line] {
    let id = "  \(YAMLScalar.text(outcome.rule.id)):"
    guard !outcome.parameters.isEmpty else { return [("\(id) \(outcome.level.rawValue)", source(outcome.cause))] }
    var lines: [Line] = [(id, nil)]
    // A rule may have levels that differ, by case: what is not set is not shown.
    if let cause = outcome.cause { lines.append(("    level: \(outcome.level.rawValue)", source(cause))) }
    lines.append(("    with:", nil))
    for parameter in outcome.parameters {
      lines.append(("      \(parameter.value.key): \(parameter.value.value.yaml)", source(parameter.place)))
    }
    return lines
  }

  /// The key of an entry of a map, as it is written.
  private static func key(of item: Item) -> Substring { item.value.yaml.prefix { $0 != ":" } }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func source(_ item: Item) -> String {
    (item.unit.map { "\($0), " } ?? "") + source(item.value.place) + (item.isUsed ? "" : ", not used in this run")
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
          for (key, item) in values where item.value.place != nil { Self.write(key, item, to: &json) }
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
      json.member("value", item.value.text)
      write(item.value.place, to: &json)
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

extension RuleOutcome {
  /// Whether a configuration changes the rule.
  fileprivate var isChanged: Bool { cause != nil || !parameters.isEmpty }
}

extension PageValue {
  /// The value as YAML on one line, with texts in quotes that would be numbers, or `true` or `false`.
  fileprivate var yaml: String {
    switch content {
    case .text(let text): Double(text) == nil ? YAMLScalar.text(text, inBrackets: true) : "\"\(text)\""
    case .number, .flag: description
    case .list(let values): "[\(values.map(\.yaml).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\(YAMLScalar.text($0.key, inBrackets: true)): \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }
}
