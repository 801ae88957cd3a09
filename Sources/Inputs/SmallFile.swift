import FileAccess

/// Files that are read whole before any screen is: configurations.
package enum SmallFile {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: in bytes; a larger file is refused.
  /// - Throws: the failure to report where it is missing, no regular file, too large or unreadable.
  package static func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes = ExactPath.bytes(of: path)
    do throws(SystemError) {
      let directory = try WorkingDirectory(".")
      if let contents = try bytes.withCString({ path throws(SystemError) in
        try directory.contents(of: path, limit: limit)
      }) {
        return contents
      }
      // It is missing, which the status says, or no regular file.
      _ = try bytes.withCString(directory.status)
    } catch {
      throw error.failure(path: ExactPath.shown(path), expected: "a readable file")
    }
    throw FileFailure(path: ExactPath.shown(path), reason: .notRegular, message: "is not a regular file")
  }
}
