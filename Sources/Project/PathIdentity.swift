import Support

/// Which file a path really leads to, links followed.
package struct PathIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// - Parameter exactPath: as ``ExactPath`` writes it.
  /// - Returns: `nil` where nothing is there.
  package init?(exactPath: String) {
    guard let status = ExactPath.status(of: exactPath) else { return nil }
    self.init(status)
  }

  /// - Returns: `nil` where nothing is there.
  package init?(cPath: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(cPath, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that standard input comes from; `nil` where it comes from no regular file.
  package static var ofInput: PathIdentity? { ofFile(STDIN_FILENO) }

  /// The file that standard output goes to; `nil` where it goes to no regular file.
  package static var ofOutput: PathIdentity? { ofFile(STDOUT_FILENO) }

  private static func ofFile(_ descriptor: Int32) -> PathIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return PathIdentity(status)
  }

  package init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The file that a path will write, whether it exists or not. Two paths to one file have equal locations.
package enum OutputLocation: Hashable {
  case file(PathIdentity)
  /// What is not there yet, in a folder that is.
  case name(PathKey, folder: PathIdentity)
  /// What is not there yet, and its folder neither: by its absolute path.
  case path(PathKey)

  /// - Returns: `nil` for what is no file and never becomes one, as a device.
  package init?(_ path: String) {
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

/// A path, and the paths of the folders that it leads through, from the inside out.
package struct PathAncestors: Sequence, IteratorProtocol {
  private var rest: String?

  package init(_ path: String) {
    rest = path
  }

  package mutating func next() -> String? {
    guard let path = rest else { return nil }
    if let folder = path.folderAndName.folder {
      rest = !folder.isEmpty ? String(folder) : path.utf8.count > 1 ? "/" : nil
    } else {
      rest = path == "." || path.isEmpty ? nil : "."
    }
    return path
  }
}
