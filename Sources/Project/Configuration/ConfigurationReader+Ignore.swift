import Linting
import Screens
import Support
import Syntax

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
      fail(
        "an entry of `ignore` must be a map with `rule` and `reason`, and optionally `files`, `element` and `until`",
        node)
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
        if entry.value.isNull { fail("`files` has no value; remove the key to mean all files", place(entry)) }
        globs = self.globs(.files, entry.value)?.map(\.value) ?? []
        continue
      default:
        let advice = suggestion(for: entry.key, among: Self.ignoreKeys)
        fail(
          "unknown key `\(entry.key)`; expected in an entry of `ignore` one of "
            + "\(Self.ignoreKeys.joined(separator: ", "))\(advice)",
          place(entry))
        continue
      }
      guard case .scalar(let text, _) = entry.value.content else {
        fail("`\(entry.key)` must be a text, not \(entry.value.inProse)", entry.value)
        continue
      }
      let value = entry.value.isNull ? "" : Suppression.trimmed(text)
      switch entry.key {
      case "rule": rule = self.rule(toIgnore: value, entry.value)
      case "reason":
        reason = value
        if let mistake = Suppression.mistake(inReason: value) {
          fail("this entry of `ignore` \(mistake)", entry.value)
        }
      case "element":
        element = value
        glob = ElementPathGlob(value)
        if glob == nil {
          fail(
            "`\(value)` is not the path of an element; expected one such as "
              + "screen/collectionView[featured]/collectionCell[p1], with globs and ** for any parts", entry.value)
        } else if !value.hasPrefix("screen"), !value.hasPrefix("*"), !value.hasPrefix("?") {
          fail("`\(value)` matches nothing: a path begins with `screen/`; did you mean `**/\(value)`?", entry.value)
        }
      default:
        until = CalendarDay(value)
        if until == nil { fail("`until` must be \(CalendarDay.expectation), not `\(value)`", entry.value) }
      }
    }
    if rule == nil || reason == nil {
      for key in ["rule", "reason"] where !entries.contains(where: { $0.key == key }) {
        fail("this entry of `ignore` has no `\(key)`; it needs `rule` and `reason`", node)
      }
    }
    guard errors.count == count, let rule, let reason else { return nil }
    return IgnoreSetting(
      IgnoreEntry(rule: rule, element: glob, reason: reason), element: element, globs: globs, until: until,
      at: place(node), in: name)
  }

  private mutating func rule(toIgnore glob: String, _ node: YAMLNode) -> String? {
    if glob.isEmpty {
      fail("`rule` is empty; expected the id of a rule, or a glob", node)
    } else if let mistake = ruleGlobs.mistake(inSuppressed: glob),
      vocabulary.hasAllRules || ruleGlobs.nearest(to: glob) != nil
    {
      fail(mistake, node)
    }
    return glob
  }
}
