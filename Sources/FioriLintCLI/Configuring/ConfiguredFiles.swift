import Configuration
import Inputs
import Linting
import Reporting
import RulePages
import Text

/// The files that a command was given, and which settings hold for each.
///
/// Without a configuration it does nothing for a file.
struct ConfiguredFiles: Sendable {
  /// Everything that was found, also what a configuration leaves out.
  let files: FileList
  /// Which part of what was found they are; `nil` for all of it.
  let shard: ShardInformation?
  /// What holds for the run as a whole: what the configuration says that is nearest to the working directory, or that is named for all
  /// files.
  let settings: Settings
  /// At least one.
  private(set) var scopes: [ConfigurationScope]
  /// The extensions by which files were found.
  private let candidateExtensions: [String]
  /// How many files configurations leave out.
  private(set) var excludedCount = 0
  /// What configurations leave out, where the user wants to know.
  private(set) var excluded: [PassedOverPath] = []
  private let hasInput: Bool
  /// The scope of standard input.
  private(set) var inputScope = 0
  /// Whether standard input is linted: a configuration may leave out the path that is given for it.
  private(set) var takesInput = true
  /// The scopes of texts that are no files among those that were found, by their paths; without those that a configuration leaves out.
  private(set) var documentScopes: [PathKey: Int] = [:]
  /// Whether files that are named and no screens are passed over.
  let skipsUnrecognized: Bool
  /// The numbers of the files that are taken, with their scopes; `nil`: all are, in the one scope.
  private var taken: [(number: Int32, scope: Int32)]?
  /// Knows the scopes of all files that were found; `nil`: there is one.
  private var assignment: ScopeAssignment?

  /// Finds files and loads their configurations.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-` is standard input.
  ///   - shard: the part of the files to take; `nil`: all of them.
  ///   - documents: absolute paths of texts that need not be files, and that are linted as files that are named.
  ///   - rules: makes all rules there are, those of teams from the pages in some folders.
  /// - Throws: ``Mistakes`` for mistakes in configurations.
  init(
    _ paths: [String], _ screens: ScreenSettings, shard: Shard? = nil, documents: [String] = [],
    rules: ([PathName]) throws -> [Rule]
  ) throws {
    hasInput = paths.contains("-")
    candidateExtensions = screens.additions.candidateExtensions
    skipsUnrecognized = screens.skipsUnrecognized
    let finder = FileFinder(
      candidateExtensions: candidateExtensions, listsPassedOver: screens.listsPassedOver,
      leavesProject: screens.allowsOutside)
    let found = finder.find(
      paths.filter { $0 != "-" }, beside: (hasInput ? [screens.stdinPath] : []) + documents)
    let part = shard?.part(of: found)
    files = part?.files ?? found
    self.shard = part?.information
    let here = files.workingDirectory
    var names: [PathName]
    switch screens.configuration {
    case .none: names = []
    case .file(let path): names = [PathName(path, in: here, from: here)]
    case .nearest:
      let unsaved = Self.unsavedConfigurationFolders(screens.replacedTexts, for: documents, in: here)
      names = Set(paths: files.configurationFolders + unsaved).map(\.text)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { PathName(FileFinder.configurationName, in: $0, from: here) }
    }
    let boundary = screens.allowsOutside ? nil : ProjectBoundary(workingDirectory: here)
    let bare = try ConfigurationScope(
      part: nil,
      ruleFolders: screens.configuration == .none
        ? [] : TeamRuleFolders.bare(from: here, within: boundary, replacing: screens.replacedTexts))
    guard !names.isEmpty else {
      settings = Settings()
      scopes = [bare]
      for path in documents { documentScopes[path] = 0 }
      return
    }
    // A configuration may name rules of the pages that it names.
    var loader = try ConfigurationLoader(
      .ofProgram([]), workingDirectory: here, within: boundary,
      areNamed: screens.configuration != .nearest, replacing: screens.replacedTexts)
    let ruleFolders = try TeamRuleFolders.folders(
      of: names, by: &loader, from: here, within: boundary, replacing: screens.replacedTexts)
    loader.vocabulary = try .ofProgram(rules(Self.unique(bare.ruleFolders + ruleFolders.joined())))
    let configurations = try loader.load(names)
    var assignment = ScopeAssignment(
      configurations, ruleFolders, bare: bare, isForAll: screens.configuration != .nearest)
    settings =
      assignment.configuration(of: here).map { assignment.common[$0] } ?? Settings()
    if part != nil {
      // All parts of a run have the same scopes, and so the same rules.
      for number in 0..<found.count {
        _ = assignment.scope(
          of: PathName.location(found.path(at: number), in: here), isNamed: found.isNamed(at: number))
      }
    }
    var taken: [(number: Int32, scope: Int32)] = []
    for number in 0..<files.count {
      let location = PathName.location(files.exactPath(at: number), in: here)
      if let scope = assignment.scope(of: location, isNamed: files.isNamed(at: number)) {
        taken.append((Int32(clamping: number), Int32(clamping: scope)))
      } else if screens.listsPassedOver {
        excluded.append(PassedOverPath(path: files.path(at: number), reason: "the configuration leaves it out"))
      }
    }
    excludedCount = files.count - taken.count
    if hasInput {
      let location = PathName.location(screens.stdinPath, in: here)
      // It is left out like a file that is named. What holds for it is asked for in any case.
      takesInput =
        screens.stdinPath == ScreenSettings().stdinPath || assignment.scope(of: location, isNamed: true) != nil
      if !takesInput { excludedCount += 1 }
      inputScope = assignment.scope(of: location, isNamed: true, isTaken: true) ?? 0
    }
    for path in documents { documentScopes[path] = assignment.scope(of: path, isNamed: true) }
    self.taken = taken
    scopes = assignment.scopes
    self.assignment = assignment
  }

  /// The folders of configurations that an editor has and the disk may not, as far as they hold for documents, or in the working directory.
  private static func unsavedConfigurationFolders(
    _ texts: [PathKey: [UInt8]], for documents: [String], in here: String
  ) -> [String] {
    texts.keys.map(\.text).filter { $0.leads(into: "/") && $0.pathName == FileFinder.configurationName }
      .map(PathName.folder).filter { folder in
        folder.leads(into: here) || here.leads(into: folder) || documents.contains { $0.leads(into: folder) }
      }
  }

  /// The folders of the team's rules that hold for any file.
  var ruleFolders: [PathName] { Self.unique(scopes.flatMap(\.ruleFolders)) }

  private static func unique(_ folders: some Sequence<PathName>) -> [PathName] {
    var unique: [PathName] = []
    for folder in folders where !unique.contains(folder) { unique.append(folder) }
    return unique.sorted { $0.location.utf8.lexicographicallyPrecedes($1.location.utf8) }
  }

  /// A path of reports from a folder; `nil` where it leads out of the folder.
  func path(_ path: String, inside folder: String) -> String? {
    let location = PathName.location(path, in: files.workingDirectory)
    return location.path(inside: folder)
  }

  /// How many files are taken.
  var count: Int { taken?.count ?? files.count }

  /// The number in ``files`` of a file that is taken.
  func number(at index: Int) -> Int { taken.map { Int($0[index].number) } ?? index }

  /// The scope of a file that is taken.
  func scope(at index: Int) -> Int { taken.map { Int($0[index].scope) } ?? 0 }

  /// The scope of a file of the run, whatever part of it is taken, by its path in reports; `nil` where it was not found.
  func scope(of path: String) -> Int? {
    guard let assignment else { return 0 }
    return assignment.knownScope(of: PathName.location(path, in: files.workingDirectory))
  }

  /// The scopes that something is in that is linted.
  var usedScopes: Set<Int> {
    var used = Set(taken.map { $0.map { Int($0.scope) } } ?? (files.isEmpty ? [] : [0]))
    if hasInput, takesInput { used.insert(inputScope) }
    return used
  }

  /// Whether the user named a file that is taken, and wants to hear when it is no screen.
  ///
  /// - Parameter number: its number in ``files``.
  func isNamed(at number: Int) -> Bool { !skipsUnrecognized && files.isNamed(at: number) }

  /// The number among ``configurations`` of the one that holds for a file, by its path in reports; `nil`: none does.
  func configuration(of path: String) -> Int? {
    assignment.flatMap { $0.configuration(of: PathName.folder(of: PathName.location(path, in: files.workingDirectory))) }
  }

  /// The baseline that the configuration of a file names, by its path in reports; `nil`: none.
  func baseline(of path: String) -> PathName? {
    configuration(of: path).flatMap { assignment?.common[$0].baseline?.value }
  }

  /// What a configuration says at its top, by its number.
  func settings(ofConfiguration number: Int) -> Settings { assignment?.common[number] ?? Settings() }

  /// The numbers of the configurations that hold for what was named, files there or not; `nil` stands for none.
  func configurations(for paths: [String]) -> Set<Int?> {
    guard let assignment else { return [nil] }
    var numbers = Set(assignment.usedConfigurations.map(Optional.some))
    for path in paths where path != "-" {
      let location = PathName.location(path, in: files.workingDirectory)
      let isFolder = Terminal.isFolder(path)
      numbers.insert(assignment.configuration(of: isFolder ? location : PathName.folder(of: location)))
      guard isFolder else { continue }
      for (number, configuration) in assignment.configurations.enumerated()
      where configuration.name.folder.leads(into: location) { numbers.insert(number) }
    }
    return numbers
  }

  /// The absolute path of the innermost folder that holds the files without configuration; the working directory where it holds them all.
  var folderWithoutConfiguration: String {
    let here = files.workingDirectory
    var folder: String?
    for index in 0..<count where scope(at: index) == 0 {
      let own = PathName.folder(of: PathName.location(files.exactPath(at: number(at: index)), in: here))
      if own.leads(into: here) {
        folder = folder.map { PathAncestors(here).first(where: $0.leads(into:)) ?? "/" } ?? here
      } else {
        folder = PathAncestors(folder ?? own).first(where: own.leads(into:)) ?? "/"
      }
    }
    return folder ?? here
  }

  /// The configurations that hold for any file.
  var configurations: [Configuration] { assignment?.configurations ?? [] }

  /// What finds out which scopes the records of a stream are in.
  var recordScopes: RecordScopes { RecordScopes(assignment, bare: scopes[0], in: files.workingDirectory) }

  /// The same with one scope, which holds for whatever is linted.
  func with(scope: ConfigurationScope) -> ConfiguredFiles {
    var other = self
    other.scopes = [scope]
    other.assignment = nil
    other.taken = nil
    other.inputScope = 0
    other.documentScopes = [:]
    return other
  }

  /// Why there was nothing to do.
  ///
  /// - Parameters:
  ///   - read: how many files were read and hold no screen.
  ///   - passedOver: how many of the files show no screen.
  func reasonForNothing(read: Int = 0, passedOver: Int) -> String {
    files.reasonForNothing(
      candidateExtensions: candidateExtensions, files: read, passedOver: passedOver, excludedCount: excludedCount)
  }
}

/// Finds out which scopes the records of a stream are in, by paths that nobody knows before they come and that are names only.
struct RecordScopes {
  private var assignment: ScopeAssignment?
  private let bare: ConfigurationScope
  private let workingDirectory: String

  fileprivate init(_ assignment: ScopeAssignment?, bare: ConfigurationScope, in workingDirectory: String) {
    self.assignment = assignment
    self.bare = bare
    self.workingDirectory = workingDirectory
  }

  /// The scope of a path as reports show it, with a number that no other one has; `nil` where its configuration leaves it out.
  mutating func scope(of path: String) -> (number: Int, scope: ConfigurationScope)? {
    guard assignment != nil else { return (0, bare) }
    let location = PathName.location(path, in: workingDirectory)
    guard let number = assignment?.scope(of: location, isNamed: true) else { return nil }
    return (number, assignment?.scopes[number] ?? bare)
  }
}

/// Finds out file by file which scope it is in.
private struct ScopeAssignment: Sendable {
  private struct Key: Hashable, Sendable {
    var configuration: Int
    var selection: Configuration.Selection
  }

  let configurations: [Configuration]
  /// By configuration: what it says at its top.
  let common: [Settings]
  private let isForAll: Bool
  private let byFolder: [PathKey: Int]
  private var lastFolder: (path: String, configuration: Int?)?
  private var uniformScopes: [Int: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private let ruleFolders: [[PathName]]
  private(set) var scopes: [ConfigurationScope]

  /// - Parameter ruleFolders: the folders of the team's rules for each configuration.
  init(
    _ configurations: [Configuration], _ ruleFolders: [[PathName]], bare: ConfigurationScope, isForAll: Bool
  ) {
    self.configurations = configurations
    self.ruleFolders = ruleFolders
    scopes = [bare]
    self.isForAll = isForAll
    common = configurations.map(\.common)
    byFolder = Dictionary(zip(configurations.map { PathKey($0.name.folder) }, configurations.indices)) { first, _ in
      first
    }
  }

  /// The scope of a file, by its absolute path; `nil` where its configuration leaves it out.
  mutating func scope(of location: String, isNamed: Bool, isTaken: Bool = false) -> Int? {
    let folder = PathName.folder(of: location)
    if lastFolder?.path.hasBytes(of: folder) != true { lastFolder = (folder, configuration(of: folder)) }
    guard let number = lastFolder?.configuration else { return 0 }
    if !isTaken, common[number].selectsFiles, !common[number].takes(location, isNamed: isNamed) { return nil }
    if let scope = uniformScopes[number] { return scope }
    let configuration = configurations[number]
    let key = Key(configuration: number, selection: configuration.selection(for: location))
    if let scope = numbers[key] { return scope }
    scopes.append(
      ConfigurationScope(
        part: (configuration, key.selection), ruleFolders: ruleFolders[number],
        baseline: common[number].baseline?.value, commonFailLevel: common[number].failLevel?.value))
    numbers[key] = scopes.count - 1
    if configuration.isUniform { uniformScopes[number] = scopes.count - 1 }
    return scopes.count - 1
  }

  /// The numbers of the configurations that hold for files that were asked for.
  var usedConfigurations: Set<Int> { Set(numbers.keys.map(\.configuration)) }

  /// The scope of a file that was asked for before, by its absolute path; `nil` where none is known.
  func knownScope(of location: String) -> Int? {
    guard let number = configuration(of: PathName.folder(of: location)) else { return 0 }
    return uniformScopes[number]
      ?? numbers[Key(configuration: number, selection: configurations[number].selection(for: location))]
  }

  /// The number of the configuration that is nearest to a folder.
  func configuration(of folder: String) -> Int? {
    if isForAll { return 0 }
    var folder = folder
    while true {
      if let number = byFolder[folder] { return number }
      if folder == "/" { return nil }
      folder = PathName.folder(of: folder)
    }
  }
}
