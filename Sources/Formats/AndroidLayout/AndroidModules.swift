import Screens
import Support

/// The modules of the projects that Gradle builds, as far as a layout of one of them may refer to them. They are their
/// main sources, and those of flavours and build types, which go before them.
///
/// Each is read once, however many others have layouts. It belongs to one thread.
final class AndroidModules {
  /// How many folders above a module its project is looked for.
  private static let levels = 4
  /// How many modules are looked into. Large projects have some hundreds.
  private static let maximumCount = 500
  /// The names of the files that name the modules of a project.
  static let settings = ["settings.gradle", "settings.gradle.kts"]

  private let source = SourceReader(limit: AndroidResources.maximumFileSize)
  /// The folders of resources that the last settings name, by the path of these.
  private var named: (settings: String, folders: [String])?
  private var known: [Path: AndroidResources] = [:]

  /// The other resources of the module, and those of the other modules that the project's settings name. Without
  /// settings there are only its own, since a module beside it may belong to another application.
  ///
  /// - Parameters:
  ///   - root: the real path of one of a module's folders of resources: `…/module/src/main/res`.
  ///   - overlay: what differs from the files on disk.
  func resources(beside root: String, under overlay: FileOverlay = FileOverlay()) -> [AndroidResources] {
    source.overlay = overlay
    return folders(beside: root).map { folder in
      if let resources = known[folder] { return resources }
      let resources = AndroidResources(root: folder, under: overlay)
      known[folder] = resources
      return resources
    }
  }

  private func folders(beside root: String) -> [String] {
    let parts = root.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[parts.count - 1] == "res", parts[parts.count - 3] == "src" else { return [] }
    var folder = parts.dropLast(3)
    for _ in 0...Self.levels where folder.count > 1 {
      let project = ConfinedFolder(root: folder.joined(separator: "/"), overlay: source.overlay)
      if let settings = Self.settings.lazy.compactMap({ project.path(of: $0[...]) }).first {
        let found = folders(namedBy: settings, of: project)
        // Settings inside of another project's are those of a project of its own.
        if found.contains(root) { return found.filter { $0 != root } }
        break
      }
      folder = folder.dropLast()
    }
    let module = ConfinedFolder(root: parts.dropLast(3).joined(separator: "/"))
    return sources(of: "src", in: module).filter { $0 != root }
  }

  /// The folders of resources of what a folder `src` has the sources of, those of tests left out.
  private func sources(of folder: String, in project: ConfinedFolder) -> [String] {
    project.names(in: folder[...]).filter { !$0.lowercased().contains("test") }
      .compactMap { project.path(of: "\(folder)/\($0)/res") }
  }

  private func folders(namedBy settings: String, of project: ConfinedFolder) -> [String] {
    if let named, named.settings == settings { return named.folders }
    let folders = names(in: settings).flatMap { name in
      sources(of: "\(name.replacing(":", with: "/"))/src", in: project)
    }
    let sorted = Set(folders).sorted()
    named = (settings, sorted)
    // Files come in the order of their paths: the last project is done with.
    known.removeAll()
    return sorted
  }

  /// The words in quotes that may be names of modules: `':app'`, `"libs:ui"`.
  private func names(in path: String) -> [String] {
    do throws(ReadError) {
      try source.open(path, path: path)
      defer { source.closeFile() }
      try source.readAll()
      let text = UTF8Text(start: source.bytes, count: source.count)
      var names: [String] = []
      for word in text.split(whereSeparator: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
        let name = word.first == UInt8(ascii: ":") ? word.dropFirst() : word
        guard !name.isEmpty, name.count < 200, name.allSatisfy(Self.isOfName), names.count < Self.maximumCount else {
          continue
        }
        names.append(String(decoding: name, as: UTF8.self))
      }
      return names
    } catch {
      return []
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 97 < 26 || byte &- 48 < 10 || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte)
  }
}
