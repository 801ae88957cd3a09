import Support

/// The text of one file, as much of it as its reader still needs.
///
/// A small file is read whole into a buffer that the next file reuses. A large one is read piece by piece, and the
/// bytes before the current screen are released. Offsets count from the file's first byte. Belongs to one thread.
public final class SourceReader {
  /// The path as it is shown: relative to the working directory, with `/`.
  public private(set) var path = ""
  /// The path to open neighbours by; empty for text that comes from no file.
  package private(set) var filePath = ""
  /// The bytes at hand; a NUL follows them, so that a scanner needs no bounds check.
  @inlinable public var bytes: UnsafeMutablePointer<UInt8> { buffer.bytes }
  /// How many bytes are at hand.
  @inlinable public var count: Int { buffer.count }
  /// Offset in the file of the first byte at hand.
  @inlinable package var bufferOffset: Int { buffer.offset }
  /// Whether the bytes at hand reach to the file's end.
  package private(set) var isComplete = true
  /// The encoding of the file, by its name at IANA; the bytes at hand are UTF-8.
  package private(set) var encoding = "UTF-8"
  /// Whether the caller decoded the text, so that it is UTF-8 even if it declares another encoding.
  package private(set) var isDecoded = false
  /// Whether the bytes at hand are those of the file; a reader that overwrites some of them says so here.
  package var isAsStored = true
  /// Whether the file could be read so far, even if its content is wrong.
  package private(set) var isReadable = false
  /// What lies before this offset may be let go.
  private var keptOffset = 0
  /// Line and column of the first byte at hand.
  package var bufferPosition: SourcePosition { buffer.position }
  @usableFromInline private(set) var buffer = SourceBuffer()

  /// The largest file that is read, in bytes.
  package let limit: Int
  private let pieceSize: Int
  private var descriptor: Int32 = -1
  /// The version that shows whether the file was written to since; `nil`: it was read in one go.
  private var version: FileVersion?
  private var lastFolder = FolderHandle()
  /// What is read in place of files, by the paths that are shown.
  package var overlay = FileOverlay()
  /// Bytes behind the text that are zero, for scanners that look at several bytes at once.
  package static let padding = SourceBuffer.padding

  /// - Parameters:
  ///   - limit: the largest file that is read, in bytes.
  ///   - pieceSize: how much of a large file is read at once, in bytes.
  package init(limit: Int = 512 << 20, pieceSize: Int = 256 << 10) {
    self.limit = limit
    self.pieceSize = pieceSize
  }

  deinit {
    closeFile()
    lastFolder.close()
    buffer.deallocate()
  }

  /// Opens a file and reads its beginning.
  ///
  /// - Parameters:
  ///   - cPath: the path to open.
  ///   - path: the path to show.
  ///   - isFound: whether it was found to be a regular file just before, so that it is not looked at once more.
  /// - Throws: a ``ReadError`` without a place where the file cannot be read or is larger than the limit.
  package func open(
    _ cPath: UnsafePointer<CChar>, path: String, filePath: String? = nil, isFound: Bool = false
  ) throws(ReadError) {
    if !overlay.isEmpty, let text = overlay.text(of: path) {
      return try open(text, path: path, filePath: filePath ?? path)
    }
    closeFile()
    start(path: path, filePath: filePath ?? path)
    if !overlay.isEmpty, overlay.isThere(path) == false { throw fail("cannot be opened", ENOENT) }
    descriptor = retrying { lastFolder.openFile(cPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw fail("cannot be opened", errno) }
    if isFound {
      isComplete = false
      try fill(min(pieceSize, buffer.room))
      if isComplete { return try decodeWideJSON() }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fail("cannot be examined", errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw fail(
        status.st_mode & S_IFMT == S_IFDIR ? "is a folder; expected a file" : "is not a regular file; expected one")
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw fail(Self.tooLarge(limit)) }
    version = FileVersion(status)
    // What was read before anything was known of the file may be of an earlier text.
    if count > 0, lseek(descriptor, 0, SEEK_SET) == 0 { buffer.empty() }
    isComplete = false
    // One byte more than it has: a file that has grown since shows it.
    try fill(size <= 4 * pieceSize ? max(0, size + 1 - count) : max(0, pieceSize - count), expecting: size)
    try decodeWideJSON()
  }

  /// Opens a file and reads its beginning.
  ///
  /// - Parameter exactPath: the path, as ``Path`` writes it.
  /// - Throws: a ``ReadError`` without a place where the file cannot be read or is larger than the limit.
  package func open(exactPath: String) throws(ReadError) {
    let result = Path(exactPath).withCString { cPath in
      Result { () throws(ReadError) in try open(cPath, path: exactPath) }
    }
    try result.get()
  }

  /// Takes text from memory, for standard input and tests.
  ///
  /// - Parameters:
  ///   - filePath: the path from which references are looked up; empty: none.
  ///   - isDecoded: whether it is UTF-8, even if it declares another encoding.
  /// - Throws: a ``ReadError`` where it is larger than the limit.
  package func open(
    text: UnsafeRawBufferPointer, path: String, filePath: String = "", isDecoded: Bool = false
  ) throws(ReadError) {
    closeFile()
    start(path: path, filePath: filePath)
    self.isDecoded = isDecoded
    guard text.count <= limit else { throw fail(Self.tooLarge(limit)) }
    buffer.replace(with: text)
    isComplete = true
    try decodeWideJSON()
  }

  /// Takes text from memory.
  ///
  /// - Parameter filePath: the path from which references are looked up; empty: none.
  /// - Throws: a ``ReadError`` where it is larger than the limit.
  package func open(_ text: [UInt8], path: String, filePath: String = "") throws(ReadError) {
    let result: Result<Void, ReadError> = text.withUnsafeBytes { text in
      do throws(ReadError) {
        return .success(try open(text: text, path: path, filePath: filePath))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Replaces what was read by the UTF-8 form of a file in another encoding.
  ///
  /// - Parameter encoding: the other encoding, by its name at IANA.
  package func replaceText(with text: UnsafeRawBufferPointer, from encoding: String) {
    self.encoding = encoding
    isAsStored = false
    if version == nil { version = FileVersion(of: descriptor) }
    buffer.replace(with: text)
    isComplete = true
  }

  /// Reads more of the file, if there is more.
  ///
  /// - Returns: whether there are more bytes at hand than before.
  /// - Throws: a ``ReadError`` where reading fails or the file grows beyond the limit.
  @discardableResult
  package func readMore() throws(ReadError) -> Bool {
    guard !isComplete else { return false }
    buffer.compact(upTo: keptOffset)
    let before = count
    // A screen larger than a piece doubles the buffer, so that reading it again and again stays linear.
    try fill(max(pieceSize, count))
    return count > before
  }

  /// Goes back to the file's beginning; throws a ``ReadError`` if the file cannot be read again.
  package func rewind() throws(ReadError) {
    keptOffset = 0
    guard bufferOffset > 0 else { return }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw fail("cannot be read again", errno) }
    buffer.restart()
    isComplete = false
    try fill(pieceSize)
  }

  /// Reads all that is left of the file.
  public func readAll() throws(ReadError) {
    while !isComplete { try readMore() }
  }

  /// Reads all that is left of a file that is needed as a whole.
  ///
  /// - Parameters:
  ///   - limit: the largest size in bytes.
  ///   - kind: what is never larger: `dump of a screen`.
  /// - Throws: a ``ReadError`` where reading fails or the file is larger.
  package func readAll(upTo limit: Int, ofNo kind: String) throws(ReadError) {
    while !isComplete {
      try readMore()
      if count > limit { throw ReadError("is larger than \(limit >> 20) MB, the limit for a \(kind)") }
    }
  }

  /// Gives the bytes of the file as they are stored to a body, from the first on, piece by piece. Nothing can be read
  /// of it afterwards.
  ///
  /// - Returns: whether they could be read, and are those that were read before.
  package func readStored(_ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    guard descriptor >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return false }
    isComplete = true
    let isRead = Descriptor(descriptor).readPieces { piece in
      body(piece)
      return true
    }
    return isRead && isUnchanged
  }

  private var isUnchanged: Bool { version == nil || version == FileVersion(of: descriptor) }

  /// Lets go of what lies before an offset of the file, once more of it is read.
  package func discard(upTo offset: Int) { keptOffset = max(keptOffset, offset) }

  /// How many of the bytes at hand are a byte order mark: those at the file's beginning alone can be.
  package var markLength: Int { buffer.markLength }

  /// Ends the use of the file.
  package func closeFile() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  private func start(path: String, filePath: String) {
    self.path = path
    self.filePath = filePath
    version = nil
    encoding = "UTF-8"
    isDecoded = false
    isAsStored = true
    isReadable = true
    buffer.restart()
    keptOffset = 0
    isComplete = true
  }

  /// Reads so many bytes more, or all that there are.
  ///
  /// - Parameter size: how many bytes there are in all, where that is known.
  private func fill(_ amount: Int, expecting size: Int = .max) throws(ReadError) {
    buffer.reserve(count + amount)
    var wanted = amount
    while wanted > 0 {
      let got = Descriptor(descriptor).read(into: bytes + count, min(wanted, 1 << 30))
      if got < 0 { throw fail("cannot be read", errno) }
      if got == 0 {
        isComplete = true
        break
      }
      buffer.append(got)
      wanted -= got
      // All that a regular file had when it was opened, and not a byte more if more was requested: that is its end. If
      // its size is unknown, fewer bytes than requested are not the end, since file systems that are programs give what
      // they have.
      if wanted > 0, count == size {
        isComplete = true
        break
      }
    }
    guard bufferOffset + count <= limit else { throw fail(Self.tooLarge(limit)) }
    // Of a text that is half of one and half of another, findings would be of neither.
    guard isUnchanged else { throw fail("changed while it was read") }
    buffer.terminate()
  }

  private func fail(_ message: String, _ code: Int32? = nil) -> ReadError {
    closeFile()
    isReadable = false
    buffer.empty()
    isComplete = true
    return Self.error(message, code)
  }

  /// What is said of a file, or a line, that is larger than a limit in bytes.
  package static func tooLarge(_ limit: Int) -> String {
    "is larger than the limit of \(limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit) bytes") (set `max-file-size`)"
  }

  private static func error(_ message: String, _ code: Int32?) -> ReadError {
    guard let code else { return ReadError(message) }
    if code == ENOENT { return ReadError("does not exist") }
    return ReadError("\(message) (\(String(cString: strerror(code)))); expected a readable file")
  }
}

private func retrying(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
