/// What is at a ``Path``, links followed, by its device and its number there. Hard links are one file, and a file that is
/// not there has no identity.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of what has a status.
  package init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The identity of the file that a path leads to.
  ///
  /// - Parameter exactPath: as ``Path`` writes it.
  /// - Returns: `nil` where nothing is there.
  package init?(exactPath: String) {
    guard let status = Path(exactPath).status else { return nil }
    self.init(status)
  }

  /// The identity of the file that a path leads to.
  ///
  /// - Returns: `nil` where nothing is there.
  package init?(cPath: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(cPath, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that standard input comes from; `nil` where it comes from no regular file.
  package static var ofInput: FileIdentity? { ofFile(STDIN_FILENO) }

  /// The file that standard output goes to; `nil` where it goes to no regular file.
  package static var ofOutput: FileIdentity? { ofFile(STDOUT_FILENO) }

  /// Whether a path leads to the file or the pipe that standard output goes to.
  package static func isOutput(_ exactPath: String) -> Bool {
    let identity = ofFile(STDOUT_FILENO, S_IFREG, S_IFIFO)
    return identity != nil && FileIdentity(exactPath: exactPath) == identity
  }

  private static func ofFile(_ descriptor: Int32, _ kinds: mode_t...) -> FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, (kinds.isEmpty ? [S_IFREG] : kinds).contains(status.st_mode & S_IFMT) else {
      return nil
    }
    return FileIdentity(status)
  }
}
