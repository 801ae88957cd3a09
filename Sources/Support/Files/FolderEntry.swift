/// What is in a folder: a name, and what it names.
package struct FolderEntry {
  /// What a name in a folder stands for.
  package enum Kind {
    case folder, file, symbolicLink, other
  }

  /// The name, without the folder, as ``Path`` writes it.
  package let name: String
  /// What the name stands for; where it is a link, that it is one.
  package let kind: Kind
}

/// What is in a folder, in no order, without the folder and its parent; nothing where it cannot be read.
package func entries(of folder: String) -> [FolderEntry] {
  guard let stream = Path(folder).withCString({ opendir($0) }) else { return [] }
  defer { closedir(stream) }
  var entries: [FolderEntry] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      Path(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)).text
    }
    guard name != ".", name != ".." else { continue }
    let kind: FolderEntry.Kind
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): kind = .folder
    case Int(DT_REG): kind = .file
    case Int(DT_LNK): kind = .symbolicLink
    case Int(DT_UNKNOWN): kind = kindByStatus(of: "\(folder)/\(name)")
    default: kind = .other
    }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries
}

/// The names in a folder that are not hidden, sorted by their bytes, as people are shown them; none where it cannot be
/// read.
package func visibleNames(in folder: String) -> [String] {
  entries(of: folder).map { Path($0.name).shown }.filter { $0.utf8.first != UInt8(ascii: ".") }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// What a path names, on file systems whose folders do not tell.
private func kindByStatus(of path: String) -> FolderEntry.Kind {
  guard let status = Path(path).linkStatus else { return .other }
  switch status.st_mode & S_IFMT {
  case S_IFDIR: return .folder
  case S_IFREG: return .file
  case S_IFLNK: return .symbolicLink
  default: return .other
  }
}
