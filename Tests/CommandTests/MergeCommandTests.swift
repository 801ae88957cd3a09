import Foundation
import Reporting
import TestSupport
import Testing

/// `check --shard` and `merge`: all parts of a run, joined, are the run.
@Suite struct MergeCommandTests {
  /// The reports of one run, by format, and what it said besides.
  private struct Whole {
    /// What is linted.
    var paths: [String]
    var reports: [String: [UInt8]] = [:]
    var mergeable: [UInt8]
    var status: Int32
    var error: String

    /// Over our own files.
    static let ofFixtures = Result { try Whole(["Fixtures"]) }
    /// Over the real ones too, where they are beside the repository.
    static let ofAll = Result {
      let corpus = "../shared/corpus"
      let hasCorpus = FileManager.default.fileExists(atPath: Repository.url(corpus).path)
      return try hasCorpus ? Whole(["Fixtures", corpus]) : ofFixtures.get()
    }

    init(_ paths: [String]) throws {
      self.paths = paths
      let folder = try TemporaryFolder()
      let result = try Command().run(["check"] + paths + MergeCommandTests.formats(in: folder))
      (status, error) = (result.status, result.error)
      for name in Reporters.names { reports[name] = folder.bytes(of: name) }
      let merge = try Command().run(["check"] + paths + ["--format", "partial"])
      mergeable = merge.output
    }
  }

  private static func formats(in folder: TemporaryFolder) -> [String] {
    Reporters.names.flatMap { ["--format", "\($0)=\(folder.path($0))"] }
  }

  /// The shards' reports.
  private static func shards(_ count: Int, of paths: [String], in folder: TemporaryFolder) throws -> [String] {
    try (1...count).map { number in
      let path = folder.path("shard-\(number).json")
      let result = try Command().run(
        ["check"] + paths + ["--quiet", "--shard", "\(number)/\(count)", "--format", "partial=\(path)"])
      #expect(result.isExit && result.error.isEmpty && [0, 1, 3].contains(result.status), "\(result.error)")
      return path
    }
  }

  @Test(arguments: [1, 2, 3, 7, 16]) func allShardsAreTheRun(count: Int) throws {
    // All counts over all files would be a tenth of the time of all tests.
    let whole = try count == 2 ? Whole.ofAll.get() : Whole.ofFixtures.get()
    #expect(whole.status == 3 && whole.reports["json"]?.count ?? 0 > 100_000)
    let folder = try TemporaryFolder()
    // In any order.
    let reports = try Self.shards(count, of: whole.paths, in: folder).reversed()
    let merged = try Command().run(["merge"] + reports + Self.formats(in: folder))
    #expect(merged.status == whole.status && merged.error == whole.error, "\(merged.error)")
    for name in Reporters.names {
      #expect(folder.bytes(of: name) == whole.reports[name], "\(name) of \(count) shards")
    }
    let again = try Command().run(["merge"] + reports + ["--format", "partial", "--quiet"])
    #expect(again.output == whole.mergeable && again.error.isEmpty)
  }

  @Test func aMergedReportCanBeMerged() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("all.json", try Whole.ofAll.get().mergeable)
    let result = try Command().run("merge", path, path, "--format", "partial", "--quiet")
    #expect(try result.output == Whole.ofAll.get().mergeable)
  }

  @Test func checksAreMergedToo() throws {
    let folder = try TemporaryFolder()
    for number in 1...2 {
      let path = folder.path("\(number).json")
      _ = try fiorilint("check", "Fixtures/screens", "--shard", "\(number)/2", "--format", "partial=\(path)")
    }
    for name in ["text", "json"] {
      let merged = try fiorilint("merge", folder.path("2.json"), folder.path("1.json"), "--checks", "--format", name)
      let whole = try fiorilint("check", "Fixtures/screens", "--checks", "--format", name)
      #expect(merged.output == whole.output && merged.error == whole.error && merged.text.contains("inconclusive"))
    }
  }

  /// What an input may hold to become more than text is the same text behind a merge.
  @Test func hostileTexts() throws {
    let names = [
      #"\u001B[31m"#, #"::set-output name=a::b"#, #"##vso[task.complete]"#, #"\u202Ebidi\u2066"#, #"]]> <script>"#,
      #"line\u2028\u0085\r\n\t\u0000"#, #"🧑🏽‍💻 e\u0301 é \uFFFE"#, #"\" \\ \/ {0} [a](1)"#,
    ]
    let members = names.map { "\"\($0)\": 1" }.joined(separator: ", ")
    let screen = #"{"type": "screen", "name": "\#(names.joined())", "platform": "ios", "# + members + "}"
    let workspace = try Workspace()
    // The last two are equal as texts, and different as names of files.
    for name in ["a.json", "b \u{202E}c#%&\n.json", "e\u{301}.json", "é.json"] {
      try workspace.folder.write(name, screen)
    }
    _ = try workspace.run("check", "--shard", "1/2", "--format", "partial=1.txt")
    _ = try workspace.run("check", "--shard", "2/2", "--format", "partial=2.txt")
    for name in Reporters.names {
      let whole = try workspace.run("check", "--format", name)
      let merged = try workspace.run("merge", "1.txt", "2.txt", "--format", name)
      #expect(merged.output == whole.output && whole.output.count > 1_000, "\(name)")
    }
  }

  /// Lengths that no short text says, that are too large to be drawn or follow from such; statements that several platforms and
  /// overrides for screens count.
  @Test func drawingsAndStatements() throws {
    let frames = [
      "[0.1, 0.2, 0.30000000000000004, 1e-7]", "[1e308, 1e308, 1e308, 1e308]", "[-1e308, 5e-324, 30, 1e308]",
      "[-0.0, 33.333333333333336, 20, 20]", "[1e22, 123456789012345680, 1, 1]",
    ]
    let buttons = frames.enumerated().map { #"{"type": "button", "id": "\#($0)", "frame": \#($1)}"# }
    let workspace = try Workspace()
    try workspace.folder.write(
      ".fiorilint.yml", "overrides: [{platforms: android, rules: {touch-target/*: warning}}]\n")
    for platform in ["ios", "android", "crossPlatform", "unknown"] {
      let screen =
        #"{"type": "screen", "name": "S", "platform": "\#(platform)", "width": 390.5, "content": ["#
        + buttons.joined(separator: ", ") + "]}"
      let unknown = screen.replacing(#""platform": "unknown", "#, with: "")
      try workspace.folder.write("\(platform).json", unknown)
      try workspace.folder.write(
        "list-\(platform).json", "[\(unknown), \(screen.replacing("unknown", with: "android"))]")
    }
    for shard in 1...3 { _ = try workspace.run("check", "--shard", "\(shard)/3", "--format", "partial=\(shard).txt") }
    for arguments in [["html"], ["partial"]] {
      let format = ["--format"] + arguments
      let whole = try Command(directory: workspace.folder.path).run(["check"] + format)
      // A file that two runs checked counts once.
      let merged = try Command(directory: workspace.folder.path).run(
        ["merge", "3.txt", "1.txt", "2.txt", "1.txt"] + format)
      #expect(merged.output == whole.output && whole.output.count > 5_000, "\(arguments)")
    }
    let page = try workspace.run("merge", "1.txt", "2.txt", "3.txt", "--format", "html").text
    #expect(page.contains("<svg class=\"drawing\"") && page.contains("data-statement=\"hig-cv-02\""))
  }

  // MARK: Shards

  private static let files: [String: String] = {
    let names = [
      "a.json", "b.json", "c/a.json", "c/b.json", "c/c/z.json", "d.json", "größe.json", "x y.json", "z.json",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, Workspace.warning) })
  }()

  private static func found(_ workspace: Workspace, _ shard: String, _ paths: String...) throws -> [String] {
    let result = try Command(directory: workspace.folder.path).run(
      ["check", "--shard", shard, "--format", "json"] + paths)
    #expect(result.isExit && !result.error.contains("note:"), "\(result.error)")
    let objects = ["findings", "failures"].flatMap { result.json[$0] as? [[String: Any]] ?? [] }
    return objects.compactMap { $0["path"] as? String }
  }

  @Test(arguments: 1...12) func shardsAreEven(count: Int) throws {
    let workspace = try Workspace(Self.files)
    let parts = try (1...count).map { try Self.found(workspace, "\($0)/\(count)") }
    #expect(parts.flatMap { $0 }.sorted() == Self.files.keys.sorted())
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  /// What is in a file plays no part, nor in which order files are named, nor the machine.
  @Test func theSameFilesAreInTheSameShard() throws {
    let expected = ["c/b.json", "größe.json", "x y.json"]
    #expect(try Self.found(Workspace(Self.files), "2/3") == expected)
    let other = try Workspace(Self.files.mapValues { _ in Workspace.error })
    #expect(try Self.found(other, "2/3", "z.json", "c", ".") == expected)
  }

  @Test func failuresAreReportedOnce() throws {
    let workspace = try Workspace(Self.files)
    let parts = try (1...4).map { try Self.found(workspace, "\($0)/4", ".", "missing.json", "gone/x.json") }
    let failures = parts.flatMap { $0 }
    #expect(failures.count == 11 && failures.filter { $0 == "missing.json" || $0 == "gone/x.json" }.count == 2)
    #expect(parts.allSatisfy { (2...3).contains($0.count) })
  }

  @Test(arguments: ["0/3", "4/3", "a/b", "3", "1/0", "-1/3", "1/3/2", "/", "1/", "+1/3", "1/99999999999999999999"])
  func wrongShards(shard: String) throws {
    let result = try Workspace(Self.files).run("check", "--shard=\(shard)")
    #expect(result.status == 2 && result.isExit && result.output.isEmpty)
    #expect(result.error.contains("2/8 for the second of eight"), "\(result.error)")
  }

  @Test func standardInputIsNotShared() throws {
    let result = try Workspace(Self.files).run("check", "-", "--shard", "1/2", input: Workspace.clean)
    #expect(result.status == 2 && result.error.contains("standard input"), "\(result.error)")
  }

  /// A partial report has other members than a json report.
  @Test func plainReportsStayAsTheyAre() throws {
    let workspace = try Workspace(Self.files)
    #expect(
      Set(try workspace.run("check", "--format", "json").json.keys) == ["version", "findings", "failures", "summary"])
    let more = try workspace.run("check", "--format", "partial").json
    #expect(Set(more.keys) == ["version", "run", "files"])
  }

  // MARK: Exit status

  static let statuses: [(names: [String], arguments: [String], status: Int32)] = [
    (["clean.json"], [], 0), (["error.json"], [], 1), (["warning.json"], [], 0), (["broken.json"], [], 3),
    (["warning.json"], ["--fail-on", "warning"], 1), (["error.json"], ["--fail-on", "never"], 0),
    (["error.json", "broken.json"], ["--fail-on", "never"], 3), (["clean.json", "error.json", "warning.json"], [], 1),
  ]

  @Test(arguments: statuses)
  func status(names: [String], arguments: [String], status: Int32) throws {
    let workspace = try Workspace([
      "clean.json": Workspace.clean, "error.json": Workspace.error, "warning.json": Workspace.warning,
      "broken.json": Workspace.broken,
    ])
    let command = Command(directory: workspace.folder.path)
    for name in names {
      _ = try command.run(["check", name, "--format", "partial=report-\(name)"])
    }
    let merged = try command.run(["merge"] + names.map { "report-\($0)" } + arguments)
    let whole = try command.run(["check"] + names + arguments)
    #expect(merged.status == status && whole.status == status)
    #expect(merged.output == whole.output && merged.error == whole.error)
  }

  /// A failing level of the command line holds for all files; those of nearest configurations are in the reports.
  @Test(
    arguments: [
      (["--set", "fail-on=never"], 0), (["--config", "never.yml"], 0), (["--set", "fail-on=warning"], 1), ([], 1),
      (["--config", "error.yml"], 1), (["--config", "parts.yml"], 0), (["--set", "level=error"], 1),
    ] as [([String], Int32)])
  func configuredStatus(arguments: [String], status: Int32) throws {
    let workspace = try Workspace([
      "app/error.json": Workspace.error, "never.yml": "fail-on: never\n", "error.yml": "fail-on: error\n",
      "parts.yml": "overrides: [{files: app/, fail-on: never}]\n",
    ])
    _ = try workspace.run("check", "app", "--format", "partial=report.json")
    try workspace.folder.write(".fiorilint.yml", "fail-on: never\n")
    let command = Command(directory: workspace.folder.path)
    #expect(try command.run(["merge", "report.json"] + arguments).status == status)
    let stream = try workspace.run("stream", "--partial", input: Self.record)
    try workspace.folder.write("results.jsonl", stream.text)
    try workspace.folder.write(".fiorilint.yml", "")
    let lines = try command.run(["merge", "--json-lines", "results.jsonl"] + arguments)
    #expect(lines.status == (arguments.contains("fail-on=warning") || arguments.contains("error.yml") ? 1 : 0))
  }

  private static let record =
    #"{"path": "app/error.json", "screen": \#(Workspace.error.replacing("\n", with: " "))}"# + "\n"

  /// A share of conclusive checks is required of the merged report as of the run.
  @Test(arguments: ["0%", "99%"]) func requiredShare(share: String) throws {
    let workspace = try Workspace(["a.json": #"{"type": "screen", "platform": "ios", "content": [{"type": "button"}]}"#]
    )
    try workspace.folder.write(".fiorilint.yml", "require-conclusive: \(share)\nfail-on: never\n")
    let whole = try workspace.run("check", ".", "--format", "text", "--format", "partial=report.json")
    let merged = try workspace.run("merge", "report.json")
    #expect(merged.status == whole.status && whole.status == (share == "0%" ? 0 : 1), "\(whole.error)")
    // A report does not keep which facts are missing most often.
    let line = try #require(merged.error.split(separator: "\n").first)
    #expect(whole.error.hasPrefix(line), "\(whole.error)\(merged.error)")
  }

  /// Infos are shown where they fail the run.
  @Test func infosThatFail() throws {
    let info =
      #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "frame": [0, 0, 30, 30]}]}"#
    let workspace = try Workspace(["a.json": info])
    let level = ["--set", "rules.touch-target/minimum-size=info"]
    for set in [["--fail-on", "info"], ["--set", "fail-on=info"]] {
      let arguments = ["check", "a.json", "--format", "text", "--format", "partial=report.json"] + level + set
      let whole = try Command(directory: workspace.folder.path).run(arguments)
      #expect(whole.status == 1 && whole.text.contains("info: "), "\(whole.text)\(whole.error)")
      let merged = try workspace.run("merge", "report.json")
      #expect(merged.status == 1 && merged.text == whole.text, "\(merged.text)\(merged.error)")
    }
  }

  /// Rules of a folder of their own are known where a report names a file there.
  @Test func nestedRules() throws {
    let page = "---\non: button\ncheck: size\nwith: {minHeight: 90}\nlevel: error\n---\n# T\n\nTexts.\n"
    let workspace = try Workspace([
      "app/a.json": Workspace.error, "app/.fiorilint.yml": "", "app/.fiorilint/rules/acme/taps.md": page,
    ])
    let whole = try workspace.run("check", "app")
    #expect(whole.text.contains("acme/taps"), "\(whole.text)\(whole.error)")
    _ = try workspace.run("check", "app", "--format", "partial=report.json")
    let merged = try workspace.run("merge", "report.json")
    #expect(merged.output == whole.output && merged.error == whole.error, "\(merged.error)")
  }

  /// What a shard writes into the folder that is checked does not change the files of the next one.
  @Test func reportsBesideScreens() throws {
    let files = (0..<7).map { ("\($0).json", Workspace.error) }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    let whole = try workspace.run("check", ".")
    for number in 1...3 {
      let formats = ["partial", "json", "sarif", "junit", "checkstyle", "gitlab", "rdjson", "sonarqube"].flatMap {
        name in
        let isXML = ["junit", "checkstyle"].contains(name)
        return ["--format", "\(name)=\(name)-\(number).\(isXML ? "xml" : "json")"]
      }
      let shard = ["check", ".", "--shard", "\(number)/3"] + formats
      #expect(try Command(directory: workspace.folder.path).run(shard).status == 1)
    }
    let merged = try workspace.run("merge", "partial-1.json", "partial-2.json", "partial-3.json")
    #expect(merged.output == whole.output && merged.status == 1, "\(merged.error)")
  }

  /// A screen whose name differs from that of a report in a number is checked by one of the parts.
  @Test(arguments: 2...9) func screensNamedLikeReports(count: Int) throws {
    let names = ["a.json", "b.json", "c.json", "part-0.json", "part-77.json"]
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: names.map { ($0, Workspace.error) }))
    let whole = try workspace.run("check", ".")
    let parts = (1...count).map { "part-\($0).json" }
    for (index, part) in parts.enumerated() {
      _ = try workspace.run("check", ".", "--shard", "\(index + 1)/\(count)", "--format", "partial=\(part)")
    }
    let merged = try Command(directory: workspace.folder.path).run(["merge"] + parts)
    #expect(merged.output == whole.output && merged.status == 1, "\(merged.error)")
  }
}
