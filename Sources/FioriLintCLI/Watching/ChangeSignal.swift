import Support

/// Waits until something may have changed in folders: by inotify where that is to be had, and else for a while.
///
/// Where inotify watches all folders, it is looked now and then all the same: other machines may write to a folder that
/// is shared.
final class ChangeSignal {
  private let descriptor: Int32
  private var folders: Set<Path> = []
  /// Whether the kernel watches all of them.
  private var isComplete: Bool

  init() {
    #if canImport(Darwin)
      descriptor = -1
    #else
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
    isComplete = descriptor >= 0
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders too.
  ///
  /// - Returns: whether one of them was not watched before, in which something may have changed meanwhile.
  func watch(_ folders: [String]) -> Bool {
    var isNew = false
    for folder in folders where self.folders.insert(folder) {
      isNew = true
      #if !canImport(Darwin)
        let mask = UInt32(
          IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_MODIFY | IN_ONLYDIR)
        if descriptor >= 0, inotify_add_watch(descriptor, folder, mask) < 0 { isComplete = false }
      #endif
    }
    // What has gone may come back under its name.
    self.folders.formIntersection(Set(paths: folders))
    return isNew
  }

  /// Waits until something may have changed and nothing does any more.
  ///
  /// - Parameter cost: how long it takes to look, in milliseconds: it is looked the less often, the longer.
  func wait(cost: Int) {
    guard descriptor >= 0 else {
      usleep(UInt32(min(60_000, max(500, 20 * cost))) * 1000)
      return
    }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let time = isComplete ? max(5000, 50 * cost) : max(500, 20 * cost)
    guard poll(&waiting, 1, Int32(min(60_000, time))) > 0 else { return }
    // Others may write to folders above the project all the time.
    usleep(UInt32(min(1000, 2 * cost)) * 1000)
    // Who saves often does so in several steps, and builds write for long.
    for _ in 0..<50 {
      drain()
      if poll(&waiting, 1, 20) <= 0 { return }
    }
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
