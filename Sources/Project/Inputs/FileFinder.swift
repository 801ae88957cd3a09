import Formats
import Linting
import Support

/// Finds the files to lint among files and directories named by the user.
///
/// A file that is named is always taken, with any extension and even if ignore files exclude it. In a directory,
/// regular files with one of the extensions are taken; texts only if they begin like a dump of a screen. Hidden entries, certain directories of tools, and files that git
/// or `.fiorilintignore` ignores are left out. Ignore files count in every walked directory and in those above it, up
/// to the top of the Git repository or, without one, the working directory. In one directory `.fiorilintignore` has
/// precedence over `.gitignore`, and both over ``GitExcludes``. Symbolic links are followed inside the folder and its
/// project. Links out of it, to nothing or back to a folder around them are skipped, and so are files that are not
/// regular. A file that several paths lead to is taken once. Equal trees give equal lists.
package struct FileFinder: Sendable {
  /// The name of the folder of a team's rules, and of the folder that has it.
  package static let ruleFolderName = ".fiorilint/rules"

  /// The name of the file by which a folder says that it holds what `fiorilint convert` wrote: it is walked where it is named.
  package static let conversionMark = ".fiorilint-converted"

  /// Names that are often given to a configuration and are none: those that are looked for above what is named, too.
  static let misnamedConfigurations = [
    ".fiorilint.yaml", ".fiorilint.json", ".fiorilintrc", "fiorilint.yml", "fiorilint.yaml", ".fiorilintrc.yml",
  ]

  /// Whether a name looks like that of a configuration, or nearly so, and is none.
  static func isMisnamedConfiguration(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let isHidden = name.first == UInt8(ascii: ".")
    // Nearly every name is decided by one letter.
    guard name.count > (isHidden ? 1 : 0), name[isHidden ? 1 : 0] | 0x20 == UInt8(ascii: "f"),
      (9...24).contains(name.count)
    else { return false }
    let name = String(decoding: name, as: UTF8.self)
    if misnamedConfigurations.contains(name) { return true }
    let parts = name.split(separator: ".").map { $0.lowercased() }
    let extensions = parts.dropFirst()
    // Without the dot in front, files of other extensions are reports.
    let known = isHidden ? ["yml", "yaml", "json", "toml", "txt"] : ["yml", "yaml"]
    return name != FileFinder.configurationName && !extensions.isEmpty && extensions.allSatisfy(known.contains)
      && nearest(to: parts[0], among: ["fiorilint", "fiorilintrc"], within: 2) != nil
  }

  private let workingDirectory: String
  private let filter: EntryFilter
  private let listsSkipped: Bool
  private let leavesProject: Bool

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - workingDirectory: where relative arguments start; a relative path starts at the process's own directory.
  ///   - candidateExtensions: the extensions of files to take in a walk, without the dot, in any case.
  ///   - textExtensions: those of texts, which a walk takes only if they begin like a dump of a screen.
  ///   - excludedDirectories: the directories to leave out in a walk.
  ///   - listsSkipped: whether ``FileList/skipped`` is wanted.
  ///   - leavesProject: whether walks follow links that lead out of the folder that is walked and of its project.
  package init(
    workingDirectory: String = ".", candidateExtensions: [String], textExtensions: [String] = Formats.textExtensions,
    excludedDirectories: ExcludedDirectories = .byDefault, listsSkipped: Bool = false,
    leavesProject: Bool = false
  ) {
    self.leavesProject = leavesProject
    self.workingDirectory = workingDirectory
    self.listsSkipped = listsSkipped
    filter = EntryFilter(
      extensions: candidateExtensions, textExtensions: textExtensions, excludedDirectories: excludedDirectories)
  }

  /// Finds the files that the arguments, files and directories, stand for.
  ///
  /// What cannot be used becomes a failure in the list; nothing else is affected by it. On the way it is noted which
  /// folders, those walked, those above and those above the working directory, hold a configuration.
  ///
  /// - Parameter paths: paths of files that are not looked for, but whose configuration is.
  package func find(_ arguments: [String], beside paths: [String] = []) -> FileList {
    let directory: WorkingDirectory
    let root: [UInt8]
    do throws(SystemError) {
      directory = try WorkingDirectory(workingDirectory)
      root = try Self.absolute(workingDirectory)
    } catch {
      var found = FoundFiles()
      found.fail(workingDirectory.utf8, error, expected: "a readable working directory")
      return FileList(found, directory: nil, location: "/", project: ProjectBoundary(workingDirectory: "/"))
    }
    var search = FileSearch(
      directory: directory, workingDirectory: root, filter: filter, listsSkipped: listsSkipped,
      leavesProject: leavesProject)
    // Where the project ends depends on all that is named, not on what comes first.
    search.setBoundary(named: arguments + paths)
    for argument in arguments { search.add(Path(argument).bytes) }
    for path in paths { search.addConfigurations(beside: Path(path).bytes) }
    search.addConfigurations(above: root)
    return FileList(search.found, directory: directory, location: Path(bytes: root).text, project: search.project)
  }

  /// The absolute path of a folder without links.
  private static func absolute(_ path: String) throws(SystemError) -> [UInt8] {
    guard let real = path == "." ? getcwd(nil, 0) : Path(path).withCString({ realpath($0, nil) }) else {
      throw .last
    }
    defer { free(real) }
    return Array(cString: real)
  }
}

extension FileFinder {
  /// Whether an argument is a glob: it has wildcards, and nothing is at that path: a name may have wildcards.
  package static func isGlob(_ argument: String) -> Bool {
    hasWildcards(Path(argument).bytes) && Path(argument).linkStatus == nil
  }

  /// The folder that a glob is looked for in; `nil` where the argument is none.
  package static func folder(ofGlob argument: String) -> String? {
    isGlob(argument) ? parts(ofGlob: Path(argument).bytes).map { Path(bytes: $0.base).text } : nil
  }

  /// Whether an argument is a glob for a finder, whose relative paths start at a directory.
  static func isGlob(_ argument: [UInt8], in directory: WorkingDirectory) -> Bool {
    var path = argument
    return hasWildcards(argument) && !path.withCString(directory.exists)
  }

  /// The folder that a glob is looked for in, and the glob from there; `nil` where the argument has no wildcards.
  static func parts(ofGlob argument: [UInt8]) -> (base: [UInt8], glob: String)? {
    let parts = argument.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let brace = UInt8(ascii: "{")
    guard let first = parts.firstIndex(where: { $0.contains { isWildcard($0) || $0 == brace } }) else { return nil }
    var base = Array(parts[..<first].joined(separator: [UInt8(ascii: "/")]))
    if base.isEmpty { base = argument.first == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : [UInt8(ascii: ".")] }
    return (base, String(decoding: Array(parts[first...].joined(separator: [UInt8(ascii: "/")])), as: UTF8.self))
  }

  private static func hasWildcards(_ argument: [UInt8]) -> Bool {
    argument.contains(where: isWildcard) || GlobBraces.isPresent(in: argument)
  }

  private static func isWildcard(_ byte: UInt8) -> Bool { "*?[".utf8.contains(byte) }
}
