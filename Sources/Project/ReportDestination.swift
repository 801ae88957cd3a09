import Reporting
import Support

/// Where one report goes: standard output, or a file that appears under its name only when it is complete.
///
/// A report that is not finished leaves nothing behind. An existing file keeps its mode. If no other file can take its
/// place, it is written to at the end. Examples are a file in a read-only folder, and a mounted file.
package final class ReportDestination {
  private let path: String?
  /// The location of the file that the path leads to.
  private let place: String
  private let subject: String
  /// Empty where the report is written to its place directly.
  private var temporaryPath = ""
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: String?
  /// Whether standard output is a pipe without a reader.
  private var isPipeClosed = false
  /// How many bytes leave together, or more.
  private static let portionSize = 32 << 10
  /// Whether all is kept until the end, since there is no place for a file beside the one to write.
  private var keepsAll = false

  /// Standard output, or standard error.
  ///
  /// - Parameter subject: what is written, for messages.
  package init(_ stream: Int32 = STDOUT, _ subject: String = "report") {
    path = nil
    place = ""
    self.subject = subject
    descriptor = stream
  }

  /// A file, with its folder. It is tried before the run starts, so that hours of work are not lost if it cannot be
  /// written.
  ///
  /// - Parameters:
  ///   - subject: what is written, for messages.
  ///   - followsLinks: whether what is no regular file stays what it is and is written to; else the file takes its
  ///     place.
  /// - Throws: a ``UserError`` where it cannot be written.
  package init(path: String, _ subject: String = "report", followsLinks: Bool = true) throws {
    self.path = path
    self.subject = subject
    guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
      throw UserError("the \(subject) cannot be written to \(path), which is a folder; expected the name of a file")
    }
    var status = ExactPath.linkStatus(of: path)
    // A link stays, and the file that it leads to is the one that another takes the place of.
    let isLink = status.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    let real = followsLinks && isLink && !Self.leadsToDescriptor(path) ? realPath(path) : nil
    if let real, let target = ExactPath.status(of: real), target.st_mode & S_IFMT == S_IFREG { status = target }
    place = status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false ? real ?? path : path
    if followsLinks, let status, status.st_mode & S_IFMT != S_IFREG {
      // A pipe, a device, a dangling link or a link to an open file is written to. A file in its place would be no
      // help, and harm /dev/stdout.
      descriptor = ExactPath.openFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode: 0o666)
      guard descriptor >= 0 else {
        throw UserError("the \(subject) \(path) cannot be written: \(Terminal.lastError)")
      }
      return
    }
    if status == nil { Self.makeFolder(of: path) }
    guard let made = TemporaryFiles.make(beside: place) else {
      descriptor = -1
      let reason = Terminal.lastError
      guard status != nil, ExactPath.isWritable(place) else {
        throw UserError("the \(subject) \(path) cannot be written: \(reason)")
      }
      keepsAll = true
      return
    }
    (descriptor, temporaryPath) = made
    // mkstemp lets no other user read; a report is a file like any other.
    let mask = umask(0)
    umask(mask)
    // The mode of a link itself says nothing: it always allows everything.
    let replaced = status.flatMap { $0.st_mode & S_IFMT == S_IFREG ? $0.st_mode & 0o7777 : nil }
    fchmod(descriptor, replaced ?? 0o666 & ~mask)
  }

  /// Whether a link leads to a file by a descriptor, as `/dev/stdout` does: who holds that open does not see another
  /// file in its place.
  private static func leadsToDescriptor(_ path: String) -> Bool {
    var path = path
    for _ in 0..<ExactPath.linkLimit {
      guard let next = ExactPath.path(behindLink: path) else { return false }
      let front = path.pathFront
      let folder = realPath(front.isEmpty ? "." : front) ?? ""
      if folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") { return true }
      path = next
    }
    return false
  }

  /// Makes the folder of a file. If that fails, opening the file reports the error.
  private static func makeFolder(of path: String) {
    let folder = path.pathFolder
    guard !folder.isEmpty else { return }
    _ = Terminal.makeFolder(folder.utf8.first == UInt8(ascii: "/") ? folder : "\(Terminal.workingDirectory)/\(folder)")
  }

  /// Writes more of the report.
  package func write(_ bytes: some Collection<UInt8>) {
    if bytes.count > Self.portionSize, !keepsAll {
      flush()
      if bytes.withContiguousStorageIfAvailable({ deliver(UnsafeRawBufferPointer($0)) }) != nil { return }
    }
    buffer += bytes
    if buffer.count > Self.portionSize, !keepsAll { flush() }
  }

  private func flush() {
    buffer.withUnsafeBytes { deliver($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func deliver(_ bytes: UnsafeRawBufferPointer) {
    if failure == nil, !Descriptor(descriptor).write(bytes) {
      isPipeClosed = path == nil && Terminal.isPipeClosed
      failure = Terminal.lastError
    }
  }

  /// Writes the rest and lets the file appear.
  ///
  /// - Throws: a ``UserError`` if not all could be written; no half a file is left. A ``ClosedPipe`` if the reader is
  ///   gone.
  package func finish() throws {
    if keepsAll, let path {
      guard Self.overwrite(place, with: buffer) else {
        throw UserError("the \(subject) \(path) could not be written: \(Terminal.lastError)")
      }
      return
    }
    flush()
    if isPipeClosed { throw ClosedPipe() }
    if let failure {
      throw UserError("the \(subject) \(path ?? "to standard output") could not be written: \(failure)")
    }
    guard let path else { return }
    // Some file systems find out only here that there is no room.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, temporaryPath.isEmpty || ExactPath.move(temporaryPath, to: place) || copyIntoPlace(place) else {
      throw UserError("the \(subject) \(path) could not be written: \(Terminal.lastError)")
    }
    forgetTemporaryFile()
  }

  /// Writes what is complete into the file that is there, where that is mounted and no other file can take its place.
  ///
  /// - Returns: whether it could.
  private func copyIntoPlace(_ path: String) -> Bool {
    let reason = errno
    guard reason == EBUSY || reason == EXDEV, ExactPath.isWritable(path) else {
      errno = reason
      return false
    }
    let source = ExactPath.openFile(temporaryPath, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    let bytes = Descriptor(source).readAll()
    close(source)
    guard let bytes, Self.overwrite(path, with: bytes) else { return false }
    ExactPath.removeFile(temporaryPath)
    return true
  }

  /// Writes into an existing file. If not all of it can be written, its former content is restored.
  ///
  /// - Returns: whether it could; `errno` says why not.
  private static func overwrite(_ path: String, with bytes: [UInt8]) -> Bool {
    var target = ExactPath.openFile(path, O_RDWR | O_CLOEXEC)
    // A file that may not be read has no content to restore.
    let before = target >= 0 ? Descriptor(target).readAll() : nil
    if target < 0 { target = ExactPath.openFile(path, O_WRONLY | O_CLOEXEC) }
    guard target >= 0 else { return false }
    if rewrite(target, with: bytes) { return close(target) == 0 }
    let reason = errno
    if let before { _ = rewrite(target, with: before) }
    close(target)
    errno = reason
    return false
  }

  private static func rewrite(_ descriptor: Int32, with bytes: [UInt8]) -> Bool {
    lseek(descriptor, 0, SEEK_SET) == 0 && ftruncate(descriptor, 0) == 0 && Terminal.write(bytes, to: descriptor)
  }

  private func forgetTemporaryFile() {
    if !temporaryPath.isEmpty { TemporaryFiles.remove(temporaryPath) }
    temporaryPath = ""
  }

  deinit {
    if path != nil, descriptor >= 0 { close(descriptor) }
    if !temporaryPath.isEmpty { ExactPath.removeFile(temporaryPath) }
    forgetTemporaryFile()
  }
}
