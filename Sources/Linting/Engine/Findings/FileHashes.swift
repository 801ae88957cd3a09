import Screens

/// The hashes of a file that need all its bytes, for files with findings.
enum FileHashes {
  /// Gives findings GitHub's hashes of their lines.
  ///
  /// - Parameter text: the file's bytes, where they come from no file.
  static func addLineHashes(to findings: inout [Finding], from source: SourceReader, text: UnsafeRawBufferPointer?) {
    // They are sorted by place, mostly.
    var lines: [Int] = []
    for index in findings.indices where lines.last != findings[index].start.line {
      lines.append(findings[index].start.line)
    }
    if !zip(lines, lines.dropFirst()).allSatisfy(<) { lines = Set(lines).sorted() }
    var hasher = LineHasher(lines: lines)
    guard readStored(source, text, { hasher.feed($0) }) else { return }
    hasher.finish()
    var next = 0
    for index in findings.indices {
      let line = findings[index].start.line
      if lines[next] != line {
        let following = next + 1
        next = following < lines.count && lines[following] == line ? following : lines.firstIndex(of: line) ?? 0
      }
      if next < hasher.hashes.count { findings[index].lineHash = hasher.hashes[next] }
    }
  }

  /// The SHA-256 digest of a file, in hexadecimal digits; `nil` where it cannot be read.
  ///
  /// - Parameter text: the file's bytes, where they come from no file.
  static func digest(_ source: SourceReader, text: UnsafeRawBufferPointer?) -> String? {
    var digest = SHA256()
    return readStored(source, text) { digest.update($0) } ? digest.finish() : nil
  }

  /// Gives a body the bytes of a file as they are stored. The bytes in memory can differ: of a large file they are a
  /// part, and a file in another encoding was converted.
  ///
  /// - Returns: whether the file could be read.
  private static func readStored(
    _ source: SourceReader, _ text: UnsafeRawBufferPointer?, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    guard source.isReadable else { return false }
    if let text {
      body(text)
    } else if source.isAsStored, source.bufferOffset == 0, source.isComplete {
      body(UnsafeRawBufferPointer(start: source.bytes, count: source.count))
    } else {
      return source.readStored(body)
    }
    return true
  }
}
