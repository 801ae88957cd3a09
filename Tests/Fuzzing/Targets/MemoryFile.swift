import Foundation

/// A file that is written again and again, and goes with its owner.
final class MemoryFile {
  /// Where it stands.
  let path: String

  init() {
    // Memory where there is such a folder: some targets write it a thousand times a second.
    let folder = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    path = "\(folder)/fiorilint-fuzzing-\(UUID().uuidString)"
  }

  deinit { unlink(path) }

  /// Makes some bytes all it holds.
  func write(_ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BrokenPromise("the file for inputs cannot be made") }
    defer { close(descriptor) }
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw BrokenPromise("the file for inputs cannot be written")
    }
  }
}
