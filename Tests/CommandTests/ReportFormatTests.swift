import Foundation
import Reporting
import TestSupport
import Testing

/// `check --format` and the key `reports.text.group-by`: which report goes where, and what it says of real files.
@Suite struct ReportFormatTests {
  /// Every format's name.
  static let names = Reporters.names

  private static let files = [
    "clean.json": Workspace.clean, "error.json": Workspace.error, "warning.json": Workspace.warning,
    "broken.json": Workspace.broken,
  ]

  // MARK: auto

  @Test(arguments: [
    ([:], "text"), (["GITHUB_ACTIONS": "true"], "github"), (["GITLAB_CI": "true"], "text"),
    (["TF_BUILD": "True"], "azure"), (["GITHUB_ACTIONS": "false"], "text"), (["GITHUB_ACTIONS": ""], "text"),
    (["GITHUB_ACTIONS": "false", "TF_BUILD": "True"], "azure"), (["CI": "true"], "text"),
    (["GITHUB_ACTIONS": "true", "GITLAB_CI": "true", "TF_BUILD": "True"], "github"),
  ])
  func autoAsksTheEnvironment(environment: [String: String], format: String) throws {
    let workspace = try Workspace(Self.files)
    let command = Command(directory: workspace.folder.path, environment: environment)
    let automatic = try command.run("check", "--format", "auto")
    let named = try command.run("check", "--format", format)
    #expect(automatic.output == named.output && !named.output.isEmpty && automatic.status == named.status)
    // GitLab reads its report from a file, which has to be named to it; people read the log.
    #expect(
      automatic.error.contains("gl-code-quality-report.json")
        == (environment["GITLAB_CI"] != nil && format == "text"))
    let file = try command.run("check", "--format", "auto=auto.out")
    let isGitLab = environment["GITLAB_CI"] != nil && format == "text"
    let written = try command.run("check", "--format", isGitLab ? "gitlab" : format)
    #expect(workspace.folder.bytes(of: "auto.out") == written.output && !file.error.contains("note:"))
    #expect(!named.error.contains("gl-code-quality-report.json"))
  }

  @Test func aFileNeedsNoNote() throws {
    let workspace = try Workspace(Self.files)
    let environment = ["GITLAB_CI": "true"]
    for arguments in [
      ["--format", "auto=a.json"], ["--format", "auto", "--quiet"],
      ["--format", "auto", "--format", "gitlab=gl-code-quality-report.json"],
    ] {
      let result = try Command(directory: workspace.folder.path, environment: environment).run(["check"] + arguments)
      #expect(!result.error.contains("note:"))
    }
    withExtendedLifetime(workspace) {}
  }

  /// Where it is not requested, the environment changes nothing.
  @Test func theUsualReportIsText() throws {
    let workspace = try Workspace(Self.files)
    let result = try workspace.run("check", environment: ["GITHUB_ACTIONS": "true"])
    #expect(result.output == (try workspace.run("check")).output)
  }

  // MARK: Groups

  @Test func groups() throws {
    let workspace = try Workspace(Self.files)
    let headings = try ["file", "rule", "statement"].map { grouping in
      try workspace.run("check", "--set", "reports.text.group-by=\(grouping)").text.split(separator: "\n\n")
        .map { String($0.prefix { $0 != "\n" }) }
    }
    #expect(
      headings[0] == ["broken.json: could not be read", "error.json: 1 error", "warning.json: 1 warning"])
    #expect(headings[1].count == 3 && headings[1][1].hasPrefix("touch-target/minimum-size ("))
    #expect(headings[1].last == "not read: could not be read")
    #expect(headings[2].contains { $0.hasPrefix("hig-cv-") && $0.hasSuffix(": 1 error") })
    #expect(headings[2].contains("no statement: 1 warning"))
    // Automatic ones are text at home, and a script that asks for groups goes on where they are not.
    let automatic = ["check", "--set", "reports.text.group-by=rule", "--format", "auto"]
    let command = Command(directory: workspace.folder.path)
    #expect(try command.run(automatic).text == workspace.run("check", "--set", "reports.text.group-by=rule").text)
    var server = command
    server.environment = ["TF_BUILD": "True"]
    #expect(try server.run(automatic).text.hasPrefix("##vso["))
  }

  // MARK: Whole runs

  /// Each report is complete for every kind of run, and a run that fails fails no matter what the report.
  @Test(arguments: names)
  func everyRunHasAReport(name: String) throws {
    let workspace = try Workspace(Self.files.merging(["empty/x.txt": ""]) { $1 })
    let whole = try workspace.run("check", "--format", name)
    #expect(whole.status == 3 && !whole.output.isEmpty && whole.output.last == 0x0A)
    let clean = try workspace.run("check", "--format", name, "clean.json")
    let nothing = try workspace.run("check", "--format", name, "empty")
    #expect(clean.status == 0 && nothing.status == 2, "\(nothing.error)")
    let isDocument = !["text", "github", "azure", "rdjsonl"].contains(name)
    for result in [clean, nothing] { #expect(result.output.isEmpty != isDocument) }
    let file = try workspace.run("check", "--format", "\(name)=report")
    #expect(file.output.isEmpty && workspace.folder.bytes(of: "report") == whole.output)
  }

  /// A line with what bytes, scalars and UTF-16 units count differently, behind a byte order mark, with lines that end in CRLF.
  @Test func columnsAreThoseOfEachReader() throws {
    let screen =
      "\u{FEFF}{\"type\": \"screen\", \"platform\": \"ios\",\r\n"
      + "\"title\": \"é🧑\u{301}\", \"content\": [{\"type\": \"button\", \"id\": \"b\", \"frame\": [0, 0, 30, 30]}]}"
    let workspace = try Workspace(["a.json": screen])
    let before = "\"title\": \"é🧑\u{301}\", \"content\": [{\"type\": \"button\", \"id\": \"b\", "
    let line = try #require(screen.split(separator: "\r\n").last)
    let arguments = ["check", "--rule", "touch-target/minimum-size", "a.json"]
    func run(_ format: String) throws -> Command.Result {
      try Command(directory: workspace.folder.path).run(arguments + ["--format", format])
    }
    #expect(line.hasPrefix(before))
    #expect(try run("text").text.hasPrefix("a.json:2:\(before.unicodeScalars.count + 1): error: "))
    #expect(try run("rdjsonl").text.contains(#""start": {"line": 2, "column": \#(before.utf8.count + 1)}"#))
    #expect(try run("sonarqube").text.contains(#""startColumn": \#(before.utf16.count),"#))
    #expect(try run("sonarqube").text.contains(#""startLine": 2"#))
  }

  /// A path as it is given, the same file: servers know it by one name.
  @Test(arguments: ["github", "gitlab", "azure", "checkstyle", "sonarqube", "rdjson", "rdjsonl"])
  func pathsAreRelative(name: String) throws {
    let workspace = try Workspace(["screens/error.json": Workspace.error])
    let plain = try workspace.run("check", "screens", "--format", name)
    let path = "\(workspace.folder.path)/screens/error.json"
    #expect(try workspace.run("check", path, "--format", name).output == plain.output)
    #expect(plain.text.contains("screens/error.json") && !plain.text.contains(workspace.folder.path))
  }

  /// Servers know files by their way from the top of the repository, wherever the program runs.
  @Test(arguments: ["github", "gitlab", "azure", "checkstyle", "sonarqube"])
  func pathsStartAtTheTopOfTheRepository(name: String) throws {
    let workspace = try Workspace(["app/screens/error.json": Workspace.error, ".git/HEAD": "ref: refs/heads/main"])
    let top = try Command(directory: workspace.folder.path).run("check", "app/screens", "--format", name)
    let below = try Command(directory: workspace.folder.path("app")).run("check", "screens", "--format", name)
    #expect(below.output == top.output && top.text.contains("app/screens/error.json"), "\(below.text)")
    let given = try Command(directory: workspace.folder.path("app/screens")).run(
      "check", "error.json", "--format", name, "--set", "reports.root=..")
    #expect(given.text.contains("screens/error.json") && !given.text.contains("app/screens/error.json"))
  }

  /// The HTML report names the commit; without a repository it names none.
  @Test(.enabled(if: Git.isThere, "git is not here")) func commit() throws {
    let workspace = try Workspace(["shop/a.json": #"{"type": "screen", "platform": "ios", "content": []}"#])
    let folder = workspace.folder.path("shop")
    func title() throws -> String {
      let text = try Command(directory: folder).run("check", "--format", "html").text
      return String(text[(try #require(text.range(of: "<title>"))).upperBound...].prefix { $0 != "<" })
    }
    #expect(try title() == "fiorilint: no findings in 1 screen")
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "a"]] { try Git.run(arguments, in: folder) }
    let pattern = /fiorilint: no findings in 1 screen · shop [0-9a-f]{7,}, \d{4}-\d\d-\d\d/
    #expect(try title().wholeMatch(of: pattern) != nil)
  }

  @Test func helpListsTheFormats() throws {
    let help = try fiorilint("check", "--help").lines
    for name in Self.names + ["auto"] {
      #expect(help.contains { $0.drop { $0 == " " }.hasPrefix("\(name)  ") || $0.contains(" \(name) ") }, "\(name)")
    }
  }

  /// What people call an element stands beside its path, which stays as it is.
  @Test func labels() throws {
    func labels(_ path: String) throws -> [String: String?] {
      let findings = try fiorilint("check", path, "--format", "json").json["findings"] as? [[String: Any]] ?? []
      let pairs = findings.map { ($0["element"] as? String ?? "", $0["label"] as? String) }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    let figma = try labels("Fixtures/formats/figma/collections.json")
    #expect(figma["screen[iPhone 14 - Shop]/collectionView[1:181]/collectionCell[1:172]"] == "Collection View Cell")
    let storyboard = try labels("Fixtures/formats/interface-builder/violations.storyboard")
    #expect(storyboard["screen[LargeImages]/collectionView[a43-Fx-791]/collectionCell[Large]/image"] == "p0")
    let native = try labels("Fixtures/screens/orders-list.json")
    #expect(!native.isEmpty && native.values.allSatisfy { $0 == nil })
  }
}
