/// Globs over the paths of files, in the language of `.gitignore`: a glob without a slash is one for names at any depth, `**` stands for any
/// folders, a slash at the end for a folder with all in it, `!` takes out again what an earlier glob took.
public struct PathGlobs: Sendable {
  private let folder: String
  private let rules: IgnoreRules

  /// - Parameters:
  ///   - globs: in their order; the last one that matches decides. Those that are not ``isValid(_:)`` match nothing.
  ///   - folder: the absolute path of the folder that they are relative to.
  public init(_ globs: [String], in folder: String) {
    self.folder = folder == "/" ? folder : folder + "/"
    rules = IgnoreRules(globs.map(Self.line).joined(separator: "\n"))
  }

  /// Whether a glob can match anything: it has no class that is not closed and leads out of no folder.
  public static func isValid(_ glob: String) -> Bool {
    let line = line(glob)
    let leavesFolder = line.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    return !leavesFolder && !line.utf8.contains(where: { $0 < 0x20 }) && !IgnoreRules(line).isEmpty
  }

  /// Whether they take a file, by its absolute path; they take none that is not in their folder.
  public func matches(_ location: String) -> Bool {
    guard location.utf8.starts(with: folder.utf8) else { return false }
    return rules.ignores(String(location.utf8.dropFirst(folder.utf8.count)) ?? "", isDirectory: false)
  }

  /// The glob as a line of an ignore file.
  private static func line(_ glob: String) -> String {
    if glob.utf8.starts(with: "./".utf8) { return "/" + glob.dropFirst(2) }
    // What an ignore file takes for a comment is a name here.
    return glob.utf8.first == UInt8(ascii: "#") ? "\\" + glob : glob
  }
}
