import FileAccess
import Inputs

/// What a configuration may name: what lies in its project. A configuration comes with what is linted, and need not be of who lints it.
package struct ProjectBoundary: Sendable {
  private let workingDirectory: String
  private let top: String

  /// - Parameter workingDirectory: an absolute path.
  package init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
    top = topOfRepository(around: workingDirectory) ?? workingDirectory
  }

  /// The absolute path of the top folder of a configuration's project, where a path leads out of it, links followed; else `nil`.
  ///
  /// The project is that of the working directory; of a configuration that stands elsewhere, the repository around it, or its folder.
  func rootLeft(by path: PathName, in configuration: PathName) -> String? {
    let root = root(of: configuration)
    return Self.isInside(Self.real(path.location), Self.real(root)) ? nil : root
  }

  private func root(of configuration: PathName) -> String {
    if Self.isInside(configuration.location, top) { return top }
    return topOfRepository(around: configuration.folder) ?? configuration.folder
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// The path without links, as far as it leads to something.
  private static func real(_ path: String) -> String {
    var rest: [String] = []
    var folder = path
    while folder != "/" {
      if let real = realPath(folder) { return ([real == "/" ? "" : real] + rest.reversed()).joined(separator: "/") }
      let above = PathName.folder(of: folder)
      rest.append(String(decoding: folder.utf8.dropFirst(above == "/" ? 1 : above.utf8.count + 1), as: UTF8.self))
      folder = above
    }
    return path
  }
}
