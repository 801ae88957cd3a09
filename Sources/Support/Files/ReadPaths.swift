import Synchronization

/// What the process looks for besides screens, while a run is watched: configurations, rule pages, baselines, ignore
/// files, lists of paths.
///
/// What a run depends on is known where it is read, also of a run that fails before it has a plan.
package enum ReadPaths {
  /// What was looked for.
  package struct Record: Sendable {
    /// Files, also those that were not there, each as it was when it was first looked for.
    package fileprivate(set) var files: [Path: FileStamp?] = [:]
    /// Folders that were walked.
    package fileprivate(set) var folders: Set<Path> = []

    /// A record of nothing.
    package init() {}

    /// Adds what another one has.
    package mutating func add(_ other: Record) {
      files.merge(other.files) { own, _ in own }
      folders.formUnion(other.folders)
    }
  }

  private static let state = Mutex<Record?>(nil)

  /// What is looked for while a body runs.
  package static func record<Result>(_ body: () -> Result) -> (result: Result, record: Record) {
    state.withLock { $0 = Record() }
    let result = body()
    return (
      result,
      state.withLock { state in
        defer { state = nil }
        return state ?? Record()
      }
    )
  }

  /// Notes that a file is looked for, before it is read.
  ///
  /// - Parameter path: absolute, or from the working directory of the process.
  package static func note(file path: @autoclosure () -> String) {
    state.withLock { state in
      guard state != nil else { return }
      let path = path()
      let key = Path(path)
      if state?.files[key] == nil { state?.files[key] = .some(FileStamp(path)) }
    }
  }

  /// Notes that a folder is walked.
  ///
  /// - Parameter path: absolute, or from the working directory of the process.
  package static func note(folder path: @autoclosure () -> String) {
    state.withLock { state in
      if state != nil { state?.folders.insert(Path(path())) }
    }
  }
}

/// What distinguishes one state of a file from another.
package struct FileStamp: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let inode: UInt64

  /// The state of what a path leads to; `nil` where nothing is there.
  package init?(_ path: String) {
    guard let status = Path(path).status else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
  }
}
