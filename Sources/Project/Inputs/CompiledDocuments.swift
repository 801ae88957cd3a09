import Support

/// Which storyboards and xibs the projects beside them compile: no screen shows the others.
final class CompiledDocuments {
  /// By path: the texts of projects; `nil` for one that cannot be read.
  private var texts: [String: [UInt8]?] = [:]

  /// What names of folders and files end with that say what is compiled.
  static func project(in folder: [UInt8], named name: UnsafeBufferPointer<UInt8>) -> String? {
    let folder = String(decoding: folder, as: UTF8.self)
    let name = String(decoding: name, as: UTF8.self)
    if name.hasSuffix(".xcodeproj") { return "\(folder)/\(name)/project.pbxproj" }
    return name.hasSuffix(".csproj") || name == "Package.swift" ? "\(folder)/\(name)" : nil
  }

  /// Whether a file is one that has to be compiled.
  static func isDocument(_ path: [UInt8]) -> Bool {
    [".storyboard", ".xib"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether one of some projects compiles a file, or may do so; without a project it is unknown.
  func include(_ path: [UInt8], in projects: [String]) -> Bool {
    guard !projects.isEmpty else { return true }
    let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
    return projects.contains { project in
      // A package compiles what lies in the folders of its targets.
      guard !project.hasSuffix("/Package.swift"), let text = text(of: project) else { return true }
      if text.firstRange(ofBytes: Array(name)) != nil { return true }
      // Projects may take whole folders, or all files of a kind.
      let folders = project.hasSuffix(".csproj") ? ["Sdk=", "*"] : ["PBXFileSystemSynchronized"]
      return folders.contains { text.firstRange(ofBytes: Array($0.utf8)) != nil }
    }
  }

  private func text(of project: String) -> [UInt8]? {
    if let known = texts[project] { return known }
    let text = Path(project).contents
    texts[project] = .some(text)
    return text
  }
}
