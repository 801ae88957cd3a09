import Support

/// What the configuration of git says of ignored files and of names, with what it includes.
///
/// Of the conditions of `includeIf` those over the folder of the repository hold; those over branches and remotes do
/// not.
struct GitConfiguration {
  /// The value of `core.excludesFile`, which may be empty; `nil` where it is not set.
  private(set) var excludesFile: [UInt8]?
  /// Whether upper and lower case make no difference.
  private(set) var ignoresCase = false
  private var hasWorktreeFile = false
  private let files: GitFiles
  private let gitFolder: [UInt8]
  /// How many files may still be read: they may include each other again and again.
  private var rest = 100

  /// - Parameter gitFolder: the absolute path of the repository's folder `.git`, or of that of a worktree.
  init(_ files: GitFiles, gitFolder: [UInt8]) {
    self.files = files
    self.gitFolder = gitFolder
  }

  /// Reads what holds for all repositories of the machine and of the user.
  mutating func readUser() {
    if files.variable("GIT_CONFIG_NOSYSTEM").map({ $0 == Array("0".utf8) || $0 == Array("false".utf8) }) ?? true {
      read(files.variable("GIT_CONFIG_SYSTEM") ?? Array("/etc/gitconfig".utf8))
    }
    if let file = files.variable("GIT_CONFIG_GLOBAL") { return read(file) }
    if let file = files.userFile("config") { read(file) }
    if let home = files.variable("HOME") { read(home + Array("/.gitconfig".utf8)) }
  }

  /// Reads what holds for a repository, and for its worktree.
  mutating func readRepository(_ folders: GitFiles.Folders) {
    read(folders.common + Array("/config".utf8))
    if hasWorktreeFile { read(folders.own + Array("/config.worktree".utf8)) }
    let count = files.variable("GIT_CONFIG_COUNT").flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    for index in 0..<max(0, min(count, 1000)) {
      guard let key = files.variable("GIT_CONFIG_KEY_\(index)") else { continue }
      let value = files.variable("GIT_CONFIG_VALUE_\(index)") ?? []
      switch Self.text(key) {
      case "core.excludesfile": excludesFile = value
      case "core.ignorecase": ignoresCase = Self.isTrue(value)
      default: break
      }
    }
  }

  private mutating func read(_ path: [UInt8]) {
    guard rest > 0 else { return }
    rest -= 1
    guard let bytes = files.contents(of: path) else { return }
    var parser = GitConfigurationParser(bytes)
    while let setting = parser.next() {
      let isWhole = setting.subsection.isEmpty
      switch (setting.section, setting.name) {
      case ("core", "excludesfile") where isWhole: excludesFile = setting.value ?? []
      case ("extensions", "worktreeconfig") where isWhole:
        hasWorktreeFile = Self.isTrue(setting.value)
      case ("core", "ignorecase") where isWhole: ignoresCase = Self.isTrue(setting.value)
      case ("include", "path") where isWhole: include(setting.value ?? [], from: path)
      case ("includeif", "path") where holds(setting.subsection, in: path):
        include(setting.value ?? [], from: path)
      default: break
      }
    }
  }

  private mutating func include(_ value: [UInt8], from file: [UInt8]) {
    guard let path = files.path(value) else { return }
    read(path.first == UInt8(ascii: "/") ? path : Self.folder(of: file) + path)
  }

  /// Whether a condition over the folder of the repository holds, as `gitdir:~/code/` and `gitdir/i:` have it.
  private func holds(_ condition: [UInt8], in file: [UInt8]) -> Bool {
    let starts = ["gitdir:", "gitdir/i:"].map { Array($0.utf8) }
    guard let start = starts.first(where: { condition.starts(with: $0) }) else { return false }
    guard var pattern = files.path(Array(condition.dropFirst(start.count))) else { return false }
    if pattern.starts(with: "./".utf8) {
      pattern = Self.folder(of: file) + pattern.dropFirst(2)
    } else if pattern.first != UInt8(ascii: "/") {
      pattern = Array("**/".utf8) + pattern
    }
    if pattern.last == UInt8(ascii: "/") { pattern += Array("**".utf8) }
    var folders = [gitFolder]
    var given = gitFolder
    if let real = given.withCString({ realpath($0, nil) }) {
      folders.append(Array(cString: real))
      free(real)
    }
    if start.count > 7 {
      pattern = Self.lowercased(pattern[...])
      folders = folders.map { Self.lowercased($0[...]) }
    }
    guard let glob = GlobPattern(pattern, matchesPaths: true) else { return false }
    return folders.contains { folder in folder.withUnsafeBufferPointer { glob.matches($0[...]) } }
  }

  /// The path of a file's folder, with `/` at its end.
  private static func folder(of file: [UInt8]) -> [UInt8] {
    Array(file[..<(file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)])
  }

  /// Whether a setting says yes; one without a value does.
  private static func isTrue(_ value: [UInt8]?) -> Bool {
    value.map { !["", "0", "false", "no", "off"].contains(text($0)) } ?? true
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: lowercased(bytes[...]), as: UTF8.self) }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { (65...90).contains($0) ? $0 | 32 : $0 }
  }
}
