import Support

/// A file that shows texts of others as parts of its own. Its place is looked up only when it is needed, which costs
/// some system calls.
package final class IncludingFile {
  private let path: String
  /// The path of the folder it lies in, without symbolic links, `.` and `..`; `nil` where there is no such file.
  package private(set) lazy var folder = realPath.folderAndName.folder.map { String($0) }
  private lazy var realPath = path.isEmpty ? "" : Support.realPath(path) ?? ""

  /// The file that a path leads to; empty for text from no file.
  ///
  /// - Parameter folder: the real path of its folder, where it is known.
  package init(_ path: String, in folder: String? = nil) {
    self.path = path
    if let folder { self.folder = folder }
  }

  /// Whether it is the file of a real path and is called so.
  ///
  /// One that a link of another name leads to is another file here.
  package func isAt(_ other: String) -> Bool {
    let (own, wanted) = (path.utf8.reversed(), other.utf8.reversed())
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") }
    guard own.prefix(while: { !isSlash($0) }).elementsEqual(wanted.prefix(while: { !isSlash($0) })) else {
      return false
    }
    return realPath == other
  }
}
