import Formats
import Foundation
import Linting
import Project
import TestSupport
import Testing

/// Paths that cannot be used, and names made to confuse: each is one failure or one line, and the run goes on.
@Suite struct BadPathTests {
  /// The run goes on behind what cannot be used: the file with a mistake is always found.
  private func failures(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    try workspace.folder.write("zz/error.json", Workspace.error)
    let result = try Command(directory: workspace.folder.path).run(["check", "--quiet"] + arguments)
    #expect(
      result.status == 3 && result.isExit && result.text.contains("zz/error.json:1:81: error: "), "\(result.text)")
    return result.lines.filter { $0.contains(": error: ") && !$0.hasPrefix("zz/error.json:1:81: ") }
  }

  @Test func missing() throws {
    let workspace = try Workspace()
    #expect(
      try failures(workspace, "missing.json", "no/thing", "zz") == [
        "missing.json: error: does not exist",
        "no/thing: error: does not exist",
      ])
  }

  /// Links that lead nowhere or back, and what is no file, break no screen.
  @Test(.timeLimit(.minutes(1))) func linksInFolders() throws {
    let workspace = try Workspace(["a/screen.json": Workspace.clean])
    try workspace.folder.link("a/again", to: "..")
    try workspace.folder.link("a.page", to: "b.page")
    try workspace.folder.link("b.page", to: "a.page")
    try workspace.folder.link("c.page", to: "nowhere")
    #expect(mkfifo(workspace.folder.path("pipe.json"), 0o600) == 0)
    let result = try workspace.run("check", ".", "--verbose")
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
    #expect(
      result.error.split(separator: "\n").dropLast() == [
        "a.page: skipped: is a loop of symbolic links",
        "a/again: skipped: is a symbolic link that leads back to '.'",
        "b.page: skipped: is a loop of symbolic links",
        "c.page: skipped: is a symbolic link that leads nowhere", "pipe.json: skipped: is a named pipe",
      ], "\(result.error)")
    let named = try workspace.run("check", "a.page", "c.page", "a")
    #expect(named.status == 3 && named.lines.count == 2, "\(named.text)")
  }

  @Test(.timeLimit(.minutes(1))) func pipesAndSockets() throws {
    let workspace = try Workspace()
    #expect(mkfifo(workspace.folder.path("pipe.json"), 0o600) == 0)
    let lines = try failures(workspace, ".", "pipe.json", "/dev/null")
    #expect(lines.contains("pipe.json: error: is a named pipe; expected a file or a folder"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("/dev/null: error: is a device") }, "\(lines)")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything")) func unreadable() throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "dir/b.json": Workspace.clean])
    chmod(workspace.folder.path("a.json"), 0)
    chmod(workspace.folder.path("dir"), 0)
    let lines = try failures(workspace, ".")
    chmod(workspace.folder.path("dir"), 0o700)
    #expect(
      lines == [
        "a.json: error: cannot be opened (Permission denied); expected a readable file",
        "dir: error: permission denied; expected a readable folder",
      ])
  }

  /// A file of the system that says it is readable and is not.
  @Test func errorWhileReading() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/mem") else { return }
    let lines = try failures(try Workspace(), "/proc/self/mem", "zz")
    #expect(
      lines.count == 1 && lines[0].contains("/mem: error: cannot be read (Input/output error)"), "\(lines)")
  }

  @Test func tooLarge() throws {
    let workspace = try Workspace(["large.json": Workspace.clean + String(repeating: " ", count: 1 << 20)])
    #expect(
      try failures(workspace, ".", "--set", "max-file-size=1") == [
        "large.json: error: is larger than the limit of 1 MB (set `max-file-size`)"
      ])
    #expect(try workspace.run("check", "large.json", "--set", "max-file-size=2").status == 0)
    let stdin = try workspace.run(
      "check", "-", "--set", "max-file-size=1", input: Workspace.clean + String(repeating: " ", count: 1 << 20))
    #expect(
      stdin.status == 3 && stdin.text == "stdin: error: is larger than the limit of 1 MB (set `max-file-size`)\n")
  }

  /// Found, and gone before it is read.
  @Test func vanishing() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "b.json": Workspace.error, "c.json": Workspace.error])
    let files = FileFinder(workingDirectory: workspace.folder.path, candidateExtensions: ["json"]).find(["."])
    #expect(files.count == 3)
    try FileManager.default.removeItem(atPath: workspace.folder.path("b.json"))
    let linter = Linter(rules: TestLinter.rules, formats: Formats.all)
    let folder = workspace.folder.path
    let (reports, summary) = LintRun(linter) { engine, number in
      engine.lint("\(folder)/\(files.path(at: number))", path: files.path(at: number))
    }.reports(count: files.count, jobs: 2)
    #expect(summary.failures == 1 && summary.errors == 2 && summary.files == 3)
    #expect(
      reports.compactMap(\.failure) == [
        Failure(path: "b.json", message: "does not exist")
      ])
  }

  @Test func nothingToLint() throws {
    let workspace = try Workspace(["a.txt": "x", "b.json": Workspace.error, ".gitignore": "*.json\n"])
    let result = try workspace.run("check")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.error.contains(
        "error: no screens found in this folder (extensions: .fragment, .json, .log, .page, .storyboard, .txt, .uix, "
          + ".xib, .xml); skipped: 1 of other kinds, 1 ignored"
      ), "\(result.error)")
    #expect(try workspace.run("check", "b.json").status == 1, "what is named is linted, ignored or not")
    #expect(try workspace.run("check", "a.txt").status == 3)
  }

  // MARK: Names

  static let names = [
    "space in name.json", "new\nline.json", "tab\t.json", "\u{1B}[31mred\u{1B}[0m.json", "::error file=x::y.json",
    "##vso[task.complete]x.json",
    "100%.json", "quote\"'`.json", "back\\slash.json", "<&>]]>.json", "überschrift 🧰.json", "bidi\u{202E}nosj.json",
    "cr\rx.json", "\u{7F}.json", "zero\u{200B}width.json",
    "#hash?query.json", "a:b.json", "dir with space/x.json", "--format.json", "-", "bell\u{7}.json", "\u{9B}31m.json",
    "\u{2028}.json",
  ]

  @Test(arguments: names) func hostileNames(name: String) throws {
    let file = name == "-" ? "-.json" : name
    let workspace = try Workspace([file: Workspace.error, "zz.json": Workspace.broken])
    let text = try workspace.run("check", "--quiet")
    #expect(text.status == 3 && text.lines.count == 2, "\(text.text)")
    for scalar in text.text.unicodeScalars where scalar != "\n" {
      let isBidirectional = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      #expect(scalar.properties.generalCategory != .control && !isBidirectional, "\(scalar.value)")
    }
    let json = try workspace.run("check", "--quiet", "--format", "json")
    #expect((json.json["findings"] as? [[String: Any]])?.first?["path"] as? String == file)
    let sarif = try workspace.run("check", "--quiet", "--format", "sarif")
    #expect(sarif.json["runs"] != nil)
    let junit = try workspace.run("check", "--quiet", "--format", "junit", "./\(file)", "zz.json")
    #expect(junit.status == 3 && junit.text.contains("<testsuites"))
    // Read as XML by the reader of XML itself, which refuses what is not well-formed. A report by its own name is not even read.
    let unknown = junit.text.replacingOccurrences(of: "testsuites", with: "suites")
    let verdict = try workspace.run("check", "-", input: unknown)
    #expect(verdict.text.contains("unknown format"), "\(verdict.text)")
    let stdin = try workspace.run("check", "-", "--quiet", "--stdin-path=\(file)", input: Workspace.error)
    #expect(stdin.lines.count == 1 && stdin.status == 1)
  }

  /// A file whose name is no UTF-8 is linted as any other.
  @Test func namesThatAreNoUTF8() throws {
    #if os(Linux)
      let workspace = try Workspace()
      let path = Array("\(workspace.folder.path)/bad".utf8CString.dropLast()) + [-1, -2] + Array(".json".utf8CString)
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      try #require(descriptor >= 0)
      _ = Workspace.error.withCString { write(descriptor, $0, strlen($0)) }
      close(descriptor)
      let result = try workspace.run("check")
      #expect(result.status == 1 && result.lines.count == 1, "\(result.text)")
      #expect(result.text.hasPrefix("bad\u{FFFD}\u{FFFD}.json:1:81: error: "))
      #expect(result.error.hasPrefix("1 error in 1 screen"), "\(result.error)")
    #endif
  }

  #if os(Linux)
    /// A folder with files whose names are no UTF-8, or have line breaks; and what git makes of it.
    private func oddNames() throws -> Workspace {
      let workspace = try Workspace(["plain.json": Workspace.error, "new\nline.json": Workspace.error])
      try writeFile(Workspace.error, to: [0x62, 0xFF] + Array(".json".utf8), in: workspace)
      try writeFile(Workspace.error, to: Array("new\n".utf8) + [0xC3] + Array(".json".utf8), in: workspace)
      return workspace
    }

    private func writeFile(_ text: String, to name: [UInt8], in workspace: Workspace) throws {
      let path = Array("\(workspace.folder.path)/".utf8) + name + [0]
      let descriptor = path.withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) } ?? -1
      }
      try #require(descriptor >= 0)
      _ = text.withCString { write(descriptor, $0, strlen($0)) }
      close(descriptor)
    }

    /// Any name is one that a file can be named by, in lists too.
    @Test func oddNamesOnCommandLines() throws {
      let workspace = try oddNames()
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      let executable = try #require(Command.executable).path
      process.arguments = [
        "-c",
        #"""
        "$0" check --quiet ./b*.json new*.json > named; printf '%s\0' b*.json new*.json | "$0" check --quiet --files-from - > listed
        "$0" convert b*.json --to xml > converted
        """#, executable,
      ]
      process.currentDirectoryURL = URL(filePath: workspace.folder.path)
      try process.runToEnd()
      for name in ["named", "listed"] {
        let lines = workspace.folder.text(of: name).split(separator: "\n")
        #expect(lines.filter { $0.contains(": error: ") }.count == 3 && lines.count == 3, "\(name): \(lines)")
      }
      #expect(workspace.folder.text(of: "converted").hasPrefix("<screen"))
    }

    /// What is read and written by such a name has that name, and messages show no character for private use.
    @Test func oddNamesOfOptions() throws {
      let workspace = try oddNames()
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      let executable = try #require(Command.executable).path
      process.arguments = [
        "-c",
        #"""
        odd=$(printf '\377'); mkdir "top$odd"
        "$0" baseline create plain.json --baseline "known$odd.json" 2> messages
        "$0" check --quiet plain.json --baseline "known$odd.json" > checked 2>> messages; echo $? >> checked
        "$0" check --quiet plain.json --format json="new$odd/report$odd.json" 2>> messages
        "$0" check --quiet plain.json --format json="new$odd/report$odd.json" 2>> messages
        "$0" convert plain.json --to xml --output "made$odd" 2>> messages
        printf plain.json > "list$odd"; "$0" check --quiet --files-from "list$odd" > listed 2>> messages
        "$0" check --quiet plain.json --set "reports.root=top$odd" > rooted 2>> messages
        "$0" check --quiet plain.json --set "reports.root=no$odd" 2>> messages; "$0" check --files-from "no$odd" 2>> messages
        for path in known"$odd".json new"$odd"/report"$odd".json made"$odd"/plain.xml; do test -s "$path" && echo there; done > there
        set -- known* new*/* made*/*; echo $# >> there
        """#, executable,
      ]
      process.currentDirectoryURL = URL(filePath: workspace.folder.path)
      try process.runToEnd()
      func lines(_ name: String) -> [Substring] { workspace.folder.text(of: name).split(separator: "\n") }
      let messages = workspace.folder.text(of: "messages")
      #expect(lines("checked") == ["0"], "\(lines("checked"))\(messages)")
      for name in ["listed", "rooted"] { #expect(lines(name).count == 1, "\(name): \(lines(name))\(messages)") }
      // Nothing else was made beside them.
      #expect(lines("there") == ["there", "there", "there", "3"], "\(lines("there"))\(messages)")
      #expect(
        messages.contains("`reports.root` names no\u{FFFD}, which does not exist")
          && messages.contains("--files-from no\u{FFFD} does not exist"))
      #expect(!messages.unicodeScalars.contains { $0.value >= 0x10FF80 }, "\(messages)")
    }

    @Test(.enabled(if: Git.isThere, "git is not there")) func oddNamesSinceACommit() throws {
      let workspace = try oddNames()
      for arguments in [["init", "-b", "main"], ["add", "."], ["commit", "-m", "old"]] {
        #expect(try Git.run(arguments, in: workspace.folder.path) == 0)
      }
      let changed = Workspace.error.replacingOccurrences(of: #""id": "b""#, with: #""id": "new""#)
      try writeFile(changed, to: [0x62, 0xFF] + Array(".json".utf8), in: workspace)
      try workspace.folder.write("new\nline.json", changed)
      let result = try workspace.run("check", "--since", "main", "--quiet")
      let errors = result.lines.filter { $0.contains(": error: ") }
      #expect(
        result.status == 1 && errors.map { $0.prefix { $0 != ":" } } == ["b\u{FFFD}.json", "new\\nline.json"],
        "\(result.text)\(result.error)")
    }

    /// The configuration in a folder with such a name holds for the files in it.
    @Test func configurationsInOddFolders() throws {
      let workspace = try Workspace(["plain.json": Workspace.error])
      let folder = Array("\(workspace.folder.path)/".utf8) + [0x64, 0xFF, 0]
      _ = folder.withUnsafeBytes { bytes in bytes.bindMemory(to: CChar.self).baseAddress.map { mkdir($0, 0o700) } }
      try writeFile(Workspace.error, to: [0x64, 0xFF] + Array("/a.json".utf8), in: workspace)
      try writeFile(
        "rules:\n  touch-target/minimum-size: off\n", to: [0x64, 0xFF] + Array("/.fiorilint.yml".utf8), in: workspace)
      let result = try workspace.run("check", "--quiet")
      let lines = result.lines.filter { $0.contains(": error: ") }
      #expect(lines.count == 1 && lines[0].hasPrefix("plain.json:"), "\(result.text)\(result.error)")
    }
  #endif

  @Test func hostileCommandLine() throws {
    let workspace = try Workspace()
    for word in ["\u{1B}[31m", "a\nb", "\u{202E}x"] {
      for arguments in [
        ["check", word], ["check", "--rule", word], ["check", "--format", word],
        ["check", "--format", "json=no/\(word)"], ["rules", word], ["check", "--set", "element-kinds.a=\(word)"],
        ["check", "--density", word], ["check", "--set", word], ["check", "--shard", word], ["check", "--\(word)"],
        ["check", "--jobs", "-\(word)"],
      ] {
        let result = try Command(directory: workspace.folder.path).run(arguments)
        #expect(result.status == 2)
        #expect(!(result.text + result.error).unicodeScalars.contains { "\u{1B}\u{202E}".unicodeScalars.contains($0) })
      }
    }
  }

  /// Large files that are no screens are read behind each other into one place, which moves as they grow.
  @Test(arguments: ["json", "xml"]) func largeOnesOfOtherKinds(name: String) throws {
    func text(_ count: Int) -> String {
      let filling = String(repeating: "a", count: count)
      return name == "json" ? "[\"\(filling)\"]" : "<a>\(filling)</a>"
    }
    let workspace = try Workspace(["s.json": Workspace.error])
    for (index, count) in [1_100_000, 2_200_000, 300_000, 4_500_000].enumerated() {
      try workspace.folder.write("\(index).\(name)", text(count))
    }
    let result = try workspace.run("check", ".", "--jobs", "1")
    #expect(
      result.status == 1 && result.error.contains("4 files without screens skipped"), "\(result.status) \(result.error)"
    )
  }
}
