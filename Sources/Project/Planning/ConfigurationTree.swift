import Linting
import Reporting
import RulePages
import Support

/// Which settings hold where: the configurations of a run, and the scope of each path.
///
/// All that lints finds settings here by the absolute path of a file without links: files, open documents, standard
/// input and records.
package struct ConfigurationTree: Sendable {
  /// Where a path belongs.
  enum Placement {
    /// The number of its scope.
    case scope(Int)
    /// Its configuration leaves it out.
    case excluded

    /// The number of its scope; `nil` where it has none.
    var scope: Int? { if case .scope(let number) = self { number } else { nil } }
  }

  /// Which configuration is asked for a path.
  enum Choice {
    /// The nearest one upward from it.
    case nearest
    /// That of the working directory, for a path outside of the project.
    case ofRun
    /// None; the scope has this number.
    case bare(scope: Int)
  }

  private struct Key: Hashable, Sendable {
    var configuration: Int
    var selection: Configuration.Selection
  }

  /// The settings of the run as a whole. They come from the configuration that is named for all files, or from the
  /// nearest one to the working directory.
  let run: Settings
  /// The configurations that hold for any file.
  let configurations: [Configuration]
  /// At least one. Those with overrides for files come as their files are placed.
  private(set) var scopes: [ConfigurationScope]
  /// What configurations have that does nothing, with what to write instead.
  private(set) var hints: [UserError] = []
  /// Their globs over files; see ``ConfigurationLoader/globs``.
  private(set) var globs: [(glob: LocatedValue<String>, folder: String)] = []
  /// Their patterns over names of elements and screens.
  private(set) var namePatterns: [(name: NamePatternUse, location: String)] = []
  /// The absolute paths of the files that were read, with those that others extend.
  private(set) var readFiles: Set<Path> = []
  /// Which rules run; `nil`: they were not needed to load configurations.
  private(set) var selection: RuleSelection?
  /// Whether one scope holds for all paths, and leaves none out.
  let isUniform: Bool

  private let workingDirectory: String
  /// By configuration: what it says at its top.
  private var common: [Settings] = []
  private var bareSettings = Settings()
  private let nearest: NearestConfigurations
  /// By folder of files without a configuration: their scope.
  private var bareScopes: [Path: Int] = [:]
  private var lastFolder: (path: String, configuration: Int?)?
  private var uniformScopes: [Int: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private var ruleFolders: [[PathName]] = []

  /// Loads the configurations that hold for files.
  ///
  /// - Parameters:
  ///   - others: the absolute paths, without links, of other texts.
  ///   - linting: which rules run.
  /// - Throws: ``UserErrors`` for mistakes in configurations.
  init(
    of files: FileList, and others: [String], _ screens: ScreenSettings, selecting linting: LintingSettings
  ) throws {
    let (here, project) = (files.workingDirectory, files.project)
    workingDirectory = here
    let names: [PathName]
    switch screens.configuration {
    case .none: names = []
    case .file(let path): names = [PathName(path, in: here, from: here)]
    case .nearest:
      let unsaved = Self.unsavedFolders(screens.replacedTexts, for: others, in: here)
      names = Set(paths: files.configurationFolders + unsaved).map(\.text)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { PathName(FileReport.Configuration.defaultName, in: $0, from: here) }
    }
    let boundary = screens.allowsOutside ? nil : project
    nearest = NearestConfigurations(names, isForAll: !names.isEmpty && screens.configuration != .nearest)
    var bare = try BareRules(files, others, nearest, screens, within: boundary)
    let commandLine = try CommandLineSettings(screens.assignments)
    // A configuration may name rules of the pages that it names.
    var loader = try ConfigurationLoader(
      .ofProgram([]), workingDirectory: here, within: boundary,
      areNamed: screens.configuration != .nearest, replacing: screens.replacedTexts, commandLine: commandLine)
    isUniform = names.isEmpty && bare.areUniform && commandLine.isForRun
    guard !isUniform else {
      (configurations, scopes) = (try loader.load([]), [ConfigurationScope(bare: bare.here)])
      run = ConfigurationScope(bare: bare.here, loader.bareConfiguration(in: here)).settings()
      return
    }
    // All mistakes are reported at once. A rule of pages that cannot be read is none.
    var mistakes: [UserError] = []
    func collect<Value>(or otherwise: Value, _ body: () throws -> Value) -> Value {
      do { return try body() } catch {
        mistakes += UserErrors(error).errors
        return otherwise
      }
    }
    var missing: [UserError] = []
    let ruleFolders = collect(or: []) {
      try TeamRuleFolders.folders(
        of: names, by: &loader, from: here, within: boundary, replacing: screens.replacedTexts, mistakes: &missing)
    }
    mistakes += missing
    bare.add(collect(or: []) { try TeamRuleFolders.named(loader.commandLineRuleFolders) })
    let allFolders = ConfiguredFiles.unique(bare.all + ruleFolders.joined())
    let hasAllFolders = mistakes.isEmpty
    selection = collect(or: nil) { try RuleSelection(RuleBook(in: allFolders, screens), linting) }
    loader.vocabulary = try .ofProgram(
      selection?.book.all ?? RuleBook().all, hasAllRules: hasAllFolders && selection != nil)
    let configurations = collect(or: []) { try loader.load(names) }
    if !mistakes.isEmpty { throw UserErrors(mistakes.unique) }
    (hints, globs, namePatterns) = (loader.hints, loader.globs, loader.namePatterns)
    readFiles = loader.readFiles
    if screens.configuration == .nearest {
      hints += Self.unusedRules(
        in: files, nearest, configuredBy: names, besides: Array(ruleFolders.joined()) + bare.byFolder.values.joined())
    }
    self.configurations = configurations
    self.ruleFolders = ruleFolders
    common = configurations.map(\.common)
    let commandLineAlone = loader.bareConfiguration(in: here)
    scopes = [ConfigurationScope(bare: bare.here, commandLineAlone)]
    bareSettings = scopes[0].settings()
    run = nearest.number(of: here).map { [common] in common[$0] } ?? bareSettings
    for (folder, rules) in bare.byFolder.sorted(by: { $0.key < $1.key }) where rules != bare.here {
      if let known = scopes.firstIndex(where: { $0.ruleFolders == rules }) {
        bareScopes[folder] = known
      } else {
        bareScopes[folder] = scopes.count
        scopes.append(ConfigurationScope(bare: rules, commandLineAlone))
      }
    }
  }

  /// The folders of rules that were found and whose rules do not run, as the configuration of their files does not name
  /// them.
  private static func unusedRules(
    in files: FileList, _ nearest: NearestConfigurations, configuredBy names: [PathName], besides used: [PathName]
  ) -> [UserError] {
    files.ruleFolders.compactMap { folder in
      nearest.number(of: folder).flatMap { number in
        TeamRuleFolders.reasonForUnused(
          above: folder, configuredIn: names[number].folder, besides: used, from: files.workingDirectory)
      }
    }.unique.map { UserError($0) }
  }

  /// A tree of one scope, which holds for all paths.
  init(_ scope: ConfigurationScope, besides other: ConfigurationTree) {
    (run, workingDirectory) = (other.run, other.workingDirectory)
    (configurations, scopes, isUniform) = ([], [scope], true)
    nearest = NearestConfigurations([], isForAll: false)
  }

  /// The folders of configurations that an editor has and the disk may not, as far as they hold for documents, or in
  /// the working directory.
  private static func unsavedFolders(
    _ texts: [Path: [UInt8]], for documents: [String], in here: String
  ) -> [String] {
    texts.keys.map(\.text).filter { $0.leads(into: "/") && $0.pathName == FileReport.Configuration.defaultName }
      .map { Path($0).folder }.filter { folder in
        folder.leads(into: here)
          || ([here] + documents.map { Path($0).folder }).contains { $0.leads(into: folder) && holds(folder, for: $0) }
      }
  }

  /// Where a path belongs.
  ///
  /// - Parameters:
  ///   - location: its absolute path without links.
  ///   - written: the absolute path by which a link led to it, which globs may mean too; `nil`: none did.
  ///   - isNamed: whether the user named it.
  ///   - isTaken: whether nothing leaves it out.
  mutating func placement(
    of location: String, or written: String? = nil, by choice: Choice = .nearest, isNamed: Bool, isTaken: Bool = false
  ) -> Placement {
    if isUniform { return .scope(0) }
    let configuration: Int?
    switch choice {
    case .nearest:
      let folder = Path(location).folder
      if lastFolder?.path.hasBytes(of: folder) != true { lastFolder = (folder, self.configuration(of: folder)) }
      configuration = lastFolder?.configuration
    case .ofRun: configuration = self.configuration(of: workingDirectory)
    case .bare: configuration = nil
    }
    let common = common(of: configuration)
    if !isTaken, common.selectsFiles, !common.takes(location, or: written, isNamed: isNamed) { return .excluded }
    guard let configuration else {
      if case .bare(let scope) = choice { return .scope(scope) }
      return .scope(bareScope(of: location))
    }
    return .scope(scope(of: location, or: written, in: configuration))
  }

  private mutating func scope(of location: String, or written: String?, in number: Int) -> Int {
    if let scope = uniformScopes[number] { return scope }
    let configuration = configurations[number]
    let key = Key(configuration: number, selection: configuration.selection(for: location, or: written))
    if let scope = numbers[key] { return scope }
    scopes.append(ConfigurationScope(configuration, key.selection, ruleFolders: ruleFolders[number]))
    numbers[key] = scopes.count - 1
    if configuration.isUniform { uniformScopes[number] = scopes.count - 1 }
    return scopes.count - 1
  }

  /// What a configuration says at its top, by its number; `nil`: what holds without one.
  func common(of configuration: Int?) -> Settings { configuration.map { common[$0] } ?? bareSettings }

  /// The numbers of the configurations that hold for paths that were placed.
  var usedConfigurations: Set<Int> { Set(numbers.keys.map(\.configuration)) }

  /// The scope of a path that was placed before; `nil` where none is known.
  func knownScope(of location: String, or written: String? = nil) -> Int? {
    guard let number = configuration(of: Path(location).folder) else { return bareScope(of: location) }
    return uniformScopes[number]
      ?? numbers[Key(configuration: number, selection: configurations[number].selection(for: location, or: written))]
  }

  /// The number of the configuration that is nearest to a folder; `nil`: none is.
  func configuration(of folder: String) -> Int? { nearest.number(of: folder) }

  private func bareScope(of location: String) -> Int {
    bareScopes.isEmpty ? 0 : bareScopes[Path(location).folder] ?? 0
  }
}

/// Finds the configuration that is nearest to a folder, in the folder's project.
struct NearestConfigurations: Sendable {
  private let isForAll: Bool
  private let byFolder: [Path: Int]
  /// The length of the longest of those folders, in bytes.
  private let longestFolder: Int
  /// Which of them a repository is around: those hold for all that is in their folders.
  private let areInRepositories: [Bool]

  /// - Parameters:
  ///   - names: the configurations.
  ///   - isForAll: whether the first holds for everything.
  init(_ names: [PathName], isForAll: Bool) {
    self.isForAll = isForAll
    byFolder = Dictionary(zip(names.map { Path($0.folder) }, names.indices)) { first, _ in first }
    longestFolder = names.map(\.folder.utf8.count).max() ?? 0
    areInRepositories = names.map { isForAll || topOfRepository(around: $0.folder) != nil }
  }

  /// The number of the configuration that is nearest to a folder; `nil`: none holds there.
  func number(of folder: String) -> Int? {
    if isForAll { return 0 }
    if byFolder.isEmpty { return nil }
    // The path of a record may be very long, and no longer folder holds a configuration.
    var next = folder.pathAbove(within: longestFolder)
    while true {
      if let number = byFolder[next] {
        return areInRepositories[number] || next.hasBytes(of: folder) || topOfRepository(around: folder) == nil
          ? number : nil
      }
      if next == "/" { return nil }
      next = Path(next).folder
    }
  }
}
