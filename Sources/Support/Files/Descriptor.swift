// The C library of the system, for all targets above.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// An open file, pipe or terminal, by the number that the operating system gives it. The code that opened it closes it.
package struct Descriptor: Sendable {
  private let number: Int32

  /// The descriptor of a number.
  package init(_ number: Int32) {
    self.number = number
  }

  /// Reads what is at hand; a signal in between does not end it.
  ///
  /// - Parameter count: the most bytes to read.
  /// - Returns: how many bytes were read, 0 at the end; less than 0 where it cannot be read, and `errno` says why.
  package func read(into start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    while true {
      let got = readBytes(number, start, count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Reads so many bytes from a place in a file, wherever else it is read; a signal in between does not end it.
  ///
  /// - Returns: how many bytes there were; less than 0 where they cannot be read, and `errno` says why.
  package func read(into start: UnsafeMutableRawPointer, _ count: Int, at offset: Int) -> Int {
    var done = 0
    while done < count {
      let got = pread(number, start + done, count - done, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      if got < 0 { return got }
      if got == 0 { break }
      done += got
    }
    return done
  }

  /// Gives all that is left to a body, piece by piece, until that has enough.
  ///
  /// - Parameters:
  ///   - pieceSize: the most bytes of a piece.
  ///   - body: says whether it wants more.
  /// - Returns: whether all that was wanted could be read; else `errno` says why not.
  package func readPieces(of pieceSize: Int = 64 << 10, _ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: pieceSize, alignment: 1) { buffer in
      guard let start = buffer.baseAddress else { return true }
      while true {
        let count = read(into: start, buffer.count)
        if count < 0 { return false }
        if count == 0 || !body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return true }
      }
    }
  }

  /// All that is left, or somewhat more than a limit in bytes where there is more; `nil` where it cannot be read:
  /// `errno` says why.
  package func readAll(limit: Int = .max, piecesOf pieceSize: Int = 64 << 10) -> [UInt8]? {
    var bytes: [UInt8] = []
    let isRead = readPieces(of: pieceSize) { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= limit
    }
    return isRead ? bytes : nil
  }

  /// Writes bytes; a signal in between does not end it.
  ///
  /// - Returns: whether all were written; else `errno` says why not.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var written = 0
    while written < bytes.count {
      let count = writeBytes(number, start + written, bytes.count - written)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      written += count
    }
    return true
  }

  /// Writes bytes; a signal in between does not end it.
  ///
  /// - Returns: whether all were written; else `errno` says why not.
  package func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { write($0) } }
}

// The members of these names hide the functions of the system.
private func readBytes(_ number: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, start, count)
}

private func writeBytes(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, start, count)
}
