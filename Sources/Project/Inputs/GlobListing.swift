import Support

/// What is in a folder, at any depth: shows whether a glob matches any of it, and what it may have meant.
package struct GlobListing {
  private struct Entry {
    /// From the folder.
    let path: String
    let isFolder: Bool
  }

  /// How many entries are looked at. A glob that matches nothing is no reason to read all dependencies of a project.
  private static let limit = 50_000

  private let folder: String
  private var entries: [Entry] = []
  /// The paths of links to folders that are listed at another path.
  private var links: [String] = []

  /// Lists a folder, with folders behind links once.
  ///
  /// - Parameter folder: an absolute path.
  /// - Returns: `nil` where too much is in it, or some of it cannot be read.
  package init?(folder: String) {
    self.folder = folder
    var visited: Set<FileIdentity> = []
    // What a link leads to is listed without the link where it can be.
    var (waiting, linked) = ([""], [String]())
    while let front = waiting.popLast() ?? linked.popLast() {
      let place = "\(folder)/\(front)"
      guard let status = Path(place).status, Path(place).isListable else { return nil }
      guard visited.insert(FileIdentity(status)).inserted else {
        links.append(String(front.dropLast()))
        continue
      }
      for entry in Support.entries(of: place) {
        let path = front + entry.name
        let isLink =
          entry.kind == .symbolicLink && Self.isFolder(Path("\(folder)/\(path)").status)
        entries.append(Entry(path: path, isFolder: entry.kind == .folder || isLink))
        if entries.count > Self.limit { return nil }
        if isLink {
          linked.append(path + "/")
        } else if entry.kind == .folder, entry.name != ".git" {
          waiting.append(path + "/")
        }
      }
    }
  }

  private static func isFolder(_ status: stat?) -> Bool {
    status.map { FileKind(mode: $0.st_mode) == .directory } ?? false
  }

  /// Whether a glob matches something, as far as that is known without listing the folder.
  ///
  /// - Parameters:
  ///   - glob: without `!`.
  ///   - folder: the absolute path of the folder that it is relative to.
  package static func isPath(_ glob: String, in folder: String) -> Bool {
    let path = glob.utf8.starts(with: "./".utf8) ? String(glob.dropFirst(2)) : glob
    guard let status = Path("\(folder)/\(path)").status else { return false }
    return isFolder(status) || glob.utf8.last != UInt8(ascii: "/")
  }

  /// Whether a glob matches something; `nil` where that is not known.
  ///
  /// - Parameter glob: without `!`.
  package func holds(_ glob: String) -> Bool? {
    if holds(glob, ignoresCase: false) != nil { return true }
    return links.contains { Self.mayLead(glob, through: $0) } ? nil : false
  }

  /// Whether a glob may match something behind a link.
  private static func mayLead(_ glob: String, through link: String) -> Bool {
    let names = glob.split(separator: "/").filter { $0 != "." }
    let rest = names.drop { $0 == "**" }
    // A name alone is looked for everywhere.
    if rest.count < 2 { return false }
    if rest.count < names.count || glob.contains("{") { return true }
    let front = names.prefix(link.split(separator: "/").count)
    if names.count == front.count { return false }
    if front.contains("**") { return true }
    return IgnoreRules("/" + front.joined(separator: "/")).verdict(for: link, isDirectory: true) != nil
  }

  private func holds(_ glob: String, ignoresCase: Bool) -> Entry? {
    let lines = PathGlobs.lines(of: [glob]).joined(separator: "\n")
    let rules = IgnoreRules(bytes: Array(lines.utf8), ignoresCase: ignoresCase)
    return entries.first { rules.verdict(for: $0.path, isDirectory: $0.isFolder) == .ignored }
  }

  /// The nearest glob that matches something; `nil` where none is near.
  ///
  /// - Parameter glob: without `!`. It matches nothing.
  package func nearest(to glob: String) -> String? {
    if glob.utf8.contains(where: { "{[\\".utf8.contains($0) }) { return nil }
    let lowercased = glob.lowercased()
    if holds(lowercased, ignoresCase: false) != nil { return lowercased }
    var names = glob.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    func replacing(_ index: Int, by name: String) -> String {
      var changed = names
      changed[index] = name
      return changed.joined(separator: "/")
    }
    if let entry = holds(glob, ignoresCase: true), !Self.isWild(glob) {
      // The names of the path are at the end of those of the glob, apart from an empty one behind a slash.
      let found = entry.path.split(separator: "/").map(String.init)
      let end = names.count - (names.last?.isEmpty == true ? 1 : 0)
      let wanted = names[..<end].count { !$0.isEmpty && $0 != "." }
      for (offset, name) in found.suffix(wanted).reversed().enumerated() { names[end - 1 - offset] = name }
      return names.joined(separator: "/")
    }
    for index in names.indices where !["", ".", "*", "**"].contains(names[index]) {
      let isLast = index == names.count - 1
      let name = names[index]
      if !Self.isWild(name) {
        let candidates = entries.lazy.filter { isLast || $0.isFolder }.map(\.path.pathName)
        let near = NameSuggestions(Set(candidates).sorted()).nearest(to: name) {
          Self.isNear($0, name) && holds(replacing(index, by: $0), ignoresCase: false) != nil
        }
        if let near { return replacing(index, by: near) }
      } else if isLast, let end = name.lastIndex(of: "."), !Self.isWild(String(name[end...])) {
        let (front, ending) = (name[...end], String(name[name.index(after: end)...]))
        let candidates = entries.lazy.filter { !$0.isFolder }.map(\.path.pathExtension)
        let near = NameSuggestions(Set(candidates).sorted()).nearest(to: ending) {
          holds(replacing(index, by: front + $0), ignoresCase: false) != nil
        }
        if let near { return replacing(index, by: front + near) }
      }
    }
    return nil
  }

  /// Whether a name is near another one without the extension that both have: `3.json` is not near `2.json`.
  private static func isNear(_ name: String, _ other: String) -> Bool {
    let ending = name.pathExtension
    guard !ending.isEmpty, ending == other.pathExtension else { return true }
    let (stem, others) = (name.dropLast(ending.count + 1), other.dropLast(ending.count + 1))
    return Support.nearest(to: String(others), among: [String(stem)]) != nil
  }

  private static func isWild(_ glob: String) -> Bool { glob.utf8.contains { "*?".utf8.contains($0) } }
}
