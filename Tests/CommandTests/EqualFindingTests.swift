import Foundation
import TestSupport
import Testing

/// Of findings that say the same of elements with one path, or whose paths count them, the one is new whose element is.
@Suite struct EqualFindingTests {
  /// The elements of a screen, one in a line, before and after a change.
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var old: [String]
    var new: [String]
    /// The indices of the new elements.
    var added: [Int]
    var testDescription: String { name }
  }

  private static func button(_ text: String = "", y: Int = 0, id: String = "") -> String {
    #"{"type": "button", \#(id.isEmpty ? "" : #""id": "\#(id)", "#)"text": "\#(text)", "frame": [0, \#(y), 30, 30]}"#
  }

  private static func group(_ title: String) -> String {
    #"{"type": "group", "content": [{"type": "label", "text": "\#(title)"}, \#(button("Call"))]}"#
  }

  private static let label = #"{"type": "label", "text": "Total"}"#

  private static let changes = [
    Change(name: "equal, behind", old: [button(), button()], new: [button(), button(), button()], added: [2]),
    Change(
      name: "texts, in front", old: [button("a"), button("b")], new: [button("new"), button("a"), button("b")],
      added: [0]),
    Change(
      name: "texts, between", old: [button("a"), button("b")], new: [button("a"), button("new"), button("b")],
      added: [1]),
    Change(
      name: "frames, in front", old: [button(y: 100), button(y: 200)],
      new: [button(y: 0), button(y: 100), button(y: 200)], added: [0]),
    Change(
      name: "texts, frames move", old: [button("a", y: 0), button("b", y: 100)],
      new: [button("new", y: 0), button("a", y: 100), button("b", y: 200)], added: [0]),
    Change(
      name: "equal, in front of a neighbour", old: [label, button(), button()],
      new: [button(), label, button(), button()], added: [0]),
    Change(
      name: "equal, behind a neighbour", old: [button(), button(), label],
      new: [button(), button(), label, button()], added: [3]),
    Change(
      name: "one id, in front", old: [button("a", id: "x"), button("b", id: "x")],
      new: [button("new", id: "x"), button("a", id: "x"), button("b", id: "x")], added: [0]),
    Change(
      name: "one id, equal", old: [button(id: "x"), button(id: "x")],
      new: [button(id: "x"), button(id: "x"), button(id: "x")], added: [2]),
    Change(
      name: "in what holds them", old: [group("Ana"), group("Bo")], new: [group("New"), group("Ana"), group("Bo")],
      added: [0]),
    Change(
      name: "one edited, one new", old: [button("a"), button("b")], new: [button("c"), button("b"), button("new")],
      added: [2]),
    Change(
      name: "one gone, one new", old: [button("a"), button("b")], new: [button("new"), button("b")], added: []),
    Change(name: "in another order", old: [button("a"), button("b")], new: [button("b"), button("a")], added: []),
    Change(
      name: "two new", old: [button("a"), button("b")],
      new: [button("1"), button("a"), button("2"), button("b")], added: [0, 2]),
  ]

  private static func screen(_ elements: [String]) -> String {
    "{\"type\": \"screen\", \"platform\": \"ios\", \"content\": [\n" + elements.joined(separator: ",\n") + "\n]}\n"
  }

  /// The elements that something new is said of, by what stands in their lines.
  private static func found(_ workspace: Workspace, _ arguments: String...) throws -> [Int] {
    let command = Command(directory: workspace.folder.path)
    let result = try command.run(
      ["check", ".", "--rule", "touch-target/minimum-size", "--format", "json"] + arguments)
    let findings = try #require(result.json["findings"] as? [[String: Any]], "\(result.error)")
    return findings.compactMap { ($0["line"] as? Int).map { $0 - 2 } }
  }

  @Test(arguments: changes) func baseline(change: Change) throws {
    let workspace = try Workspace(["a.json": Self.screen(change.old)])
    let file = ".fiorilint-baseline.json"
    let create = ["baseline", "create", ".", "--rule", "touch-target/minimum-size", "--baseline", file]
    let command = Command(directory: workspace.folder.path)
    #expect(try command.run(create).status == 0)
    #expect(try Self.found(workspace, "--baseline", file).isEmpty)
    try workspace.folder.write("a.json", Self.screen(change.new))
    #expect(try Self.found(workspace, "--baseline", file) == change.added)
    // An update takes what is there, and its bytes are those of a new one.
    #expect(try command.run(["baseline", "update"] + create.dropFirst(2)).status == 0)
    #expect(try Self.found(workspace, "--baseline", file).isEmpty)
    let updated = workspace.folder.text(of: file)
    try FileManager.default.removeItem(atPath: workspace.folder.path(file))
    #expect(try command.run(create).status == 0)
    #expect(workspace.folder.text(of: file) == updated)
  }

  @Test(.enabled(if: Git.isThere, "git is not there"), arguments: changes) func since(change: Change) throws {
    let workspace = try Workspace(["a.json": Self.screen(change.old)])
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "old"]] {
      #expect(try Git.run(arguments, in: workspace.folder.path) == 0)
    }
    try workspace.folder.write("a.json", Self.screen(change.new))
    #expect(try Self.found(workspace, "--since", "HEAD") == change.added)
  }

  /// Baselines of earlier versions say nothing of what elements hold: their paths count.
  @Test func olderBaselines() throws {
    let old = [Self.button("a"), Self.button("b", id: "x")]
    let workspace = try Workspace(["a.json": Self.screen(old)])
    _ = try workspace.run("baseline", "create", "--rule", "touch-target/minimum-size")
    let file = ".fiorilint-baseline.json"
    let text = workspace.folder.text(of: file)
    // What has an id of its own needs no more.
    #expect(text.components(separatedBy: "\"content\"").count == 2, "\(text)")
    let plain = try Regex(#", "content": "[0-9a-f]{24}""#)
    #expect(text.contains(plain), "\(text)")
    try workspace.folder.write(file, text.replacing(plain, with: ""))
    #expect(try Self.found(workspace, "--baseline", file).isEmpty)
    try workspace.folder.write("a.json", Self.screen(old + [Self.button("c")]))
    #expect(try Self.found(workspace, "--baseline", file) == [2])
    try workspace.folder.write(file, text.replacing(plain, with: ", \"content\": \"xyz\""))
    let wrong = try workspace.run("check", "--baseline", file)
    #expect(wrong.status == 2 && wrong.error.contains("`content` must be 24 hexadecimal digits"), "\(wrong.error)")
  }
}
