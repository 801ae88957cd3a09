import Screens
import Support

/// Finds the MDK project that a page belongs to: the nearest folder above it that has an `Application.app`.
final class MDKApplications {
  private let platform: Token?
  /// By the path as it is written.
  private var byFolder: [Path: MDKFolder] = [:]
  /// By the real path.
  private var byRoot: [Path: MDKApplication?] = [:]

  /// The project of the last file. Files come in the order of their paths, so that only its files are remembered.
  private var current: MDKApplication?
  /// The folder of the last file; `nil` for text from no file.
  private var last: MDKFolder?
  private let source = SourceReader(limit: MDKApplication.maximumFileSize)

  /// How many folders are remembered.
  private static let keptFolders = 1024

  init(_ options: ReaderOptions) {
    platform = options.mobilePlatform
    source.overlay = options.overlay
  }

  /// The project of a file; `nil` for text from no file and for pages outside any project.
  ///
  /// What was read for the file before is not valid any more.
  func application(of filePath: String) -> MDKApplication? {
    if filePath.isEmpty { last = nil }
    let found = filePath.isEmpty ? nil : lookUp(filePath)
    current?.forget(all: current !== found)
    current = found
    return found
  }

  /// The file of the last path that was asked for, whose folder is known.
  func includingFile(_ filePath: String) -> IncludingFile { IncludingFile(filePath, in: last?.realPath) }

  private func lookUp(_ filePath: String) -> MDKApplication? {
    if let last, last.isFolder(of: filePath) { return last.application }
    let front = filePath.pathFront
    let folder = front.isEmpty ? "./" : front
    if let known = byFolder[folder] {
      last = known
      return known.application
    }
    if byFolder.count + byRoot.count > Self.keptFolders {
      byFolder.removeAll()
      byRoot.removeAll()
    }
    let real = Path(folder).real
    let found = MDKFolder(path: folder, realPath: real, application: real.flatMap { nearest(to: $0) })
    last = found
    byFolder[folder] = found
    return found.application
  }

  private func nearest(to folder: String) -> MDKApplication? {
    var passed: [String] = []
    var found: MDKApplication?
    var current = folder
    while true {
      let path = current.isEmpty ? "/" : current
      if let known = byRoot[path] {
        found = known
        break
      }
      passed.append(path)
      if isFile((path == "/" ? "" : path) + "/Application.app") {
        found = MDKApplication(root: path, platform: platform, source: source)
        break
      }
      guard let above = current.folderAndName.folder else { break }
      current = String(above)
    }
    for path in passed { byRoot[path] = .some(found) }
    return found
  }

  private func isFile(_ path: String) -> Bool {
    if !source.overlay.isEmpty, let isThere = source.overlay.isThere(path) {
      return isThere && source.overlay.isFolder(path) == false
    }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// A folder as the paths of its files name it.
private struct MDKFolder {
  /// Its path, with a slash at the end.
  let path: String
  /// Its path without symbolic links, `.` and `..`; `nil` where there is no such folder.
  let realPath: String?
  /// The project it lies in.
  let application: MDKApplication?

  /// Whether a file lies directly in it.
  func isFolder(of filePath: String) -> Bool {
    guard filePath.utf8.count > path.utf8.count else { return false }
    var (folder, file) = (path, filePath)
    return folder.withUTF8 { folder in
      file.withUTF8 { file in
        guard let start = file.baseAddress, let prefix = folder.baseAddress else { return false }
        return memcmp(start, prefix, folder.count) == 0
          && memchr(start + folder.count, Int32(UInt8(ascii: "/")), file.count - folder.count) == nil
      }
    }
  }
}
