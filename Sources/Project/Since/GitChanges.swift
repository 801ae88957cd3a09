import Formats
import Screens
import Support

/// What differs between the files now and a commit that they come from.
///
/// Git is asked for names and texts of the commit alone. The files themselves are read here. So nothing else of the
/// repository counts: attributes, filters, and the times and sizes in its index.
struct GitChanges {
  /// A file as it was.
  enum Origin: Equatable {
    /// It is as it was.
    case unchanged
    /// It was not there.
    case new
    /// It was another text, at a path from the top folder.
    case changed(path: String)
  }

  /// The absolute path of the repository's top folder.
  let top: String
  /// The commit that is compared with: the merge base.
  let commit: String
  /// Those whose files are compared: the one around the working directory, and its submodules.
  private var repositories: [ComparedRepository] = []
  /// The submodules that have files here but not the commit that was recorded of them.
  private(set) var unknownSubmodules: [ComparedRepository.Submodule] = []
  private var filesThen: [Path: GitBlob] = [:]
  /// The paths of what git knows of now and was not there then.
  private var added: [String] = []
  /// The paths of what a sparse checkout leaves out.
  private var leftOut: Set<Path> = []
  /// What files were, of those that were asked about: each is read once.
  private var origins: [Path: Origin] = [:]
  /// The paths of files now, with their paths then.
  private var renamed: [Path: String] = [:]

  /// Compares the working tree with the merge base of a commit and `HEAD`, and those of submodules with the commits
  /// that it records.
  ///
  /// - Parameters:
  ///   - reference: what names the commit.
  ///   - folder: one inside the repository.
  ///   - isOther: whether it is not the repository of the working directory, of which variables of the environment say
  ///     nothing.
  ///   - others: the absolute paths of the top folders of repositories whose files are compared elsewhere.
  /// - Throws: a ``UserError`` where there is no repository, no such commit, or no merge base.
  init(since reference: String, in folder: String, isOther: Bool = false, without others: [String] = []) throws {
    let here = GitProcess(folder: folder, isInSubmodule: isOther)
    let found = try here.run("rev-parse", "--show-toplevel")
    guard found.status == 0, !found.text.isEmpty else {
      throw UserError("--since needs a git repository; the working directory is not in one")
    }
    top = found.text
    let git = GitProcess(folder: top, isInSubmodule: isOther)
    let isShallow = try git.run("rev-parse", "--is-shallow-repository").text == "true"
    let depth = isShallow ? "; the clone is shallow, fetch its history (git fetch --unshallow)" : ""
    let named = try git.run("rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}")
    guard named.status == 0 else {
      throw UserError("--since \(reference): unknown commit\(Self.nearest(to: reference, git))\(depth)")
    }
    let base = try git.run("merge-base", named.text, "HEAD")
    guard base.status == 0 else {
      throw UserError("--since \(reference): no common commit with HEAD\(depth)")
    }
    commit = base.text
    try readNames(ComparedRepository(git, commit: base.text), without: others)
  }

  /// The branch or tag that a name which means no commit is near to, as messages suggest it.
  private static func nearest(to reference: String, _ git: GitProcess) -> String {
    let folders = ["refs/heads", "refs/tags", "refs/remotes"]
    // `HEAD~1` is no name.
    guard !reference.utf8.contains(where: "~^@:".utf8.contains),
      let listed = try? git.run(["for-each-ref", "--count=10000", "--format=%(refname:short)"] + folders)
    else {
      return ""
    }
    let names = listed.text.split(separator: "\n").map(String.init)
    // A clone has the branches of its remote, such as `origin/main`, and few of its own.
    func ends(_ name: String) -> String { String(name.drop { $0 != "/" }.dropFirst()) }
    return suggestion(
      names.first { ends($0) == reference } ?? Support.nearest(to: reference, among: names)
        ?? Support.nearest(to: reference, among: names.map(ends)).flatMap { near in names.first { ends($0) == near } })
  }

  private mutating func readNames(_ outermost: ComparedRepository, without others: [String]) throws {
    var waiting = [outermost]
    while let repository = waiting.popLast() {
      let number = repositories.count
      guard let entries = try repository.entries(), let indexed = try repository.indexed() else {
        guard let submodule = repository.submodule else {
          throw UserError("git cannot compare the files with the commit \(repository.commit)\(Self.whatIsMissing)")
        }
        // The clone is a partial one.
        unknownSubmodules.append(submodule)
        continue
      }
      repositories.append(repository)
      var submodules: [ComparedRepository.Submodule] = []
      for (entry, path) in entries {
        if let blob = GitBlob(entry, in: number) {
          filesThen[path] = blob
        } else {
          let commit = entry.split(separator: UInt8(ascii: " ")).last ?? []
          submodules.append(.init(path: path, commit: String(decoding: commit, as: UTF8.self)))
        }
      }
      for (path, isSubmodule, isLeftOut) in indexed where !isSubmodule {
        if isLeftOut { leftOut.insert(path) }
        if filesThen[path] == nil { added.append(path) }
      }
      submodules = try repository.followingMoves(submodules, to: indexed.filter(\.isSubmodule).map(\.path))
      for submodule in submodules where !others.contains(where: { $0.hasBytes(of: place(of: submodule.path)) }) {
        if let repository = try ComparedRepository(submodule, at: place(of: submodule.path)) {
          waiting.append(repository)
        } else if !indexed.contains(where: { $0.path.path(inside: submodule.path) != nil }) {
          // Otherwise it is none any more: its files belong to the repository around it.
          unknownSubmodules.append(submodule)
        }
      }
    }
  }

  /// The submodule that a file is in, where the commit that was recorded of it is not there.
  ///
  /// - Parameter path: from the top folder.
  func unknownSubmodule(of path: String) -> ComparedRepository.Submodule? {
    unknownSubmodules.first { path.path(inside: $0.path) != nil }
  }

  /// Looks among files for those that had another name.
  ///
  /// - Parameter paths: from the top folder.
  /// - Throws: a ``UserError`` where git cannot say it.
  mutating func followRenames(to paths: [String]) throws {
    let new = paths.filter {
      filesThen[$0] == nil && unknownSubmodule(of: $0) == nil && Self.isFile(place(of: $0))
    }
    guard !new.isEmpty else { return }
    let gone = filesThen.compactMap { path, blob in
      blob.isLink || isThere(path.text) ? nil : RenamedFiles.File(path: path.text, id: blob.id)
    }
    guard let id = gone.first?.id else { return }
    let come = new.map { RenamedFiles.File(path: $0, id: GitBlob.id(ofFile: place(of: $0), like: id) ?? "") }
    var files = RenamedFiles(from: gone, to: come)
    try files.compare(textsThen: forEachText) { Self.text(ofFile: place(of: $0)) }
    renamed = files.origins
  }

  /// What a file was.
  ///
  /// - Parameter path: from the top folder.
  mutating func origin(of path: String) -> Origin {
    if let known = origins[path] { return known }
    let origin = findOrigin(of: path)
    origins[Path(path)] = origin
    return origin
  }

  private mutating func findOrigin(of path: String) -> Origin {
    guard let blob = filesThen[path] else { return renamed[path].map { .changed(path: $0) } ?? .new }
    let place = place(of: path)
    guard blob.isLink else { return blob.isText(ofFile: place) ? .unchanged : .changed(path: path) }
    guard let target = Path(place).linkTarget, blob.isText(Path(target).bytes) else { return .new }
    // Of what lies elsewhere git knows nothing.
    guard let real = Path(place).real, real.utf8.starts(with: "\(top)/".utf8) else { return .unchanged }
    return origin(of: Path(bytes: Array(Path(real).bytes.dropFirst(Path(top).bytes.count + 1))).text)
  }

  /// The files as they were, as far as they have changed, come or gone.
  ///
  /// - Parameters:
  ///   - files: gets what lies over the files now.
  ///   - isWanted: whether a path from the top folder is wanted.
  /// - Returns: the paths of those that differ.
  /// - Throws: a ``UserError`` where git cannot say it.
  mutating func lay(over files: inout FileOverlay, where isWanted: (String) -> Bool) throws -> [String] {
    var (pathsThen, textsThen): ([String], [String]) = ([], [])
    var absent = Set(paths: (added + filesOnDisk()).filter { isWanted($0) && isNew($0) }).map(\.text)
    for path in filesThen.keys.lazy.map(\.text) where isWanted(path) {
      guard isThere(path) else {
        pathsThen.append(path)
        textsThen.append(path)
        continue
      }
      switch leftOut.contains(path) && !Self.isFile(place(of: path)) ? .unchanged : origin(of: path) {
      case .unchanged: break
      case .new: absent.append(path)
      case .changed(let then):
        pathsThen.append(path)
        textsThen.append(then)
      }
    }
    let foldersThen = absent.isEmpty ? [] : Set(paths: filesThen.keys.lazy.flatMap { Self.folders(of: $0.text) })
    for path in absent {
      files.remove(place(of: path))
      for folder in Self.folders(of: path) where !foldersThen.contains(folder) { files.remove(place(of: folder)) }
    }
    try forEachText(of: textsThen) { files.set($1, of: place(of: pathsThen[$0])) }
    return absent + pathsThen
  }

  /// The paths of files that may be referred to. What is ignored is left out: it may have been there as well.
  private func filesOnDisk() -> [String] {
    let finder = FileFinder(
      workingDirectory: top,
      candidateExtensions: Formats.candidateExtensions + ReferencedFiles.extensions
        + ReferencedFiles.topFiles.map(\.pathExtension))
    let files = finder.find(["."])
    return (0..<files.count).map { files.exactPath(at: $0) }
  }

  /// Whether a file was not there, and is none of a repository within this one that nothing is known of.
  private func isNew(_ path: String) -> Bool {
    filesThen[path] == nil && unknownSubmodule(of: path) == nil
      && !Self.folders(of: path).contains { folder in
        !repositories.contains { $0.front.hasBytes(of: folder + "/") }
          && Path("\(place(of: folder))/.git").linkStatus != nil
      }
  }

  /// Whether something is where a file was, or would be but for a sparse checkout.
  private func isThere(_ path: String) -> Bool {
    Path(place(of: path)).linkStatus != nil || leftOut.contains(path)
  }

  private func place(of path: String) -> String { "\(top)/\(path)" }

  private static func isFile(_ path: String) -> Bool {
    Path(path).linkStatus.map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  private static func text(ofFile path: String) -> [UInt8]? {
    let number = Path(path).open(O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return nil }
    defer { close(number) }
    return Descriptor(number).readAll()
  }

  /// The paths of the folders that a file lies in, from the top folder.
  private static func folders(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }

  /// Calls a body with the places of files and their texts then.
  ///
  /// - Throws: a ``UserError`` where git cannot say one, and what the body throws.
  func forEachText(of paths: [String], _ body: (Int, [UInt8]) throws -> Void) throws {
    let blobs = paths.map { filesThen[$0] }
    for (number, repository) in repositories.enumerated() {
      let places = blobs.indices.filter { (blobs[$0]?.repository ?? 0) == number }
      // A pipe takes so many names before git reads them.
      for start in stride(from: 0, to: places.count, by: 50) {
        let part = places[start..<min(start + 50, places.count)]
        let names = part.map { "\(blobs[$0]?.id ?? "")\n" }.joined()
        let shown = try repository.git.run("cat-file", "--batch", input: Array(names.utf8))
        var rest = shown.output[...]
        for index in part {
          // ID blob SIZE, and the text with a line break behind it.
          let line = rest.prefix { $0 != UInt8(ascii: "\n") }
          let words = line.split(separator: UInt8(ascii: " "))
          guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
            rest.count >= line.count + size + 2
          else {
            throw UserError(
              "git cannot show \(Path(paths[index]).shown) of the commit \(repository.commit)\(Self.whatIsMissing)"
            )
          }
          rest = rest.dropFirst(line.count + 1)
          try body(index, Array(rest.prefix(size)))
          rest = rest.dropFirst(size + 1)
        }
      }
    }
  }

  /// What may be the matter where an object cannot be read: those of a partial clone are fetched by programs that a
  /// repository names.
  private static let whatIsMissing =
    "; in a partial clone, fetch the missing objects (git fetch --refetch --no-filter)"
}
