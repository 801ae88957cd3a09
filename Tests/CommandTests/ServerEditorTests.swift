import Foundation
import TestSupport
import Testing

/// `fiorilint server` with clients that are not ours.
@Suite struct ServerEditorTests {
  /// A client from PyPI that validates each message, with the capabilities of Neovim, Emacs and Visual Studio Code.
  @Test(.enabled(if: Consumer.python != nil, "pytest-lsp is not in .build/consumers: Scripts/python/install"))
  func protocolClient() throws {
    let python = try #require(Consumer.python)
    let result = try Self.run(
      python,
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "-W",
        "error::pytest_lsp.LspSpecificationWarning", Repository.url("Tests/Clients/test_server.py").path,
      ], in: try TemporaryFolder())
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("24 passed"), "\(result.output)")
  }

  /// Neovim with the lines of docs/how-to/editors.md.
  @Test(.enabled(if: neovim != nil, "no Neovim: apt-get install neovim"))
  func editorOfTheDocs() throws {
    let folder = try TemporaryFolder()
    let docs = String(decoding: try Repository.bytes(of: "docs/how-to/editors.md"), as: UTF8.self)
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

  /// Emacs with the lines of docs/how-to/editors.md.
  @Test(.enabled(if: emacs != nil, "no Emacs with eglot: apt-get install emacs-nox elpa-eglot"))
  func emacsOfTheDocs() throws {
    let folder = try TemporaryFolder()
    let docs = String(decoding: try Repository.bytes(of: "docs/how-to/editors.md"), as: UTF8.self)
    let lines = try #require(docs.components(separatedBy: "```elisp\n").dropFirst().first)
    try folder.write("init.el", Array(try #require(lines.components(separatedBy: "```").first).utf8))
    try folder.write("project/.fiorilint.yml", Array("preset: all\n".utf8))
    try folder.write("project/screens/a.json", Array(Workspace.error.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("fiorilint"), withDestinationPath: try #require(Command.executable).path)
    let script = Repository.url("Tests/Clients/emacs.el").path
    let result = try Self.run(
      try #require(Self.emacs),
      [
        "--batch", "--eval", "(package-initialize)", "-l", folder.path("init.el"), "--eval",
        "(progn (require 'eglot) (cd \"\(folder.path("project/screens"))/\"))", "-l", script,
      ], in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Helix with the lines of docs/how-to/editors.md.
  @Test(.enabled(if: helix != nil && python != nil, "no Helix in .build/helix: Scripts/test/helix"))
  func helixOfTheDocs() throws {
    let folder = try TemporaryFolder()
    let docs = String(decoding: try Repository.bytes(of: "docs/how-to/editors.md"), as: UTF8.self)
    let lines = try #require(docs.components(separatedBy: "```toml\n").dropFirst().first)
    let languages = try #require(lines.components(separatedBy: "```").first)
    try folder.write(".config/helix/languages.toml", Array(languages.utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("fiorilint"), withDestinationPath: try #require(Command.executable).path)
    let files = [
      ("a.json", Workspace.error, "touch targets"),
      ("a.xml", "<screen platform=\"ios\"><button id=\"b\" frame=\"0 0 30 30\"/></screen>", "touch targets"),
      ("a.page", #"{_Type": "Page"}"#, "member name"),
      ("configured/.fiorilint.yml", "nonsense: 1\n", "unknown key"),
      ("ruled/.fiorilint/rules/acme/x.md", "---\nnonsense: 1\n---\n", "header has no"),
    ]
    for (name, text, _) in files { try folder.write(name, Array(text.utf8)) }
    try folder.write("ruled/.fiorilint.yml", Array("preset: all\n".utf8))
    let result = try Self.run(
      try #require(Self.python),
      [Repository.url("Tests/Clients/helix.py").path, try #require(Self.helix)]
        + files.flatMap { [folder.path($0.0), $0.2] }, in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  /// The extension for Visual Studio Code, in Node with a stand-in for the editor, and its package.
  @Test(.enabled(if: node != nil, "no Node.js: apt-get install nodejs"))
  func extensionOfVisualStudioCode() throws {
    let folder = try TemporaryFolder()
    let result = try Self.run(
      try #require(Self.node), [Repository.url("Tests/Clients/vscode.js").path], in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  /// A package without the client says so, and has all that its manifest names.
  @Test(.enabled(if: python != nil, "no Python"))
  func packageForVisualStudioCode() throws {
    let folder = try TemporaryFolder()
    func pack(_ name: String, _ more: [String] = []) throws -> (status: Int32, output: String) {
      try Self.run(
        try #require(Self.python),
        [
          Repository.url("Integrations/VSCode/pack.py").path, "--executable", try #require(Command.executable?.path),
          folder.path(name),
        ] + more, in: folder)
    }
    let alone = try pack("a.vsix")
    #expect(alone.status == 0 && alone.output.contains("without vscode-languageclient"), "\(alone.output)")
    #expect(try pack("b.vsix").status == 0)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path("a.vsix")))
        == Data(contentsOf: URL(filePath: folder.path("b.vsix"))))
    let listed = try Self.run(try #require(Self.python), ["-m", "zipfile", "-l", folder.path("a.vsix")], in: folder)
      .output
    for name in [
      "[Content_Types].xml", "extension.vsixmanifest", "extension/package.json", "extension/extension.js",
      "extension/README.md", "extension/LICENSE.txt", "extension/schemas/screen.json",
      "extension/schemas/configuration.json",
    ] {
      #expect(listed.contains("\n\(name) "), "\(name): \(listed)")
    }
    try folder.write("modules/vscode-languageclient/node.js", Array("// client\n".utf8))
    try folder.write("modules/.package-lock.json", Array("{}".utf8))
    let whole = try pack("c.vsix", ["--client", folder.path("modules")])
    #expect(whole.status == 0 && whole.output.isEmpty, "\(whole.output)")
    let all = try Self.run(try #require(Self.python), ["-m", "zipfile", "-l", folder.path("c.vsix")], in: folder).output
    #expect(all.contains("\nextension/node_modules/vscode-languageclient/node.js "), "\(all)")
    #expect(!all.contains("package-lock"))
    let none = try pack("d.vsix", ["--client", folder.path("")])
    #expect(none.status == 1 && none.output.contains("has no vscode-languageclient"), "\(none.output)")
  }

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let neovim = ["/usr/bin/nvim", "/usr/local/bin/nvim", "/opt/homebrew/bin/nvim"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let helix: String? = {
    let path = Repository.root.appending(path: ".build/helix/hx").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  private static let emacs = ["/usr/bin/emacs", "/usr/local/bin/emacs", "/opt/homebrew/bin/emacs"].first {
    guard FileManager.default.isExecutableFile(atPath: $0), let folder = try? TemporaryFolder() else { return false }
    let program = "(progn (package-initialize) (kill-emacs (if (require 'eglot nil t) 0 1)))"
    return (try? run($0, ["--batch", "--eval", program], in: folder).status) == 0
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
    let output = try process.runToEnd(reading: pipe)
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
