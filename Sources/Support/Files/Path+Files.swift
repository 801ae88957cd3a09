/// The calls of the system that take a path: Swift would pass the text itself, which is another path where the bytes
/// are no UTF-8.
///
/// Where one fails, `errno` says why.
extension Path {
  /// Why the last call failed, in the system's words.
  package static var lastError: String { String(cString: strerror(errno)) }

  /// Opens the file.
  ///
  /// - Parameter mode: of a file that is made.
  /// - Returns: its descriptor; negative where it cannot be opened.
  package func open(_ flags: Int32, mode: mode_t = 0) -> Int32 {
    withCString { openFile($0, flags, mode) }
  }

  /// The status of what the path leads to, links followed; `nil` where nothing is there.
  package var status: stat? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status : nil
  }

  /// The status of what is at a path, be it a link; `nil` where nothing is there.
  package var linkStatus: stat? {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 ? status : nil
  }

  /// The absolute path as far as something is there, links not followed; the top where nothing is.
  ///
  /// It is looked for from the top down, so that what is missing of a long path costs nothing.
  package var existingFront: String {
    if linkStatus != nil { return text }
    var front = "/"
    var start = text.startIndex
    while let slash = text.utf8[start...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      let next = String(text[..<slash])
      if Path(next).linkStatus == nil { break }
      front = next
      start = slash
    }
    return front
  }

  /// Whether the path, or a name in it, is longer than the system takes; its folders are there.
  package var isTooLong: Bool { linkStatus == nil && errno == ENAMETOOLONG }

  /// Whether the file may be written to.
  package var isWritable: Bool { withCString { access($0, W_OK) } == 0 }

  /// Whether the folder may be listed and entered.
  package var isListable: Bool { withCString { access($0, R_OK | X_OK) } == 0 }

  /// Makes the folder in one that is there.
  ///
  /// - Returns: whether it was made.
  package func makeFolder() -> Bool { withCString { mkdir($0, 0o777) } == 0 }

  /// Whether the path leads to a folder.
  package var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Makes the folder with those above it.
  ///
  /// - Returns: whether it is there.
  package func makeFolders() -> Bool {
    if isFolder { return true }
    let folder = text.pathFolder
    return (folder.isEmpty || Path(folder).makeFolders()) && (makeFolder() || isFolder)
  }

  /// The bytes of the file; `nil` where it cannot be read.
  package var contents: [UInt8]? {
    let file = open(O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return Descriptor(file).readAll()
  }

  /// The bytes of a regular file of up to so many bytes; `nil` where it is none, or cannot be read.
  package func contents(upTo limit: Int) -> [UInt8]? {
    // A pipe without a writer would be waited for.
    let file = open(O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    let isWhole = Descriptor(file).readPieces { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= limit
    }
    return isWhole && bytes.count <= limit ? bytes : nil
  }

  /// Gives the file the place of another one.
  ///
  /// - Returns: whether it could.
  package func move(to new: String) -> Bool {
    withCString { path in Path(new).withCString { rename(path, $0) } } == 0
  }

  /// Removes the file, where it is there.
  package func remove() { _ = withCString { unlink($0) } }

  /// What the symbolic link leads to, as it says; `nil` where it is none.
  package var linkTarget: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = withCString { readlink($0, start, buffer.count) }
      return count > 0
        ? Path(bytes: UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(start: start, count: count))).text : nil
    }
  }

  /// How many symbolic links the system follows, one behind the other.
  package static let linkLimit = 40

  /// The path that the symbolic link leads to, which may be one again; `nil` where it is none.
  package var behindLink: String? {
    guard let target = linkTarget else { return nil }
    return target.utf8.first == UInt8(ascii: "/") ? target : text.pathFront + target
  }

  /// The path without symbolic links, `.` and `..`; `nil` where there is no such file.
  package var real: String? {
    guard let real = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return Path(cString: real).text
  }

  /// The absolute path without links, as far as it leads to something; a link to nothing leads to where it would make
  /// something.
  ///
  /// It is the identity of a file: two paths lead to the same file where this is the same.
  package var resolved: String { real ?? resolvedMissing(text) }
}

/// The path without links of what is not there.
private func resolvedMissing(_ path: String) -> String {
  var folder = Path(path).existingFront
  let missing = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
  var rest = missing.reversed().map { String(Substring($0)) }
  var links = 0
  while folder != "/" {
    if let real = Path(folder).real { return ([real == "/" ? "" : real] + rest.reversed()).joined(separator: "/") }
    if links < Path.linkLimit, let next = Path(folder).behindLink {
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
  guard !["", ".", ".."].contains(name), let front = Path(path.pathFront).real else { return nil }
  return front == "/" ? "/\(name)" : "\(front)/\(name)"
}

/// The nearest folder, upward from a folder, that has an entry `.git`; `nil` where none has.
///
/// - Parameter folder: its absolute path.
package func topOfRepository(around folder: String) -> String? {
  var path = folder
  while true {
    if Path("\(path == "/" ? "" : path)/.git").withCString({ access($0, F_OK) }) == 0 { return path }
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

/// `open` of the system, which a member of ``Path`` has the name of.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
