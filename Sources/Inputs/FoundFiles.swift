/// What a search has found so far.
struct FoundFiles {
  var paths = FrontCodedPaths()
  var failures: Set<FileFailure> = []
  var otherFileCount = 0
  var ignoredCount = 0
  /// What walks passed over besides files with other extensions; `nil`: nobody asks.
  var passedOver: Set<PassedOverPath>?
  /// The absolute paths of files that have nearly the name of a configuration.
  var misnamedConfigurations: Set<[UInt8]> = []
  /// The absolute paths of the folders, at hand or above, that hold a configuration.
  var configurationFolders: Set<[UInt8]> = []

  /// Takes a file by its display path.
  mutating func take(_ path: ArraySlice<UInt8>, isNamed: Bool) {
    if !path.allSatisfy({ $0 < 128 }) {
      let text = String(decoding: path, as: UTF8.self)
      if !text.utf8.elementsEqual(path) {
        let message = "the name is not valid UTF-8 and shown with U+FFFD: expected a name that reports can tell"
        failures.insert(FileFailure(path: text, reason: .invalidName, message: message))
      }
    }
    paths.append(path, isMarked: isNamed)
  }

  /// Notes what is passed over at a display path.
  mutating func passOver(_ path: some Collection<UInt8>, _ reason: @autoclosure () -> String) {
    guard passedOver != nil else { return }
    passedOver?.insert(PassedOverPath(path: String(decoding: path, as: UTF8.self), reason: reason()))
  }

  /// Reports an error of the system at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ error: SystemError, expected expectation: String) {
    failures.insert(error.failure(path: String(decoding: path, as: UTF8.self), expected: expectation))
  }

  /// Reports any other obstacle at a display path.
  mutating func fail(_ path: some Collection<UInt8>, _ reason: FileFailure.Reason, _ message: String) {
    failures.insert(FileFailure(path: String(decoding: path, as: UTF8.self), reason: reason, message: message))
  }
}
