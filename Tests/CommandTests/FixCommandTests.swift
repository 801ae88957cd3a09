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
        --- a/a.json
        +++ b/a.json
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

  /// What has no room alone, or not beside what grows with it, stays as it is; the screen begins at 0.
  @Test(arguments: [
    ("[0, 100, 44, 30]", "[100, 100, 44, 44]", "[0, 93, 44, 44]", "[100, 100, 44, 44]"),
    ("[0, 0, 30, 30]", "[100, 100, 30, 44]", "[0, 0, 30, 30]", "[93, 100, 44, 44]"),
    ("[100, 100, 30, 44]", "[140, 100, 30, 44]", "[93, 100, 44, 44]", "[140, 100, 30, 44]"),
    ("[100, 100, 30, 44]", "[144, 100, 30, 44]", "[93, 100, 44, 44]", "[137, 100, 44, 44]"),
  ])
  func growsWhereThereIsRoom(first: String, second: String, firstAfter: String, secondAfter: String) throws {
    func screen(_ first: String, _ second: String) -> String {
      #"{"type": "screen", "platform": "ios", "content": ["#
        + #"{"type": "button", "frame": \#(first)}, {"type": "button", "frame": \#(second)}]}"#
    }
    let workspace = try Workspace(["a.json": screen(first, second)])
    let rule = ["--no-config", "--rule", "touch-target/minimum-size", "--fail-on", "never"]
    for _ in 0..<2 {
      _ = try Command(directory: workspace.folder.path).run(["check", "--fix", "--unsafe-fixes"] + rule)
      #expect(workspace.folder.text(of: "a.json") == screen(firstAfter, secondAfter))
    }
  }

  /// Of a text only what differs changes: what is written by escapes stays so.
  @Test(arguments: [
    (
      "a.json",
      #"{"type": "collectionView", "totalCount": 48, "seeAll": {"text": "\u0041lle \ud834\udd1e \"x\" (6)"}}"#
    ),
    (
      "a.xml",
      #"<collectionView totalCount="48"><seeAll text="&#65;lle &amp; &#x1D11E; &quot;x&quot; (6)"/></collectionView>"#
    ),
  ])
  func escapesStay(name: String, text: String) throws {
    let workspace = try Workspace([name: text])
    _ = try workspace.run(
      "check", "--no-config", "--platform", "ios", "--rule", "collection-view/see-all-count", "--fix", name)
    #expect(workspace.folder.text(of: name) == text.replacing("(6)", with: "(48)"))
  }

  /// Who watches a run that was asked for none is shown the number; of what is known there are none.
  @Test func aPlainRunTellsThatThereAreSome() throws {
    let button = #"{"type": "button", "frame": [10, 10, 30, 44]}"#
    let workspace = try Workspace([
      "a.json": Self.screen("square"), "b.json": Self.screen("circle"),
      "c.json": #"{"type": "screen", "platform": "ios", "content": [\#(button)]}"#,
    ])
    func check(_ arguments: String...) throws -> String {
      try TerminalScreen.shown(by: workspace, ["check", "--no-config"] + arguments)
    }
    #expect(try !workspace.run("check", "--no-config").error.contains("fixable"))
    #expect(try check().contains("\nfiorilint: note: 1 fixable with --fix, 1 more with --unsafe-fixes\n"))
    #expect(try check("c.json").contains("\nfiorilint: note: 1 fixable with --fix --unsafe-fixes\n"))
    #expect(try !check("b.json").contains("fixable") && !check("--quiet").contains("fixable"))
    #expect(try check("--show", "fixes").split(separator: "\n").count { $0.contains("fixable") } == 1)
    #expect(workspace.folder.text(of: "a.json") == Self.screen("square"))
    #expect(try workspace.run("baseline", "create", "--no-config", "--baseline", "known").status == 0)
    #expect(try !check("--baseline", "known").contains("fixable"))
  }

  /// Of more than anybody waits for it is said that there are more.
  @Test func aLargeRunCountsSome() throws {
    let files = (0..<70).map { ("\($0).json", Self.screen("square")) }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: files))
    let shown = try TerminalScreen.shown(by: workspace, ["check"] + Self.rule)
    #expect(shown.contains("note: at least 64 fixable with --fix\n"))
  }

  @Test func standardInputIsPrinted() throws {
    let workspace = try Workspace()
    let result = try run(workspace, ["--fix", "--stdin-path", "a.json", "-"], input: Self.screen("square"))
    #expect(result.status == 0 && result.text == Self.screen("circle"))
    let diff = try run(workspace, ["--diff", "-"], input: Self.screen("square"))
    #expect(diff.status == 1 && diff.text.hasPrefix("--- a/stdin\n+++ b/stdin\n@@ "))
    let remains = try workspace.run("check", "--no-config", "--fix", "-", input: Workspace.error)
    #expect(
      remains.status == 1 && remains.text == Workspace.error && remains.error.contains("touch-target/minimum-size"))
  }

  /// In a file so large that fixes are not tried one by one, each is offered that `--fix` would make.
  @Test func manyFixesOfALargeFile() throws {
    let cell = #"{"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}"#
    let cells = Array(repeating: cell, count: 60).joined(separator: ",")
    let padding = String(repeating: " ", count: 2 << 20)
    let text = #"{"type": "screen", "platform": "ios", \#(padding)"content": [\#(cells)]}"#
    let workspace = try Workspace(["a.json": text])
    let shown = try run(workspace, ["--show", "fixes", "--quiet", "--format", "json"])
    let findings = try #require(shown.json["findings"] as? [[String: Any]])
    #expect(findings.count == 60 && findings.allSatisfy { $0["fixes"] != nil })
    #expect(try run(workspace, ["--fix"]).error.contains("fixed 60 findings in 1 file"))
  }

  /// A link that stands in what is linted is no request to write where it leads.
  @Test func linksThatLeadOutAreLeft() throws {
    let workspace = try Workspace(["repo/own/a.json": Self.screen("square"), "repo/other.json": Self.screen("square")])
    try workspace.folder.write("repo/.git/HEAD", "ref: refs/heads/main\n")
    try workspace.folder.write("here/x", "")
    try workspace.folder.link("repo/own/link.json", to: "../other.json")
    let here = Command(directory: workspace.folder.path("here"))
    let inside = try here.run(["check", "--fix", "../repo/own"] + Self.rule)
    let isLeft = inside.error.contains("/repo/other.json is not fixed: a link leads to it")
    #expect(inside.status == 2 && isLeft, "\(inside.error)")
    #expect(workspace.folder.text(of: "repo/own/a.json") == Self.screen("circle"))
    #expect(workspace.folder.text(of: "repo/other.json") == Self.screen("square"))
    // A user who names it, or what it leads to, wants it.
    let named = try here.run(["check", "../repo/own/link.json", "--fix"] + Self.rule)
    #expect(named.status == 0 && workspace.folder.text(of: "repo/other.json") == Self.screen("circle"))
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

  /// Who fixes the files of others leaves them theirs.
  @Test(.enabled(if: getuid() == 0, "nobody else may give files away")) func ownersStay() throws {
    let workspace = try Workspace(["a.json": Self.screen("square")])
    let path = workspace.folder.path("a.json")
    try #require(chown(path, 12345, 23456) == 0 && chmod(path, 0o664) == 0)
    #expect(try run(workspace, ["--fix"]).status == 0)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_uid == 12345 && status.st_gid == 23456)
    #expect(status.st_mode & 0o7777 == 0o664 && workspace.folder.text(of: "a.json") == Self.screen("circle"))
  }

  /// Where no file can take the place of another one, that one stays whole: nothing is written into it.
  @Test(.enabled(if: getuid() == 0, "nobody else may become somebody"), arguments: [true, false])
  func whatCannotBeReplacedIsLeft(isFolderOpen: Bool) throws {
    let workspace = try Workspace(["a.json": Self.screen("square")])
    let path = workspace.folder.path("a.json")
    try #require(chown(path, 12345, 12345) == 0 && chmod(path, 0o666) == 0)
    try #require(chmod(workspace.folder.path, isFolderOpen ? 0o777 : 0o755) == 0)
    let executable = try #require(Command.executable).path
    var command = Command(directory: workspace.folder.path)
    command.program = URL(filePath: "/usr/bin/setpriv")
    let other = ["--reuid", "54321", "--regid", "54321", "--clear-groups", executable, "check", "--fix"]
    let result = try command.run(other + Self.rule)
    #expect(result.status == 2)
    let reason = isFolderOpen ? "its owner or group cannot be kept" : "no file can be written in its folder"
    #expect(result.error.contains("fiorilint: error: a.json is not fixed: \(reason)"), "\(result.error)")
    #expect(workspace.folder.text(of: "a.json") == Self.screen("square") && workspace.folder.names == ["a.json"])
  }

  /// A diff names each file so that `git apply` finds it.
  @Test func oddNames() throws {
    let names = [
      "a b.json": "%/a b.json\t", "Büro.json": "%/Büro.json", "say \"hi\".json": #""%/say \"hi\".json""#,
      "back\\slash.json": #""%/back\\slash.json""#, "new\nline\t\u{1B}.json": #""%/new\nline\t\033.json""#,
      "turn\u{202E}.json": #""%/turn\342\200\256.json""#,
    ]
    let workspace = try Workspace(names.mapValues { _ in Self.screen("square") })
    let diff = try run(workspace, ["--diff"])
    for (_, shown) in names {
      let (old, new) = (shown.replacing("%", with: "a"), shown.replacing("%", with: "b"))
      #expect(diff.text.contains("--- \(old)\n+++ \(new)\n"), "\(shown)")
    }
    let git = Command(
      program: URL(filePath: "/usr/bin/env"), directory: workspace.folder.path, environment: ["GIT_DIR": "/nowhere"],
      input: diff.output)
    let applied = try git.run("git", "apply")
    #expect(applied.status == 0, "\(applied.error)")
    for (name, _) in names { #expect(workspace.folder.text(of: name) == Self.screen("circle"), "\(name)") }
  }

  /// A name that is no UTF-8 is that of the file that is written, and no other.
  @Test func bytesOfNamesStay() throws {
    let workspace = try Workspace()
    let name = [UInt8](workspace.folder.path.utf8) + [0x2F, 0x62, 0xFF] + Array(".json".utf8) + [0]
    let screen = Self.screen("square")
    let isMade = name.withUnsafeBytes { bytes -> Bool in
      guard let file = bytes.bindMemory(to: CChar.self).baseAddress.flatMap({ fopen($0, "w") }) else { return false }
      defer { fclose(file) }
      return fputs(screen, file) >= 0
    }
    guard isMade else { return }
    let diff = try run(workspace, ["--diff"])
    #expect(diff.text.hasPrefix("--- \"a/b\\377.json\"\n"), "\(diff.text)")
    #expect(try run(workspace, ["--fix"]).error.contains("fixed 1 finding in 1 file"))
    #expect(try run(workspace, ["--diff"]).text == "")
    let count = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).count
    #expect(count == 1)
  }

  @Test(arguments: [
    ["--unsafe-fixes"], ["--fix", "-", "a.json"], ["--diff", "--format", "json"], ["--diff", "--format", "sarif=b"],
    ["--fix", "--stdin-path", "a.json"],
  ]) func mistakes(arguments: [String]) throws {
    #expect(try run(Workspace(["a.json": Workspace.clean]), arguments, input: Workspace.clean).status == 2)
  }
}

/// `--show fixes`: what reports tell of fixes.
@Suite struct ShownFixTests {
  private static let screen =
    #"{"type": "screen", "platform": "ios", "content": [{"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}]}"#

  private func run(_ format: String, _ options: String...) throws -> Command.Result {
    try Command(input: Array(Self.screen.utf8)).run(
      ["check", "--no-config", "--format", format, "--rule", "object-cell/*", "--stdin-path", "a.json", "-"] + options)
  }

  private static let title = "Show a circle"

  @Test func text() throws {
    let result = try run("text", "--show", "fixes")
    #expect(
      result.text.contains("\n    fix (safe): Show a circle\n")
        && result.text.contains("fix (suggestion): Add a title\n"))
    #expect(
      result.error.contains(
        "fiorilint: note: 1 fixable with --fix, 1 finding has a suggestion (--fix does not apply it)\n"))
    #expect(try !run("text").text.contains("fix (") && !run("text").error.contains("fixable"))
  }

  @Test func json() throws {
    let findings = try #require(try run("json", "--show", "fixes").json["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "object-cell/detail-image-shape" })
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    #expect(fix["title"] as? String == Self.title && fix["class"] as? String == "safe")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    let columns = [edit["column"], edit["endColumn"]].compactMap { $0 as? Int }
    let line = Array(Self.screen)
    #expect(columns.count == 2 && String(line[columns[0] - 1..<columns[1] - 1]) == #""square""#)
    #expect(edit["text"] as? String == #""circle""# && edit["line"] as? Int == 1 && edit["endLine"] as? Int == 1)
    let plain = try #require(try run("json").json["findings"] as? [[String: Any]])
    #expect(plain.allSatisfy { $0["fixes"] == nil })
  }

  @Test func sarif() throws {
    let runs = try #require(try run("sarif", "--show", "fixes").json["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == "object-cell/detail-image-shape" })
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    #expect((fix["description"] as? [String: Any])?["text"] as? String == "Show a circle (safe).")
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "a.json")
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == #""circle""#)
  }

  @Test func reviewdogAndPage() throws {
    let diagnostics = try #require(try run("rdjson", "--show", "fixes").json["diagnostics"] as? [[String: Any]])
    let texts = diagnostics.flatMap { $0["suggestions"] as? [[String: Any]] ?? [] }.compactMap { $0["text"] as? String }
    #expect(texts.contains(#""circle""#))
    #expect(try run("html", "--show", "fixes").text.contains("Fix (safe): "))
  }

  /// A cell without labels goes with the image that fills it.
  @Test(arguments: [(50, "15, 95, 60, 60"), (130, "30, 110, 110, 110")]) func filledCell(size: Int, expected: String)
    throws
  {
    func text(_ frame: String) -> String {
      #"{"type": "screen", "platform": "ios", "content": [{"type": "collectionView", "cells": [{"type": "collectionCell", "#
        + #""frame": [\#(frame)], "image": {"frame": [\#(frame)]}}]}]}"#
    }
    let workspace = try Workspace(["a.json": text("20, 100, \(size), \(size)")])
    _ = try Command(directory: workspace.folder.path).run(["check", "--fix", "--unsafe-fixes", "a.json"])
    #expect(workspace.folder.text(of: "a.json") == text(expected))
  }

  /// Several edits that lie near each other are suggested as one.
  @Test func reviewdogResize() throws {
    let text = #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "frame": [16, 60, 36, 36]}]}"#
    let workspace = try Workspace(["b.json": text])
    let report = try Command(directory: workspace.folder.path).run([
      "check", "--show", "fixes", "--format", "rdjson", "b.json",
    ]).json
    let diagnostic = try #require((report["diagnostics"] as? [[String: Any]])?.first)
    let suggestion = try #require((diagnostic["suggestions"] as? [[String: Any]])?.first)
    let range = suggestion["range"] as? [String: [String: Int]] ?? [:]
    let start = try #require(text.range(of: "16, 60")).lowerBound.utf16Offset(in: text)
    #expect(range["start"] == ["line": 1, "column": start + 1])
    #expect(range["end"] == ["line": 1, "column": start + 1 + "16, 60, 36, 36".count])
    #expect(suggestion["text"] as? String == "12, 56, 44, 44")
  }

  /// GitHub's annotations and GitLab's issues name them; without `--show fixes` both are as they were.
  @Test(arguments: [
    ("github", "%0Afix (safe): Show a circle\n"), ("gitlab", "; fix (safe): Show a circle\","),
  ])
  func annotations(format: String, expected: String) throws {
    #expect(try run(format, "--show", "fixes").text.contains(expected))
    #expect(try !run(format).text.contains("fix ("))
  }
}
