import Documents
import Support

/// The folders that a command line names, which a run covers with all that is in them.
struct NamedFolders {
  private let folders: Set<PathKey>

  /// - Parameters:
  ///   - paths: as they are named.
  ///   - here: the absolute path of the working directory.
  init(_ paths: [String], in here: String) {
    folders = Set(paths: paths.filter { $0 != "-" && ExactPath.isFolder($0) }.map { PathName.location($0, in: here) })
  }

  /// Whether a folder, by its absolute path, is in one of them.
  func cover(_ folder: String) -> Bool { PathAncestors(folder).contains { folders.contains($0) } }
}

extension ConfiguredFiles {
  /// Says what configurations have that does nothing.
  package func writeHints() {
    for hint in hints + unmatchedGlobs {
      let place = hint.place.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      Terminal.writeError(TextEscaping.line("\(place)warning: \(hint.message)", atLineStart: true) + "\n")
    }
  }

  /// The globs of configurations that match nothing, of those whose folders the run covers.
  private var unmatchedGlobs: [UserError] {
    guard shard == nil, files.failures.isEmpty, !globs.isEmpty else { return [] }
    let named = NamedFolders(namedPaths, in: files.workingDirectory)
    var listings: [PathKey: GlobListing?] = [:]
    return globs.compactMap { glob, folder in
      guard named.cover(folder) else { return nil }
      let isInverse = glob.value.utf8.first == UInt8(ascii: "!")
      let text = isInverse ? String(glob.value.dropFirst()) : glob.value
      if GlobListing.isPath(text, in: folder) || matchesFile(text, in: folder) { return nil }
      let listing = listings[folder] ?? GlobListing(folder: folder)
      listings[PathKey(folder)] = listing
      guard let listing, listing.holds(text) == false else { return nil }
      let nearest = listing.nearest(to: text).map { "`\(isInverse ? "!" : "")\($0)`" }
      return UserError("`\(glob.value)` matches nothing in this file's folder\(suggestion(nearest))", at: glob.place)
    }
  }

  /// Whether a glob matches a file that was found.
  private func matchesFile(_ glob: String, in folder: String) -> Bool {
    let glob = PathGlobs([glob], in: folder)
    return (0..<files.count).contains {
      glob.matches(PathName.location(files.exactPath(at: $0), in: files.workingDirectory))
    }
  }
}
