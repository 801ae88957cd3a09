import Support

/// Which storyboards and xibs the projects around them compile: no screen shows the others.
final class CompiledDocuments {
  /// By path: the texts of projects; `nil` for one that cannot be read.
  private var texts: [String: [UInt8]?] = [:]
  /// By folder: the projects in the folders in it.
  private var inner: [String: [String]] = [:]

  /// The largest project that is read, in bytes.
  private static let sizeLimit = 32 << 20

  /// The file that says what is compiled, where a folder has an entry of such a name; `nil` for other names.
  static func project(in folder: [UInt8], named name: UnsafeBufferPointer<UInt8>) -> String? {
    let folder = String(decoding: folder, as: UTF8.self)
    let name = String(decoding: name, as: UTF8.self)
    if name.hasSuffix(".xcodeproj") { return "\(folder)/\(name)/project.pbxproj" }
    let isOther = [".csproj", ".podspec", ".projitems"].contains(where: name.hasSuffix)
    return isOther || ["Package.swift", "BUILD", "BUILD.bazel"].contains(name) ? "\(folder)/\(name)" : nil
  }

  /// Whether a file is one that has to be compiled.
  static func isDocument(_ path: [UInt8]) -> Bool {
    [".storyboard", ".xib"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether one of some projects compiles a file, or may do so; without a project it is unknown.
  func include(_ path: [UInt8], in projects: [String]) -> Bool {
    guard !projects.isEmpty else { return true }
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    // Projects write other characters in ways of their own.
    let isPlain = name.allSatisfy { (0x30...0x39).contains($0) || ($0 | 0x20) &- 97 < 26 || Self.marks.contains($0) }
    return !isPlain
      || projects.contains { project in
        // A package compiles what lies in the folders of its targets.
        guard Self.listing.contains(where: project.hasSuffix), let text = text(of: project) else {
          return true
        }
        if text.firstRange(ofBytes: Array(name)) != nil { return true }
        // Projects may take whole folders, or all files of a kind.
        let folders = project.hasSuffix(".csproj") ? ["Sdk=", "*"] : ["PBXFileSystemSynchronized"]
        return folders.contains { text.firstRange(ofBytes: Array($0.utf8)) != nil }
      }
      || innerProjects(beside: projects).contains { project in
        text(of: project)?.firstRange(ofBytes: Array(name)) != nil
      }
  }

  /// The projects in the folders beside some: those may compile files that are beside both.
  private func innerProjects(beside projects: [String]) -> [String] {
    Set(projects.map { ($0.hasSuffix(".pbxproj") ? $0.pathFolder : $0).pathFolder }).sorted().flatMap { folder in
      if let known = inner[folder] { return known }
      let folders = entries(of: folder).filter { $0.kind == .folder }.map(\.name)
        .filter { !ExcludedDirectories.byDefault.contains($0) }.sorted()
      let found = folders.prefix(Self.folderLimit).flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        return entries(of: path).compactMap {
          Array($0.name.utf8).withUnsafeBufferPointer { Self.project(in: Array(path.utf8), named: $0) }
        }
      }
      inner[folder] = found.filter { project in Self.listing.contains { project.hasSuffix($0) } }
      return inner[folder] ?? []
    }
  }

  /// The projects that list what they compile.
  private static let listing = [".pbxproj", ".csproj"]
  /// In how many folders beside a project others are looked for.
  private static let folderLimit = 1_000

  private static let marks = Array("._-+".utf8)

  private func text(of project: String) -> [UInt8]? {
    if let known = texts[project] { return known }
    let text = Path(project).contents(upTo: Self.sizeLimit)
    texts[project] = .some(text)
    return text
  }
}
