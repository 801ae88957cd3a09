import Support

/// What repositories ignore besides what `.gitignore` files say: their `info/exclude`, and the file that
/// `core.excludesFile` names, without it git's own `ignore` of the user.
///
/// The configuration of git is read here and git is not run: it need not be there, and a walk costs no process.
final class GitExcludes: Sendable {
  private let files: GitFiles

  /// - Parameter directory: what relative paths start from; those that are read are absolute.
  init(_ directory: WorkingDirectory) { files = GitFiles(directory) }

  /// What a repository ignores.
  struct Repository {
    /// What goes before the others last. A file that cannot be read says nothing, as for git.
    var rules: [IgnoreRules] = []
    /// Whether upper and lower case make no difference to it, in `.gitignore` files too.
    var ignoresCase = false
  }

  /// What a repository ignores.
  ///
  /// - Parameter top: the absolute path of its top folder, with `/` at the end.
  func repository(at top: [UInt8]) -> Repository {
    guard let folders = files.folders(ofRepositoryAt: top) else { return Repository() }
    let configuration = configuration(folders)
    let ignoresCase = configuration.ignoresCase
    let rules = paths(top, folders, configuration).compactMap { path in
      files.contents(of: path).map { IgnoreRules(bytes: $0, ignoresCase: ignoresCase) }.flatMap {
        $0.isEmpty ? nil : $0
      }
    }
    return Repository(rules: rules, ignoresCase: ignoresCase)
  }

  /// The absolute paths of those files, whether they are there or not, what goes before the others last.
  func paths(ofRepositoryAt top: [UInt8]) -> [[UInt8]] {
    files.folders(ofRepositoryAt: top).map { paths(top, $0, configuration($0)) } ?? []
  }

  private func configuration(_ folders: GitFiles.Folders) -> GitConfiguration {
    var configuration = GitConfiguration(files, gitFolder: folders.own)
    configuration.readUser()
    configuration.readRepository(folders)
    return configuration
  }

  private func paths(_ top: [UInt8], _ folders: GitFiles.Folders, _ configuration: GitConfiguration) -> [[UInt8]] {
    // One of a user holds for all repositories.
    let ofUser =
      configuration.excludesFile.map { value in files.path(value).map { $0.first == UInt8(ascii: "/") ? $0 : top + $0 }
      }
      ?? files.userFile("ignore")
    return [ofUser, folders.common + Array("/info/exclude".utf8)].compactMap { $0 }
  }
}

extension FileFinder {
  /// The absolute paths of the files, there or not, that say what git ignores in the repository around a folder,
  /// besides `.gitignore` files.
  ///
  /// - Parameter folder: its absolute path.
  package static func excludesFiles(around folder: String) -> [String] {
    guard let top = topOfRepository(around: folder), let directory = try? WorkingDirectory(".") else { return [] }
    return GitExcludes(directory).paths(ofRepositoryAt: Path.asPrefix(Path(top).bytes))
      .map { Path(bytes: $0).text }
  }
}
