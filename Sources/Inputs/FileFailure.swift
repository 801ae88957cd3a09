/// A path that could not be used as input, with the reason.
///
/// It reads well both as `path: message` and as a member of a machine-readable report. The message says what is wrong
/// and what was expected instead.
package struct FileFailure: Error, Sendable, Hashable {
  /// What kind of obstacle is behind a failure.
  package enum Reason: Sendable, Hashable {
    /// Nothing exists at the path, or it vanished.
    case missing
    /// The file system refuses access.
    case permissionDenied
    /// Symbolic links lead back to themselves or to a directory above.
    case loop
    /// A named pipe, socket or device; such files are never opened.
    case notRegular
    /// Any other error of the file system.
    case unreadable
  }

  /// The display path, relative to the working directory where it is inside, with U+FFFD for bytes that are not UTF-8.
  package let path: String
  /// What kind of obstacle it is.
  package let reason: Reason
  /// One sentence without the path: what is wrong, and what was expected.
  package let message: String

  /// Creates a failure from its display path, its kind and its sentence.
  package init(path: String, reason: Reason, message: String) {
    self.path = path
    self.reason = reason
    self.message = message
  }
}
