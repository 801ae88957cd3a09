import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What reports tell of a file that takes all its bytes, once something was found in it.
enum WholeFile {
  /// Gives findings GitHub's hashes of their lines.
  static func addLineHashes(to findings: inout [Finding], from source: SourceReader) {
    var hasher = LineHasher(lines: Set(findings.map(\.start.line)))
    if let bytes = bytesAtHand(source) {
      hasher.feed(bytes)
    } else if !read(source.filePath, { hasher.feed($0) }) {
      return
    }
    hasher.finish()
    for index in findings.indices { findings[index].lineHash = hasher.hashes[findings[index].start.line] }
  }

  /// The SHA-256 digest of a file's bytes as they are stored, in hexadecimal digits; `nil` where they cannot be read.
  ///
  /// - Parameter text: the bytes, where they come from no file.
  static func digest(_ source: SourceReader, text: UnsafeRawBufferPointer?) -> String? {
    var digest = SHA256()
    if let text {
      digest.update(text)
    } else if source.isAsStored, let bytes = bytesAtHand(source) {
      digest.update(bytes)
    } else if !read(source.filePath, { digest.update($0) }) {
      return nil
    }
    return digest.finish()
  }

  private static func bytesAtHand(_ source: SourceReader) -> UnsafeRawBufferPointer? {
    guard source.bufferOffset == 0, source.isComplete else { return nil }
    return UnsafeRawBufferPointer(start: source.bytes, count: source.count)
  }

  /// A file too large to be at hand as a whole is read again.
  private static func read(_ path: String, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      while true {
        let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return false }
        if count == 0 { return true }
        body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return -1 }
  return read(descriptor, buffer, count)
}
