import FileAccess
import Inputs
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the files in folders are like at a moment, so that it can be told which of them have changed.
struct FolderSnapshot {
  /// What tells one state of a file from another.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64
  }

  /// The folders that were looked into.
  private(set) var folders: [String] = []
  private var files: [PathKey: Stamp] = [:]
  private let extensions: Set<String>

  /// Looks at files.
  ///
  /// - Parameters:
  ///   - paths: of files, and of folders with all that is in them, but for those that no run walks.
  ///   - flat: folders of which only the files count that stand directly in them.
  ///   - extensions: those of the files that count, without the dot; a file among the paths counts whatever its own.
  init(_ paths: [String], flat: [String], extensions: Set<String>) {
    self.extensions = extensions
    for path in paths {
      if Terminal.isFolder(path) { look(into: path, isDeep: true) } else { note(path) }
    }
    for folder in flat where !folders.contains(where: { $0.hasBytes(of: folder) }) { look(into: folder, isDeep: false) }
  }

  /// The paths of the files that were other before, have come or have gone, sorted.
  func changes(since before: FolderSnapshot) -> [String] {
    Set(files.keys).union(before.files.keys).filter { files[$0] != before.files[$0] }.map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(into folder: String, isDeep: Bool) {
    folders.append(folder)
    let front = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    for entry in entries(of: folder) {
      let name = entry.name
      let path = front + name
      switch entry.kind {
      case .folder where isDeep:
        let isLeftOut =
          name.hasPrefix(".") && name != ".fiorilint" || ExcludedDirectories.byDefault.contains(name)
        if !isLeftOut { look(into: path, isDeep: true) }
      case .symbolicLink where Terminal.isFolder(path):
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

  private mutating func note(_ path: String) {
    guard let status = ExactPath.status(of: path) else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    files[path] = Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size), inode: UInt64(status.st_ino)
    )
  }
}
