import Linting
import Screens
import Text
import YAML

/// What a configuration suppresses.
extension ConfigurationReader {
  /// The keys of an entry.
  private static let ignoreKeys = ["files", "element", "rule", "reason", "until"]

  /// The entries of `ignore`.
  mutating func ignores(_ key: ConfigurationKey, _ node: YAMLNode) -> [IgnoreSetting] {
    (list(key, node, of: "maps") ?? []).compactMap { ignore($0) }
  }

  private mutating func ignore(_ node: YAMLNode) -> IgnoreSetting? {
    guard case .map(let entries) = node.content else {
      fail("an entry of `ignore` is a map with rule and reason, and perhaps files, element and until", node)
      return nil
    }
    let count = errors.count
    var (rule, reason, element): (String?, String?, String?)
    var (glob, until): (ElementPathGlob?, CalendarDay?)
    var globs: [String] = []
    for entry in entries {
      switch entry.key {
      case "rule", "reason", "element", "until": break
      case "files":
        if entry.value.isNull { fail("`files` has no value; leave the key out for all files", place(entry)) }
        globs = self.globs(.files, entry.value)?.map(\.value) ?? []
        continue
      default:
        let advice = suggestion(for: entry.key, among: Self.ignoreKeys)
        fail(
          "unknown key `\(entry.key)`\(advice); expected in an entry of `ignore` one of "
            + Self.ignoreKeys.joined(separator: ", "), place(entry))
        continue
      }
      guard case .scalar(let text, _) = entry.value.content else {
        fail("`\(entry.key)` has to be a text, not a \(Self.type(entry.value))", entry.value)
        continue
      }
      let value = entry.value.isNull ? "" : Suppression.trimmed(text)
      switch entry.key {
      case "rule": rule = self.rule(toIgnore: value, entry.value)
      case "reason":
        reason = value
        if let mistake = Suppression.mistake(inReason: value) {
          fail("the entry \(mistake): expected why its findings do not count", entry.value)
        }
      case "element":
        element = value
        glob = ElementPathGlob(value)
        if glob == nil {
          fail(
            "`\(value)` is no path of an element, as in screen/collectionView[featured]/collectionCell[p1]; each of its "
              + "parts may be a glob, and ** stands for any parts", entry.value)
        }
      default:
        until = CalendarDay(value)
        if until == nil { fail("`until` has to be \(CalendarDay.expectation), not `\(value)`", entry.value) }
      }
    }
    if rule == nil || reason == nil {
      for key in ["rule", "reason"] where !entries.contains(where: { $0.key == key }) {
        fail("the entry of `ignore` has no `\(key)`: every one names a rule and says why", node)
      }
    }
    guard errors.count == count, let rule, let reason else { return nil }
    return IgnoreSetting(
      IgnoreEntry(rule: rule, element: glob, reason: reason), element: element, globs: globs, until: until,
      at: place(node), in: name)
  }

  private mutating func rule(toIgnore glob: String, _ node: YAMLNode) -> String? {
    if glob.isEmpty {
      fail("`rule` names no rule: expected the id of one, or a glob", node)
    } else if let mistake = ruleGlobs.mistake(inHeldBack: glob) {
      fail("\(mistake); `fiorilint rules` lists the rules", node)
    }
    return glob
  }
}
