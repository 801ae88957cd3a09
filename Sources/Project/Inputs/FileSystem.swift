import Support

/// What is at a path, as far as a linter cares.
enum FileKind: Equatable {
  case regular
  case directory
  case other(String)

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFIFO: .other("a named pipe")
      case S_IFSOCK: .other("a socket")
      case S_IFCHR, S_IFBLK: .other("a device")
      default: .other("a special file")
      }
  }
}

/// The error number that a call of the system left behind.
struct SystemError: Error {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// The failure that this error means for a path at which `expectation` (a noun phrase) was looked for.
  func failure(path: String, expected expectation: String) -> FileFailure {
    let (reason, obstacle): (FileFailure.Reason, String) =
      switch code {
      case ENOENT, ENOTDIR: (.missing, "does not exist")
      case EACCES, EPERM: (.permissionDenied, "permission denied")
      case ELOOP: (.loop, "is a loop of symbolic links")
      case ENAMETOOLONG: (.unreadable, "the path is too long")
      case EFBIG: (.unreadable, "is too large")
      default: (.unreadable, "cannot be read (\(String(cString: strerror(code))))")
      }
    let advice = reason == .missing ? "" : "; expected \(expectation)"
    return FileFailure(path: path, reason: reason, message: obstacle + advice)
  }
}

/// The directory that relative paths start from, held open so that they mean the same wherever the process is.
final class WorkingDirectory: Sendable {
  let descriptor: Int32

  /// Opens the directory; the process's own one needs no descriptor.
  init(_ path: String) throws(SystemError) {
    guard let wanted = Path(path).status else { throw .last }
    var current = stat()
    if stat(".", &current) == 0, FileIdentity(current) == FileIdentity(wanted) {
      descriptor = AT_FDCWD
      return
    }
    descriptor = Path(path).open(O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The status of the file that a path leads to, links followed.
  func status(of path: UnsafePointer<CChar>) throws(SystemError) -> stat {
    var status = stat()
    guard fstatat(descriptor, path, &status, 0) == 0 else { throw .last }
    return status
  }

  /// The status of what is at a path, be it a link.
  func linkStatus(of path: UnsafePointer<CChar>) throws(SystemError) -> stat {
    var status = stat()
    guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    return status
  }

  /// Whether anything is at a path.
  func exists(_ path: UnsafePointer<CChar>) -> Bool {
    (try? linkStatus(of: path)) != nil
  }

  /// Opens a file for reading. It never blocks, not even where a pipe took the place of a file in the meantime.
  func openFile(_ path: UnsafePointer<CChar>) throws(SystemError) -> Int32 {
    let file = openat(descriptor, path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw .last }
    return file
  }

  /// The first bytes of a file; none where it cannot be read.
  func beginning(of path: UnsafePointer<CChar>, count: Int) -> [UInt8] {
    guard let file = try? openFile(path) else { return [] }
    defer { close(file) }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      initialized = max(0, Descriptor(file).read(into: start, count))
    }
  }

  /// The bytes of a small regular file, or nil where none is at the path.
  func contents(of path: UnsafePointer<CChar>, limit: Int) throws(SystemError) -> [UInt8]? {
    if descriptor == AT_FDCWD { ReadPaths.note(file: Path(bytes: Array(cString: path)).text) }
    let status: stat
    do throws(SystemError) {
      status = try self.status(of: path)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    guard FileKind(mode: status.st_mode) == .regular else { return nil }
    guard Int(status.st_size) <= limit else { throw SystemError(code: EFBIG) }
    let file = try openFile(path)
    defer { close(file) }
    // Most of them have a few lines.
    guard let bytes = Descriptor(file).readAll(limit: limit, piecesOf: 1024) else { throw .last }
    guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
    return bytes
  }
}

extension Array<UInt8> {
  /// The bytes of a C string.
  init(cString: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: cString, count: Int(strlen(cString))))
  }

  /// Calls `body` with the bytes as a C string, without copying them.
  mutating func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    append(0)
    defer { removeLast() }
    return try Self.call(body, with: self)
  }

  // An array given for a raw pointer becomes its address, which is never nil.
  private static func call<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result, with bytes: UnsafeRawPointer
  ) throws(Failure) -> Result {
    try body(bytes.assumingMemoryBound(to: CChar.self))
  }
}

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

/// Files that are read whole before any screen is: configurations.
package enum SmallFile {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: in bytes; a larger file is refused.
  /// - Throws: the failure to report where it is missing, no regular file, too large or unreadable.
  package static func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes = Path(path).bytes
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
      throw error.failure(path: Path(path).shown, expected: "a readable file")
    }
    throw FileFailure(path: Path(path).shown, reason: .notRegular, message: "is not a regular file")
  }
}
