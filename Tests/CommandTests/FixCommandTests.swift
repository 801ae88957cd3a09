import Foundation
import TestSupport
import Testing

/// `check --fix`, `--unsafe-fixes` and `--diff`, as people run them.
@Suite struct FixCommandTests {
  private static let rule = ["--no-config", "--rule", "object-cell/detail-image-shape"]

  private static func screen(_ shape: String, lineEnd: String = "\n") -> String {
    [
      #"{"type": "screen", "platform": "ios", "content": ["#,
      #"  {"type": "objectCell", "represents": "person", "detailImage": {"shape": "\#(shape)"}}"#, "]}", "",
    ].joined(separator: lineEnd)
  }

  private func run(_ workspace: Workspace, _ arguments: [String], input: String? = nil) throws -> Command.Result {
    try Command(directory: workspace.folder.path, input: input.map { Array($0.utf8) }).run(
      ["check"] + arguments + Self.rule)
  }

  @Test(arguments: ["\n", "\r\n"]) func fixesFiles(lineEnd: String) throws {
    let workspace = try Workspace([
      "a.json": Self.screen("square", lineEnd: lineEnd), "b.json": Self.screen("circle"),
      "c.xml":
        #"<screen platform='ios'><objectCell represents="person"><detailImage shape='square'/></objectCell></screen>"#,
    ])
    let path = workspace.folder.path("a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let result = try run(workspace, ["--fix"])
    #expect(result.status == 0 && result.text == "")
    #expect(result.error.contains("fiorilint: fixed 2 findings in 2 files\n"))
    #expect(workspace.folder.text(of: "a.json") == Self.screen("circle", lineEnd: lineEnd))
    #expect(workspace.folder.text(of: "c.xml").contains("<detailImage shape='circle'/>"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(workspace.folder.names == ["a.json", "b.json", "c.xml"])
    let again = try run(workspace, ["--fix"])
    #expect(again.status == 0 && !again.error.contains("fixed"))
  }

  @Test func printsADiff() throws {
    let workspace = try Workspace(["a.json": Self.screen("square"), "b.json": Self.screen("circle")])
    let result = try run(workspace, ["--diff"])
    #expect(result.status == 1)
    #expect(
      result.text == """
        --- a.json
        +++ a.json
        @@ -1,3 +1,3 @@
         {"type": "screen", "platform": "ios", "content": [
        -  {"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}
        +  {"type": "objectCell", "represents": "person", "detailImage": {"shape": "circle"}}
         ]}

        """)
    #expect(result.error == "fiorilint: would fix 1 finding in 1 file\n")
    #expect(workspace.folder.text(of: "a.json") == Self.screen("square"))
    #expect(try run(workspace, ["--diff", "b.json"]).status == 0)
  }

  @Test func unsafeOnesHaveToBeAskedFor() throws {
    let small = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [10, 10, 30, 44]}]}"#
    let workspace = try Workspace(["a.json": small])
    let rule = ["--no-config", "--rule", "touch-target/minimum-size"]
    let safe = try Command(directory: workspace.folder.path).run(["check", "--fix"] + rule)
    #expect(safe.status == 1 && workspace.folder.text(of: "a.json") == small)
    let all = try Command(directory: workspace.folder.path).run(["check", "--fix", "--unsafe-fixes"] + rule)
    #expect(all.status == 0 && workspace.folder.text(of: "a.json") == small.replacing("10, 10, 30", with: "3, 10, 44"))
  }

  @Test func standardInputIsPrinted() throws {
    let workspace = try Workspace()
    let result = try run(workspace, ["--fix", "--stdin-path", "a.json", "-"], input: Self.screen("square"))
    #expect(result.status == 0 && result.text == Self.screen("circle"))
    let diff = try run(workspace, ["--diff", "-"], input: Self.screen("square"))
    #expect(diff.status == 1 && diff.text.hasPrefix("--- stdin\n+++ stdin\n@@ "))
    let remains = try workspace.run("check", "--no-config", "--fix", "-", input: Workspace.error)
    #expect(
      remains.status == 1 && remains.text == Workspace.error && remains.error.contains("touch-target/minimum-size"))
  }

  @Test func whatMustNotBeWrittenIsLeft() throws {
    let workspace = try Workspace(["a.json": Self.screen("square"), "real/b.json": Self.screen("square")])
    try workspace.folder.link("link.json", to: "real/b.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: workspace.folder.path("a.json"))
    let result = try run(workspace, ["--fix", "a.json", "link.json"])
    #expect(result.status == 2)
    #expect(result.error.contains("fiorilint: error: a.json is not fixed: it is read-only\n"))
    #expect(workspace.folder.text(of: "a.json") == Self.screen("square"))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: workspace.folder.path("link.json"))
    #expect(link == "real/b.json" && workspace.folder.text(of: "real/b.json") == Self.screen("circle"))
  }

  @Test func whatIsKnownIsLeft() throws {
    let workspace = try Workspace(["a.json": Self.screen("square")])
    let made = try Command(directory: workspace.folder.path).run([
      "baseline", "create", "--no-config", "--baseline", "known.json", "a.json",
    ])
    #expect(made.status == 0, "\(made.error)")
    let result = try run(workspace, ["--fix", "--baseline", "known.json", "a.json"])
    #expect(result.status == 0 && workspace.folder.text(of: "a.json") == Self.screen("square"), "\(result.error)")
  }

  @Test(arguments: [["--unsafe-fixes"], ["--fix", "-", "a.json"]]) func mistakes(arguments: [String]) throws {
    #expect(try run(Workspace(["a.json": Workspace.clean]), arguments, input: Workspace.clean).status == 2)
  }
}
