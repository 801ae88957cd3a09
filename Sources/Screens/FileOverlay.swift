/// What differs from the files on disk: files as they were, or as an editor has them.
///
/// Paths are absolute ones without symbolic links, `.` and `..`.
package struct FileOverlay: Sendable {
  /// What is there in the place of what is on disk.
  private enum Entry: Sendable {
    /// A file with this text.
    case text([UInt8])
    case folder
    /// Nothing.
    case absent
  }

  private var entries: [String: Entry] = [:]
  /// By folder: the names of texts and folders in it.
  private var names: [String: Set<String>] = [:]

  /// An overlay that nothing differs in but some texts.
  ///
  /// - Parameter texts: what is in the place of files, by their paths.
  package init(_ texts: [String: [UInt8]] = [:]) {
    for (path, text) in texts { set(text, of: path) }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { entries.isEmpty }

  /// The text of a file, where it is another one than on disk.
  package func text(of path: String) -> [UInt8]? {
    if case .text(let text)? = entries[path] { text } else { nil }
  }

  /// Whether a file or folder is there; `nil`: as the disk says.
  package func isThere(_ path: String) -> Bool? {
    switch entries[path] {
    case .text, .folder: true
    case .absent: false
    case nil: nil
    }
  }

  /// Whether a folder is there; `nil`: as the disk says.
  package func isFolder(_ path: String) -> Bool? {
    switch entries[path] {
    case .folder: true
    case .text, .absent: false
    case nil: nil
    }
  }

  /// The names of what is in a folder, sorted by their bytes.
  ///
  /// - Parameter names: those on disk, sorted.
  package func names(in folder: String, onDisk names: [String]) -> [String] {
    if isEmpty { return names }
    let kept = names.filter { isThere("\(folder)/\($0)") != false }
    let added = (self.names[folder] ?? []).subtracting(kept)
    return added.isEmpty ? kept : (kept + added).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Puts a text in the place of a file, which need not be there; the folders that it lies in are.
  package mutating func set(_ text: [UInt8], of path: String) {
    entries[path] = .text(text)
    var path = path[...]
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      let folder = String(path[..<slash])
      names[folder, default: []].insert(String(path[path.utf8.index(after: slash)...]))
      if case .folder? = entries[folder] { return }
      entries[folder] = .folder
      path = path[..<slash]
    }
  }

  /// Takes a file or folder away that is on disk.
  package mutating func remove(_ path: String) { entries[path] = .absent }
}
