import Foundation
import TestSupport
import Testing

/// `fiorilint server` with clients that are not ours.
@Suite struct ServerEditorTests {
  /// A client from PyPI that holds each message against the protocol, with what Neovim, Emacs and Visual Studio Code say they can.
  @Test(.enabled(if: Consumer.python != nil, "pytest-lsp is not in .build/consumers: .ci/python-env"))
  func protocolClient() throws {
    let python = try #require(Consumer.python)
    let result = try Self.run(
      python,
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "-W",
        "error::pytest_lsp.LspSpecificationWarning", Repository.url("Tests/Clients/test_server.py").path,
      ], in: try TemporaryFolder())
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("20 passed"), "\(result.output)")
  }

  /// Neovim with the lines of docs/editors.md.
  @Test(.enabled(if: neovim != nil, "no Neovim: apt-get install neovim"))
  func editorOfTheDocs() throws {
    let folder = try TemporaryFolder()
    let docs = String(decoding: try Repository.bytes(of: "docs/editors.md"), as: UTF8.self)
    let lines = try #require(docs.components(separatedBy: "```lua\n").dropFirst().first)
    try folder.write("init.lua", Array(try #require(lines.components(separatedBy: "```").first).utf8))
    try folder.write("project/.fiorilint.yml", Array("preset: all\n".utf8))
    try folder.write("project/screens/a.json", Array(Workspace.error.utf8))
    let executable = try #require(Command.executable)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("fiorilint"), withDestinationPath: executable.path)
    let script = Repository.url("Tests/Clients/neovim.lua").path
    let result = try Self.run(
      try #require(Self.neovim),
      [
        "--headless", "-n", "-i", "NONE", "-u", folder.path("init.lua"), "-c", "cd project/screens", "-c",
        "luafile \(script)",
      ],
      in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  private static let neovim = ["/usr/bin/nvim", "/usr/local/bin/nvim", "/opt/homebrew/bin/nvim"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private enum Consumer {
    /// Python with pytest-lsp, where it is there.
    static let python: String? = {
      let given = ProcessInfo.processInfo.environment["FIORILINT_CONSUMERS"] ?? ""
      let folder = given.isEmpty ? Repository.root.appending(path: ".build/consumers/bin").path : given
      let isThere = FileManager.default.isExecutableFile(atPath: "\(folder)/pytest")
      return isThere ? "\(folder)/python" : nil
    }()
  }

  /// Runs a program to its end in a folder, which is its home, with the server as `fiorilint` on its path.
  private static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(folder.path):\(path)", "HOME": folder.path, "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8",
      "FIORILINT_EXECUTABLE": Command.executable?.path ?? "",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
