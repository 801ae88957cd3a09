import Inputs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that is going to be written by a path, whether it is there already or not: two paths to one file have equal places.
enum WrittenPlace: Hashable {
  case file(PathIdentity)
  /// What is not there yet, in a folder that is.
  case name(String, folder: PathIdentity)
  /// What is not there yet, and its folder neither: by its absolute path.
  case path(String)

  /// How many links the system follows.
  private static let linkLimit = 40

  /// - Returns: `nil` for what is no file and never becomes one, as a device.
  init?(_ path: String) {
    var path = path
    for _ in 0..<Self.linkLimit {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        self = Self.missing(path)
        return
      }
      if status.st_mode & S_IFMT == S_IFREG {
        self = .file(PathIdentity(status))
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK, let target = Self.target(of: path) else { return nil }
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder + target
    }
    return nil
  }

  private static func missing(_ path: String) -> WrittenPlace {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? ""
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
    if let identity = PathIdentity(folder) { return .name(name, folder: identity) }
    return .path(PathName.location(path, in: Terminal.workingDirectory))
  }

  private static func target(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(link, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
