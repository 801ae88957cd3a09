/// Globs over the paths of files, in the language of
/// `.gitignore`. A glob without a slash is for names at any depth, and `**` stands for any folders. A slash at the end
/// means a folder with its content, and `!` removes what an earlier glob took. Beyond that language `{a,b}` is for
/// either.
package struct PathGlobs: Sendable {
  private let folder: String
  private let rules: IgnoreRules

  /// - Parameters:
  ///   - globs: in their order; the last one that matches decides. Those that are not ``isValid(_:)`` match nothing.
  ///   - folder: the absolute path of the folder that they are relative to.
  package init(_ globs: [String], in folder: String) {
    self.folder = folder == "/" ? folder : folder + "/"
    rules = IgnoreRules(Self.lines(of: globs).joined(separator: "\n"))
  }

  /// Whether a glob can match anything.
  package static func isValid(_ glob: String) -> Bool { mistake(in: glob) == nil }

  /// Why a text is no glob over the paths in a folder; `nil` where it is one.
  ///
  /// - Parameter isInFile: whether a configuration has it, and not the command line.
  package static func mistake(in glob: String, isInFile: Bool = true) -> String? {
    guard let alternatives = GlobBraces.alternatives(glob) else {
      return "the braces stand for more than \(GlobBraces.maximumCount) globs; split it"
    }
    if glob.utf8.contains(where: { $0 < 0x20 }) {
      return
        "it has a control character, which YAML reads as an escape in double quotes; write `/` between folders"
    }
    for line in alternatives.map(line) {
      if line.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) }) {
        guard let plain = withoutParents(line) else {
          return isInFile
            ? "`..` leads out of this file's folder, where globs start; a configuration in a folder above can name it"
            : "`..` leads out of the working directory, where globs start; run the command in a folder above"
        }
        return "globs have no `..`; write `\(plain)`"
      }
      if IgnoreRules(line).isEmpty {
        return unclosedBracket(in: glob).map { "the `[` at character \($0) has no `]`; write `\\[` for the character" }
          ?? (line.utf8.last == UInt8(ascii: "\\") ? "nothing follows the `\\` at its end" : nil)
          ?? "it is empty; write `**` for all files"
      }
    }
    return nil
  }

  /// The number of the character, from 1, that opens a class without an end; `nil` where every class ends.
  private static func unclosedBracket(in glob: String) -> Int? {
    let bytes = Array(glob.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "["):
        guard let (_, end) = ByteSet.parse(bytes, from: index + 1, ignoresCase: false) else {
          return String(decoding: bytes[..<index], as: UTF8.self).unicodeScalars.count + 1
        }
        index = end
      default: index += 1
      }
    }
    return nil
  }

  /// A glob without the folders that its `..` leave again; `nil` where it leads out of its folder.
  private static func withoutParents(_ glob: String) -> String? {
    var names: [Substring] = []
    for name in glob.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.isEmpty ? "**" : "/" + names.joined(separator: "/")
  }

  /// The path that a glob stands for, relative to its folder; `nil` where it may stand for several files.
  package static func path(_ glob: String) -> String? {
    // Without a slash in front of its end it stands for a name at any depth.
    guard glob.utf8.dropLast().contains(UInt8(ascii: "/")), glob.utf8.last != UInt8(ascii: "/"),
      glob.utf8.first != UInt8(ascii: "!"), GlobBraces.alternatives(glob)?.count == 1
    else { return nil }
    var path: [UInt8] = []
    var isEscaped = false
    for byte in line(glob).utf8.drop(while: { $0 == UInt8(ascii: "/") }) {
      switch byte {
      case UInt8(ascii: "\\") where !isEscaped:
        isEscaped = true
        continue
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["):
        guard isEscaped else { return nil }
      default: break
      }
      isEscaped = false
      path.append(byte)
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// Whether they take a file, by one of its absolute paths; they take none that is not in their folder.
  ///
  /// - Parameters:
  ///   - location: its path without links, which reports show.
  ///   - written: the path by which a link led to it; `nil`: none did.
  package func matches(_ location: String, or written: String? = nil) -> Bool {
    take(location) || written.map(take) ?? false
  }

  private func take(_ location: String) -> Bool {
    guard location.utf8.starts(with: folder.utf8) else { return false }
    return rules.ignores(String(location.utf8.dropFirst(folder.utf8.count)) ?? "", isDirectory: false)
  }

  /// What the globs stand for, as lines of an ignore file; one that stands for too many matches nothing.
  static func lines(of globs: [String]) -> [String] {
    globs.flatMap { GlobBraces.alternatives($0) ?? [] }.map(line)
  }

  /// The glob as a line of an ignore file.
  private static func line(_ glob: String) -> String {
    // By bytes: a mark that begins a name is one character with the slash.
    if glob.utf8.starts(with: "./".utf8) { return "/" + String(Substring(glob.utf8.dropFirst(2))) }
    // What an ignore file takes for a comment is a name here.
    return glob.utf8.first == UInt8(ascii: "#") ? "\\" + glob : glob
  }
}
