import Support
import Synchronization

/// The folder of the file that was opened last. It stays open, so that the system need not resolve the whole path for
/// each file of a folder.
struct FolderHandle {
  /// With a NUL behind it; empty where there is none.
  private var path: [UInt8] = []
  private var descriptor: Int32 = -1
  private var isOpened = false
  /// How many folders the process keeps open. Each scope has an engine of its own, and a project may have more of them than a process may
  /// open files.
  private static let openCount = Atomic<Int>(0)
  /// The most folders that the process keeps open; files of others are opened by their whole paths.
  private static let openLimit = 64

  /// Opens a file.
  ///
  /// - Returns: its descriptor; negative where it cannot be opened, and `errno` says why.
  mutating func openFile(_ cPath: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    guard let slash = strrchr(cPath, 0x2F) else { return open(cPath, flags) }
    let length = UnsafePointer(slash) - cPath
    guard path.count == length + 1, memcmp(path, cPath, length) == 0 else {
      close()
      path.removeAll(keepingCapacity: true)
      path.append(contentsOf: UnsafeRawBufferPointer(start: cPath, count: length))
      path.append(0)
      return open(cPath, flags)
    }
    if !isOpened {
      isOpened = true
      descriptor = path.withUnsafeBytes { path in
        // Behind the first slash alone there is the root, which holds no screens.
        guard length > 0, let start = path.baseAddress, Self.openCount.load(ordering: .relaxed) < Self.openLimit else {
          return -1
        }
        return open(start.assumingMemoryBound(to: CChar.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      }
      if descriptor >= 0 { Self.openCount.add(1, ordering: .relaxed) }
    }
    if descriptor >= 0 {
      let file = openat(descriptor, slash + 1, flags)
      if file >= 0 { return file }
    }
    // The path itself shows why, or has changed.
    return open(cPath, flags)
  }

  /// Lets go of the folder.
  mutating func close() {
    if descriptor >= 0 {
      closeDescriptor(descriptor)
      Self.openCount.subtract(1, ordering: .relaxed)
    }
    descriptor = -1
    isOpened = false
  }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
