import FileAccess
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts another text in the place of a file's, at once and with the file's mode.
enum FileReplacement {
  /// The bytes of a file.
  ///
  /// - Parameter shown: its path as messages name it.
  /// - Throws: a ``Mistake`` where it cannot be read.
  static func text(of path: String, shown: String) throws(Mistake) -> [UInt8] {
    let descriptor = ExactPath.withCString(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw Mistake("\(shown) cannot be read: \(Terminal.lastError)") }
    defer { close(descriptor) }
    guard let text = Descriptor(descriptor).readAll() else {
      throw Mistake("\(shown) cannot be read: \(Terminal.lastError)")
    }
    return text
  }

  /// Writes a text where another one stands; a symbolic link stays, and what it leads to is written.
  ///
  /// - Parameter before: what the file has to hold still.
  /// - Throws: a ``Mistake`` where it holds something else by now, is read-only, or cannot be written; it is as it was then.
  static func replace(_ path: String, shown: String, _ before: [UInt8], with after: [UInt8]) throws {
    guard let real = realPath(path) else { throw Mistake("\(shown) is not fixed: it is not there any more") }
    var status = stat()
    let isWritable =
      ExactPath.withCString(real) { stat($0, &status) == 0 && access($0, W_OK) == 0 } && status.st_mode & 0o222 != 0
    guard isWritable else { throw Mistake("\(shown) is not fixed: it is read-only") }
    let place = try ReportDestination(path: real, "file", followsLinks: false)
    place.write(after)
    guard try text(of: real, shown: shown) == before else {
      throw Mistake("\(shown) is not fixed: it has changed since it was read")
    }
    try place.finish()
  }
}
