import Foundation
import Testing

@testable import Project

/// Random trees of ignore files, held against what git says.
@Suite(.enabled(if: GitReference.isThere, "git is not there")) struct GitExcludesReferenceTests {
  @Test(arguments: 0..<40) func asGitDoes(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }
    let (folders, names) = (["", "x/", "x/y/", "z/"], ["a.json", "b.json", "c d.json"])
    let tree = try TemporaryTree(folders.flatMap { folder in names.map { folder + $0 } })
    #expect(try GitReference.run(["init", "-q"], in: tree.root).status == 0)
    let patterns = [
      "a.json", "/b.json", "x/", "!x/", "*.json", "!*.json", "x/*", "!/x/y/", "**/y", "c d*", "z/**", "!a.json", "y/",
      "/z/a.json", "# no", "[ab].json", "!x/b.json",
    ]
    func rules() -> String { (0..<below(4)).map { _ in patterns[below(patterns.count)] + "\n" }.joined() }
    for folder in folders where below(2) == 0 { try tree.add(folder + ".gitignore", rules()) }
    if below(3) > 0 { try tree.add(".git/info/exclude", rules()) }
    try tree.add(".git/mine", rules())
    if below(3) > 0 {
      #expect(try GitReference.run(["config", "core.excludesFile", ".git/mine"], in: tree.root).status == 0)
    }
    let listed = try GitReference.run(["ls-files", "-z", "-o", "--exclude-standard"], in: tree.root).output
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(".json") }.sorted()
    #expect(tree.find(".").paths == listed)
  }
}

/// The program `git`, without a configuration of the user's.
private enum GitReference {
  static let isThere = (try? run(["--version"], in: "/").status) == 0

  static func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: [UInt8]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, [UInt8](output))
  }
}
