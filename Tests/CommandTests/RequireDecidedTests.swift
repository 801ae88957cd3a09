import TestSupport
import Testing

/// The key `require-conclusive`: a run fails if too few checks were conclusive.
@Suite struct RequireDecidedTests {
  /// Three buttons: one good, one too small, one whose frame is not known. Four checks, three of them decided.
  private static let screen = """
    {"type": "group", "content": [{"type": "button", "frame": [0, 0, 44, 44]}, {"type": "button", "frame": [0, 0, 50, 44]},
     {"type": "button", "frame": [0, 0, 60, 60]}, {"type": "button", "id": "b"}]}
    """

  private func run(_ arguments: String...) throws -> Command.Result {
    let workspace = try Workspace([
      "a.json": Self.screen, "broken.json": Workspace.broken, "error.json": Workspace.error,
    ])
    return try Command(directory: workspace.folder.path).run(
      ["check", "--platform", "ios", "--rule", "touch-target/minimum-size"] + arguments)
  }

  @Test(
    arguments: [
      ("0", 0), ("50", 0), ("75", 0), ("75%", 0), ("75.0%", 0), ("75.1", 1), ("75.001%", 1), ("76", 1), ("100", 1),
    ] as [(String, Int32)])
  func share(required: String, status: Int32) throws {
    let result = try run("a.json", "--set", "require-conclusive=\(required)")
    #expect(result.status == status && result.output.isEmpty, "\(result.error)")
    #expect(result.error.contains("are conclusive") == (status == 1), "\(result.error)")
  }

  @Test func saysWhatIsMissing() throws {
    let result = try run("a.json", "--set", "require-conclusive=80", "--quiet")
    #expect(
      result.error == """
        fiorilint: error: 75 % of the checks are conclusive (3 of 4); 80 % are required. Most often missing: frame of button (1)

        """)
  }

  @Test(arguments: ["-1", "101", "100.5", "x", "80%%", "1e1", ".5", "80.", "0x10", "٨٠", "80.1234", "1000"])
  func wrongValues(value: String) throws {
    let result = try run("a.json", "--set", "require-conclusive=\(value)")
    #expect(
      result.status == 2 && result.output.isEmpty && result.error.contains("`require-conclusive` must be"),
      "\(result.error)")
  }

  /// Findings and failures keep their statuses, and reports their bytes.
  @Test func goesWithTheOtherStatuses() throws {
    #expect(try run("broken.json", "a.json", "--set", "require-conclusive=100").status == 3)
    #expect(try run("error.json", "--set", "require-conclusive=100").status == 1)
    #expect(try run("error.json", "--set", "require-conclusive=100", "--fail-on", "never").status == 0)
    #expect(try run("a.json", "--set", "require-conclusive=100", "--fail-on", "never").status == 1)
    for format in ["text", "json", "sarif", "junit"] {
      let plain = try run("a.json", "error.json", "--format", format)
      #expect(
        try run("a.json", "error.json", "--format", format, "--set", "require-conclusive=1%").output == plain.output)
    }
  }

  @Test func logsSayTheStatusOfTheRun() throws {
    for required in ["75", "100"] {
      let result = try run("a.json", "--set", "require-conclusive=\(required)", "--format", "sarif")
      #expect(String(decoding: result.output, as: UTF8.self).contains("\"exitCode\": \(result.status),"))
      #expect(result.status == (required == "100" ? 1 : 0))
    }
    let empty = try Workspace(["a.txt": ""])
    let nothing = try Command(directory: empty.folder.path).run(["check", "--format", "sarif"])
    #expect(nothing.status == 2, "\(nothing.error)")
    #expect(String(decoding: nothing.output, as: UTF8.self).contains("\"exitCode\": 2,"))
  }

  /// Where no check applies to the screens, none is conclusive: a gate that saw nothing is not green, unless there is nothing to see.
  @Test(
    arguments: [
      (["--set", "require-conclusive=1%"], 1), (["--set", "require-conclusive=0"], 0), ([], 0),
      (["--set", "require-conclusive=1%", "--skip-unrecognized"], 0),
      (["--set", "require-conclusive=1%", "--shard", "1/1"], 0),
      (["--set", "require-conclusive=1%", "--pass-on-no-screens"], 1),
    ] as [([String], Int32)]) func nothingApplies(options: [String], status: Int32) throws
  {
    let workspace = try Workspace(["a.json": Workspace.clean, "none/b.txt": ""])
    let command = Command(directory: workspace.folder.path)
    let rule = ["--rule", "touch-target/minimum-size"]
    let result = try command.run(["check", "a.json"] + rule + options)
    #expect(result.status == status, "\(result.error)")
    let message = "error: no check is conclusive; 1 % are required: no guideline check applies to 1 screen\n"
    #expect(result.error.contains(message) == (status == 1), "\(result.error)")
    let none = try command.run(["check", "none", "--pass-on-no-screens", "--set", "require-conclusive=100%"])
    #expect(none.status == 0, "\(none.error)")
  }

  /// That nothing is wrong with a description says nothing of its screens.
  @Test func selfChecksDecideNothing() throws {
    let workspace = try Workspace(["a.json": #"{"type": "group", "content": [{"type": "button"}]}"#])
    let arguments = ["check", "a.json", "--platform", "ios", "--set", "require-conclusive=1%"]
    let result = try Command(directory: workspace.folder.path).run(arguments + ["--format", "json", "--checks"])
    #expect(result.status == 1 && result.error.contains("0 % of the checks are conclusive (0 of 1)"), "\(result.error)")
    #expect(result.error.contains("the only check is inconclusive"), "\(result.error)")
    let summary = try #require(result.json["summary"] as? [String: Int])
    #expect(summary["passed"] == 0 && summary["inconclusive"] == 1 && summary["selfChecks"] == nil)
    let checks = (result.json["checks"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    #expect(checks.count > 80 && !checks.contains { $0.hasPrefix("description/") || $0.hasPrefix("suppression/") })
    #expect(result.json["selfChecks"] == nil)
  }

  /// A page of the Mobile Development Kit never says how many lines a title takes.
  @Test func unknownFactsAreNotRequested() throws {
    let page = #"""
      {"_Type": "Page", "_Name": "P", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "T", "Sections": [
       {"_Type": "Section.Type.ObjectTable", "_Name": "S", "Target": "{Things}", "ObjectCell": {"Title": "{Name}",
        "Subhead": "{Place}", "OnPress": "/App/Open.action"}}]}]}
      """#
    let workspace = try Workspace(["P.page": page])
    let command = Command(directory: workspace.folder.path)
    let arguments = ["check", "P.page", "--rule", "object-cell/centered-single-line"]
    let decided = try command.run(
      arguments + ["--rule", "object-cell/title-required", "--set", "require-conclusive=100%"])
    #expect(decided.status == 0 && decided.error.contains("1 check passed\n"), "\(decided.error)")
    let none = try command.run(arguments + ["--set", "require-conclusive=100%"])
    #expect(none.status == 1 && none.error.contains("the format supports none of the 2 applicable checks"))
    let result = try command.run(arguments + ["--format", "json", "--checks"])
    #expect(result.status == 0 && result.error.contains("0 checks passed, 2 unsupported"), "\(result.error)")
    let summary = try #require(result.json["summary"] as? [String: Int])
    #expect(summary["unsupported"] == 2 && summary["inconclusive"] == 0)
    let check = try #require((result.json["checks"] as? [[String: Any]])?.first)
    #expect(check["missing"] as? [String] == [] && check["unsupported"] as? Int == 2)
    let text = try command.run(arguments + ["--checks"])
    #expect(
      text.text == """
        note: 1 check unsupported: MDK has no number of lines of Subhead
        note: 1 check unsupported: MDK has no number of lines of Title

        """)
  }

  /// A run in which nothing could be checked says so, and what would change it.
  @Test func saysThatNothingWasChecked() throws {
    let button =
      #"<node class="android.widget.Button" text="Save" clickable="true" enabled="true" bounds="[20,90][170,230]"/>"#
    let workspace = try Workspace([
      "label.json": #"{"type": "label", "text": "Hello"}"#,
      "dump.xml": """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\(button)</node></hierarchy>
      """,
    ])
    let idle = try workspace.run("check", "label.json", "--format", "json")
    #expect(idle.error.contains(" · no guideline check applies"), "\(idle.error)")
    let all = ["check", "--config", "all.yml"]
    try workspace.folder.write("all.yml", "rules: {touch-target/minimum-size: {level: error}}\n")
    try workspace.folder.write(
      ".fiorilint/rules/acme/large.md",
      "---\nlevel: error\nplatforms: [ios, android]\nstatements: []\non: button\ncheck: size\nwith: {minWidth: 48}\nadvice: enlarge it\n---\n# Large\n\nWhy.\n\n## Avoid\n\n```json android\n↓{\"type\": \"button\", \"frame\": [0, 0, 40, 48]}\n```\n\n## Prefer\n\n```json android\n{\"type\": \"button\", \"frame\": [0, 0, 48, 48]}\n```\n"
    )
    let open = try Command(directory: workspace.folder.path).run(all + ["dump.xml", "--rule", "acme/large"])
    #expect(
      open.error.contains("the only check is inconclusive (--checks); try --density (1 check)"),
      "\(open.error)")
    let known = try Command(directory: workspace.folder.path).run(
      all + ["dump.xml", "--rule", "acme/large", "--density", "420"])
    #expect(!known.error.contains("was conclusive"), "\(known.error)")
  }

  @Test func standardInputCounts() throws {
    let result = try Workspace().run(
      "check", "-", "--platform", "ios", "--rule", "touch-target/minimum-size", "--set", "require-conclusive=80",
      "--quiet",
      input: Self.screen)
    #expect(result.status == 1 && result.error.contains("75 % of the checks are conclusive (3 of 4)"))
  }
}
