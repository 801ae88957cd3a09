import Foundation
import TestSupport
import Testing

/// A file with an unresolved merge conflict says so, at its first marker, in each format.
@Suite struct MergeConflictTests {
  private static let message = ": unresolved merge conflict; expected one version, without conflict markers"

  private static func text(of path: String) -> String {
    String(decoding: (try? Repository.bytes(of: "Fixtures/\(path)")) ?? [], as: UTF8.self)
  }

  /// A file of each format, with a line of it that a conflict replaces.
  private static let subjects: [(name: String, text: String)] = [
    ("a.json", text(of: "screens/team-profile.json")), ("a.xml", text(of: "screens/team-profile.xml")),
    ("a.page", text(of: "formats/mdk/violations/Pages/Main.page")),
    ("a.storyboard", text(of: "formats/interface-builder/violations.storyboard")),
    ("a.xib", text(of: "formats/interface-builder/cells.xib")),
    ("layout.xml", text(of: "formats/android-layout/app/src/main/res/layout-sw600dp/orders.xml")),
    ("source.xml", text(of: "formats/ios-page-source/shop.xml")), ("figma.json", text(of: "formats/figma/nodes.json")),
    ("maestro.json", text(of: "formats/maestro/hierarchy.json")), ("idb.json", text(of: "formats/idb/nested.json")),
    ("xctest.json", text(of: "formats/xctest/source.json")),
    ("layout.json", text(of: "formats/android-cli/full.json")),
    ("agent.json", text(of: "formats/agent-device/screen.json")),
    ("views.uitree.json", text(of: "formats/roborazzi/views.uitree.json")),
    ("outline.xml", text(of: "formats/figma-metadata/page.xml")),
  ]

  /// The same with a dump, which may have other text around it.
  private static let all =
    subjects + [
      ("dump.uix", text(of: "formats/uiautomator/no-collections.xml")),
      ("tree.txt", text(of: "formats/xctest-description/shop.txt")),
      ("compose.log", text(of: "formats/compose/screen.txt")),
    ]

  private func failure(_ name: String, _ text: String, isNamed: Bool) throws -> Command.Result {
    let workspace = try Workspace([name: text])
    return try workspace.run("check", "--no-config", "--fail-on", "never", "--quiet", isNamed ? name : ".")
  }

  /// Both versions of one line, of several, and of the whole file, as `git merge` writes them.
  @Test(arguments: all.indices, ["\n", "\r\n"]) func conflicts(index: Int, lineEnd: String) throws {
    let (name, whole) = Self.all[index]
    let lines = whole.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    try #require(lines.count > 4, "\(name)")
    for (first, count) in [(0, lines.count), (1, 1), (lines.count / 2, 2), (lines.count - 3, 2)] {
      let ours = lines[first..<first + count]
      let base = first == 1 ? ["||||||| base"] + ours : []
      let conflict = ["<<<<<<< HEAD"] + ours + base + ["======="] + ours + [">>>>>>> feature"]
      let text = (lines[..<first] + conflict + lines[(first + count)...]).joined(separator: lineEnd)
      for isNamed in [true, false] {
        let result = try failure(name, text, isNamed: isNamed)
        #expect(result.status == 3, "\(name) \(first) \(isNamed): \(result.text)\(result.error)")
        #expect(
          result.text.contains("\(name):\(first + 1):1: error\(Self.message)"),
          "\(name) \(first) \(isNamed): \(result.text)")
      }
    }
  }

  /// A marker that XML takes for text keeps a file from being fixed.
  @Test(arguments: ["a.storyboard", "a.xib"]) func fixes(name: String) throws {
    let whole = try #require(Self.subjects.first { $0.name == name }).text
    var lines = whole.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let line = try #require(lines.lastIndex { $0.hasPrefix("</") })
    lines.insert(">>>>>>> feature/x", at: line)
    let text = lines.joined(separator: "\n")
    let workspace = try Workspace([name: text])
    let result = try workspace.run("check", "--no-config", "--fix", "--unsafe-fixes", name)
    #expect(workspace.folder.text(of: name) == text)
    #expect(
      result.status > 1 && (result.text + result.error).contains("\(name):\(line + 1):1: error\(Self.message)"),
      "\(result.text)\(result.error)")
  }

  /// What is left of a conflict behind a whole file.
  @Test(
    arguments: subjects.indices, ["=======", ">>>>>>> feature", "<<<<<<< HEAD", "||||||| base", "<<<<<<<"])
  func rests(index: Int, marker: String) throws {
    let (name, whole) = Self.subjects[index]
    let text = whole.last?.isNewline == true ? whole : whole + "\n"
    let line = text.split(omittingEmptySubsequences: false) { $0.isNewline }.count
    for ending in ["", "\n", "\r\n"] {
      let result = try failure(name, text + marker + ending, isNamed: false)
      #expect(result.status == 3 && result.text.contains("\(name):\(line):1: error\(Self.message)"), "\(result.text)")
    }
  }

  /// XML stays well-formed with the end of a conflict in it.
  @Test(arguments: [
    ("a.xml", "<screen platform=\"ios\"><button text=\"A\"/>\n=======\n>>>>>>> b\n</screen>", 2),
    ("a.xml", "<screen platform=\"ios\">\n>>>>>>> feature\n</screen>", 2),
    ("a.xml", "<LinearLayout xmlns:android=\"x\">\n\n=======\n>>>>>>> b\n</LinearLayout>", 3),
    (
      "a.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n<scenes/>\n>>>>>>> b\n</document>", 3
    ),
  ])
  func restsInXML(name: String, text: String, line: Int) throws {
    let result = try failure(name, text, isNamed: true)
    #expect(result.status == 3, "\(result.text)")
    #expect(result.text.contains("\(name):\(line):1: error\(Self.message)"), "\(result.text)")
  }

  /// Where the file can be read, a line that looks like a marker is text; and where something else is wrong, that is said.
  @Test(
    arguments: [
      ("<screen platform=\"ios\"><!--\n<<<<<<< HEAD\n=======\n>>>>>>> b\n--></screen>", nil),
      ("<screen platform=\"ios\"><text text=\"\n=======\n>>>>>>> b\n\"/></screen>", nil),
      ("{\"type\": \"screen\", \"platform\": \"ios\", \"name\": \"<<<<<<< HEAD\"}", nil),
      ("<screen platform=\"ios\"><text text=\"\n=======\n\"/>\n<text>\n</screen>", 5),
      ("<screen platform=\"ios\">\n<<<<<<<< HEAD\n</screen>", 2), ("{\"type\": \"screen\",\n<<<<<< HEAD\n}", 2),
      ("{\"type\": \"screen\",\n======= x\n}", 2), ("{\"type\": \"screen\",\n  <<<<<<< HEAD\n}", 2),
    ] as [(String, Int?)])
  func others(text: String, line: Int?) throws {
    let result = try failure(text.hasPrefix("<") ? "a.xml" : "a.json", text, isNamed: true)
    #expect(!result.text.contains("merge conflict"), "\(result.text)")
    #expect(result.status == (line == nil ? 0 : 3), "\(result.text)")
    if let line { #expect(result.text.contains(":\(line):"), "\(result.text)") }
  }

  /// A walk passes what would be no screen without the conflict, and says so where it is named.
  @Test func noScreens() throws {
    let text = "{\"name\": \"x\",\n<<<<<<< HEAD\n\"version\": 1\n=======\n\"version\": 2\n>>>>>>> b\n}\n"
    let workspace = try Workspace(["package.json": text, "a.json": Workspace.clean])
    #expect(try workspace.run("check", "--no-config", ".").status == 0)
    let named = try workspace.run("check", "--no-config", "package.json")
    #expect(named.status == 3 && named.text.contains("package.json:2:1: error\(Self.message)"), "\(named.text)")
  }

  private static let page = "---\nlevel: error\non: button\ncheck: none\nadvice: a\n---\n"

  /// In Markdown a line of `=` alone is an underline, and one of `>` a quotation.
  @Test(arguments: ["Words\n=======\nand more.\n", ">>>>>>> quoted\n", "<<<<<<< HEAD\n"])
  func linesOfMarkdown(text: String) throws {
    let workspace = try Workspace([".fiorilint/rules/a/b.md": Self.page + "# T\n\n" + text, "a.json": Workspace.clean])
    let result = try workspace.run("check", "a.json")
    #expect(!result.error.contains("merge conflict"), "\(result.error)")
  }

  /// Text that a tool prints around a page source is no mistake, and what is left of a merge is one also there.
  @Test func textAroundAPageSource() throws {
    let source = Self.subjects.first { $0.name == "source.xml" }?.text ?? ""
    #expect(try failure("source.xml", "driver ready\n" + source + "\ndone =======\n", isNamed: true).status == 0)
    let front = try failure("source.xml", "driver ready\n>>>>>>> b\n" + source, isNamed: true)
    #expect(front.status == 3, "\(front.text)")
  }

  /// Configurations, rule pages and baselines.
  @Test(arguments: [
    (".fiorilint.yml", "rules:\n<<<<<<< HEAD\n  touch-target/*: off\n=======\n  touch-target/*: info\n>>>>>>> b\n", 2),
    (".fiorilint.yml", "fail-on: error\n=======\npreset: accessibility\n>>>>>>> b\n", 2),
    ("base.json", "{\"fiorilint-baseline\": 1, \"findings\": [\n<<<<<<< HEAD\n=======\n>>>>>>> b\n]}\n", 2),
    (
      ".fiorilint/rules/a/b.md",
      "---\n<<<<<<< HEAD\nlevel: error\n=======\nlevel: info\n>>>>>>> b\non: button\n---\n# T\n", 2
    ),
    (".fiorilint/rules/a/b.md", page + "# T\n\n<<<<<<< HEAD\nA.\n=======\nB.\n>>>>>>> b\n", 9),
    (".fiorilint/rules/a/b.md", page + "<<<<<<< HEAD\n# A\n=======\n# B\n>>>>>>> b\n", 7),
    (".fiorilint/rules/a/b.md", page + "# T\n\n## Avoid\n\n```json\n{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}\n```\n", 13),
    (".fiorilint/rules/a/b.md", "<<<<<<< HEAD\n" + page + "# T\n=======\n" + page + "# U\n>>>>>>> b\n", 1),
  ])
  func otherFiles(name: String, text: String, line: Int) throws {
    let workspace = try Workspace([name: text, "a.json": Workspace.clean])
    let baseline = name == "base.json" ? ["--baseline", name] : []
    let result = try Command(directory: workspace.folder.path).run(["check", "a.json"] + baseline)
    #expect(result.status == 2 && result.error.contains("\(name):\(line):1"), "\(result.error)")
    #expect(result.error.contains("unresolved merge conflict"), "\(result.error)")
  }
}
