import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where one report goes: standard output, or a file that appears under its name only when it is complete.
final class ReportDestination {
  private let path: String?
  private let temporaryPath: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: String?

  /// Standard output.
  init() {
    path = nil
    temporaryPath = ""
    descriptor = STDOUT_FILENO
  }

  /// A file; it is tried before the run starts, so that hours of work are not lost for a folder that is missing.
  ///
  /// - Throws: a ``CommandError`` where it cannot be written.
  init(path: String) throws {
    self.path = path
    var template = Array("\(path).XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    temporaryPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw CommandError("the report \(path) cannot be written: \(Terminal.lastError)") }
    // mkstemp lets nobody else read; a report is a file like any other.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }

  /// Writes more of the report.
  func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count > 64 << 10 { flush() }
  }

  private func flush() {
    if failure == nil, !Terminal.write(buffer, to: descriptor) { failure = Terminal.lastError }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest and lets the file appear.
  ///
  /// - Throws: a ``CommandError`` where not all could be written; no half a file is left.
  func finish() throws {
    flush()
    if let failure {
      if path != nil {
        close(descriptor)
        unlink(temporaryPath)
      }
      throw CommandError("the report \(path ?? "to standard output") could not be written: \(failure)")
    }
    guard let path else { return }
    close(descriptor)
    guard rename(temporaryPath, path) == 0 else {
      let reason = Terminal.lastError
      unlink(temporaryPath)
      throw CommandError("the report \(path) could not be written: \(reason)")
    }
  }

  /// Leaves nothing behind.
  func abandon() {
    guard path != nil else { return }
    close(descriptor)
    unlink(temporaryPath)
  }
}

/// Why a command cannot be carried out: the command line, a rule or a report's place is wrong. Exit status 2.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
