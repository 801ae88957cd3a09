import Screens
import Support
import Syntax

/// Values by their types.
extension ConfigurationReader {
  /// The text of a scalar; a list or map is none.
  mutating func text(_ key: ConfigurationKey, _ node: YAMLNode) -> String? {
    guard case .scalar(let text, _) = node.content else {
      fail("`\(key.name)` must be a text, not \(node.inProse)", node)
      return nil
    }
    return text
  }

  mutating func choice(_ key: ConfigurationKey, _ node: YAMLNode, among words: [String]) -> String? {
    guard let text = text(key, node) else { return nil }
    if words.contains(text) { return text }
    failChoice(key, text, among: words, place(node))
    return nil
  }

  mutating func failChoice(
    _ key: ConfigurationKey, _ text: String, among words: [String], _ place: FileLocation
  ) {
    let advice = suggestion(for: text, among: words)
    fail("invalid `\(key.name)`: `\(text)`; expected \(oneOf(words))\(advice)", place)
  }

  mutating func parsed<Value>(
    _ key: ConfigurationKey, _ node: YAMLNode, _ expected: String, _ parse: (String) -> Value?
  ) -> Value? {
    guard case .scalar(let text, _) = node.content, let value = parse(text) else {
      fail("`\(key.name)` must be \(expected)\(key.unit.map { " (\($0))" } ?? ""), not \(node.inProse)", node)
      return nil
    }
    return value
  }

  mutating func list(_ key: ConfigurationKey, _ node: YAMLNode, of items: String) -> [YAMLNode]? {
    guard case .list(let nodes) = node.content else {
      fail("`\(key.name)` must be a list of \(items), not \(node.inProse)", node)
      return nil
    }
    return nodes
  }

  mutating func map(_ key: ConfigurationKey, _ node: YAMLNode, _ items: String) -> [YAMLEntry]? {
    guard case .map(let entries) = node.content else {
      fail("`\(key.name)` must be a map of \(items), not \(node.inProseForMap)", node)
      return nil
    }
    return entries
  }

  /// The texts of a list; one text stands for a list of it.
  mutating func texts(_ key: ConfigurationKey, _ node: YAMLNode) -> [LocatedValue<String>]? {
    if case .scalar(let text, _) = node.content {
      if !text.isEmpty { return [LocatedValue(text, at: place(node))] }
      fail("`\(key.name)` is an empty text; remove the key", node)
      return nil
    }
    guard let items = list(key, node, of: "texts") else { return nil }
    if items.isEmpty {
      fail("`\(key.name)` is an empty list; remove the key", node)
      return nil
    }
    var texts: [LocatedValue<String>] = []
    for item in items {
      guard case .scalar(let text, _) = item.content, !item.isNull, !text.isEmpty else {
        let isEmpty = if case .scalar = item.content { !item.isNull } else { false }
        fail("`\(key.name)` \(isEmpty ? "lists an empty text" : "must list texts, not \(item.inProse)")", item)
        continue
      }
      texts.append(LocatedValue(text, at: place(item)))
    }
    return texts
  }

  /// The words of a list, or the one word, without those that are unknown.
  mutating func choices(
    _ key: ConfigurationKey, _ node: YAMLNode, among words: [String]
  ) -> [LocatedValue<String>] {
    (texts(key, node) ?? []).filter { text in
      if words.contains(text.value) { return true }
      failChoice(key, text.value, among: words, text.place)
      return false
    }
  }

  /// The globs of a list.
  mutating func globs(_ key: ConfigurationKey, _ node: YAMLNode) -> [LocatedValue<String>]? {
    guard let globs = texts(key, node) else { return nil }
    var isFirst = true
    for glob in globs {
      let isInverse = glob.value.utf8.first == UInt8(ascii: "!")
      if let hint = PathGlobHint(glob.value, in: name.folder) {
        self.hint(hint.text, glob.place)
      } else if let mistake = PathGlobs.mistake(in: glob.value, isInFile: !isCommandLine) {
        fail("invalid glob `\(glob.value)`: \(mistake)", glob.place)
      } else if isInverse, isFirst {
        let advice = key.name == "exclude" ? "to check only those files, use `include`" : "write `**` before it"
        hint("`\(glob.value)` takes back nothing: `!` needs an earlier glob in this list; \(advice)", glob.place)
      } else {
        note(glob)
      }
      if !isInverse { isFirst = false }
    }
    return globs
  }
}
