import Screens
import Support

/// A folder whose files a format looks into beside the one it reads: nothing outside is read, wherever symbolic links
/// lead.
struct ConfinedFolder {
  /// The folder's real path.
  let root: String
  /// What differs from the disk.
  var overlay = FileOverlay()

  /// The real path of a file in it, given by its path from there; `nil` where there is none, or it lies elsewhere.
  func path(of relative: Substring) -> String? {
    guard relative.utf8.count < 1024, !relative.utf8.contains(0) else { return nil }
    let segments = relative.split(separator: "/", omittingEmptySubsequences: false)
    guard !segments.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    let base = root == "/" ? root : root + "/"
    if !overlay.isEmpty, let isThere = overlay.isThere(base + relative) { return isThere ? base + relative : nil }
    // Symbolic links may lead anywhere; only where they end counts.
    guard let real = Path(base + relative).real, real.path(inside: root) != nil else { return nil }
    return overlay.isEmpty || overlay.isThere(real) != false ? real : nil
  }

  /// The names of what is in a folder of it, sorted; hidden ones left out.
  func names(in relative: Substring = "") -> [String] {
    guard let folder = relative.isEmpty ? root : path(of: relative) else { return [] }
    return overlay.names(in: folder, onDisk: visibleNames(in: folder))
  }
}

extension SourceReader {
  /// The text of a file, as the overlay has it where it does; `nil` where it cannot be read.
  func wholeText(of path: String) -> [UInt8]? {
    do throws(ReadError) {
      try open(path, path: path)
      defer { closeFile() }
      try readAll()
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    } catch {
      return nil
    }
  }
}
