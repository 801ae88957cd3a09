import Foundation
import TestSupport
import Testing

/// No fix changes a file with failures, in any format and with any failure.
@Suite struct FixFailureTests {
  /// A whole file of each format that can be edited, with something that is fixed.
  static let subjects: [(name: String, text: String)] = [
    "screens/team-profile.json", "screens/team-profile.xml", "formats/mdk/violations/Pages/Main.page",
    "formats/interface-builder/violations.storyboard", "formats/interface-builder/cells.xib",
  ].map { path in
    let bytes = (try? Repository.bytes(of: "Fixtures/\(path)")) ?? []
    return (path.split(separator: "/").last.map(String.init) ?? path, String(decoding: bytes, as: UTF8.self))
  }

  private static let conflict = "<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> b\n"
  /// What stands behind a whole file and keeps it from being read to its end.
  private static let endings = [
    "\n>>>>>>> b\n", "\n=======\n", "\n<<<<<<< HEAD\nx\n", "\r\n||||||| base\r\n", "\n\(conflict)", "\nx", "<a/>{}",
    "<!--",
    "\"", "}", "]]>", "\u{1}", "\u{0}", "\n\u{0}\u{0}", "\u{0}\n>>>>>>> b\n",
  ]

  private static let options = ["--no-config", "--fail-on", "never", "--quiet"]

  private func check(_ folder: TemporaryFolder, _ arguments: [String], _ input: String? = nil) throws -> Command.Result
  {
    try Command(directory: folder.path, input: input.map { Array($0.utf8) }).run(["check"] + arguments + Self.options)
  }

  @Test(arguments: subjects.indices) func filesAndStandardInput(index: Int) throws {
    let (name, text) = Self.subjects[index]
    let folder = try TemporaryFolder()
    try folder.write(name, text)
    let whole = try check(folder, ["--fix", "--unsafe-fixes", name])
    #expect(whole.status == 0 && folder.text(of: name) != text, "\(name) has something to fix: \(whole.error)")
    for ending in Self.endings {
      let broken = text + ending
      try folder.write(name, broken)
      let fixed = try check(folder, ["--fix", "--unsafe-fixes", name])
      #expect(fixed.status == 3 && folder.text(of: name) == broken, "\(name)\(ending)")
      let diff = try check(folder, ["--diff", "--unsafe-fixes", name])
      #expect(diff.status == 3 && diff.output.isEmpty && diff.error.contains(": error: "), "\(name)\(ending)")
      let printed = try check(folder, ["--fix", "--unsafe-fixes", "--stdin-path", name, "-"], broken)
      #expect(
        printed.status == 3 && printed.text == broken && printed.error.contains(": error: "), "\(name)\(ending)")
    }
  }

  /// A file with failures beside others: those are fixed.
  @Test func othersAreFixed() throws {
    let (name, text) = Self.subjects[0]
    let folder = try TemporaryFolder()
    try folder.write("a/\(name)", text + "\n>>>>>>> b\n")
    try folder.write("b/\(name)", text)
    let result = try check(folder, ["--fix", "."])
    #expect(result.status == 3 && folder.text(of: "a/\(name)") == text + "\n>>>>>>> b\n")
    #expect(folder.text(of: "b/\(name)") != text)
    let missing = try check(folder, ["--diff", "a/no.json"])
    #expect(missing.status == 3 && missing.error.contains("no.json"), "\(missing.error)")
  }

  /// Records one behind the other are no file of screens.
  @Test func records() throws {
    let text = #"{"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}"#
    let folder = try TemporaryFolder()
    try folder.write("a.json", "\(text)\n\(text)\n")
    #expect(try check(folder, ["--platform", "ios", "--fix", "a.json"]).status == 3)
    #expect(folder.text(of: "a.json") == "\(text)\n\(text)\n")
  }

  /// What a rule fails on is left, too.
  @Test func ruleFailures() throws {
    let page = """
      ---
      level: warning
      on: objectCell
      check: expression
      with: {condition: "1 / size(siblings) >= 0"}
      advice: fix it
      ---
      # It fails

      """
    let text =
      #"{"type": "screen", "platform": "ios", "content": ["#
      + #"{"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}]}"#
    let workspace = try Workspace([".fiorilint/rules/acme/broken.md": page, "a.json": text])
    let fixed = try workspace.run("check", "--fix", "a.json")
    #expect(fixed.status == 3 && fixed.text.contains("rule acme/broken fails"), "\(fixed.text)")
    #expect(workspace.folder.text(of: "a.json") == text)
    #expect(try workspace.run("check", "--fix", "-", input: text).text == text)
    #expect(try !workspace.run("check", "--show", "fixes", "a.json").error.contains("fixable"))
    let drawn = try workspace.run("draw", "--fix", "a.json")
    #expect(
      drawn.status == 3 && drawn.output.isEmpty && drawn.error.contains("rule acme/broken fails"), "\(drawn.error)")
    #expect(try workspace.run("check", "--fix", "--disable", "acme/*", "a.json").status != 3)
    #expect(workspace.folder.text(of: "a.json") != text)
  }

  @Test func aDrawing() throws {
    let (name, text) = Self.subjects[0]
    let workspace = try Workspace([name: text + "\n=======\n"])
    let drawn = try workspace.run("draw", "--fix", name)
    #expect(
      drawn.status == 3 && drawn.output.isEmpty && drawn.error.contains("unresolved merge conflict"), "\(drawn.error)")
  }

  /// A terminal shows no hint at fixes that are not made.
  @Test func theHint() throws {
    let (name, text) = Self.subjects[0]
    let workspace = try Workspace([name: text])
    #expect(try TerminalScreen.shown(by: workspace, ["check", "--no-config"]).contains("fixable with --fix"))
    try workspace.folder.write(name, text + "\n}\n")
    #expect(try !TerminalScreen.shown(by: workspace, ["check", "--no-config"]).contains("fixable"))
  }

  // MARK: At random

  /// Whole files of several formats, changed at random: what has failures stays byte for byte, standard input comes back, and a second run
  /// changes nothing.
  @Test(arguments: 0..<4 as Range<UInt64>) func anyMistake(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var texts: [String: [UInt8]] = [:]
    for number in 0..<40 {
      let subject = random.pick(Self.subjects, default: ("a.json", ""))
      texts["\(number)-\(subject.name)"] = Self.changed(Array(subject.text.utf8), &random)
    }
    for (name, text) in texts { try folder.write(name, text) }
    let names = texts.keys.sorted()
    let fix = ["--fix", "--unsafe-fixes", "--format", "json"]
    let report = try check(folder, fix + names)
    #expect(report.isExit && report.status == 3, "\(report.error)")
    let failed = Set((report.json["failures"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String })
    #expect(failed.count > 10 && failed.count < names.count, "\(failed.count)")
    for name in failed { #expect(folder.bytes(of: name) == texts[name], "\(name) of \(seed)") }
    let fixed = names.map { folder.bytes(of: $0) }
    #expect(fixed != names.map { texts[$0] }, "something is fixed")
    _ = try check(folder, fix + names)
    #expect(names.map { folder.bytes(of: $0) } == fixed, "a second run changes nothing: \(seed)")
    for name in names.prefix(12) {
      let result = try Command(directory: folder.path, input: texts[name]).run(
        ["check", "--no-config", "--fix", "--unsafe-fixes", "--stdin-path", name, "-"])
      let hasFixed = result.error.contains("fiorilint: fixed ")
      #expect(result.isExit && (result.output == texts[name]) == !hasFixed, "\(name) of \(seed)")
      #expect(result.status != 3 || !hasFixed, "\(name) of \(seed)")
    }
  }

  /// A text with one thing less or more in it, or as it is.
  private static func changed(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let place = random.below(text.count)
    let scrap = Array(random.pick(endings + ["\n", " ", "<", "{", "\u{FEFF}"], default: "\n").utf8)
    let lineStart = (text[..<place].lastIndex(of: 0x0A) ?? -1) + 1
    switch random.below(7) {
    case 0: return Array(text[..<place])
    case 1: return Array(text[..<place]) + scrap + text[place...]
    case 2, 3: return text + scrap
    case 4: return Array(text[..<lineStart]) + Array(conflict.utf8) + text[lineStart...]
    case 5: return Array(text[..<place]) + text[min(text.count, place + 1 + random.below(20))...]
    default: return text
    }
  }
}
