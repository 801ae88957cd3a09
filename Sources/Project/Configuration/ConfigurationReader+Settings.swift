import RulePages
import Screens
import Support
import Syntax

/// Values that mean something to one key.
extension ConfigurationReader {
  mutating func version(_ key: ConfigurationKey, _ node: YAMLNode) -> RulesVersion? {
    let current = vocabulary.version
    let available = "a version such as \(current), the newest of this fiorilint"
    guard
      let version = parsed(key, node, available, { RulesVersion($0).flatMap { $0.description == "0.0" ? nil : $0 } })
    else { return nil }
    if version > current { fail("`\(key.name)` is \(version), but this fiorilint has rules up to \(current)", node) }
    return version
  }

  mutating func kinds(
    _ key: ConfigurationKey, _ node: YAMLNode
  ) -> [LocatedValue<(pattern: String, meaning: KindNames.Meaning, use: EntryUse)>] {
    guard let entries = map(key, node, "names or globs with kinds") else { return [] }
    var kinds: [LocatedValue<(pattern: String, meaning: KindNames.Meaning, use: EntryUse)>] = []
    for entry in entries {
      guard case .scalar(let text, _) = entry.value.content, let meaning = KindNames.Meaning(name: text) else {
        let names = KindNames.Meaning.names
        guard case .scalar(let text, _) = entry.value.content, !entry.value.isNull else {
          fail("`\(entry.key)` must be a kind: \(names.joined(separator: ", "))", entry.value)
          continue
        }
        let advice = suggestion(for: text, among: names)
        fail("unknown kind `\(text)`; expected \(oneOf(names))\(advice)", entry.value)
        continue
      }
      let name = NamePatternUse(LocatedValue(entry.key, at: place(entry)), of: key.name)
      names.append(name)
      kinds.append(LocatedValue((entry.key, meaning, name.use), at: place(entry)))
    }
    return kinds
  }

  mutating func formats(
    _ key: ConfigurationKey, _ node: YAMLNode
  ) -> [LocatedValue<(name: String, file: PathName?)>] {
    var formats: [LocatedValue<(name: String, file: PathName?)>] = []
    for text in texts(key, node) ?? [] {
      let parts = text.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard vocabulary.formats.contains(parts[0]) else {
        failChoice(key, parts[0], among: vocabulary.formats, text.place)
        continue
      }
      if parts.count > 1, parts[1].isEmpty || parts[1].hasSuffix("/") {
        fail("expected a file name, such as \(parts[0])=report.\(parts[0])", text.place)
        continue
      }
      let file = parts.count > 1 ? path(parts[1], key, text.place) : nil
      if parts.count > 1, file == nil { continue }
      if formats.contains(where: { $0.value.file?.location == file?.location }) {
        fail(
          file.map { "two reports go to the file \($0.display); name another file for one of them" }
            ?? "two reports go to standard output; write one to a file: \(parts[0])=FILE", text.place)
      }
      formats.append(LocatedValue((parts[0], file), at: text.place))
    }
    return formats
  }

  mutating func paths(_ key: ConfigurationKey, _ node: YAMLNode) -> [LocatedValue<PathName>] {
    (texts(key, node) ?? []).compactMap { text in
      if text.value.contains("://") {
        fail("`\(key.name)` takes paths of files, not URLs such as \(text.value)", text.place)
        return nil
      }
      return path(text.value, key, text.place).map { LocatedValue($0, at: text.place) }
    }
  }

  /// The path of a file.
  mutating func file(_ key: ConfigurationKey, _ node: YAMLNode) -> PathName? {
    guard let text = text(key, node) else { return nil }
    if text.isEmpty || text.hasSuffix("/") { fail("`\(key.name)` must name a file", node) }
    return path(text, key, place(node))
  }

  /// The path of a folder.
  mutating func folder(_ key: ConfigurationKey, _ node: YAMLNode) -> PathName? {
    guard let text = text(key, node) else { return nil }
    if text.isEmpty { fail("`\(key.name)` must name a folder", node) }
    return path(text, key, place(node))
  }

  /// A path by its text; `nil` where it leads out of the project or into a folder of git, and that is not allowed.
  private mutating func path(_ text: String, _ key: ConfigurationKey, _ place: FileLocation) -> PathName? {
    let path = PathName(text, in: name.folder, from: workingDirectory)
    guard let boundary else { return path }
    if let root = boundary.rootLeft(by: path.location, from: name.folder) {
      let shown = ProjectBoundary.shown(root, from: workingDirectory)
      depart(
        "`\(key.name)` names \(path.display), outside the project folder (\(shown)); --allow-outside-project allows it",
        place)
      return nil
    }
    if ProjectBoundary.leadsIntoGit(path.location) {
      depart(
        "`\(key.name)` names \(path.display), inside a folder .git; --allow-outside-project allows it",
        place)
      return nil
    }
    return path
  }
}
