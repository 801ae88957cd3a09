import Documents
import Linting
import Support

/// The folders that a command line names, which a run covers with all that is in them.
struct NamedFolders {
  private let folders: Set<Path>

  /// - Parameters:
  ///   - paths: as they are named.
  ///   - here: the absolute path of the working directory.
  init(_ paths: [String], in here: String) {
    folders = Set(
      paths: paths.filter { $0 != "-" && Path($0).isFolder }.map { Path($0, in: here).resolved })
  }

  /// Whether a folder, by its absolute path, is in one of them.
  func cover(_ folder: String) -> Bool { PathAncestors(folder).contains { folders.contains($0) } }
}

extension ConfiguredFiles {
  /// Says what configurations have that does nothing.
  ///
  /// - Parameters:
  ///   - withGlobs: whether globs that match nothing are named too.
  ///   - summary: the outcome of the run; `nil`: it has not begun, so names may be met yet.
  package func writeHints(withGlobs: Bool = true, after summary: Summary? = nil) {
    let names = withGlobs ? summary.map(unmatchedNames) ?? [] : []
    for hint in hints + (withGlobs ? unmatchedGlobs : []) + names {
      let place = hint.place.map { "\($0): " } ?? ""
      Terminal.writeError(TextEscaping.line("\(place)warning: \(hint.message)", atLineStart: true) + "\n")
    }
  }

  /// The patterns of configurations that no name matched, of those whose folders the run covers.
  private func unmatchedNames(after summary: Summary) -> [UserError] {
    guard shard == nil, files.failures.isEmpty, summary.failures == 0, summary.screens > 0 else { return [] }
    let named = NamedFolders(namedPaths, in: files.workingDirectory)
    return tree.namePatterns.compactMap { name, location in
      guard !name.use.isUsed, named.cover(location.pathFolder) else { return nil }
      let things = name.key == ConfigurationKey.screens.name ? "no screen" : "no element"
      let subject = "`\(name.pattern.value)` in `\(name.key)`"
      return UserError("\(subject) is the name of \(things) in this run", at: name.pattern.place)
    }
  }

  /// The globs of configurations that match nothing, of those whose folders the run covers.
  private var unmatchedGlobs: [UserError] {
    guard shard == nil, files.failures.isEmpty, !tree.globs.isEmpty else { return [] }
    let named = NamedFolders(namedPaths, in: files.workingDirectory)
    let candidates = tree.globs.compactMap { glob, folder -> Candidate? in
      guard named.cover(folder) else { return nil }
      let isInverse = glob.value.utf8.first == UInt8(ascii: "!")
      let text = isInverse ? String(glob.value.dropFirst()) : glob.value
      return GlobListing.isPath(text, in: folder) ? nil : Candidate(glob, text, isInverse, folder)
    }
    var listings: [Path: GlobListing?] = [:]
    return withoutFiles(candidates).compactMap { candidate in
      let (glob, text, isInverse, folder) = candidate
      let listing = listings[folder] ?? GlobListing(folder: folder)
      listings[Path(folder)] = listing
      guard let listing, listing.holds(text) == false else { return nil }
      let nearest = listing.nearest(to: text).map { "`\(isInverse ? "!" : "")\($0)`" }
      return UserError("`\(glob.value)` matches nothing in this file's folder\(suggestion(nearest))", at: glob.place)
    }
  }

  /// A glob, its text without `!`, whether it has that, and the folder that it is relative to.
  private typealias Candidate = (glob: LocatedValue<String>, text: String, isInverse: Bool, folder: String)

  /// The globs that match no file that was found. The first files match most globs, so most files are not looked at.
  private func withoutFiles(_ candidates: [Candidate]) -> [Candidate] {
    var rest = candidates.map { (candidate: $0, globs: PathGlobs([$0.text], in: $0.folder)) }
    for index in 0..<files.count where !rest.isEmpty {
      let location = Path(files.exactPath(at: index), in: files.workingDirectory).text
      rest.removeAll { $0.globs.matches(location, or: files.written(at: index)) }
    }
    return rest.map(\.candidate)
  }
}
