import Inputs

/// Finds out which scopes the records of a stream are in, by paths that are not known before they come and that are
/// names only.
struct RecordScopes {
  private var assignment: ScopeAssignment?
  private let bare: ConfigurationScope
  private let workingDirectory: String

  init(_ inputs: ConfiguredFiles) {
    assignment = inputs.assignment
    bare = inputs.scopes[0]
    workingDirectory = inputs.files.workingDirectory
  }

  /// The scope of a path as reports show it, with a number that no other one has; `nil` where its configuration leaves
  /// it out.
  ///
  /// - Parameters:
  ///   - isOutside: whether it leads out of the project, so that the configuration of the working directory holds.
  ///   - isNamed: whether the record has a path; without one nothing leaves it out.
  mutating func scope(
    of path: String, isOutside: Bool, isNamed: Bool
  ) -> (number: Int, scope: ConfigurationScope)? {
    guard assignment != nil else { return (0, bare) }
    let location = PathName.location(path, in: workingDirectory)
    let configuration = assignment?.configuration(of: isOutside ? workingDirectory : PathName.folder(of: location))
    guard
      let number = assignment?.scope(of: location, in: configuration, isNamed: true, isTaken: !isNamed)
    else { return nil }
    return (number, assignment?.scopes[number] ?? bare)
  }
}
