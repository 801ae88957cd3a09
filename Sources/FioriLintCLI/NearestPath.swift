import FileAccess
import Inputs
import Linting
import Screens
import Text

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
      return nearest(to: String(name), among: visibleNames(in: folder.isEmpty ? "." : folder)).map { folder + $0 }
    }
    return nil
  }
}

extension Failure {
  /// Why a path could not be used, with the nearest one where it leads nowhere.
  init(_ failure: FileFailure) {
    var message = failure.message
    if failure.reason == .missing, let colon = message.firstIndex(of: ":"), let near = NearestPath.to(failure.path) {
      message = "\(message[..<colon])\(suggestion(near))\(message[colon...])"
    }
    self.init(path: failure.path, message: message)
  }
}
