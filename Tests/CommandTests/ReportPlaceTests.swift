import Foundation
import TestSupport
import Testing

/// Where reports go: never over what is read, into folders that are made, and into files that stay what they are.
@Suite struct ReportPlaceTests {
  @Test(arguments: ["a.json", "./a.json", "link.txt", "hard.txt", "sub/.fiorilint.yml", "known.json", "link.yml"])
  func neverOverWhatIsRead(path: String) throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, ".fiorilint.yml": "fail-on: error\n", "sub/.fiorilint.yml": "", "known.json": "",
    ])
    let folder = workspace.folder
    try folder.link("link.txt", to: "a.json")
    try folder.link("link.yml", to: ".fiorilint.yml")
    try FileManager.default.linkItem(atPath: folder.path("a.json"), toPath: folder.path("hard.txt"))
    try FileManager.default.removeItem(atPath: folder.path("known.json"))
    #expect(try workspace.run("baseline", "create", "a.json", "--baseline", "known.json").status == 0)
    let before = folder.text(of: path)
    for paths in [["."], ["a.json"]] {
      let result = try Command(directory: folder.path).run(
        ["check", "--baseline", "known.json", "--format", "json=\(path)"] + paths)
      #expect(result.status == 2 && result.output.isEmpty && folder.text(of: path) == before, "\(result.error)")
      let message = path.hasPrefix("sub/") ? "is a file that fiorilint reads" : "is an input"
      #expect(
        result.error.contains("error: \(path) \(message); write the report to another file\n"), "\(result.error)")
    }
  }

  /// `- --format json=a.json < a.json` is said to be one file by its numbers.
  /// What screens refer to, and the pages of a team's rules, are read too.
  @Test(arguments: [
    "Application.app", "Actions/Nav.action", "Rules/R.js", "Globals/G.global", "Fragments/F.fragment",
    "res/values/dimens.xml", "settings.gradle", ".fiorilint/rules/acme/short.md",
  ])
  func neverOverWhatIsReferredTo(path: String) throws {
    let rule = """
      ---
      level: warning
      on: screen
      check: expression
      with: {condition: "has(self.name)"}
      advice: name it
      ---
      # Screens have names

      The names lead from a finding to the code.

      ## Avoid

      ```json
      ↓{"type": "screen", "content": []}
      ```

      ## Prefer

      ```xml
      <screen name="OrderList"/>
      ```

      """
    let text = path.hasSuffix(".md") ? rule : "{}"
    let workspace = try Workspace(["a.json": Workspace.error, path: text])
    let result = try workspace.run("check", "a.json", "--format", "json=\(path)")
    #expect(result.status == 2 && workspace.folder.text(of: path) == text, "\(result.error)")
    #expect(result.error.contains("write the report to another file"), "\(result.error)")
    #expect(try workspace.run("check", "a.json", "--format", "json=new.action").status == 1)
  }

  @Test func neverOverStandardInput() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "list": "a.json\n"])
    let folder = workspace.folder
    for (name, arguments) in [
      ("a.json", ["check", "-", "--format", "json=a.json"]),
      ("list", ["check", "--files-from", "-", "--format", "json=list"]),
      ("a.json", ["draw", "-", "-o", "a.json"]),
    ] {
      let before = folder.text(of: name)
      let input = try #require(FileHandle(forReadingAtPath: folder.path(name)))
      let result = try Command(directory: folder.path, standardInput: input).run(arguments)
      #expect(result.status == 2 && folder.text(of: name) == before, "\(result.error)")
      #expect(
        result.error.contains(
          "is the file on standard input; write the \(arguments[0] == "draw" ? "drawing" : "report") to another file"),
        "\(result.error)")
    }
    let input = try #require(FileHandle(forReadingAtPath: folder.path("a.json")))
    let other = try Command(directory: folder.path, standardInput: input).run("check", "-", "--format", "json=r.json")
    #expect(other.status == 1 && folder.text(of: "r.json").hasPrefix("{"))
  }

  @Test func neverOverAReportThatIsJoined() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    _ = try workspace.run("check", "--format", "partial=r.json")
    #expect(try workspace.run("merge", "r.json", "--format", "json=r.json").status == 2)
    #expect(try workspace.run("draw", "a.json", "-o", "a.json").status == 2)
    #expect(workspace.folder.text(of: "a.json") == Workspace.error)
  }

  /// Yesterday's report in the same folder is written anew.
  @Test func overTheLastReport() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    for _ in 0..<2 {
      #expect(try workspace.run("check", ".", "--format", "json=r.json", "--format", "junit=r.xml").status == 1)
    }
    #expect(workspace.folder.text(of: "r.json").hasPrefix("{"))
  }

  /// In each of the formats, with findings and without, into any name.
  @Test(arguments: [
    "text", "json", "jsonl", "partial", "sarif", "junit", "github", "gitlab", "azure", "checkstyle", "sonarqube",
    "rdjson",
    "rdjsonl", "csv", "tap", "markdown", "html",
  ]) func renewedWithoutAWord(format: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, "clean.json": Workspace.clean])
    for name in ["report", "report.json", "report.xml", "report.md", "report.of.mine"] {
      for (path, others) in [
        ("a.json", []), ("clean.json", []), ("a.json", ["--checks"]), ("a.json", []),
      ] {
        let options = format == "json" ? others : []
        let result = try Command(directory: workspace.folder.path).run(
          ["check", path, "--format", "\(format)=\(name)"] + options)
        #expect(result.status < 2, "\(result.error)")
      }
    }
    for grouping in ["rule", "file", "statement"] where format == "text" {
      for _ in 0..<2 {
        let grouped = ["--set", "reports.text.group-by=\(grouping)", "--format", "text=by"]
        #expect(try Command(directory: workspace.folder.path).run(["check", "a.json"] + grouped).status == 1)
      }
    }
  }

  @Test func drawingsAreRenewed() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    for _ in 0..<2 { #expect(try workspace.run("draw", "a.json", "-o", "a.svg").status == 0) }
    #expect(try workspace.run("draw", "a.json", "-o", "logo.svg").status == 2)
  }

  /// A mistyped path does not overwrite a file that no linter wrote.
  @Test(arguments: [
    ("package.json", #"{"name": "a", "dependencies": {}}"#, "a package manifest"),
    ("settings.json", "{\"a\": [1]}\n", "a JSON file that is not a report"),
    ("list.json", "[1, 2]", "a JSON file that is not a report"),
    ("screen.json", Workspace.clean, "a JSON file that is not a report"),
    ("tsconfig.json", "// a\n{}", "a text file that is not a report"),
    ("known.json", #"{"fiorilint-baseline": 1, "findings": []}"#, "a baseline of fiorilint"),
    ("pom.xml", "<project/>", "an XML file that is not a report"),
    ("README.md", "# A\n\nText.\n", "a text file that is not a report"),
    ("index.html", "<!DOCTYPE html><html><body/></html>", "a web page"),
    ("a.swift", "let a = 1\n", "a text file that is not a report"),
    ("orders.csv", "id,name\n1,a\n", "a text file that is not a report"), ("a.bin", "\u{0}\u{1}", "a binary file"),
    ("config", "[core]\n\tbare = false\n", "a text file that is not a report"),
    ("Makefile", "all:\n\ttrue\n", "a text file that is not a report"),
  ]) func neverOverWhatIsNoReport(name: String, text: String, kind: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, name: text])
    for format in ["json", "text", "junit"] {
      let result = try workspace.run("check", "a.json", "--format", "\(format)=\(name)")
      #expect(result.status == 2 && result.output.isEmpty && workspace.folder.text(of: name) == text)
      #expect(result.error.contains("\(name) is \(kind); write the report to another file"), "\(result.error)")
    }
  }

  /// Reports of other programs, placeholders, and unknown texts.
  @Test(arguments: [
    ("r.json", ""), ("r.json", "\n"), ("r.json", "{}"), ("r.json", "[ ]\n"), ("r.json", "old"),
    ("r.txt", "no problems"),
    ("r.sarif", #"{"version": "2.1.0", "runs": []}"#), ("r.xml", "<testsuites name=\"other\"/>"),
    ("r.xml", "<?xml version=\"1.0\"?>\n<checkstyle/>"), ("r.json", #"[{"filePath": "a", "messages": []}]"#),
    ("r.json", #"[{"description": "a", "fingerprint": "b", "location": {}}]"#), ("lint.log", "started\n"),
    ("r", "a.swift:1:2: warning: text\n"),
  ]) func overReportsOfOthers(name: String, text: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, name: text])
    #expect(try workspace.run("check", "a.json", "--format", "json=\(name)").status == 1)
    #expect(workspace.folder.text(of: name).hasPrefix("{\n  \"version\""))
  }

  @Test func standardOutputByName() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let result = try workspace.run("check", "--format", "json=-", "--format", "text=out/deep/r.txt")
    #expect(result.status == 1 && result.json["findings"] != nil)
    #expect(workspace.folder.text(of: "out/deep/r.txt").hasPrefix("a.json:1:81: error: "))
    #expect(try workspace.run("check", "--format", "json=-", "--format", "text").status == 2)
  }

  /// A report that is opened where standard output is closed does not become standard output.
  @Test func closedStandardStreams() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let executable = try #require(Command.executable).path
    func run(_ words: String) throws -> (status: Int32, report: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "\"$0\" check \(words)", executable]
      process.currentDirectoryURL = URL(filePath: workspace.folder.path)
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.runToEnd()
      return (process.terminationStatus, workspace.folder.text(of: "r.json"))
    }
    let output = try run("a.json --format json=r.json --format text >&-")
    #expect(output.status == 2, "a report that cannot be written is an error")
    #expect(output.report.isEmpty || output.report.hasPrefix("{") && !output.report.contains("a.json:1:"))
    let error = try run("a.json --format json=r.json 2>&-")
    #expect(error.status == 1 && error.report.hasPrefix("{") && error.report.hasSuffix("}\n"), "\(error.report)")
    #expect(try run("- --format json=r.json <&-").status == 3)
    #expect(try run("a.json --format json=r.json <&- >&- 2>&-").status == 1)
  }

  @Test func modesAreKept() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "r.json": "old"])
    chmod(workspace.folder.path("r.json"), 0o600)
    _ = try workspace.run("check", "a.json", "--format", "json=r.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.folder.path("r.json"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(workspace.folder.text(of: "r.json").hasPrefix("{"))
  }

  /// Two names of one file are one place, be they links, or spelt in two ways, or not there yet.
  @Test(arguments: [
    ("r.json", "./r.json"), ("new/r.json", "new//x/../r.json"), ("r.json", "link.json"), ("link.json", "r.json"),
    ("there.json", "hard.json"), ("dangling.json", "later.json"), ("dir/r.json", "r.json"),
  ]) func destinationsAreComparedAsFiles(first: String, second: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, "there.json": "old", "new/x/a.txt": ""])
    let folder = workspace.folder
    try folder.link("link.json", to: "r.json")
    try folder.link("dangling.json", to: "./later.json")
    try folder.link("dir", to: ".")
    try FileManager.default.linkItem(atPath: folder.path("there.json"), toPath: folder.path("hard.json"))
    let result = try workspace.run("check", "a.json", "--format", "json=\(first)", "--format", "sarif=\(second)")
    #expect(result.status == 2 && result.output.isEmpty, "\(result.text)")
    #expect(result.error.contains("two reports go to the file \(second)"), "\(result.error)")
    #expect(folder.text(of: "there.json") == "old")
    #expect(!folder.names.contains { $0.hasPrefix("r.json.") })
  }

  @Test func twoReportsToDevices() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let result = try workspace.run("check", "--format", "json=/dev/null", "--format", "sarif=/dev/null")
    #expect(result.status == 1, "\(result.error)")
  }

  /// What standard output goes to is a destination like any other.
  @Test func neverOverStandardOutput() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "out.txt": ""])
    let output = try #require(FileHandle(forWritingAtPath: workspace.folder.path("out.txt")))
    let result = try Command(directory: workspace.folder.path, standardOutput: output).run(
      "check", "a.json", "--format", "text", "--format", "json=out.txt")
    #expect(result.status == 2 && result.error.contains("two reports go to the file out.txt"), "\(result.error)")
  }

  /// Signals that end a process: those that people and systems send, and on Linux some that hardly anybody does.
  private static let endings: [Int32] = {
    let common = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGABRT]
    #if os(Linux)
      return common + [SIGIO, SIGPWR, 34, 64]
    #else
      return common
    #endif
  }()

  /// A signal leaves no file that is not complete.
  @Test(.timeLimit(.minutes(5)), arguments: endings)
  func signals(number: Int32) throws {
    // A process begins with what its parent ignores and blocks; threads of a pool block nearly all signals.
    let before = signal(number, SIG_DFL)
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    defer { signal(number, before) }
    let workspace = try Workspace(["r.json": "old"])
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["check", "-", "--quiet", "--format", "json=r.json", "--format", "html=r.html"]
    process.currentDirectoryURL = URL(filePath: workspace.folder.path)
    // Swift's own account of a crash waits for a reader.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // It waits for standard input, with its reports begun.
    process.standardInput = Pipe()
    try process.run()
    for _ in 0..<1000 where workspace.folder.names.count < 3 { usleep(10_000) }
    kill(process.processIdentifier, number)
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
    #expect(workspace.folder.names == ["r.json"] && workspace.folder.text(of: "r.json") == "old")
  }

  // MARK: Colours

  @Test(
    arguments: [
      (["--color", "always"], [:], true), ([], ["CLICOLOR_FORCE": "1"], true), ([], ["FORCE_COLOR": "1"], true),
      ([], ["FORCE_COLOR": "0"], false), (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
      (["--color", "never"], ["FORCE_COLOR": "1"], false), ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      ([], [:], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)])
  func colours(arguments: [String], environment: [String: String], isColoured: Bool) throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    let command = Command(directory: workspace.folder.path, environment: environment)
    #expect(try command.run(["check"] + arguments).text.contains("\u{1B}[") == isColoured)
    #expect(try command.run(["rules", "touch-target/minimum-size"] + arguments).text.contains("\u{1B}[") == isColoured)
  }

  // MARK: Converted files

  @Test func convertedFoldersAreWalkedWhereTheyAreNamed() throws {
    let workspace = try Workspace(["app/a.json": Workspace.error])
    #expect(try workspace.run("convert", "app", "--to", "xml", "-o", "conv").status == 0)
    let all = try workspace.run("check", ".", "--verbose")
    #expect(all.lines.count == 1 && all.lines[0].hasPrefix("app/a.json:"), "\(all.text)")
    #expect(all.error.contains("conv: skipped: a folder that fiorilint convert wrote"), "\(all.error)")
    let named = try workspace.run("check", "conv")
    #expect(named.lines.count == 1 && named.lines[0].hasPrefix("conv/app/a.xml:"), "\(named.text)")
    #expect(try workspace.run("convert", "app", "--to", "xml", "-o", "app").status == 0)
    #expect(try workspace.run("check", "app").lines.count == 2, "a folder with sources is walked")
  }
}
