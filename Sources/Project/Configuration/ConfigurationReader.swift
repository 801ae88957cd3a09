import Linting
import Screens
import Support
import Syntax

/// Reads one configuration and notes every mistake in it.
struct ConfigurationReader {
  /// What a configuration may name.
  let vocabulary: ConfigurationVocabulary
  let name: PathName
  /// The absolute path that shown paths are relative to.
  let workingDirectory: String
  /// What it may name; `nil`: anything.
  let boundary: ProjectBoundary?
  /// Whether it may be something else: another one named it, or a link did.
  private let mayBeOther: Bool
  /// Whether the command line has the settings, and no file.
  var isCommandLine: Bool { name.display == CommandLineSettings.place }
  private(set) var errors: [UserError] = []
  /// Those of them that are about what it names outside of its project.
  private(set) var departures: [UserError] = []
  /// What does nothing.
  private(set) var hints: [UserError] = []
  /// The globs over files that may match something.
  private(set) var globs: [LocatedValue<String>] = []
  /// The patterns over names of elements and screens.
  var names: [NamePatternUse] = []
  /// The configurations that come before this one.
  private(set) var extends: [LocatedValue<PathName>] = []
  /// The settings at the top, and those of the overrides.
  private(set) var blocks: [ConfigurationBlock] = []
  /// What is wrong with globs over rules.
  var ruleGlobs: RuleGlobs

  init(
    _ name: PathName, _ vocabulary: ConfigurationVocabulary, workingDirectory: String,
    within boundary: ProjectBoundary?,
    mayBeOther: Bool
  ) {
    self.boundary = boundary
    self.mayBeOther = mayBeOther
    self.name = name
    self.vocabulary = vocabulary
    ruleGlobs = RuleGlobs(vocabulary.rules)
    self.workingDirectory = workingDirectory
  }

  /// Reads the content of a file.
  ///
  /// - Parameter keys: those that are read at the top, and nothing else; `nil`: everything.
  mutating func read(_ document: Result<YAMLNode?, YAMLError>, _ keys: [ConfigurationKey]? = nil) {
    let root: YAMLNode?
    switch document {
    case .success(let node): root = node
    case .failure(let error):
      errors.append(
        UserError(
          error.fileMessage,
          at: FileLocation(path: name.display, line: error.line, column: error.column)))
      return
    }
    guard let root, !root.isNull else { return }
    guard case .map(let entries) = root.content else {
      fail("a configuration is a map of keys, such as `preset: fiori-ios`, not \(root.inProseForMap)", root)
      return
    }
    let names = entries.map(\.key).filter { !$0.hasPrefix(ConfigurationKey.ownPrefix) }
    let known = ConfigurationKey.atTop.map(\.name)
    if mayBeOther, !names.isEmpty, !names.contains(where: { nearest(to: $0, among: known) != nil }) {
      // The content of a file that is something else is not shown.
      fail("this is not a configuration: it has none of its keys", root)
      return
    }
    var top = ConfigurationBlock()
    var overrides: [YAMLNode] = []
    // Values that several keys share may be, with an anchor, below a key of the team's own.
    for entry in entries where !entry.key.hasPrefix(ConfigurationKey.ownPrefix) {
      guard let key = key(of: entry, in: entries, among: ConfigurationKey.atTop, "at the top of a configuration"),
        keys?.contains(key) ?? true
      else { continue }
      switch key {
      case .extends: extends = paths(key, entry.value)
      case .overrides: overrides = list(key, entry.value, of: "maps") ?? []
      default: top.settings.read(key, entry.value, &self)
      }
    }
    if keys == nil { checkScale(entries) }
    blocks = [top]
    for item in overrides {
      if let block = override(item) { blocks.append(block) }
    }
    hints.sort {
      guard let place = $0.place, let other = $1.place else { return false }
      return place < other
    }
    errors.sort {
      guard let place = $0.place, let other = $1.place else { return false }
      return place < other
    }
  }

  // MARK: Overrides

  private mutating func override(_ node: YAMLNode) -> ConfigurationBlock? {
    guard case .map(let entries) = node.content else {
      fail("an entry of `overrides` must be a map with `files`, `screens` or `platforms`, and settings", node)
      return nil
    }
    var block = ConfigurationBlock(place: place(node))
    let count = errors.count
    var isForSomething = false
    var settings: [(ConfigurationKey, YAMLEntry)] = []
    for entry in entries {
      guard let key = key(of: entry, in: entries, among: ConfigurationKey.inOverride, "in an override") else {
        continue
      }
      switch key {
      case .files: block.files = globs(key, entry.value).map { PathGlobs($0.map(\.value), in: name.folder) }
      case .screens:
        block.screens = texts(key, entry.value)?.map { NamePatternUse($0, of: key.name) }
        names += block.screens ?? []
      case .platforms: block.platforms = platforms(entry.value)
      default:
        settings.append((key, entry))
        continue
      }
      isForSomething = true
    }
    // A key that does not belong here may be what is missing.
    let hasMistakes = errors.count > count
    if !hasMistakes, !isForSomething { fail("this entry of `overrides` needs `files`, `screens` or `platforms`", node) }
    if !hasMistakes, settings.isEmpty { fail("this entry of `overrides` has no settings", node) }
    let depends = ["screens", "platforms"].first { name in entries.contains { $0.key == name } }
    for (key, entry) in settings {
      if key.scope == .files, let depends {
        fail(
          "`\(entry.key)` cannot depend on `\(depends)`, since it must be known before a screen is read; use `files`",
          place(entry))
      } else {
        block.settings.read(key, entry.value, &self)
      }
    }
    checkScale(entries)
    return block
  }

  private mutating func platforms(_ node: YAMLNode) -> [Token] {
    let platforms: [Token] = [.ios, .android]
    return (texts(.platforms, node) ?? []).compactMap { text in
      if let platform = platforms.first(where: { $0.name == text.value }) { return platform }
      failChoice(.platforms, text.value, among: platforms.map(\.name), text.place)
      return nil
    }
  }

  /// Both say how many pixels a dp has.
  private mutating func checkScale(_ entries: [YAMLEntry]) {
    let width = entries.first { $0.key == ConfigurationKey.screenWidth.name }
    if let width, entries.contains(where: { $0.key == ConfigurationKey.density.name }) {
      fail("`density` and `screen-width-dp` cannot be used together; remove one of them", place(width))
    }
  }

  // MARK: Values

  private mutating func key(
    of entry: YAMLEntry, in entries: [YAMLEntry], among keys: [ConfigurationKey], _ where: String
  ) -> ConfigurationKey? {
    guard let key = keys.first(where: { $0.localName == entry.key }) else {
      if let key = ConfigurationKey.all.first(where: { $0.name == entry.key }) {
        let place =
          key.scope == .condition ? "belongs in an entry of `overrides`" : "belongs at the top of a configuration"
        fail("`\(entry.key)` \(place), not here", self.place(entry))
      } else {
        let names = keys.map(\.localName)
        // What is there already is not what was meant.
        let given = nearest(to: entry.key, among: names).flatMap { name in entries.first { $0.key == name }?.key }
        let advice =
          given.map { "; `\($0)` is given already" } ?? ConfigurationKey.suggestion(for: entry.key, among: keys)
        fail(
          "unknown key `\(entry.key)`; expected \(`where`) one of \(names.joined(separator: ", "))\(advice)",
          place(entry))
      }
      return nil
    }
    if entry.value.isNull {
      fail("`\(entry.key)` has no value; remove the key to use the default", place(entry))
      return nil
    }
    return key
  }

  /// The members of a key that is a map of keys, with their values; none for any other key.
  mutating func members(of key: ConfigurationKey, _ node: YAMLNode) -> [(key: ConfigurationKey, value: YAMLNode)] {
    guard !key.members.isEmpty, let entries = map(key, node, "keys") else { return [] }
    return entries.compactMap { entry in
      self.key(of: entry, in: entries, among: key.members, "in `\(key.name)`").map { ($0, entry.value) }
    }
  }

  func place(_ node: YAMLNode) -> FileLocation {
    FileLocation(path: name.display, line: node.line, column: node.column)
  }

  func place(_ entry: YAMLEntry) -> FileLocation {
    FileLocation(path: name.display, line: entry.line, column: entry.column)
  }

  mutating func fail(_ message: String, _ place: FileLocation) {
    errors.append(UserError(message, at: place))
  }

  /// Notes what does nothing.
  mutating func hint(_ message: String, _ place: FileLocation) { hints.append(UserError(message, at: place)) }

  /// Notes a glob over files.
  mutating func note(_ glob: LocatedValue<String>) { globs.append(glob) }

  /// Notes a mistake about what is named outside of the project.
  mutating func depart(_ message: String, _ place: FileLocation) {
    fail(message, place)
    departures.append(UserError(message, at: place))
  }

  mutating func fail(_ message: String, _ node: YAMLNode) { fail(message, place(node)) }

  mutating func fail(_ other: UserErrors) { errors += other.errors }
}
