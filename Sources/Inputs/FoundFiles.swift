/// What a search has found so far.
struct FoundFiles {
  var paths = FrontCodedPaths()
  /// What is met twice is here twice.
  var failures: [FileFailure] = []
  var otherFileCount = 0
  var ignoredCount = 0
  /// What walks skipped besides files with other extensions; `nil` if it is not needed. What is met twice is here
  /// twice.
  var skipped: [SkippedPath]?
  /// The absolute paths of files that have nearly the name of a configuration.
  var misnamedConfigurations = DistinctPaths()
  /// The absolute paths of the folders, at hand or above, that hold a configuration.
  var configurationFolders = DistinctPaths()

  /// The absolute paths of the folders, at hand or above, that may hold a team's rules.
  var ruleFolders = DistinctPaths()

  /// Takes a file by its display path.
  mutating func take(_ path: ArraySlice<UInt8>, isNamed: Bool) {
    paths.append(path, isMarked: isNamed)
  }

  /// Notes what is skipped at a display path.
  mutating func passOver(_ path: some Collection<UInt8>, _ reason: @autoclosure () -> String) {
    guard skipped != nil else { return }
    skipped?.append(SkippedPath(path: String(decoding: path, as: UTF8.self), reason: reason()))
  }

  /// Reports an error of the system at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ error: SystemError, expected expectation: String) {
    failures.append(error.failure(path: String(decoding: path, as: UTF8.self), expected: expectation))
  }

  /// Reports any other obstacle at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ reason: FileFailure.Reason, _ message: String) {
    failures.append(FileFailure(path: String(decoding: path, as: UTF8.self), reason: reason, message: message))
  }
}
