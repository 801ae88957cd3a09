import FileAccess
import Text

/// Why a glob of a configuration matches nothing, and what to write instead.
package struct PathGlobHint: Sendable {
  /// The reason and the advice, one sentence without a final period.
  package let text: String

  /// Looks at a glob as people write it who think of paths.
  ///
  /// - Parameters:
  ///   - glob: as it stands in the configuration.
  ///   - folder: the absolute path of the configuration's folder.
  /// - Returns: `nil` where it may match something.
  package init?(_ glob: String, in folder: String) {
    let body = glob.hasPrefix("!") ? String(glob.dropFirst()) : glob
    let mark = glob.hasPrefix("!") ? "!" : ""
    if glob.utf8.contains(where: { $0 < 0x20 }) {
      text =
        "`\(glob)` has a control character, which YAML reads in double quotes behind a backslash; write `/` between folders"
      return
    }
    guard let (reason, advice) = Self.backslash(body, folder) ?? Self.absolute(body, folder) ?? Self.dots(body) else {
      return nil
    }
    text = "`\(glob)` matches no file: \(reason); \(advice.map { "write `\(mark)\($0)`" } ?? Self.relative)"
  }

  private typealias Hint = (reason: String, advice: String?)
  private static let relative = "write the path from there"

  // MARK: Backslashes

  /// A backslash between names, as Windows has it.
  private static func backslash(_ glob: String, _ folder: String) -> Hint? {
    let bytes = Array(glob.utf8)
    if bytes.count > 2, Self.isLetter(bytes[0]), bytes[1] == UInt8(ascii: ":"), "/\\".utf8.contains(bytes[2]) {
      return ("globs start at this file's folder", nil)
    }
    let divides = bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "\\"), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") else {
        return false
      }
      // At the end it takes nothing, and no letter needs it.
      guard index + 1 < bytes.count, !isLetter(bytes[index + 1]), !isDigit(bytes[index + 1]) else { return true }
      let front = bytes[..<index].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
      return !front.isEmpty && isFolder(folder + "/" + String(decoding: front, as: UTF8.self))
    }
    guard divides else { return nil }
    let path = bytes.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    return ("`\\` takes the next character as it is and divides no folders", String(decoding: path, as: UTF8.self))
  }

  // MARK: Absolute paths

  /// Folders at the top of a file system that paths of people and of build servers begin with.
  private static let tops = [
    "Users", "Volumes", "builds", "home", "mnt", "opt", "private", "root", "tmp", "var", "workspace", "workspaces",
  ]

  /// A path from the top of the file system, or from a home; a slash at the beginning stands for the configuration's folder.
  private static func absolute(_ glob: String, _ folder: String) -> Hint? {
    if glob.hasPrefix("~/") || glob.hasPrefix("file:/") || glob.hasPrefix("$") {
      return ("globs start at this file's folder", nil)
    }
    guard glob.utf8.first == UInt8(ascii: "/"), folder != "/" else { return nil }
    let names = glob.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: Array($0), as: UTF8.self) }
    guard names.count > 1, let first = names.first, !exists("\(folder)/\(first)") else { return nil }
    let reason = "a `/` at the beginning stands for this file's folder, which has no `\(first)`"
    if glob.hasBytes(of: folder) || glob.hasBytes(of: folder + "/") { return (reason, "**") }
    if let inside = glob.path(inside: folder) { return (reason, "/" + inside) }
    return tops.contains(first) ? (reason, nil) : nil
  }

  // MARK: Dots

  /// Names of folders that no path has: `.`, and nothing between two slashes.
  private static func dots(_ glob: String) -> Hint? {
    let rest = glob.hasPrefix("./") ? String(glob.dropFirst(2)) : glob
    var names = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let endsWithSlash = names.count > 1 && names.last?.isEmpty == true
    if endsWithSlash { names.removeLast() }
    // In front of the first name a slash means the configuration's folder.
    let startsWithSlash = names.count > 1 && names.first?.isEmpty == true
    if startsWithSlash { names.removeFirst() }
    let real = names.filter { !$0.isEmpty && $0 != "." }
    if real.isEmpty, names.contains(".") || glob.hasPrefix("./") {
      return ("no file has the name `.`", "**")
    }
    guard real.count < names.count, !real.isEmpty else { return nil }
    let isAnchored = startsWithSlash || glob.hasPrefix("./") || names.first == "."
    let path = (isAnchored ? "/" : "") + real.joined(separator: "/") + (endsWithSlash ? "/" : "")
    return ("no path has `.` or nothing between two slashes", path)
  }

  private static func exists(_ path: String) -> Bool { ExactPath.linkStatus(of: path) != nil }
  private static func isFolder(_ path: String) -> Bool {
    ExactPath.status(of: path).map { FileKind(mode: $0.st_mode) == .directory } ?? false
  }
  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) || byte == UInt8(ascii: "_") }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
