import Inputs
import Support

/// The file that a path will write, whether it exists or not. Two paths to one file have equal locations.
enum OutputLocation: Hashable {
  case file(PathIdentity)
  /// What is not there yet, in a folder that is.
  case name(PathKey, folder: PathIdentity)
  /// What is not there yet, and its folder neither: by its absolute path.
  case path(PathKey)

  /// - Returns: `nil` for what is no file and never becomes one, as a device.
  init?(_ path: String) {
    var path = path
    for _ in 0..<ExactPath.linkLimit {
      guard let status = ExactPath.linkStatus(of: path) else {
        self = Self.missing(path)
        return
      }
      if status.st_mode & S_IFMT == S_IFREG {
        self = .file(PathIdentity(status))
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK, let next = ExactPath.path(behindLink: path) else { return nil }
      path = next
    }
    return nil
  }

  private static func missing(_ path: String) -> OutputLocation {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? ""
    let folder = path.pathFront
    if let identity = PathIdentity(exactPath: folder.isEmpty ? "." : folder) {
      return .name(PathKey(name), folder: identity)
    }
    return .path(PathKey(PathName.location(path, in: Terminal.workingDirectory)))
  }
}
