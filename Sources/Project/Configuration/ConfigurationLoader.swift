import Linting
import RulePages
import Support
import Syntax

/// Loads configurations with those that they extend, each file once.
package struct ConfigurationLoader {
  /// In bytes; far more than any that people write.
  private static let sizeLimit = 1 << 20
  /// How many files one configuration may consist of, each counted as often as it is extended.
  private static let fileLimit = 100

  private struct File {
    var extends: [LocatedValue<PathName>] = []
    var blocks: [ConfigurationBlock] = []
  }

  /// What configurations may name. The folders of rules can be asked for before it is known.
  package var vocabulary: ConfigurationVocabulary
  private let workingDirectory: String
  private let texts: [Path: [UInt8]]
  /// What the command line sets for all files.
  private let commandLine: CommandLineSettings
  private let boundary: ProjectBoundary?
  /// Whether the command line names the configurations to load. Those may be anywhere.
  private let areNamed: Bool
  private var files: [Path: File] = [:]

  /// The absolute paths of the files that were read, with those that others extend.
  package var readFiles: Set<Path> { Set(files.keys) }

  /// The parsed files, by their absolute paths. They are read for the folders of rules first, and for everything else
  /// then.
  private var documents: [Path: Result<YAMLNode?, YAMLError>] = [:]
  private var errors: [UserError] = []
  /// Those of them that are about what is named outside of a project.
  private var departures: [UserError] = []

  /// What configurations have that does nothing.
  package private(set) var hints: [UserError] = []

  /// The globs over files, each with the absolute path of the folder that it is relative to.
  package private(set) var globs: [(glob: LocatedValue<String>, folder: String)] = []

  /// The patterns over names of elements and screens, each with the absolute path of its file. Those of files that
  /// others extend are not among them: they are for other projects too.
  private(set) var namePatterns: [(name: NamePatternUse, location: String)] = []

  /// - Parameters:
  ///   - vocabulary: what configurations may name.
  ///   - workingDirectory: the absolute path that shown paths are relative to.
  ///   - boundary: what configurations may name, and where those are that turned up; `nil`: anything, anywhere.
  ///   - areNamed: whether the command line names the configurations to load, so that they did not turn up.
  ///   - texts: what is read in place of files, by their absolute paths.
  ///   - commandLine: what the command line sets, as the last override of each configuration.
  package init(
    _ vocabulary: ConfigurationVocabulary, workingDirectory: String, within boundary: ProjectBoundary? = nil,
    areNamed: Bool = false, replacing texts: [Path: [UInt8]] = [:],
    commandLine: CommandLineSettings = CommandLineSettings()
  ) {
    self.commandLine = commandLine
    self.boundary = boundary
    self.areNamed = areNamed
    self.vocabulary = vocabulary
    self.workingDirectory = workingDirectory
    self.texts = texts
  }

  /// Loads configurations, in their order.
  ///
  /// - Throws: ``UserErrors`` with every mistake in any of them.
  package mutating func load(_ names: [PathName]) throws(UserErrors) -> [Configuration] {
    (errors, hints, globs, namePatterns, files) = ([], [], [], [], [:])
    let last = commandLineBlocks(nil)
    errors += last.errors
    var configurations: [Configuration] = []
    for name in names {
      var blocks: [ConfigurationBlock] = []
      var chain: [PathName] = []
      var count = 0
      collect(name, from: nil, nil, into: &blocks, &chain, &count)
      configurations.append(Configuration(name: name, blocks: blocks + last.blocks))
    }
    if !errors.isEmpty { throw UserErrors(errors) }
    let locations = Set(paths: names.map(\.location))
    namePatterns.removeAll { !locations.contains($0.location) }
    return configurations
  }

  /// What the command line sets for files without configuration; `nil`: nothing. Its name is that of a configuration in
  /// the folder.
  package func bareConfiguration(in folder: String) -> Configuration? {
    let blocks = commandLineBlocks(nil).blocks
    if blocks.isEmpty { return nil }
    return Configuration(
      name: PathName(FileReport.Configuration.defaultName, in: folder, from: workingDirectory), blocks: blocks)
  }

  private func commandLineBlocks(
    _ keys: [ConfigurationKey]?
  ) -> (blocks: [ConfigurationBlock], errors: [UserError]) {
    commandLine.blocks(in: workingDirectory, keys) { name in
      ConfigurationReader(name, vocabulary, workingDirectory: workingDirectory, within: nil, mayBeOther: false)
    }
  }

  /// The folders of rule pages that the command line names.
  package var commandLineRuleFolders: [LocatedValue<PathName>] {
    commandLineBlocks([.ruleFolders]).blocks.flatMap(\.settings.ruleFolders)
  }

  /// The folders of rule pages that each configuration names. They are read before anything else of a configuration,
  /// because it may name their rules. ``load(_:)`` reports the mistakes in the configurations.
  ///
  /// - Throws: ``UserErrors`` where one names what lies outside of its project.
  package mutating func ruleFolders(of names: [PathName]) throws(UserErrors) -> [[LocatedValue<PathName>]] {
    files = [:]
    let folders = names.map { name in
      var blocks: [ConfigurationBlock] = []
      var chain: [PathName] = []
      var count = 0
      collect(name, from: nil, [.extends, .ruleFolders], into: &blocks, &chain, &count)
      return blocks.flatMap(\.settings.ruleFolders) + commandLineRuleFolders
    }
    if !departures.isEmpty { throw UserErrors(departures) }
    return folders
  }

  /// Adds the blocks of a file behind those of the files that it extends.
  ///
  /// - Parameter keys: those that are read at the top of the files, and nothing else of them; `nil`: everything.
  private mutating func collect(
    _ name: PathName, from place: FileLocation?, _ keys: [ConfigurationKey]?, into blocks: inout [ConfigurationBlock],
    _ chain: inout [PathName], _ count: inout Int
  ) {
    if let place, let start = chain.firstIndex(of: name) {
      let cycle = (chain[start...] + [name]).map(\.display).joined(separator: " → ")
      errors.append(UserError("`extends` forms a cycle: \(cycle)", at: place))
      return
    }
    count += 1
    guard count <= Self.fileLimit else {
      // It is reported once.
      if count == Self.fileLimit + 1, let place {
        errors.append(UserError("`extends` includes more than \(Self.fileLimit) files", at: place))
      }
      return
    }
    guard let file = file(name, from: place, keys) else { return }
    chain.append(name)
    for other in file.extends { collect(other.value, from: other.place, keys, into: &blocks, &chain, &count) }
    chain.removeLast()
    blocks += file.blocks
  }

  private mutating func file(_ name: PathName, from place: FileLocation?, _ keys: [ConfigurationKey]?) -> File? {
    if let file = files[name.location] { return file }
    if place == nil, !areNamed, let root = boundary?.rootLeft(by: name.location, from: name.folder) {
      // Nothing of it is read, so nothing of it is reported.
      let shown = ProjectBoundary.shown(root, from: workingDirectory)
      let departure = UserError(
        "the configuration is a link out of the project folder (\(shown)); --allow-outside-project allows it",
        at: FileLocation(path: name.display))
      errors.append(departure)
      departures.append(departure)
      files[name.location] = File()
      return nil
    }
    let document: Result<YAMLNode?, YAMLError>
    do throws(FileFailure) {
      document = try self.document(name.location)
    } catch {
      let start = FileLocation(path: name.display)
      let subject = place == nil ? "the configuration" : name.display
      let message =
        error.reason == .permissionDenied
        ? "cannot be read: \(error.message)" : error.message + Self.advice(on: name, error)
      let mistake = place == nil ? WebAddress.mistake(in: name.display) : nil
      errors.append(UserError(mistake ?? "\(subject) \(message)", at: place ?? start))
      // It is reported once.
      files[name.location] = File()
      return nil
    }
    var reader = ConfigurationReader(
      name, vocabulary, workingDirectory: workingDirectory, within: boundary,
      mayBeOther: place != nil || Path(name.location).linkTarget != nil)
    reader.read(document, keys)
    errors += reader.errors
    departures += reader.departures
    if keys == nil {
      hints += reader.hints
      globs += reader.globs.map { ($0, name.folder) }
      namePatterns += reader.names.map { ($0, name.location) }
    }
    let file = File(extends: reader.extends, blocks: reader.blocks)
    files[name.location] = file
    return file
  }

  /// What a file that is not there, or a folder, was likely to mean.
  private static func advice(on name: PathName, _ failure: FileFailure) -> String {
    if Terminal.exists("\(name.location)/\(FileReport.Configuration.defaultName)") {
      return "; name the \(FileReport.Configuration.defaultName) in it"
    }
    guard failure.reason == .missing else { return "" }
    let here = "\(name.location.pathFolder)/\(FileReport.Configuration.defaultName)"
    let names = [FileReport.Configuration.defaultName, ".fiorilint.yaml"]
    let isNear = nearest(to: name.location.pathName, among: names) != nil
    if isNear, Terminal.exists(here) { return suggestion(FileReport.Configuration.defaultName) }
    return PathSuggestions.advice(on: name.display)
  }

  private mutating func document(_ location: String) throws(FileFailure) -> Result<YAMLNode?, YAMLError> {
    if let document = documents[location] { return document }
    let bytes =
      if let text = texts[location] { text } else {
        try SmallFile.contents(of: location, limit: Self.sizeLimit)
      }
    let document = Result { () throws(YAMLError) in try YAMLDocument.read(bytes: bytes) }
    documents[location] = document
    return document
  }
}

/// What a configuration may name.
package struct ConfigurationVocabulary: Sendable {
  /// All rules there are.
  package let rules: [Rule]
  /// Whether none is missing because its page cannot be read. Else an unknown name may be that of a rule.
  let hasAllRules: Bool
  /// The names of the reports.
  let formats: [String]
  let version: RulesVersion

  /// - Parameters:
  ///   - rules: all rules there are.
  ///   - hasAllRules: whether none is missing because its page cannot be read.
  ///   - formats: the names of the reports.
  ///   - version: that of the program.
  package init(rules: [Rule], hasAllRules: Bool = true, formats: [String], version: RulesVersion) {
    self.rules = rules
    self.hasAllRules = hasAllRules
    self.formats = formats
    self.version = version
  }
}
