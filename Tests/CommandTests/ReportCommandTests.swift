import Foundation
import TestSupport
import Testing

/// `report --compare`: what is new, gone and unchanged.
@Suite struct ReportCommandTests {
  private static func screen(_ buttons: [String: Int], name: String = "S") -> String {
    let parts = buttons.sorted { $0.key < $1.key }.map {
      "{\"type\": \"button\", \"id\": \"\($0.key)\", \"frame\": [0, 0, \($0.value), 44]}"
    }
    return
      "{\"type\": \"screen\", \"name\": \"\(name)\", \"platform\": \"ios\", \"content\": [\(parts.joined(separator: ",\n"))]}"
  }

  /// The reports of two runs over a workspace that is changed in between.
  private func compared(
    _ old: [String: String], _ new: [String: String], _ arguments: String...
  ) throws -> Command.Result {
    let workspace = try Workspace(old)
    _ = try workspace.run("check", ".", "--quiet", "--format", "json=old.json")
    for name in old.keys { try FileManager.default.removeItem(atPath: workspace.folder.path(name)) }
    for (name, text) in new { try workspace.folder.write(name, text) }
    _ = try workspace.run("check", ".", "--quiet", "--format", "json=new.json")
    return try Command(directory: workspace.folder.path).run(
      ["report", "--compare", "old.json", "new.json"] + arguments)
  }

  @Test func whatIsNewAndGone() throws {
    let result = try compared(
      ["a.json": Self.screen(["add": 30, "back": 30]), "b.json": Self.screen(["buy": 20])],
      // Moved, and written in other words, it is the same finding.
      ["a.json": "\n\n" + Self.screen(["add": 31, "close": 40]), "b.json": Self.screen(["buy": 44])])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    let page =
      "[touch-target/minimum-size](<https://github.com/fiorilint/fiorilint/blob/main/Rules/touch-target/minimum-size.md>)"
    func row(_ place: String, _ element: String, _ width: Int) -> String {
      "| error | \(place) | button \"\(element)\" is \(width) pt wide; touch targets are at least 44 × 44 pt"
    }
    #expect(
      result.text.hasPrefix("## fiorilint: 1 new, 2 fixed, 1 unchanged\n\n### New\n"), "\(result.text)"
    )
    for row in [row("a.json:4:35", "close", 40), row("a.json:2:34", "back", 30), row("b.json:1:96", "buy", 20)] {
      #expect(result.lines.contains { $0.hasPrefix(row) && $0.hasSuffix("\(page) |") }, "\(row)\n\(result.text)")
    }
    #expect(
      result.text.hasSuffix(
        """
        | Rule | New | Fixed | Unchanged |
        | --- | ---: | ---: | ---: |
        | touch-target/minimum-size | 1 | 2 | 1 |

        | Screen | New | Fixed | Unchanged |
        | --- | ---: | ---: | ---: |
        | a.json | 1 | 1 | 1 |
        | b.json | 0 | 1 | 0 |

        """), "\(result.text)")
  }

  @Test func equalFindingsAreCounted() throws {
    func list(_ count: Int) -> String {
      let cells = Array(repeating: "{\"type\": \"button\", \"id\": \"a\", \"frame\": [0, 0, 9, 9]}", count: count)
      return "{\"type\": \"screen\", \"platform\": \"ios\", \"content\": [\(cells.joined(separator: ", "))]}"
    }
    let (two, three) = (["a.json": list(2)], ["a.json": list(3)])
    #expect(try compared(two, three).text.hasPrefix("## fiorilint: 1 new, 0 fixed, 2 unchanged\n"))
    #expect(try compared(three, two).text.hasPrefix("## fiorilint: 0 new, 1 fixed, 2 unchanged\n"))
    #expect(try compared(two, two).text == "## fiorilint: 0 new, 0 fixed, 2 unchanged\n")
    #expect(try compared([:], [:]).text == "## fiorilint: 0 new, 0 fixed, 0 unchanged\n")
  }

  /// Files that differ in their extension alone are different files, unless one was converted into the other.
  @Test func filesOfOneName() throws {
    let screen = Self.screen(["add": 30])
    let xml = "<screen name='S' platform='ios'><button id='add' frame='0 0 30 44'/></screen>"
    let both = ["a.json": screen, "a.xml": xml]
    let broken = ["a.json": String(screen.dropLast(2)), "a.xml": xml]
    #expect(
      try compared(both, broken).lines.first
        == "## fiorilint: 0 new, 0 fixed, 1 unchanged, 1 in files that could not be read again")
    let removed = try compared(both, ["a.xml": xml])
    #expect(removed.lines.first == "## fiorilint: 0 new, 1 fixed, 1 unchanged")
    #expect(removed.lines.contains { $0.hasPrefix("| error | a.json:") }, "\(removed.text)")
    #expect(try compared(["a.json": screen], ["a.xml": xml]).text == "## fiorilint: 0 new, 0 fixed, 1 unchanged\n")
  }

  /// A file that cannot be read has lost nothing.
  @Test func whatCouldNotBeReadIsNotGone() throws {
    let broken = ["a.json": String(Self.screen(["add": 30]).dropLast(2))]
    let result = try compared(["a.json": Self.screen(["add": 30])], broken)
    #expect(
      result.text.hasPrefix(
        """
        ## fiorilint: 0 new, 0 fixed, 0 unchanged, 1 in files that could not be read again

        ### In files that could not be read again
        """), "\(result.text)")
  }

  @Test func screensOfOneFileAreDistinguished() throws {
    func file(_ width: Int) -> [String: String] {
      ["a.json": "[\(Self.screen(["b": width], name: "One/1]")), \(Self.screen(["b": 30], name: "Two"))]"]
    }
    let lines = try compared(file(44), file(30)).lines
    #expect(lines.contains("| a.json, screen\\[One/1\\]\\] | 1 | 0 | 0 |"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("| a.json, screen\\[Two") })
  }

  @Test func theWholePage() throws {
    let result = try compared(
      ["a.json": Self.screen(["add": 30, "back": 30])], ["a.json": Self.screen(["add": 30, "<b>&\u{202E}": 40])],
      "--format", "html")
    #expect(result.status == 0 && result.text.hasPrefix("<!DOCTYPE html>\n"))
    let sections = result.text.components(separatedBy: "<section id=\"").dropFirst()
    let rows = sections.map { "\($0.prefix { $0 != "\"" }) \($0.components(separatedBy: "<tr>").count - 2)" }
    #expect(rows == ["new 1", "fixed 1", "unchanged 1", "rules 1", "screens 1"])
    #expect(!result.text.contains("<b>&") && !result.text.contains("\u{202E}") && !result.text.contains("<script"))
  }

  @Test func tooMuchForAComment() throws {
    let buttons = Dictionary(uniqueKeysWithValues: (1000..<1400).map { ("button-\($0)", 30) })
    let result = try compared(["a.json": Self.screen([:])], ["a.json": Self.screen(buttons)])
    #expect(
      result.output.count < 65_000 && result.text.contains(" more findings** did not fit."), "\(result.output.count)")
  }

  @Test(arguments: [
    (["old.json", "old.json"], "fiorilint report --compare old.json old.json"),
    (["--compare", "old.json"], "expected two reports: --compare OLD NEW"),
    (["--compare", "old.json", "none.json"], "none.json: "),
    (["--compare", "a.json", "old.json"], "a.json:1:1: error: this is a screen (JSON); expected a JSON report"),
    (["--compare", "old.json", "half.json"], "half.json:1:"),
    (["--compare", "old.json", "old.json", "-o", "old.json"], "old.json"),
    (["--compare", "old.json", "old.json", "--format", "htm"], "expected one of markdown, html"),
  ]) func mistakes(arguments: [String], message: String) throws {
    let workspace = try Workspace([
      "a.json": Self.screen(["a": 30]), "half.json": "{\"version\": \"1\", \"findings\": [{}], \"failures\": []}",
    ])
    _ = try workspace.run("check", "a.json", "--quiet", "--format", "json=old.json")
    let before = workspace.folder.text(of: "old.json")
    let result = try Command(directory: workspace.folder.path).run(["report"] + arguments)
    #expect(result.status == 2 && result.output.isEmpty && result.error.contains(message), "\(result.error)")
    #expect(workspace.folder.text(of: "old.json") == before)
  }
}
