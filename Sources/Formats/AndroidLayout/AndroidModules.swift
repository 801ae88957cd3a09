import Screens

/// The modules of a project that Gradle builds, as far as they may hold what a layout of one of them refers to.
enum AndroidModules {
  /// How many folders above a module its project is looked for.
  private static let levels = 4
  /// How many modules are looked into. Large projects have some hundreds.
  private static let maximumCount = 500
  private static let settings = ["settings.gradle", "settings.gradle.kts"]

  /// The folders of resources of the other modules, by what the settings of the project name; none where there are no settings, as what
  /// merely stands beside a module may be of another application.
  ///
  /// - Parameter root: the real path of a module's own folder of resources: `…/module/src/main/res`.
  /// - Parameter source: what files are read with.
  static func resources(beside root: String, _ source: SourceReader) -> [String] {
    let parts = root.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 4, parts[parts.count - 1] == "res", parts[parts.count - 3] == "src" else { return [] }
    var folder = parts.dropLast(3)
    for _ in 0...levels where folder.count > 1 {
      let project = EnclosedFolder(root: folder.joined(separator: "/"))
      if let settings = settings.lazy.compactMap({ project.path(of: $0[...]) }).first {
        let found = names(in: settings, source).compactMap { name in
          project.path(of: "\(name.replacing(":", with: "/"))/src/main/res")
        }
        // Settings inside of another project's are those of a project of its own.
        return found.contains(root) ? Array(Set(found).subtracting([root])).sorted() : []
      }
      folder = folder.dropLast()
    }
    return []
  }

  /// The words in quotes that may be names of modules: `':app'`, `"libs:ui"`.
  private static func names(in path: String, _ source: SourceReader) -> [String] {
    do throws(ReadError) {
      try source.open(path, path: path)
      defer { source.closeFile() }
      try source.readAll()
      let text = UTF8Text(start: source.bytes, count: source.count)
      var names: [String] = []
      for word in text.split(whereSeparator: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
        let name = word.first == UInt8(ascii: ":") ? word.dropFirst() : word
        guard !name.isEmpty, name.count < 200, name.allSatisfy(isOfName), names.count < maximumCount else { continue }
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
