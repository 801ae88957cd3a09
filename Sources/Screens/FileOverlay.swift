import Support

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

  private struct Contents: Sendable {
    var entries: [Path: Entry] = [:]
    /// By folder: the names of texts and folders in it.
    var names: [Path: Set<Path>] = [:]

    mutating func set(_ text: [UInt8], of path: String) {
      entries[path] = .text(text)
      var path = path
      while true {
        let folder = path.pathFolder
        if folder.isEmpty { return }
        names[folder, default: []].insert(path.pathName)
        if case .folder? = entries[folder] { return }
        entries[folder] = .folder
        path = folder
      }
    }
  }

  /// The differences. A box keeps copies of the options cheap: copying dictionaries would take a twentieth of a small
  /// run.
  private final class Box: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }

  /// `nil`: nothing differs.
  private var box: Box?

  /// An overlay that nothing differs in but some texts.
  ///
  /// - Parameter texts: what is in the place of files, by their paths.
  package init(_ texts: [Path: [UInt8]] = [:]) {
    var contents = Contents()
    for (path, text) in texts { contents.set(text, of: path.text) }
    if !texts.isEmpty { box = Box(contents) }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { box == nil }

  /// The text of a file, where it is another one than on disk.
  package func text(of path: String) -> [UInt8]? {
    if case .text(let text)? = box?.contents.entries[path] { text } else { nil }
  }

  /// Whether a file or folder is there; `nil`: as the disk says.
  package func isThere(_ path: String) -> Bool? {
    switch box?.contents.entries[path] {
    case .text, .folder: true
    case .absent: false
    case nil: nil
    }
  }

  /// Whether a folder is there; `nil`: as the disk says.
  package func isFolder(_ path: String) -> Bool? {
    switch box?.contents.entries[path] {
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
    let added = (box?.contents.names[folder] ?? []).subtracting(kept.map(Path.init)).map(\.text)
    return added.isEmpty ? kept : (kept + added).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Puts a text in the place of a file, which need not be there; the folders that it lies in are.
  package mutating func set(_ text: [UInt8], of path: String) { change { $0.set(text, of: path) } }

  /// Takes a file or folder away that is on disk.
  package mutating func remove(_ path: String) { change { $0.entries[path] = .absent } }

  private mutating func change(_ body: (inout Contents) -> Void) {
    var contents = box?.contents ?? Contents()
    // It has no other owner now, so its dictionaries are not copied.
    box = nil
    body(&contents)
    box = Box(contents)
  }
}

/// A value that changes as soon as the file is written to.
struct FileVersion: Equatable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
    #else
      (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    #endif
  }

  /// That of an open file; `nil` if it is unknown.
  init?(of descriptor: Int32) {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}
