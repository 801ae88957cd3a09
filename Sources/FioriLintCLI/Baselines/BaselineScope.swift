import Inputs
import Reporting
import Text

/// Which findings a run looks for: those in what was named, by rules that the command line does not leave out.
struct BaselineScope {
  private let unselectedRules: Set<String>
  /// The absolute paths of folders, and those of files without their extensions.
  private let locations: Set<PathKey>

  /// - Parameters:
  ///   - paths: files and folders.
  ///   - rules: the ids of rules that the command line leaves out.
  init(_ paths: [String], without rules: Set<String>) {
    unselectedRules = rules
    let here = Terminal.workingDirectory
    locations = Set(
      paths: paths.map { path in
        let location = PathName.location(path, in: here)
        return Terminal.isFolder(path) ? location : String(PathStem(location).stem)
      })
  }

  /// Whether a finding of such an identity was looked for.
  ///
  /// - Parameter folder: the absolute path that the paths of findings start from.
  func contains(_ identity: FindingIdentity, below folder: String) -> Bool {
    !unselectedRules.contains(identity.rule)
      && PathAncestors(PathName.location(identity.path, in: folder)).contains { locations.contains($0) }
  }
}
