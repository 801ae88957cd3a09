import Foundation

/// Where tests find the files of this repository.
package enum Repository {
  /// Its top folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().standardizedFileURL

  /// The place of a file or folder, given by its path from the top.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The bytes of a file.
  package static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  /// The paths of the files below a folder, sorted; of all files, or of those with one of some extensions.
  package static func files(below folder: String, _ extensions: String...) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: url(folder).path) else { return [] }
    return found.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url("\(folder)/\(path)").path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
        && (extensions.isEmpty || extensions.contains { path.hasSuffix("." + $0) })
    }.sorted().map { "\(folder)/\($0)" }
  }
}
