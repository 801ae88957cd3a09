/// A file that appears under its name only when it is complete, or a standard stream.
///
/// What is not finished leaves nothing behind. An existing file keeps its mode, and its owner where that is possible.
/// If no other file can take its place, it is written to at the end. Examples are a file in a read-only folder, and a
/// mounted file.
package final class OutputFile {
  private let path: String?
  /// The location of the file that the path leads to.
  let place: String
  private let subject: String
  /// Empty where the file is written to its place directly.
  private var temporaryPath = ""
  private var descriptor: Int32
  /// The mode that the file gets once it is complete.
  private var mode: mode_t = 0
  private var buffer: [UInt8] = []
  private var failure: String?
  /// Whether the stream is a pipe without a reader.
  private var isPipeClosed = false
  /// How many bytes leave together, or more.
  private static let portionSize = 32 << 10
  /// Whether all is kept until the end, since there is no place for a file beside the one to write.
  private var keepsAll = false

  /// Standard output, or standard error.
  ///
  /// - Parameter subject: what is written, for messages.
  package init(_ stream: Int32 = STDOUT_FILENO, _ subject: String = "report") {
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
  package init(path: String, _ subject: String = "report", followsLinks: Bool = true) throws(UserError) {
    self.path = path
    self.subject = subject
    guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/"), !Path(path).isFolder else {
      throw UserError("the \(subject) cannot be written to \(path), which is a folder; expected the name of a file")
    }
    var status = Path(path).linkStatus
    // A link stays, and the file that it leads to is the one that another takes the place of.
    let isLink = status.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    let real = followsLinks && isLink && !Self.leadsToDescriptor(path) ? Path(path).real : nil
    if let real, let target = Path(real).status, target.st_mode & S_IFMT == S_IFREG { status = target }
    let isRegular = status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    place = isRegular ? real ?? path : path
    if followsLinks, status != nil, !isRegular {
      // A pipe, a device, a dangling link or a link to an open file is written to. A file in its place would be no
      // help, and harm /dev/stdout.
      descriptor = Path(path).open(O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode: 0o666)
      guard descriptor >= 0 else {
        throw UserError("the \(subject) \(path) cannot be written: \(Path.lastError)")
      }
      return
    }
    // If that fails, making the file reports the error.
    if status == nil, !path.pathFolder.isEmpty { _ = Path(path.pathFolder).makeFolders() }
    guard let made = TemporaryFiles.make(beside: place) else {
      descriptor = -1
      let reason = Path.lastError
      guard status != nil, Path(place).isWritable else {
        throw UserError("the \(subject) \(path) cannot be written: \(reason)")
      }
      keepsAll = true
      return
    }
    (descriptor, temporaryPath) = made
    if let status, isRegular {
      _ = takeOwner(of: status)
      mode = status.st_mode & 0o7777
    } else {
      // mkstemp lets no other user read; the mode of a link itself allows everything.
      let mask = umask(0)
      umask(mask)
      mode = 0o666 & ~mask
    }
  }

  /// A file with a text that waits to take the place of an existing one, with the mode and the owner of that.
  ///
  /// - Parameters:
  ///   - place: a path without links.
  ///   - subject: the file as messages name it.
  /// - Throws: a ``UserError`` where that is not possible.
  init(holding text: [UInt8], at place: String, like status: stat, _ subject: String) throws(UserError) {
    path = place
    self.place = place
    self.subject = subject
    mode = status.st_mode & 0o7777
    guard let made = TemporaryFiles.make(beside: place) else {
      descriptor = -1
      throw UserError("no file can be written in its folder: \(Path.lastError)")
    }
    (descriptor, temporaryPath) = made
    guard takeOwner(of: status) else {
      throw UserError("its owner or group cannot be kept: \(Path.lastError)")
    }
    guard Descriptor(descriptor).write(text), setMode(), closeFile() else { throw UserError(Path.lastError) }
  }

  /// Whether a link leads to a file by a descriptor, as `/dev/stdout` does: who holds that open does not see another
  /// file in its place.
  private static func leadsToDescriptor(_ path: String) -> Bool {
    var path = path
    for _ in 0..<Path.linkLimit {
      guard let next = Path(path).behindLink else { return false }
      let front = path.pathFront
      let folder = Path(front.isEmpty ? "." : front).real ?? ""
      if folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") { return true }
      path = next
    }
    return false
  }

  /// Gives the temporary file the owner of the file that is there.
  ///
  /// - Returns: whether it has that; else `errno` says why not.
  private func takeOwner(of status: stat) -> Bool {
    var own = stat()
    return fstat(descriptor, &own) == 0
      && (own.st_uid == status.st_uid && own.st_gid == status.st_gid
        || fchown(descriptor, status.st_uid, status.st_gid) == 0)
  }

  /// Checks the folder that several files are written to, which is made if it is missing.
  ///
  /// - Parameter endings: those of the files. A name with one of them is meant as a file.
  /// - Throws: a ``UserError`` if it is a file, or is named as one.
  package static func checkFolder(_ path: String, endings: [String]) throws(UserError) {
    guard !Path(path).isFolder, path.utf8.last != UInt8(ascii: "/") else { return }
    if Path(path).status != nil { throw UserError("-o takes a folder here, and \(path) is a file") }
    guard let ending = endings.first(where: { path.hasSuffix(".\($0)") }) else { return }
    throw UserError("-o takes a folder here, not a file: name one such as \(path.dropLast(ending.utf8.count + 1))")
  }

  /// Writes more.
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
      isPipeClosed = path == nil && errno == EPIPE
      failure = Path.lastError
    }
  }

  /// Writes the rest and lets the file appear.
  ///
  /// - Throws: a ``UserError`` if not all could be written; no half a file is left. A ``ClosedPipe`` if the reader is
  ///   gone.
  package func finish() throws {
    if keepsAll, let path {
      guard Self.overwrite(place, with: buffer) else {
        throw UserError("the \(subject) \(path) could not be written: \(Path.lastError)")
      }
      return
    }
    flush()
    if isPipeClosed { throw ClosedPipe() }
    if let failure {
      throw UserError("the \(subject) \(path ?? "to standard output") could not be written: \(failure)")
    }
    guard let path else { return }
    // Some file systems have no modes.
    if !temporaryPath.isEmpty { _ = setMode() }
    guard closeFile(), temporaryPath.isEmpty || appear() || copyIntoPlace() else {
      throw UserError("the \(subject) \(path) could not be written: \(Path.lastError)")
    }
  }

  /// Gives the temporary file its mode; writing, and a change of the owner, takes some modes away.
  ///
  /// - Returns: whether it has that; else `errno` says why not.
  private func setMode() -> Bool { fchmod(descriptor, mode) == 0 }

  /// Closes the file, where some file systems find out that there is no room.
  ///
  /// - Returns: whether all of it is written; else `errno` says why not.
  private func closeFile() -> Bool {
    defer { descriptor = -1 }
    return close(descriptor) == 0
  }

  /// Lets the temporary file take the place of what is there.
  ///
  /// - Returns: whether it could; else `errno` says why not.
  func appear() -> Bool {
    guard Path(temporaryPath).move(to: place) else { return false }
    TemporaryFiles.remove(temporaryPath)
    temporaryPath = ""
    return true
  }

  /// Writes what is complete into the file that is there, where that is mounted and no other file can take its place.
  ///
  /// - Returns: whether it could.
  private func copyIntoPlace() -> Bool {
    let reason = errno
    guard reason == EBUSY || reason == EXDEV, Path(place).isWritable else {
      errno = reason
      return false
    }
    guard let bytes = Path(temporaryPath).contents else { return false }
    return Self.overwrite(place, with: bytes)
  }

  /// Writes into an existing file. If not all of it can be written, its former content is restored.
  ///
  /// - Returns: whether it could; `errno` says why not.
  private static func overwrite(_ path: String, with bytes: [UInt8]) -> Bool {
    var target = Path(path).open(O_RDWR | O_CLOEXEC)
    // A file that may not be read has no content to restore.
    let before = target >= 0 ? Descriptor(target).readAll() : nil
    if target < 0 { target = Path(path).open(O_WRONLY | O_CLOEXEC) }
    guard target >= 0 else { return false }
    if rewrite(target, with: bytes) { return close(target) == 0 }
    let reason = errno
    if let before { _ = rewrite(target, with: before) }
    close(target)
    errno = reason
    return false
  }

  private static func rewrite(_ descriptor: Int32, with bytes: [UInt8]) -> Bool {
    lseek(descriptor, 0, SEEK_SET) == 0 && ftruncate(descriptor, 0) == 0 && Descriptor(descriptor).write(bytes)
  }

  deinit {
    if path != nil, descriptor >= 0 { close(descriptor) }
    guard !temporaryPath.isEmpty else { return }
    Path(temporaryPath).remove()
    TemporaryFiles.remove(temporaryPath)
  }
}

/// The reader of standard output is gone, for example `| head` after its last line.
package struct ClosedPipe: Error {
  /// The error of a pipe that is closed.
  package init() {}

  /// Ends the process as a closed pipe ends others: by its signal, and without a word.
  package func endProcess() -> Never {
    TemporaryFiles.removeAll()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}
