/// The calls of the system that take a path: Swift would pass the text itself, which is another path where the bytes
/// are no UTF-8.
///
/// Where one fails, `errno` says why.
extension ExactPath {
  /// Why the last call failed, in the system's words.
  package static var lastError: String { String(cString: strerror(errno)) }

  /// Opens a file.
  ///
  /// - Parameter mode: of a file that is made.
  /// - Returns: its descriptor; negative where it cannot be opened.
  package static func openFile(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    withCString(path) { open($0, flags, mode) }
  }

  /// The status of what a path leads to, links followed; `nil` where nothing is there.
  package static func status(of path: String) -> stat? {
    var status = stat()
    return withCString(path) { stat($0, &status) } == 0 ? status : nil
  }

  /// The status of what is at a path, be it a link; `nil` where nothing is there.
  package static func linkStatus(of path: String) -> stat? {
    var status = stat()
    return withCString(path) { lstat($0, &status) } == 0 ? status : nil
  }

  /// An absolute path as far as something is there, links not followed; the top where nothing is.
  ///
  /// It is looked for from the top down, so that what is missing of a long path costs nothing.
  package static func existingFront(of path: String) -> String {
    if linkStatus(of: path) != nil { return path }
    var front = "/"
    var start = path.startIndex
    while let slash = path.utf8[start...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      let next = String(path[..<slash])
      if linkStatus(of: next) == nil { break }
      front = next
      start = slash
    }
    return front
  }

  /// Whether a path, or a name in it, is longer than the system takes; its folders are there.
  package static func isTooLong(_ path: String) -> Bool { linkStatus(of: path) == nil && errno == ENAMETOOLONG }

  /// Whether a file may be written to.
  package static func isWritable(_ path: String) -> Bool { withCString(path) { access($0, W_OK) } == 0 }

  /// Whether a folder may be listed and entered.
  package static func isListable(_ path: String) -> Bool { withCString(path) { access($0, R_OK | X_OK) } == 0 }

  /// Makes a folder in one that is there.
  ///
  /// - Returns: whether it was made.
  package static func makeFolder(_ path: String) -> Bool { withCString(path) { mkdir($0, 0o777) } == 0 }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Makes a folder with those above it.
  ///
  /// - Returns: whether it is there.
  package static func makeFolders(_ path: String) -> Bool {
    if isFolder(path) { return true }
    let folder = path.pathFolder
    return (folder.isEmpty || makeFolders(folder)) && (makeFolder(path) || isFolder(path))
  }

  /// The bytes of a file; `nil` where it cannot be read.
  package static func contents(of path: String) -> [UInt8]? {
    let file = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return Descriptor(file).readAll()
  }

  /// Gives a file the place of another one.
  ///
  /// - Returns: whether it could.
  package static func move(_ path: String, to new: String) -> Bool {
    withCString(path) { path in withCString(new) { rename(path, $0) } } == 0
  }

  /// Removes a file, where it is there.
  package static func removeFile(_ path: String) { _ = withCString(path) { unlink($0) } }

  /// What a symbolic link leads to, as it says; `nil` where it is none.
  package static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = withCString(path) { readlink($0, start, buffer.count) }
      return count > 0 ? text(UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(start: start, count: count))) : nil
    }
  }

  /// How many symbolic links the system follows, one behind the other.
  package static let linkLimit = 40

  /// The path that a symbolic link leads to, which may be one again; `nil` where it is none.
  package static func path(behindLink path: String) -> String? {
    guard let target = target(ofLink: path) else { return nil }
    return target.utf8.first == UInt8(ascii: "/") ? target : path.pathFront + target
  }
}

/// The path without symbolic links, `.` and `..`, as ``ExactPath`` writes it; `nil` where there is no such file.
package func realPath(_ path: String) -> String? {
  guard let real = ExactPath.withCString(path, { realpath($0, nil) }) else { return nil }
  defer { free(real) }
  return ExactPath.text(cString: real)
}

/// The path without links, as far as it leads to something; a link to nothing leads to where it would make something.
///
/// It is the identity of a file: two paths lead to the same file where this is the same.
///
/// - Parameter path: absolute.
package func resolvedPath(_ path: String) -> String {
  if let real = realPath(path) { return real }
  var folder = ExactPath.existingFront(of: path)
  let missing = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
  var rest = missing.reversed().map { String(Substring($0)) }
  var links = 0
  while folder != "/" {
    if let real = realPath(folder) { return ([real == "/" ? "" : real] + rest.reversed()).joined(separator: "/") }
    if links < ExactPath.linkLimit, let next = ExactPath.path(behindLink: folder) {
      links += 1
      guard let target = resolvedTarget(next) else { return "/" }
      folder = target
      continue
    }
    rest.append(folder.pathName)
    let above = folder.pathFolder
    folder = above.isEmpty ? "/" : above
  }
  return ([""] + rest.reversed()).joined(separator: "/")
}

/// The path of what an absolute path would make, its folder without links; `nil` where nothing can be made.
///
/// The system follows the links of a path before it goes up from what they lead to, which the text of the path does not
/// say.
private func resolvedTarget(_ path: String) -> String? {
  let name = path.pathName
  guard !["", ".", ".."].contains(name), let front = realPath(path.pathFront) else { return nil }
  return front == "/" ? "/\(name)" : "\(front)/\(name)"
}

/// The nearest folder, upward from a folder, that has an entry `.git`; `nil` where none has.
///
/// - Parameter folder: its absolute path.
package func topOfRepository(around folder: String) -> String? {
  var path = folder
  while true {
    if ExactPath.withCString("\(path == "/" ? "" : path)/.git", { access($0, F_OK) }) == 0 { return path }
    guard let above = path.folderAndName.folder, path != "/" else { return nil }
    path = above.isEmpty ? "/" : String(above)
  }
}

/// Whether what a folder says, as a configuration does, holds for what lies in a folder inside of it: nothing from outside of the outermost
/// repository does.
///
/// - Parameters:
///   - outer: the absolute path of the one that says something.
///   - folder: the absolute path of the other one, which may be the same.
package func holds(_ outer: String, for folder: String) -> Bool {
  outer.hasBytes(of: folder) || topOfRepository(around: outer) != nil || topOfRepository(around: folder) == nil
}
