import Project
import Support

/// The state of the files in folders at a moment, to find out which of them have changed.
struct FolderSnapshot {
  /// The folders that were looked into, and those of single files.
  private(set) var folders: [String] = []
  /// The absolute paths of those that were looked into.
  private var looked: Set<Path> = []
  /// By path; `nil`: nothing is there.
  private var files: [Path: FileStamp?] = [:]
  private let extensions: Set<String>

  /// Looks at files.
  ///
  /// - Parameters:
  ///   - paths: of files, and of folders with all that is in them, but for those that no run walks.
  ///   - flat: folders of which only the files count that are directly in them.
  ///   - single: what counts, of any kind, also where nothing is there.
  ///   - extensions: those of the files that count, without the dot; a file among the paths counts with any extension.
  init(_ paths: [String], flat: [String], single: [String] = [], extensions: Set<String>) {
    self.extensions = extensions
    for path in paths {
      if !Path(path).isFolder { note(path) } else if !hasLooked(into: path) { look(into: path, isDeep: true) }
    }
    for folder in flat where !hasLooked(into: folder) { look(into: folder, isDeep: false) }
    for path in single { note(path) }
    var known = Set(paths: folders)
    for file in files.keys where file.text.utf8.contains(UInt8(ascii: "/")) {
      let folder = Self.folder(around: file.text)
      if !looked.contains(Path(folder)), known.insert(folder) { folders.append(folder) }
    }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a folder is one of those that were looked into.
  func hasLooked(into folder: String) -> Bool {
    looked.contains(Path(folder, in: Terminal.workingDirectory))
  }

  /// The paths of the files that were other before, have come or have gone, sorted.
  func changes(since before: FolderSnapshot) -> [String] {
    Set(files.keys).union(before.files.keys).filter { (files[$0] ?? nil) != (before.files[$0] ?? nil) }.map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds what another one has of files that this one does not know.
  mutating func add(_ other: FolderSnapshot) { files.merge(other.files) { own, _ in own } }

  /// Adds what files were like that this one does not know.
  mutating func add(_ others: [Path: FileStamp?]) { files.merge(others) { own, _ in own } }

  /// The innermost folder that is there of those that a path is in.
  private static func folder(around path: String) -> String {
    var folder = Path(path, in: Terminal.workingDirectory).text
    repeat { folder = Path(folder).folder } while folder != "/" && !Path(folder).isFolder
    return folder
  }

  private mutating func look(into folder: String, isDeep: Bool) {
    folders.append(folder)
    looked.insert(Path(folder, in: Terminal.workingDirectory))
    let front = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    for entry in entries(of: folder) {
      let name = entry.name
      let path = front + name
      switch entry.kind {
      case .folder where isDeep:
        let isLeftOut =
          name.hasPrefix(".") && name != ".fiorilint" || ExcludedDirectories.byDefault.contains(name)
        if !isLeftOut { look(into: path, isDeep: true) }
      case .symbolicLink where Path(path).isFolder:
        // Links to folders are not followed: they may lead back.
        break
      case .file, .symbolicLink:
        let end = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) }
        if extensions.contains((end ?? "").lowercased()) || name == ".gitignore" || name == ".fiorilintignore" {
          note(path)
        }
      default: break
      }
    }
  }

  private mutating func note(_ path: String) { files[Path(path)] = .some(FileStamp(path)) }
}
