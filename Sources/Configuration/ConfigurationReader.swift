import Inputs
import Linting
import RulePages
import Screens
import Text
import YAML

/// Reads one configuration and notes every mistake in it.
struct ConfigurationReader {
  /// What a configuration may name.
  let vocabulary: ConfigurationVocabulary
  let name: PathName
  /// The absolute path that shown paths are relative to.
  let workingDirectory: String
  /// What it may name; `nil`: anything.
  private let boundary: ProjectBoundary?
  /// Whether another one named it, which may be wrong about what it is.
  private let isExtended: Bool
  private(set) var errors: [Mistake] = []
  /// Those of them that are about what it names outside of its project.
  private(set) var departures: [Mistake] = []
  /// The configurations that come before this one.
  private(set) var extends: [Sourced<PathName>] = []
  /// The settings at the top, and those of the overrides.
  private(set) var blocks: [ConfigurationBlock] = []

  init(
    _ name: PathName, _ vocabulary: ConfigurationVocabulary, workingDirectory: String,
    within boundary: ProjectBoundary?,
    isExtended: Bool
  ) {
    self.boundary = boundary
    self.isExtended = isExtended
    self.name = name
    self.vocabulary = vocabulary
    self.workingDirectory = workingDirectory
  }

  mutating func read(_ bytes: [UInt8]) {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLDocument.read(bytes: bytes)
    } catch {
      errors.append(
        Mistake(
          "not valid YAML: \(error.message)",
          at: ConfigurationPlace(path: name.display, line: error.line, column: error.column)))
      return
    }
    guard let root, !root.isNull else { return }
    guard case .map(let entries) = root.content else {
      fail("a configuration is a map of `key: value` lines", root)
      return
    }
    let names = entries.map(\.key).filter { !$0.hasPrefix(ConfigurationKey.ownPrefix) }
    let known = ConfigurationKey.atTop.map(\.rawValue)
    if isExtended, !names.isEmpty, !names.contains(where: { nearest(to: $0, among: known) != nil }) {
      // What stands in a file that is something else is nobody's to see.
      fail("the file is no configuration: it has none of the keys of one", root)
      return
    }
    var top = ConfigurationBlock()
    var overrides: [YAMLNode] = []
    // What several places share may stand, with an anchor, below a name of the team's own.
    for entry in entries where !entry.key.hasPrefix(ConfigurationKey.ownPrefix) {
      guard let key = key(of: entry, among: ConfigurationKey.atTop, "at the top of a configuration") else { continue }
      switch key {
      case .extends: extends = paths(key, entry.value)
      case .overrides: overrides = list(key, entry.value, of: "maps") ?? []
      default: read(key, entry.value, into: &top)
      }
    }
    checkScale(entries)
    blocks = [top]
    for item in overrides {
      if let block = override(item) { blocks.append(block) }
    }
    errors.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  // MARK: Overrides

  private mutating func override(_ node: YAMLNode) -> ConfigurationBlock? {
    guard case .map(let entries) = node.content else {
      fail("an override is a map with one of files, screens and platforms, and settings", node)
      return nil
    }
    var block = ConfigurationBlock(place: place(node))
    var isForSomething = false
    var settings: [(ConfigurationKey, YAMLEntry)] = []
    for entry in entries {
      guard let key = key(of: entry, among: ConfigurationKey.inOverride, "in an override") else { continue }
      switch key {
      case .files: block.files = globs(key, entry.value).map { PathGlobs($0.map(\.value), in: name.folder) }
      case .screens: block.screens = texts(key, entry.value)?.map(\.value)
      case .platforms: block.platforms = platforms(entry.value)
      default:
        settings.append((key, entry))
        continue
      }
      isForSomething = true
    }
    if !isForSomething { fail("an override has to say what it is for: files, screens or platforms", node) }
    if settings.isEmpty { fail("the override sets nothing", node) }
    let depends = ["screens", "platforms"].first { name in entries.contains { $0.key == name } }
    for (key, entry) in settings {
      if key.scope == .files, let depends {
        fail(
          "`\(entry.key)` cannot depend on `\(depends)`: it has to be known before a screen is read; use `files`",
          place(entry))
      } else {
        read(key, entry.value, into: &block)
      }
    }
    checkScale(entries)
    return block
  }

  private mutating func platforms(_ node: YAMLNode) -> [Token] {
    (texts(.platforms, node) ?? []).compactMap { platform(.platforms, $0.value, $0.place) }
  }

  /// Both say how many pixels a dp has.
  private mutating func checkScale(_ entries: [YAMLEntry]) {
    let width = entries.first { $0.key == ConfigurationKey.screenWidth.rawValue }
    if let width, entries.contains(where: { $0.key == ConfigurationKey.density.rawValue }) {
      fail("`density` and `screen-width` say the same; give one of them", place(width))
    }
  }

  // MARK: Settings

  private mutating func read(_ key: ConfigurationKey, _ node: YAMLNode, into block: inout ConfigurationBlock) {
    switch key {
    case .preset: block.settings.preset = word(key, node)
    case .asOf: block.settings.edition = edition(node)
    case .rules: block.settings.rules = rules(node)
    case .ruleFolders: block.settings.ruleFolders = paths(key, node)
    case .platform:
      if let text = text(key, node) {
        block.settings.platform = platform(key, text, place(node)).map { Sourced($0, at: place(node)) }
      }
    case .deviceClass:
      if let text = choice(key, node, among: [Token.phone, .tablet].map(\.name)) {
        block.settings.deviceClass = Sourced(text == Token.phone.name ? .phone : .tablet, at: place(node))
      }
    case .density:
      block.settings.density = parsed(
        key, node, "a factor from 0.5 to 10, as 2.625, or dpi from 80 to 1600, as 420", PixelDensity.init)
    case .screenWidth: block.settings.screenWidth = number(key, node, 100...4000)
    case .kinds: block.settings.kinds = kinds(node)
    case .include:
      if let globs = globs(key, node) {
        block.settings.include = globs
        block.settings.includeGlobs = PathGlobs(globs.map(\.value), in: name.folder)
      }
    case .exclude:
      if let globs = globs(key, node) {
        block.settings.exclude = globs
        block.settings.excludeGlobs = [PathGlobs(globs.map(\.value), in: name.folder)]
      }
    case .failOn: block.settings.failLevel = word(key, node)
    case .requireDecided:
      block.settings.requiredShare = parsed(key, node, "a percentage up to 100%, as 80% or 99.5%", Percentage.init)
    case .formats: block.settings.formats = formats(node)
    case .showSuppressed: block.settings.showsSuppressed = flag(key, node)
    case .maximumFileSize: block.settings.maximumFileSize = number(key, node, 1...1_000_000)
    case .jobs: block.settings.jobs = number(key, node, 1...1_000)
    case .baseline:
      if let text = text(key, node) {
        if text.isEmpty || text.hasSuffix("/") { fail("`baseline` has to name a file", node) }
        block.settings.baseline = path(text, key, place(node)).map { Sourced($0, at: place(node)) }
      }
    case .ignore: block.settings.ignores = ignores(node)
    case .extends, .overrides, .files, .screens, .platforms: break
    }
  }

  private mutating func edition(_ node: YAMLNode) -> Sourced<Edition>? {
    let current = vocabulary.edition
    guard let edition: Sourced<Edition> = parsed(.asOf, node, "an edition, as \(current)", { Edition($0) }) else {
      return nil
    }
    if edition.value > current {
      fail("`as-of` names the edition \(edition.value), which is yet to come; the rules here are of \(current)", node)
    }
    return edition
  }

  private mutating func platform(_ key: ConfigurationKey, _ text: String, _ place: ConfigurationPlace) -> Token? {
    let platforms: [Token] = [.ios, .android]
    if let platform = platforms.first(where: { $0.name == text }) { return platform }
    failChoice(key, text, among: platforms.map(\.name), place)
    return nil
  }

  private mutating func kinds(_ node: YAMLNode) -> [Sourced<(pattern: String, meaning: KindNames.Meaning)>] {
    guard let entries = map(.kinds, node, "names or globs with kinds") else { return [] }
    var kinds: [Sourced<(pattern: String, meaning: KindNames.Meaning)>] = []
    for entry in entries {
      guard case .scalar(let text, _) = entry.value.content, let meaning = KindNames.Meaning(name: text) else {
        let names = KindNames.Meaning.names
        guard case .scalar(let text, _) = entry.value.content, !entry.value.isNull else {
          fail("`\(entry.key)` has to stand for a kind: \(names.joined(separator: ", "))", entry.value)
          continue
        }
        let advice = suggestion(for: text, among: names)
        fail("unknown kind `\(text)`\(advice); expected one of \(names.joined(separator: ", "))", entry.value)
        continue
      }
      kinds.append(Sourced((entry.key, meaning), at: place(entry)))
    }
    return kinds
  }

  private mutating func formats(_ node: YAMLNode) -> [Sourced<(name: String, file: PathName?)>] {
    var formats: [Sourced<(name: String, file: PathName?)>] = []
    for text in texts(.formats, node) ?? [] {
      let parts = text.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard vocabulary.formats.contains(parts[0]) else {
        failChoice(.formats, parts[0], among: vocabulary.formats, text.place)
        continue
      }
      if parts.count > 1, parts[1].isEmpty || parts[1].hasSuffix("/") {
        fail("a report needs the name of a file, as in \(parts[0])=report.\(parts[0])", text.place)
        continue
      }
      let file = parts.count > 1 ? path(parts[1], .formats, text.place) : nil
      if parts.count > 1, file == nil { continue }
      if formats.contains(where: { $0.value.file?.location == file?.location }) {
        fail(file.map { "two reports to the file \($0.display)" } ?? "two reports to standard output", text.place)
      }
      formats.append(Sourced((parts[0], file), at: text.place))
    }
    return formats
  }

  private mutating func paths(_ key: ConfigurationKey, _ node: YAMLNode) -> [Sourced<PathName>] {
    (texts(key, node) ?? []).compactMap { text in
      if text.value.contains("://") {
        fail("`\(key.rawValue)` takes paths of files; URLs such as \(text.value) are not read", text.place)
        return nil
      }
      return path(text.value, key, text.place).map { Sourced($0, at: text.place) }
    }
  }

  /// A path by its text; `nil` where it leads out of the project, and that is not allowed.
  private mutating func path(_ text: String, _ key: ConfigurationKey, _ place: ConfigurationPlace) -> PathName? {
    let path = PathName(text, in: name.folder, from: workingDirectory)
    guard let root = boundary?.rootLeft(by: path, in: name) else { return path }
    let shown = PathName(root, in: "/", from: workingDirectory).display
    let message =
      "`\(key.rawValue)` names \(path.display), outside of the project (\(shown)); --allow-outside allows it"
    fail(message, place)
    departures.append(Mistake(message, at: place))
    return nil
  }

  // MARK: Values

  private mutating func key(
    of entry: YAMLEntry, among keys: [ConfigurationKey], _ where: String
  ) -> ConfigurationKey? {
    guard let key = keys.first(where: { $0.rawValue == entry.key }) else {
      if let key = ConfigurationKey(rawValue: entry.key) {
        let place =
          key.scope == .condition ? "stands in an override, under `overrides`" : "stands at the top of a configuration"
        fail("`\(entry.key)` \(place), not here", self.place(entry))
      } else {
        let names = keys.map(\.rawValue)
        let advice = suggestion(for: entry.key, among: names)
        fail(
          "unknown key `\(entry.key)`\(advice); expected \(`where`) one of \(names.joined(separator: ", "))",
          place(entry))
      }
      return nil
    }
    if entry.value.isNull {
      fail("`\(entry.key)` has no value; leave the key out to keep the default", place(entry))
      return nil
    }
    return key
  }

  func place(_ node: YAMLNode) -> ConfigurationPlace {
    ConfigurationPlace(path: name.display, line: node.line, column: node.column)
  }

  func place(_ entry: YAMLEntry) -> ConfigurationPlace {
    ConfigurationPlace(path: name.display, line: entry.line, column: entry.column)
  }

  mutating func fail(_ message: String, _ place: ConfigurationPlace) {
    errors.append(Mistake(message, at: place))
  }

  mutating func fail(_ message: String, _ node: YAMLNode) { fail(message, place(node)) }

  mutating func fail(_ other: Mistakes) { errors += other.errors }
}
