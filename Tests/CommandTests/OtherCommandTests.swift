import Foundation
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// The commands besides `check`, help, and what is different on a terminal.
@Suite struct OtherCommandTests {
  @Test func version() throws {
    let result = try fiorilint("--version")
    #expect(result.status == 0 && result.text == "\(BuildDescription.version)\n" && result.error.isEmpty)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      (["--version"], "version"), (["--version", "--verbose"], "version"), (["--help"], "help"),
      (["check", "--help"], "help"), (["help", "stream"], "help"),
    ])
  func answersThatCannotBeWritten(arguments: [String], name: String) throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Command(standardOutput: device).run(arguments)
    #expect(result.status == 2)
    #expect(
      result.error
        == "fiorilint: error: the \(name) could not be written to standard output: No space left on device\n")
  }

  /// What a bug report needs; of the format's names each once.
  @Test(arguments: [["--version", "--verbose"], ["--verbose", "--version"]])
  func versionAndBuild(arguments: [String]) throws {
    let result = try Command().run(arguments)
    #expect(result.status == 0 && result.error.isEmpty)
    let facts = Dictionary(
      result.lines.map { line in
        (String(line.prefix { $0 != " " }), line.drop { $0 != " " }.trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { first, _ in first })
    #expect(facts.keys.sorted() == ["build", "encodings", "fiorilint", "formats", "libxml2"], "\(result.text)")
    #expect(facts["fiorilint"] == BuildDescription.version)
    #expect(facts["build"]?.contains(/^(debug|release), (Linux|macOS) (x86_64|aarch64)$/) == true)
    #expect(facts["libxml2"]?.contains(/^2\.\d+\.\d+, (static|shared)$/) == true)
    #expect(facts["formats"]?.hasPrefix("json, xml, mdk, ") == true)
    #expect(facts["encodings"]?.hasPrefix("UTF-8, UTF-16, ISO-8859-1, ISO-8859-2, ") == true)
  }

  @Test(arguments: [
    ["--help"], ["check", "--help"], ["help", "rules"], ["coverage", "-h"], ["schema", "-h"], ["convert", "-h"],
  ])
  func help(
    arguments: [String]
  ) throws {
    let result = try Command().run(arguments)
    #expect(result.status == 0 && result.text.contains("USAGE: fiorilint") && result.error.isEmpty)
  }

  @Test func helpNamesTheStatusesAndFormats() throws {
    #expect(try fiorilint("--help").text.contains("0  No finding is at or above the failing level"))
    let text = try fiorilint("check", "--help").text
    for word in [
      "checkstyle  Checkstyle", "SUPPRESSIONS AND BASELINES:", "--fail-on", "--stdin-path", "--set", "--show",
    ] {
      #expect(text.contains(word))
    }
  }

  /// The help of each command begins with one line and three examples.
  @Test(arguments: [
    [], ["check"], ["stream"], ["merge"], ["report"], ["rules"], ["checks"], ["coverage"], ["convert"], ["draw"],
    ["baseline"], ["baseline", "create"], ["baseline", "update"], ["baseline", "prune"], ["baseline", "check"],
    ["config", "print"], ["init"], ["test-rules"], ["new-rule"], ["schema"], ["server"],
  ])
  func helpHasExamples(command: [String]) throws {
    let lines = try Command().run(command + ["--help"]).text.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("OVERVIEW: ") && lines[0].utf8.count <= 80 && Array(lines[1...2]) == ["", "Examples:"])
    #expect(lines[3...5].allSatisfy { $0.hasPrefix("  fiorilint ") } && lines[6].isEmpty, "\(lines[3...6])")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completions(shell: String) throws {
    let result = try fiorilint("--generate-completion-script", shell)
    #expect(result.status == 0 && result.text.contains("fiorilint") && result.text.contains("fail-on"))
    #expect(result.text.contains("convert") && result.text.contains("force"))
  }

  @Test func listOfRules() throws {
    let result = try fiorilint("rules")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.lines.map { String($0.prefix { $0 != " " }) } == TestLinter.allRules.map(\.id))
    #expect(
      result.lines.contains {
        $0.hasPrefix("touch-target/minimum-size ") && $0.contains(" error ") && $0.contains(" ios ")
      })
    let some = try fiorilint("rules", "object-cell/*")
    #expect(some.status == 0 && !some.lines.isEmpty && some.lines.allSatisfy { $0.hasPrefix("object-cell/") })
  }

  @Test func pagesOfRules() throws {
    for rule in TestLinter.allRules {
      let result = try fiorilint("rules", rule.id)
      // Lines break where the terminal ends.
      let words = result.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(result.status == 0 && words.hasPrefix(rule.summary + " rule \(rule.id) "))
      for word in [" Why ", " Avoid ", " Prefer ", rule.page.advice] + rule.page.statements where !word.isEmpty {
        #expect(words.contains(word), "\(rule.id): \(word)")
      }
      #expect(words.contains(" What to do ") == !rule.page.advice.isEmpty, "\(rule.id)")
    }
  }

  @Test func pagesNameRelatedRules() throws {
    let id = "collection-view/no-text-only"
    #expect(try fiorilint("rules", id).text.contains("This rule replaces the findings of "))
    #expect(try fiorilint("rules", id, "--format", "markdown").text.contains("`collection-cell/image-required`"))
    let json = try fiorilint("rules", id, "--format", "json").json
    #expect((json["supersedes"] as? [String])?.contains("collection-view/prefer-table") == true)
  }

  @Test func unknownRule() throws {
    let result = try fiorilint("rules", "object-cell/titel-required")
    #expect(result.status == 2 && result.error.contains("; did you mean object-cell/title-required?"))
  }

  @Test func schemas() throws {
    let json = try fiorilint("schema", "json")
    #expect(json.status == 0 && json.json["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let xml = try fiorilint("schema", "xml")
    #expect(xml.status == 0 && xml.text.contains("http://relaxng.org/ns/structure/1.0"))
  }

  // MARK: On a terminal

  /// Runs a command with a terminal for standard output and gives what it shows.
  private func onTerminal(
    _ arguments: [String], _ environment: [String: String], columns: UInt16 = 0
  ) throws -> String {
    let (master, slave) = try #require(Self.pseudoterminal())
    defer { close(master) }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
    let workspace = try Workspace(["a.json": Workspace.error])
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    _ = try Command(directory: workspace.folder.path, environment: environment, standardOutput: handle).run(arguments)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// The two ends of a new terminal.
  private static func pseudoterminal() -> (master: Int32, slave: Int32)? {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0 else { return nil }
    #if os(Linux)
      // What unlockpt and ptsname do, which the module of the C library does not have.
      var lock: Int32 = 0
      var number: Int32 = 0
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #else
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      let slave = open(name, O_RDWR | O_NOCTTY)
    #endif
    return slave < 0 ? nil : (master, slave)
  }

  @Test func colours() throws {
    let coloured = try onTerminal(["check"], ["TERM": "xterm"])
    #expect(coloured.contains("\u{1B}["))
    #expect(coloured.contains("^"), "the culprit is marked")
    for (arguments, environment) in [
      (["check", "--color", "never"], ["TERM": "xterm"]), (["check"], ["TERM": "xterm", "NO_COLOR": "1"]),
      (["check"], ["TERM": "dumb"]),
    ] {
      let plain = try onTerminal(arguments, environment)
      #expect(!plain.contains("\u{1B}") && plain.contains("a.json") && plain.contains("^"), "\(plain)")
    }
    #expect(
      try onTerminal(["check"], ["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}["), "an empty NO_COLOR says nothing"
    )
    #expect(try onTerminal(["rules", "object-cell/icon-stack"], ["TERM": "xterm"]).contains("\u{1B}[1m"))
    #expect(
      !(try onTerminal(["rules", "object-cell/icon-stack", "--color", "never"], ["TERM": "xterm"]).contains("\u{1B}")))
  }

  @Test(arguments: [60, 100]) func pagesTakeTheWidthOfTheTerminal(columns: UInt16) throws {
    let text = try onTerminal(
      ["rules", "object-cell/title-required", "--color", "never"], ["TERM": "xterm"], columns: columns)
    let prose = text.split(whereSeparator: \.isNewline).prefix { $0 != "Avoid" }
    let widest = prose.map(\.count).max() ?? 0
    #expect(widest <= Int(columns) && widest > Int(columns) - 20, "\(text)")
  }

  @Test func coverageHasColours() throws {
    let arguments = ["coverage", "--rule", "touch-target/minimum-size", "a.json"]
    #expect(try onTerminal(arguments, ["TERM": "xterm"]).contains("\u{1B}[1;31m"))
    #expect(!(try onTerminal(arguments + ["--color", "never"], ["TERM": "xterm"]).contains("\u{1B}")))
  }
}
