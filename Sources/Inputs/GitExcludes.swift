import FileAccess
import Text

/// What repositories ignore besides what `.gitignore` files say: their `info/exclude`, and the file that `core.excludesFile` names, without it
/// git's own `ignore` of the user.
///
/// The configuration of git is read here and git is not run: it need not be there, and a walk costs no process.
final class GitExcludes: Sendable {
  private let files: GitFiles

  /// - Parameter directory: what relative paths start from; those that are read are absolute.
  init(_ directory: WorkingDirectory) { files = GitFiles(directory) }

  /// The rules of a repository, what goes before the others last. A file that cannot be read says nothing, as for git.
  ///
  /// - Parameter top: the absolute path of its top folder, with `/` at the end.
  func rules(ofRepositoryAt top: [UInt8]) -> [IgnoreRules] {
    paths(ofRepositoryAt: top).compactMap { path in
      guard let bytes = files.contents(of: path) else { return nil }
      let rules = IgnoreRules(bytes: bytes)
      return rules.isEmpty ? nil : rules
    }
  }

  /// The absolute paths of those files, whether they are there or not, what goes before the others last.
  func paths(ofRepositoryAt top: [UInt8]) -> [[UInt8]] {
    guard let folders = files.folders(ofRepositoryAt: top) else { return [] }
    let exclude = folders.common + Array("/info/exclude".utf8)
    return [excludesFile(top, folders), exclude].compactMap { $0 }
  }

  /// The file that holds for all repositories of a user; `nil` where there is none.
  private func excludesFile(_ top: [UInt8], _ folders: GitFiles.Folders) -> [UInt8]? {
    var configuration = GitConfiguration(files, gitFolder: folders.own)
    configuration.readUser()
    configuration.readRepository(folders)
    guard let value = configuration.excludesFile else { return files.userFile("ignore") }
    return files.path(value).map { $0.first == UInt8(ascii: "/") ? $0 : top + $0 }
  }
}

extension FileFinder {
  /// The absolute paths of the files, there or not, that say what git ignores in the repository around a folder, besides `.gitignore` files.
  ///
  /// - Parameter folder: its absolute path.
  package static func excludesFiles(around folder: String) -> [String] {
    guard let top = topOfRepository(around: folder), let directory = try? WorkingDirectory(".") else { return [] }
    return GitExcludes(directory).paths(ofRepositoryAt: ArgumentPath.asPrefix(ExactPath.bytes(of: top)))
      .map { ExactPath.text($0) }
  }
}
