/// A path that a walk skipped, with the reason.
package struct SkippedPath: Sendable, Hashable {
  /// The display path, as that of files.
  package let path: String
  /// What it is, or what says that it is left out, without the path.
  package let reason: String

  /// The reason of a symbolic link that no walk follows.
  package static let leadsOutside = "is a symbolic link out of the project; name it, or use --allow-outside-project"

  /// The reason of a folder that no walk enters.
  static let ofTools = "a folder of tools or of what they make; name it to have it walked"

  /// The reason of a folder whose screens are elsewhere too.
  static let isConverted = "a folder that fiorilint convert wrote; name it to have it walked"

  /// Creates one from its display path and the reason.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
