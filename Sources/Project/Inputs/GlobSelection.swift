/// What a glob on the command line takes of the files in a folder, asked while the folder is walked.
struct GlobSelection {
  /// What the glob says of a path.
  enum Verdict {
    /// It takes neither the path nor anything in it.
    case none
    /// It takes the file, or something in the folder, by its own path.
    case itself
    /// It takes a folder that the path lies in.
    case inFolder
  }

  private let rules: IgnoreRules
  /// The folders in which it may take something, as globs of their own; `nil`: in any.
  private let outer: IgnoreRules?

  /// - Parameter glob: relative to the folder, with `./` in front.
  /// - Returns: `nil` where it is none.
  init?(_ glob: String) {
    guard PathGlobs.isValid(glob) else { return nil }
    let lines = PathGlobs.lines(of: [glob])
    rules = IgnoreRules(lines.joined(separator: "\n"))
    var starts: Set<String> = []
    for line in lines {
      let slashes = line.utf8.indices.dropFirst().filter { line.utf8[$0] == UInt8(ascii: "/") }
      for slash in slashes { starts.insert(String(line[..<slash])) }
    }
    // A slash in a class or behind a backslash divides nothing, and spaces count in front of one.
    let areSure = starts.allSatisfy { !IgnoreRules($0).isEmpty && $0.utf8.last != UInt8(ascii: " ") }
    outer = areSure ? IgnoreRules(starts.sorted().joined(separator: "\n")) : nil
  }

  /// What the glob says of a path from the folder, without a slash at its end.
  ///
  /// - Parameter isDirectory: whether it is that of a folder, which is taken too where the glob may take something in it.
  func verdict(on path: ArraySlice<UInt8>, isDirectory: Bool) -> Verdict {
    let path = String(decoding: path, as: UTF8.self)
    if rules.verdict(for: path, isDirectory: isDirectory) == .ignored { return .itself }
    if rules.ignores(path, isDirectory: isDirectory) { return .inFolder }
    if isDirectory, outer.map({ $0.verdict(for: path, isDirectory: true) == .ignored }) ?? true { return .itself }
    return .none
  }

  /// Whether the glob matches a path that is skipped.
  ///
  /// A folder in which it may match something is another question: its files have to be looked at.
  func isFor(_ path: ArraySlice<UInt8>) -> Bool {
    let path = String(decoding: path, as: UTF8.self)
    return rules.ignores(path, isDirectory: true)
  }
}

/// A folder that a walk skips.
struct SkippedFolder {
  let display: [UInt8]
  /// The absolute path.
  let location: [UInt8]
  let reason: String
}

/// What a glob matches and a walk skips.
struct SkippedMatches {
  private var path: String
  private var reason: String
  private var count = 1

  private init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// Adds a path that is skipped, with the reason.
  static func add(_ path: String, _ reason: String, to matches: inout SkippedMatches?) {
    guard var known = matches else {
      matches = SkippedMatches(path: path, reason: reason)
      return
    }
    known.count += 1
    // A folder has its names in no order.
    if path.utf8.lexicographicallyPrecedes(known.path.utf8) { (known.path, known.reason) = (path, reason) }
    matches = known
  }

  /// The message for a glob that matches nothing else.
  var text: String {
    let rest = count > 1 ? " (and \(count - 1) more)" : ""
    return "matches only what is skipped: '\(path)'\(rest): \(reason)"
  }
}
