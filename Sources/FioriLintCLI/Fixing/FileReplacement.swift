import FileAccess
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts another text in the place of a file's, at once, with the file's mode and owner.
///
/// Where no other file can take its place, as in a folder that may not be written to, it is left as it is: half a file would be left where
/// the process ends while it writes.
enum FileReplacement {
  /// The bytes of a file.
  ///
  /// - Parameter shown: its path as messages name it.
  /// - Throws: a ``Mistake`` where it cannot be read.
  static func text(of path: String, shown: String) throws(Mistake) -> [UInt8] {
    let descriptor = ExactPath.openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
  /// - Throws: a ``Mistake`` where it holds something else by now, is read-only, or cannot be replaced; it is as it was then.
  static func replace(_ path: String, shown: String, _ before: [UInt8], with after: [UInt8]) throws(Mistake) {
    guard let real = realPath(path) else { throw Mistake("\(shown) is not fixed: it is not there any more") }
    guard let status = ExactPath.status(of: real), ExactPath.isWritable(real), status.st_mode & 0o222 != 0 else {
      throw Mistake("\(shown) is not fixed: it is read-only")
    }
    let new = try makeFile(beside: real, like: status, shown: shown, after)
    defer { TemporaryFiles.remove(new) }
    do throws(Mistake) {
      guard try text(of: real, shown: shown) == before else {
        throw Mistake("\(shown) is not fixed: it has changed since it was read")
      }
      guard ExactPath.move(new, to: real) else {
        throw Mistake("\(shown) is not fixed: no other file can take its place: \(Terminal.lastError)")
      }
    } catch {
      ExactPath.removeFile(new)
      throw error
    }
  }

  /// Makes a file with a text in the folder of another one, with the mode and owner of that.
  ///
  /// - Returns: its path; it is one of the ``TemporaryFiles``.
  private static func makeFile(
    beside path: String, like status: stat, shown: String, _ text: [UInt8]
  ) throws(Mistake) -> String {
    var descriptor: Int32 = -1
    var new = ""
    TemporaryFiles.add {
      guard let made = ExactPath.makeFile(beside: path) else { return nil }
      (descriptor, new) = made
      return new
    }
    guard descriptor >= 0 else {
      throw Mistake(
        "\(shown) is not fixed: no file can be written beside it to take its place: \(Terminal.lastError)")
    }
    var own = stat()
    let isOwned =
      fstat(descriptor, &own) == 0
      && (own.st_uid == status.st_uid && own.st_gid == status.st_gid
        || fchown(descriptor, status.st_uid, status.st_gid) == 0)
    // A change of the owner takes some modes away.
    let isWhole = isOwned && Descriptor(descriptor).write(text) && fchmod(descriptor, status.st_mode & 0o7777) == 0
    let reason = Terminal.lastError
    guard close(descriptor) == 0, isWhole else {
      ExactPath.removeFile(new)
      TemporaryFiles.remove(new)
      throw Mistake(
        isOwned
          ? "\(shown) is not fixed: \(reason)"
          : "\(shown) is not fixed: it has another owner or group, which a file in its place would not: \(reason)")
    }
    return new
  }
}
