import Support

/// Why a glob of a configuration matches nothing that people mean, and what to write instead.
package struct PathGlobHint: Sendable {
  /// The reason and the advice, one sentence without a final period.
  package let text: String

  /// Looks at a glob as people write it who think of paths.
  ///
  /// - Parameters:
  ///   - glob: as it is in the configuration.
  ///   - folder: the absolute path of the configuration's folder.
  /// - Returns: `nil` where it may match what is meant, or is no glob at all.
  package init?(_ glob: String, in folder: String) {
    let body = glob.hasPrefix("!") ? String(glob.dropFirst()) : glob
    let mark = glob.hasPrefix("!") ? "!" : ""
    guard !glob.utf8.contains(where: { $0 < 0x20 }), !body.utf8.allSatisfy({ $0 == 0x20 }),
      let hint = Self.backslash(body, folder) ?? Self.absolute(body, folder) ?? Self.dots(body) ?? Self.blank(body)
        ?? Self.brace(body) ?? Self.folder(body, folder)
    else { return nil }
    let advice = hint.advice.map { "write `\(mark)\($0)`" } ?? Self.relative
    text = "`\(glob)` matches \(hint.matches): \(hint.reason); \(advice)"
  }

  private struct Hint {
    /// What the glob matches.
    var matches = "no file"
    var reason: String
    var advice: String?
  }

  private static let relative = "write the path from there"
  private static let slash = UInt8(ascii: "/")

  // MARK: Backslashes

  /// A backslash between names, as Windows has it.
  private static func backslash(_ glob: String, _ folder: String) -> Hint? {
    let bytes = Array(glob.utf8)
    let mark = UInt8(ascii: "\\")
    if bytes.count > 2, isLetter(bytes[0]), bytes[1] == UInt8(ascii: ":"), "/\\".utf8.contains(bytes[2]) {
      return Hint(reason: "globs start at this file's folder", advice: nil)
    }
    var (plain, path): ([UInt8], [UInt8]) = ([], [])
    var (divides, isDoubled, hasAsked) = (false, false, false)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == mark else {
        plain.append(bytes[index])
        path.append(bytes[index])
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if next == mark {
        // It stands for a backslash in a name, which hardly any name has.
        isDoubled = true
        index += 1
        plain.append(mark)
      } else if index > 0 {
        // At the end it takes nothing, and no letter needs it.
        if next.map({ isLetter($0) || isDigit($0) }) ?? true {
          divides = true
        } else if !hasAsked {
          // A folder in front of a later one would lie in this one.
          hasAsked = true
          if isFolder(folder + "/" + String(decoding: path, as: UTF8.self)) { divides = true }
        }
      }
      path.append(slash)
    }
    guard divides || isDoubled else { return nil }
    if path.first == slash { path = Array(path.drop { $0 == slash }) }
    let advice = String(decoding: path, as: UTF8.self)
    if bytes.last == mark, !isDoubled {
      return Hint(reason: "`\\` takes the next character as it is, and none follows", advice: advice)
    }
    let reason =
      isDoubled ? "`\\\\` stands for one in a name" : "`\\` does not separate folders"
    let name = String(decoding: plain, as: UTF8.self)
    return Hint(matches: isDoubled ? "only names with a backslash" : "only `\(name)`", reason: reason, advice: advice)
  }

  // MARK: Absolute paths

  /// Folders at the top of a file system that paths of people and of build servers begin with.
  private static let tops = [
    "Users", "Volumes", "builds", "home", "mnt", "opt", "private", "root", "tmp", "var", "workspace", "workspaces",
  ]

  /// A path from the top of the file system, or from a home; a slash at the beginning stands for the configuration's
  /// folder.
  private static func absolute(_ glob: String, _ folder: String) -> Hint? {
    if glob.hasPrefix("~/") || glob.hasPrefix("file:/") || glob.hasPrefix("$") {
      return Hint(reason: "globs start at this file's folder", advice: nil)
    }
    guard glob.utf8.first == UInt8(ascii: "/"), folder != "/" else { return nil }
    let names = glob.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: Array($0), as: UTF8.self) }
    guard names.count > 1, let first = names.first, !exists("\(folder)/\(first)") else { return nil }
    let reason = "a `/` at the beginning means this file's folder, which has no `\(first)`"
    if glob.hasBytes(of: folder) || glob.hasBytes(of: folder + "/") { return Hint(reason: reason, advice: "**") }
    if let inside = glob.path(inside: folder) { return Hint(reason: reason, advice: "/" + inside) }
    return tops.contains(first) ? Hint(reason: reason, advice: nil) : nil
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
    if real.isEmpty {
      return Hint(reason: "it is the folder of this configuration, not the files in it", advice: "**")
    }
    guard real.count < names.count else { return nil }
    let isAnchored = startsWithSlash || glob.hasPrefix("./") || names.first == "."
    let path = (isAnchored ? "/" : "") + real.joined(separator: "/") + (endsWithSlash ? "/" : "")
    return Hint(reason: "no path has `.` or nothing between two slashes", advice: path)
  }

  // MARK: Names

  /// A blank in front, which belongs to a name.
  private static func blank(_ glob: String) -> Hint? {
    guard glob.utf8.first == 0x20 else { return nil }
    return Hint(
      matches: "only names that begin with a blank", reason: "a blank in front belongs to the name",
      advice: String(decoding: glob.utf8.drop { $0 == 0x20 }, as: UTF8.self))
  }

  /// A brace that is not closed.
  private static func brace(_ glob: String) -> Hint? {
    guard GlobBraces.isUnclosed(in: Array(glob.utf8)) else { return nil }
    return Hint(
      matches: "only names with `{`", reason: "a `{` without its `}` stands for itself", advice: glob + "}")
  }

  /// The extensions of files that are no folders.
  private static let extensions: Set<String> = [
    "json", "jsonl", "xml", "uix", "storyboard", "xib", "page", "fragment", "txt", "yml",
  ]

  /// A file with a slash behind it, which stands for folders only.
  private static func folder(_ glob: String, _ folder: String) -> Hint? {
    guard glob.utf8.last == slash else { return nil }
    let path = String(decoding: glob.utf8.dropLast(), as: UTF8.self)
    let place = "\(folder)/\(path)"
    let isFile =
      Path(place).status.map { FileKind(mode: $0.st_mode) != .directory }
      ?? extensions.contains(path.pathExtension.lowercased())
    return isFile ? Hint(matches: "no file", reason: "a `/` at the end is for folders alone", advice: path) : nil
  }

  private static func exists(_ path: String) -> Bool { Path(path).linkStatus != nil }
  private static func isFolder(_ path: String) -> Bool {
    Path(path).status.map { FileKind(mode: $0.st_mode) == .directory } ?? false
  }
  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) || byte == UInt8(ascii: "_") }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
