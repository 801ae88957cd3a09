import Foundation
import TestSupport
import Testing

/// Logs of any size with trees between their lines.
@Suite struct LogTests {
  /// Formats whose trees a log may have, each with an element that is too small.
  enum Tree: String, CaseIterable {
    case debugDescription, pageSource, bareSource, uiautomator, compose

    func text(_ name: String) -> String {
      switch self {
      case .debugDescription:
        """
        Attributes: Application, 0x600003a8c000, pid: 1, label: 'Shop'
        Element subtree:
         →Application, 0x600003a8c000, pid: 1, label: 'Shop'
            Window (Main), 0x600003a8c0e0, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x600003a8c1c0, {{20.0, 100.0}, {30.0, 30.0}}, label: '\(name)'
        Path to element:
         →Application, 0x600003a8c000, pid: 1, label: 'Shop'

        """
      case .pageSource: "<?xml version=\"1.0\"?><AppiumAUT>\(StepPages.page([name]))</AppiumAUT>\n"
      case .bareSource: StepPages.page([name]) + "\n"
      case .uiautomator:
        """
        <hierarchy rotation="0"><node text="" class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <node text="\(name)" class="android.widget.Button" clickable="true" enabled="true" bounds="[100,300][130,330]"/>
        </node></hierarchy>

        """
      case .compose:
        """
        Printing with useUnmergedTree = 'true'
        Node #1 at (l=0.0, t=0.0, r=1080.0, b=1920.0)px
         |-Node #2 at (l=100.0, t=300.0, r=400.0, b=600.0)px, Tag: '\(name)'
           ContentDescription = '[]'
           Role = 'Button'
           Actions = [OnClick]

        """
      }
    }
  }

  private static let line = "[2026-11-27 10:00:00.123] <D> App -> GET https://api.example.com/v1/orders/4711: 200 ×\n"

  /// So many lines that do not fit into one piece of a file.
  private static func lines(_ megabytes: Double) -> String {
    String(repeating: line, count: Int(megabytes * 1_048_576) / line.utf8.count)
  }

  private static let options = [
    "--no-config", "--fail-on", "never", "--density", "320", "--rule", "touch-target/*", "--rule", "accessibility/*",
  ]

  /// The lines of the findings, without their path.
  private func findings(_ workspace: Workspace, _ path: String, _ input: String? = nil) throws -> [String] {
    let result =
      try input.map {
        try workspace.run(
          "check", "--no-config", "--fail-on", "never", "--density", "320",
          "--rule", "touch-target/*", "--rule", "accessibility/*", "--stdin-path", path, "-", input: $0)
      }
      ?? Command(directory: workspace.folder.path).run(["check", path] + Self.options)
    #expect(result.status == 0, "\(result.error)")
    return result.lines.map { String($0.dropFirst(path.utf8.count)) }
  }

  /// What is found in the log by itself, so many lines further below.
  private func moved(_ findings: [String], by count: Int) -> [String] {
    findings.map { finding in
      let parts = finding.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: true)
      return ":\((Int(parts[0]) ?? 0) + count):\(parts[1])"
    }
  }

  @Test(arguments: Tree.allCases, [(0.1, 3.0), (3.0, 0.1), (2.0, 2.0), (0.4, 0.1)])
  func oneTree(tree: Tree, around: (Double, Double)) throws {
    let (before, behind) = (Self.lines(around.0), Self.lines(around.1))
    let workspace = try Workspace(["small.log": tree.text("One"), "large.log": before + tree.text("One") + behind])
    let small = try findings(workspace, "small.log")
    #expect(small.count >= 1)
    let count = before.utf8.count { $0 == 0x0A }
    #expect(try findings(workspace, "large.log") == moved(small, by: count))
    #expect(try findings(workspace, "large.log", before + tree.text("One") + behind) == moved(small, by: count))
  }

  /// Trees far from each other are screens of one file, as those that are near.
  @Test(arguments: Tree.allCases) func severalTrees(tree: Tree) throws {
    let far = Self.lines(1.5)
    func log(_ between: String) -> String {
      Self.line + tree.text("One") + between + tree.text("Two") + between + tree.text("Three")
    }
    let workspace = try Workspace(["near.log": log(Self.line), "far.log": log(far)])
    func elements(_ path: String) throws -> [String] {
      let result = try Command(directory: workspace.folder.path).run(
        ["check", path, "--format", "json"] + Self.options)
      #expect((result.json["summary"] as? [String: Any])?["screens"] as? Int == 3, "\(result.text)\(result.error)")
      return (result.json["findings"] as? [[String: Any]] ?? []).map { "\($0["element"] ?? "") \($0["message"] ?? "")" }
    }
    #expect(try elements("far.log") == elements("near.log"))
  }

  /// An element may have a text of any length, in a file of its own and in a log.
  @Test(arguments: [Tree.debugDescription, .pageSource, .bareSource, .uiautomator, .compose], [false, true])
  func longText(tree: Tree, isInLog: Bool) throws {
    let lines = isInLog ? Self.lines(1) : ""
    let long = String(repeating: "x", count: 1_200_000)
    let workspace = try Workspace(["short.log": tree.text("One"), "long.log": lines + tree.text(long) + lines])
    let count = try findings(workspace, "short.log").count
    #expect(count >= 1)
    #expect(try findings(workspace, "long.log").count == count)
  }

  /// Several long texts are in one tree, and what follows a cut tree is in none.
  @Test(arguments: ["</node></hierarchy>", "", "<node text=\"a\" bounds=\"[0,0][1,"])
  func manyLongTexts(end: String) throws {
    let node = "<node class=\"android.widget.TextView\" text=\"\(String(repeating: "x", count: 400_000))\""
    let nodes = (0..<3).map { "\(node) bounds=\"[0,\(300 * $0)][1080,\(300 * $0 + 200)]\"/>\n" }.joined()
    let start = "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,1920]\">"
    let workspace = try Workspace([
      "plain.xml": start + nodes + "</node></hierarchy>",
      "a.log": Self.lines(1) + start + nodes + end + "\n" + Self.lines(2) + Tree.uiautomator.text("One"),
    ])
    #expect(try findings(workspace, "plain.xml").isEmpty)
    let result = try Command(directory: workspace.folder.path).run(["check", "a.log"] + Self.options)
    #expect(result.status == (end.hasPrefix("</") ? 0 : 3), "\(result.error)")
  }

  /// Each tree of a log is read in its own format, in any order and at any distance.
  @Test(arguments: [0.0, 0.1, 1.5], [false, true]) func severalFormats(distance: Double, isReversed: Bool) throws {
    let formats = [Tree.debugDescription, .pageSource, .uiautomator, .bareSource, .compose]
    let trees = isReversed ? formats.reversed() : formats
    for (one, other) in zip(trees, trees.dropFirst() + trees.prefix(1)) {
      let between = Self.line + Self.lines(distance)
      for before in ["", Self.line] {
        let workspace = try Workspace([
          "one.log": one.text("One"), "other.log": other.text("Two"),
          "both.log": before + one.text("One") + between + other.text("Two") + Self.line,
        ])
        func messages(_ path: String) throws -> [String] {
          try findings(workspace, path).map { String($0.drop { $0 != " " }) }
        }
        #expect(
          try messages("both.log") == messages("one.log") + messages("other.log"), "\(one) \(other) \(before.isEmpty)")
      }
    }
  }

  /// A line that only looks like a tree is none, and a log without a tree is refused in one line.
  @Test(arguments: [true, false]) func noTree(hasLine: Bool) throws {
    let line = hasLine ? "Launched Application, 0x600003a8c000, with [{1}, {2}]\n" : ""
    let workspace = try Workspace(["a.log": Self.lines(1.5) + line + Self.lines(1.5)])
    let result = try workspace.run("check", "--no-config", "a.log")
    #expect(result.status == 3 && result.lines.count == 1, "\(result.text)")
    #expect(try workspace.run("check", "--no-config", ".").error.contains("no screens"))
    try workspace.folder.write("b.log", Self.lines(1.5) + line + Self.lines(1.5) + Tree.debugDescription.text("One"))
    #expect(try findings(workspace, "b.log").count == 1)
  }

  /// A large text on standard input is in a file for a while, or in memory where none can be made.
  @Test(arguments: [true, false]) func inputLeavesNothing(hasFolder: Bool) throws {
    let workspace = try Workspace(hasFolder ? ["tmp/other.txt": ""] : [:])
    let input = Self.lines(2) + Tree.pageSource.text("One")
    let result = try workspace.run(
      "check", "--no-config", "-", input: input, environment: ["TMPDIR": workspace.folder.path("tmp")])
    #expect(result.status == 1 && result.lines.count == 1, "\(result.text)\(result.error)")
    let names = try? FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("tmp"))
    #expect(names == (hasFolder ? ["other.txt"] : nil))
  }

  /// A temporary folder may be full.
  @Test(arguments: [1_200_000, 1_800_000]) func inputWithoutSpace(limit: Int) throws {
    let workspace = try Workspace(["in.log": Self.lines(2) + Tree.pageSource.text("One"), "tmp/other.txt": ""])
    let executable = try #require(Command.executable).path
    let script = "trap '' XFSZ; ulimit -f $1; cat in.log | TMPDIR=tmp \"$0\" check --no-config - | cat"
    var command = Command(directory: workspace.folder.path)
    command.program = URL(filePath: "/bin/sh")
    let result = try command.run(["-c", script, executable, "\(limit / 512)"])
    #expect(result.lines.count == 1 && result.text.contains("touch-target/"), "\(result.text)\(result.error)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("tmp")) == ["other.txt"])
  }

  /// Of a log of 20 MB a part is in memory at a time.
  @Test(.timeLimit(.minutes(3)), arguments: [true, false]) func memory(isInput: Bool) throws {
    #if os(Linux)
      let tree = Tree.debugDescription.text("One")
      let workspace = try Workspace([
        "small.log": tree, "large.log": Self.lines(10) + tree + Self.lines(10) + tree,
      ])
      let executable = try #require(Command.executable).path
      func run(_ limit: Int, _ path: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let input = isInput ? "cat \(path) | " : ""
        process.arguments = [
          "-c", "ulimit -v \(limit); \(input)\"$0\" check --no-config --jobs 1 \(isInput ? "-" : path) >/dev/null 2>&1",
          executable,
        ]
        process.currentDirectoryURL = URL(filePath: workspace.folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["MALLOC_ARENA_MAX": "1"]) { $1 }
        try process.runToEnd()
        return process.terminationStatus
      }
      var base = 16_000
      while base < 4_000_000, try run(base, "small.log") != 1 { base += 8_000 }
      #expect(try run(base + 6_000, "large.log") == 1)
    #endif
  }
}
