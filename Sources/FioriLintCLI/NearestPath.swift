import Inputs
import Linting
import Screens
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path that leads nowhere may have meant.
enum NearestPath {
  /// The path with the first name that is not there replaced by the nearest one that is; `nil` where none is near.
  static func to(_ path: String) -> String? {
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for name in path.split(separator: "/") {
      let next = folder + name
      if Terminal.exists(next) {
        folder = next + "/"
        continue
      }
      // Of a name of a letter or two any other is near; a glob is none.
      if name.utf8.count < 3 || name.utf8.contains(where: { "*?[{".utf8.contains($0) }) { return nil }
      return nearest(to: String(name), among: names(in: folder.isEmpty ? "." : folder)).map { folder + $0 }
    }
    return nil
  }

  /// The names in a folder that are not hidden; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      }
      if name.utf8.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names
  }
}

extension Failure {
  /// Why a path could not be used, with the nearest one where it leads nowhere.
  init(_ failure: FileFailure) {
    var message = failure.message
    if failure.reason == .missing, let colon = message.firstIndex(of: ":"), let near = NearestPath.to(failure.path) {
      message = "\(message[..<colon]) (did you mean \(near)?)\(message[colon...])"
    }
    self.init(path: failure.path, message: message)
  }
}
