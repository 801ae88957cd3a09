extension SourceReader {
  /// Puts the UTF-8 form of the whole text, as far as it is valid, in the place of what was read.
  ///
  /// - Returns: what is wrong behind it; `nil`: nothing.
  package func decode(_ encoding: WideEncoding) -> String? {
    let (text, mistake) = encoding.decoded(UnsafeBufferPointer(start: UnsafePointer(bytes), count: count))
    text.withUnsafeBytes { replaceText(with: $0, from: encoding.name) }
    return mistake
  }

  /// Makes UTF-8 of JSON that is UTF-16 or UTF-32, which its mark or its first character shows. XML says in itself what
  /// it is in.
  ///
  /// What is not valid stays as it is: it may be no text at all.
  package func decodeWideJSON() throws(ReadError) {
    // Nearly all other texts have no such byte in the beginning.
    guard !isDecoded, count > 0, bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE else { return }
    while count < 256, try readMore() {}
    let beginning = UnsafeBufferPointer(start: UnsafePointer(bytes), count: min(count, 1 << 10) & ~3)
    guard let encoding = WideEncoding(of: beginning) else { return }
    let first = encoding.decoded(beginning).text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard let first, "{[/".utf8.contains(first) else { return }
    try readAll()
    let (text, mistake) = encoding.decoded(UnsafeBufferPointer(start: UnsafePointer(bytes), count: count))
    if mistake == nil { text.withUnsafeBytes { replaceText(with: $0, from: encoding.name) } }
  }
}
