import FileAccess
import Inputs
import Text

/// Finds the configuration that is nearest to a folder, in the folder's project.
struct NearestConfigurations: Sendable {
  private let isForAll: Bool
  private let byFolder: [PathKey: Int]
  /// The length of the longest of those folders, in bytes.
  private let longestFolder: Int
  /// Which of them a repository is around: those hold for all that is in their folders.
  private let areInRepositories: [Bool]

  /// - Parameters:
  ///   - names: the configurations.
  ///   - isForAll: whether the first holds for everything.
  init(_ names: [PathName], isForAll: Bool) {
    self.isForAll = isForAll
    byFolder = Dictionary(zip(names.map { PathKey($0.folder) }, names.indices)) { first, _ in first }
    longestFolder = names.map(\.folder.utf8.count).max() ?? 0
    areInRepositories = names.map { isForAll || topOfRepository(around: $0.folder) != nil }
  }

  /// The number of the configuration that is nearest to a folder; `nil`: none holds there.
  func number(of folder: String) -> Int? {
    if isForAll { return 0 }
    if byFolder.isEmpty { return nil }
    // The path of a record may be very long, and no longer folder holds a configuration.
    var next = folder.pathAbove(within: longestFolder)
    while true {
      if let number = byFolder[next] {
        return areInRepositories[number] || next.hasBytes(of: folder) || topOfRepository(around: folder) == nil
          ? number : nil
      }
      if next == "/" { return nil }
      next = PathName.folder(of: next)
    }
  }
}
