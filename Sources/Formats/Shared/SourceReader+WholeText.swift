import Screens

extension SourceReader {
  /// The text of a file, as the overlay has it where it does; `nil` where it cannot be read.
  func wholeText(of path: String) -> [UInt8]? {
    do throws(ReadError) {
      try open(path, path: path)
      defer { closeFile() }
      try readAll()
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    } catch {
      return nil
    }
  }
}
