import Support

/// Links in a walk: where they lead, what files are called behind them, and what ignore files say of both paths.
extension DirectoryWalk {
  func base(of location: [UInt8]) -> Base {
    let isAbove = location != workingDirectory && Path.path(workingDirectory, below: location) != nil
    return Base(
      count: path.count, location: Path.asPrefix(location),
      display: isAbove ? nil : Path.asPrefix(Path.display(of: location, from: workingDirectory)))
  }

  /// The ignore files above what a link leads to, by its path without links, and whether they leave out a folder above it.
  mutating func scopes(
    above target: [UInt8], into found: inout FoundFiles
  ) -> (scopes: IgnoreScopes, isIgnored: Bool) {
    let folder = Path.folder(of: target)
    // Links mostly lead into the same few folders.
    if let lastTarget, lastTarget.folder == folder { return (lastTarget.scopes, lastTarget.isIgnored) }
    var scopes = IgnoreScopes(excludes)
    let isIgnored = scopes.push(above: target, in: directory, from: workingDirectory, into: &found)
    lastTarget = (folder, scopes, isIgnored)
    return (scopes, isIgnored)
  }

  /// Whether the present path leads through a link to a folder.
  var isBehindLink: Bool { realScopes != nil }

  /// Whether ignore files leave out the present entry, by the path that leads to it or by its path without links.
  func isIgnored(_ name: Range<Int>, isDirectory: Bool) -> Bool {
    if !scopes.isEmpty,
      let verdict = scopes.verdict(
        on: location[..<name.upperBound], nameStart: name.lowerBound, isDirectory: isDirectory)
    {
      return verdict == .ignored
    }
    guard let realScopes, !realScopes.isEmpty, let base = bases.last else { return false }
    let own = Self.withoutSlash(base.location + path[base.count...])
    return realScopes.verdict(on: own[...], nameStart: own.count - name.count, isDirectory: isDirectory) == .ignored
  }

  /// What the link with this name in the present directory leads to, by its absolute path without links. It is `nil`
  /// outside of the walked folder and its project.
  func target(of name: ArraySlice<UInt8>) -> [UInt8]? {
    guard let level = levels.last else { return nil }
    let link = Path(bytes: Path.absolute(Array(location[..<level.locationCount]) + name)).text
    let target = Path(link).resolved
    let root = Path(bytes: Path.absolute(Array(location[..<rootCount]))).text
    let staysInside =
      leavesProject || ProjectBoundary.holds(target, in: root) || project.holds(target, around: root)
    return staysInside ? Path(target).bytes : nil
  }

  /// Notes a folder that a link leads into, where another configuration may hold.
  mutating func note(linked folder: [UInt8]) {
    if linkedFolders.last != folder, Path.path(folder, below: realRoot) == nil { linkedFolders.append(folder) }
  }

  /// Whether the directory is no loop and not one that links have multiplied.
  mutating func mayEnter(
    _ identity: FileIdentity, isLink: Bool, linkCount: Int, into found: inout FoundFiles
  ) -> Bool {
    guard linkCount > 0 else { return true }
    if let ancestor = levels.first(where: { $0.identity == identity }) {
      let target = displayPath(ancestor.pathCount)
      found.skip(
        displayPath(linkCount), "is a symbolic link that leads back to '\(String(decoding: target, as: UTF8.self))'")
      return false
    }
    // A few directories that link to each other twice each have exponentially many paths. So what links lead to from
    // within a linked tree is walked once for this tree.
    guard isLink else { return true }
    if levels.last?.linkCount == 0 { linked.removeAll() }
    return linked.insert(identity).inserted
  }

  /// The absolute path of the present directory, without links.
  var realLocation: [UInt8] { bases.last.map { $0.location + path[$0.count...] } ?? location }

  /// The display path of what the first bytes of the present path lead to, without a slash at its end. Its folder has no
  /// links; it may be one itself.
  func displayPath(_ count: Int) -> ArraySlice<UInt8> {
    if let base = bases.last(where: { $0.count < count }) {
      let rest = Self.withoutSlash(path[base.count..<count])
      if let display = base.display { return (display + rest)[...] }
      return Path.display(of: base.location + rest, from: workingDirectory)[...]
    }
    return count == 0 ? [UInt8(ascii: ".")] : Self.withoutSlash(path[..<count])
  }

  static func withoutSlash<Bytes: RangeReplaceableCollection<UInt8> & BidirectionalCollection<UInt8>>(
    _ path: Bytes
  ) -> Bytes {
    var path = path
    if path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
