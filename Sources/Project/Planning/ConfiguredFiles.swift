import Documents
import Linting
import Reporting
import RulePages
import Support

/// The files that a command was given, and which settings hold for each.
///
/// Without a configuration it does nothing for a file.
package struct ConfiguredFiles: Sendable {
  /// Why a file or record is skipped that its configuration leaves out.
  static let leftOut = "`include` or `exclude` of the configuration leaves it out"

  /// Everything that was found, also what a configuration leaves out.
  package let files: FileList
  /// Which part of what was found they are; `nil` for all of it.
  package let shard: ShardInformation?
  /// The extensions by which files were found.
  private let candidateExtensions: [String]
  /// How many files configurations leave out.
  package private(set) var excludedCount = 0
  /// What configurations leave out, where the user wants to know.
  package private(set) var excluded: [SkippedPath] = []
  /// How many of the files that were taken cannot be compared with a commit.
  package private(set) var skippedCount = 0
  /// Whether standard input was named.
  package let hasInput: Bool
  /// The files and folders that were named, without standard input.
  package let namedPaths: [String]
  /// The path that standard input stands for, as reports show it.
  package let inputPath: String
  /// The scope of standard input.
  package private(set) var inputScope = 0
  /// Whether standard input is linted: a configuration may leave out the path that is given for it.
  package private(set) var takesInput = true
  /// The scopes of texts that are no files among those that were found, by their absolute paths without links; without
  /// those that a configuration leaves out.
  package private(set) var documentScopes: [Path: Int] = [:]
  /// Whether files that are named and no screens are skipped.
  package let skipsUnrecognized: Bool
  /// The numbers of the files that are taken, with their scopes; `nil`: all are, in the one scope.
  private var taken: [(number: Int32, scope: Int32)]?
  /// Which settings hold where.
  private(set) var tree: ConfigurationTree

  /// Finds files and loads their configurations.
  ///
  /// - Parameters:
  ///   - paths: files and folders; `-` is standard input.
  ///   - shard: the part of the files to take; `nil`: all of them.
  ///   - documents: absolute paths, without links, of texts that need not be files, and that are linted as files that
  ///     are named.
  ///   - linting: which rules run.
  /// - Throws: ``UserErrors`` for mistakes in configurations.
  package init(
    _ paths: [String], _ screens: ScreenSettings, shard: Shard? = nil, documents: [String] = [],
    selecting linting: LintingSettings = LintingSettings()
  ) throws {
    hasInput = paths.contains("-")
    namedPaths = paths.filter { $0 != "-" }
    candidateExtensions = screens.additions.candidateExtensions
    skipsUnrecognized = screens.skipsUnrecognized
    let finder = FileFinder(
      workingDirectory: screens.workingDirectory ?? ".", candidateExtensions: candidateExtensions,
      textExtensions: screens.additions.textExtensions,
      listsSkipped: screens.listsSkipped,
      leavesProject: screens.allowsOutside)
    let found = finder.find(
      paths.filter { $0 != "-" }, beside: (hasInput ? [screens.stdinPath] : []) + documents)
    let part = shard?.part(of: found)
    files = part?.files ?? found
    self.shard = part?.information
    let here = files.workingDirectory
    let isInputNamed = screens.stdinPath != ScreenSettings.noPath
    let input = isInputNamed ? files.location(of: screens.stdinPath) : Path(screens.stdinPath, in: here).text
    inputPath = isInputNamed ? Path(input).display(from: here) : screens.stdinPath
    tree = try ConfigurationTree(of: found, and: (hasInput ? [input] : []) + documents, screens, selecting: linting)
    guard !tree.isUniform else {
      for path in documents { documentScopes[path] = 0 }
      return
    }
    if part != nil {
      // All parts of a run have the same scopes, and so the same rules.
      for number in 0..<found.count {
        _ = tree.placement(
          of: Path(found.path(at: number), in: here).text, or: found.written(at: number),
          isNamed: found.isNamed(at: number))
      }
    }
    var taken: [(number: Int32, scope: Int32)] = []
    for number in 0..<files.count {
      let location = Path(files.exactPath(at: number), in: here).text
      if let scope = tree.placement(
        of: location, or: files.written(at: number), isNamed: files.isNamed(at: number)
      ).scope {
        taken.append((Int32(clamping: number), Int32(clamping: scope)))
      } else if screens.listsSkipped {
        excluded.append(SkippedPath(path: files.path(at: number), reason: Self.leftOut))
      }
    }
    excludedCount = files.count - taken.count
    if hasInput {
      // It is left out like a file that is named. What holds for it is asked for in any case.
      let written = isInputNamed ? Path(screens.stdinPath, in: here).text : nil
      takesInput = !isInputNamed || tree.placement(of: input, or: written, isNamed: true).scope != nil
      if !takesInput { excludedCount += 1 }
      inputScope = tree.placement(of: input, or: written, isNamed: true, isTaken: true).scope ?? 0
    }
    for path in documents { documentScopes[path] = tree.placement(of: path, isNamed: true).scope }
    self.taken = taken
  }

  /// What holds for a run that reads no screens.
  ///
  /// - Throws: ``UserErrors`` for mistakes in the configuration.
  package static func settingsOfRun(_ screens: ScreenSettings) throws -> Settings {
    try ConfiguredFiles([], screens).settings
  }

  /// The settings of the run as a whole.
  package var settings: Settings { tree.run }

  /// At least one.
  package var scopes: [ConfigurationScope] { tree.scopes }

  /// What configurations have that does nothing, with what to write instead.
  package var hints: [UserError] { tree.hints }

  /// The folders of the team's rules that hold for any file.
  package var ruleFolders: [PathName] { Self.unique(scopes.flatMap(\.ruleFolders)) }

  /// Each folder once, by location.
  package static func unique(_ folders: some Sequence<PathName>) -> [PathName] {
    folders.unique.sorted { $0.location.utf8.lexicographicallyPrecedes($1.location.utf8) }
  }

  /// A path of reports from a folder; `nil` where it leads out of the folder.
  package func path(_ path: String, inside folder: String) -> String? {
    let location = Path(path, in: files.workingDirectory).text
    return location.path(inside: folder)
  }

  /// The path that is given for standard input, where nothing else was named and a configuration leaves that out.
  package var inputLeftOut: String? {
    hasInput && !takesInput && files.isEmpty && files.failures.isEmpty ? inputPath : nil
  }

  /// How many files are taken.
  package var count: Int { taken?.count ?? files.count }

  /// The paths of the files that are taken, as ``Path`` writes them.
  package var exactPaths: some Sequence<String> {
    (0..<count).lazy.map { [self] in files.exactPath(at: number(at: $0)) }
  }

  /// What was named, with all files of the run in the place of globs.
  package func withoutGlobs(_ paths: [String]) -> [String] {
    let plain = paths.filter { !FileFinder.isGlob($0) }
    return plain.count == paths.count ? paths : plain + exactPaths
  }

  /// The number in ``files`` of a file that is taken.
  package func number(at index: Int) -> Int { taken.map { Int($0[index].number) } ?? index }

  /// Leaves out files that were taken.
  ///
  /// - Parameters:
  ///   - numbers: those of the files in ``files``.
  ///   - reason: why, for ``excluded``.
  ///   - isListed: whether the user wants to know.
  package mutating func skip(_ numbers: Set<Int>, _ reason: String, isListed: Bool) {
    let all = (0..<count).map { (number: Int32(clamping: number(at: $0)), scope: Int32(clamping: scope(at: $0))) }
    taken = all.filter { !numbers.contains(Int($0.number)) }
    skippedCount += numbers.count
    if isListed { excluded += numbers.map { SkippedPath(path: files.path(at: $0), reason: reason) } }
  }

  /// The scope of a file that is taken.
  package func scope(at index: Int) -> Int { taken.map { Int($0[index].scope) } ?? 0 }

  /// The scope of a file of the run by its path in reports, even if only a part of the file is linted. `nil` if it was
  /// not found.
  package func scope(of path: String) -> Int? {
    tree.isUniform ? 0 : tree.knownScope(of: Path(path, in: files.workingDirectory).text, or: files.written(of: path))
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
  package func isNamed(at number: Int) -> Bool { !skipsUnrecognized && files.isNamed(at: number) }

  /// The number among ``configurations`` of the one that holds for a file, by its path in reports; `nil`: none does.
  package func configuration(of path: String) -> Int? {
    tree.configuration(of: Path(path, in: files.workingDirectory).folder)
  }

  /// The baseline that the configuration of a file names, by its path in reports; `nil`: none.
  package func baseline(of path: String) -> PathName? {
    tree.common(of: configuration(of: path)).baseline?.value
  }

  /// What a configuration says at its top, by its number; `nil`: what holds without one.
  package func settings(ofConfiguration number: Int?) -> Settings { tree.common(of: number) }

  /// The configurations that hold for any file.
  package var configurations: [Configuration] { tree.configurations }

  /// Whether a file, by its absolute path, was read as a configuration, or because one extends it.
  package func reads(_ location: Path) -> Bool { tree.readFiles.contains(location) }

  /// The same files with one scope, which holds for all that is linted.
  func with(scope: ConfigurationScope) -> ConfiguredFiles {
    var other = self
    other.tree = ConfigurationTree(scope, besides: tree)
    other.taken = nil
    other.inputScope = 0
    other.documentScopes = [:]
    return other
  }

  /// Why there was nothing to do.
  ///
  /// - Parameters:
  ///   - read: how many files were read and hold no screen.
  ///   - skipped: how many of the files show no screen.
  package func reasonForNothing(read: Int = 0, skipped: Int) -> String {
    if let inputLeftOut { return "the configuration excludes \(TextEscaping.line(inputLeftOut))" }
    if namedPaths.isEmpty, !hasInput { return "the list of --files-from has no path" }
    return files.reasonForNothing(
      in: namedPaths, candidateExtensions: candidateExtensions, files: read, skipped: skipped,
      excludedCount: excludedCount,
      skippedCount: skippedCount)
  }
}
