import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where one report goes: standard output, or a file that appears under its name only when it is complete.
///
/// What is not finished leaves nothing behind.
final class ReportDestination {
  private let path: String?
  private let subject: String
  /// Empty where the report is written to its place directly.
  private var temporaryPath = ""
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: String?

  /// Standard output.
  init() {
    path = nil
    subject = "report"
    descriptor = STDOUT_FILENO
  }

  /// A file; it is tried before the run starts, so that hours of work are not lost for a folder that is missing.
  ///
  /// - Parameters:
  ///   - subject: what is written, for messages.
  ///   - followsLinks: whether what is no regular file stays what it is and is written to; else the file takes its
  ///     place.
  /// - Throws: a ``CommandError`` where it cannot be written.
  init(path: String, _ subject: String = "report", followsLinks: Bool = true) throws {
    self.path = path
    self.subject = subject
    guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/") else {
      throw CommandError("a report needs the name of a file: --format FORMAT=FILE, not \"\(path)\"")
    }
    var status = stat()
    if followsLinks, lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // A pipe, a device or a link is written to; a file in its place would be no help, and harm /dev/stdout.
      descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw CommandError("the \(subject) \(path) cannot be written: \(Terminal.lastError)")
      }
      return
    }
    var template = Array("\(path).XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw CommandError("the \(subject) \(path) cannot be written: \(Terminal.lastError)") }
    temporaryPath = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
      throw CommandError("the \(subject) \(path ?? "to standard output") could not be written: \(failure)")
    }
    guard let path else { return }
    // Some file systems find out only here that there is no room.
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, temporaryPath.isEmpty || rename(temporaryPath, path) == 0 else {
      throw CommandError("the \(subject) \(path) could not be written: \(Terminal.lastError)")
    }
    temporaryPath = ""
  }

  deinit {
    if path != nil, descriptor >= 0 { close(descriptor) }
    if !temporaryPath.isEmpty { unlink(temporaryPath) }
  }
}

/// Why a command cannot be carried out: the command line, a rule or a report's place is wrong. Exit status 2.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
