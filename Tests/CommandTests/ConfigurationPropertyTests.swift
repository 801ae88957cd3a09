import Foundation
import TestSupport
import Testing

/// Properties of nested configurations and baselines over random trees, as `../shared/design/project.md` numbers them.
@Suite(.enabled(if: Git.isThere, "git is not here")) struct ConfigurationPropertyTests {
  private static let seeds = 0..<6 as Range<UInt64>
  /// Those whose trees have nothing to fix.
  private static let seedsWithoutFixes: Set<UInt64> = [0, 3]

  /// What a report has of one finding, with its path from the top of the tree.
  private struct Finding: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int
    var column: Int
    var severity: String
    var rule: String
    var isSuppressed = false

    var description: String {
      "\(path):\(line):\(column): \(severity) [\(rule)]\(isSuppressed ? " suppressed" : "")"
    }

    static func < (left: Finding, right: Finding) -> Bool { left.description < right.description }
  }

  /// The findings of a report on files of the tree. Entries of `ignore` that are unused depend on the files of a run.
  private func findings(_ report: [String: Any], in folder: String, of tree: RandomTree) -> [Finding] {
    let base = URL(
      filePath: folder.isEmpty ? tree.workspace.folder.path : tree.workspace.folder.path(folder),
      directoryHint: .isDirectory)
    var found: [Finding] = []
    for object in report["findings"] as? [[String: Any]] ?? [] {
      let path = URL(filePath: object["path"] as? String ?? "", relativeTo: base).standardizedFileURL.path
      let finding = Finding(
        path: String(path.dropFirst(tree.workspace.folder.path.count + 1)), line: object["line"] as? Int ?? 0,
        column: object["column"] as? Int ?? 0, severity: object["severity"] as? String ?? "",
        rule: object["rule"] as? String ?? "", isSuppressed: object["suppressed"] != nil)
      if tree.files.contains(finding.path) { found.append(finding) }
    }
    return found.sorted()
  }

  /// The findings of a run, and its exit status.
  private func check(
    _ tree: RandomTree, in folder: String = "", _ arguments: [String]
  ) throws -> (findings: [Finding], status: Int32) {
    let result = try tree.run(in: folder, ["check", "--format", "json", "--show", "suppressed"] + arguments)
    let isLeftOut = result.status == 2 && result.error.contains("no screens found")
    #expect(result.isExit && ([0, 1].contains(result.status) || isLeftOut), "\(arguments): \(result.error)")
    return (findings(result.json, in: folder, of: tree), result.status)
  }

  /// P1: the findings of a file do not depend on the arguments, their spelling and order, the working directory, `--jobs` and `--shard`.
  @Test(arguments: seeds) func argumentsDoNotMatter(seed: UInt64) throws {
    let tree = try RandomTree(seed: seed)
    let whole = try check(tree, ["."])
    #expect(!whole.findings.isEmpty)
    for (folder, arguments) in try tree.spellings() {
      let other = try check(tree, in: folder, arguments)
      #expect(other.findings == whole.findings, "in \(folder): \(arguments)")
      #expect(other.status == whole.status, "in \(folder): \(arguments)")
    }
    for file in tree.files {
      #expect(try check(tree, [file]).findings == whole.findings.filter { $0.path == file }, "\(file)")
    }
    #expect(try check(tree, [".", "--jobs", "3"]).findings == whole.findings)
    let parts = try (1...2).map { number in
      let path = tree.workspace.folder.path(".part-\(number)")
      _ = try tree.run(in: "", ["check", ".", "--shard", "\(number)/2", "--format", "partial=\(path)"])
      return path
    }
    let merged = try tree.run(in: "", ["merge", "--format", "json", "--show", "suppressed"] + parts)
    #expect(findings(merged.json, in: "", of: tree) == whole.findings && merged.status == whole.status)
  }

  /// P2: an open document, all files of the editor's folder and the records of a stream have the findings that `check` has.
  @Test(arguments: seeds) func allWaysToLintAgree(seed: UInt64) throws {
    let tree = try RandomTree(seed: seed)
    let open = try check(tree, ["."]).findings.filter { !$0.isSuppressed }
    let client = try ServerClient([tree.workspace.folder.path])
    for file in tree.files {
      let uri = ServerClient.uri(tree.workspace.folder.path(file))
      client.open(uri, tree.workspace.folder.text(of: file))
      let pushed = try client.diagnostics(uri, version: 1)
      #expect(diagnosed(pushed, file) == open.filter { $0.path == file }, "\(file) is open")
    }
    let all = try client.call("workspace/diagnostic", ["previousResultIds": [] as [Any]]) as? [String: Any]
    for item in all?["items"] as? [[String: Any]] ?? [] {
      guard
        let file = tree.files.first(where: {
          item["uri"] as? String == ServerClient.uri(tree.workspace.folder.path($0))
        })
      else { continue }
      let found = diagnosed(item["items"] as? [ServerClient.Object] ?? [], file)
      #expect(found == open.filter { $0.path == file }, "\(file) in all files")
    }
    #expect(try client.quit() == 0)
    for folder in ["", "app", "kit/old"] {
      let records = try tree.files.map { file in
        let record: [String: Any] = [
          "path": RandomTree.path(folder.isEmpty ? "" : RandomTree.top(from: folder), file),
          "text": tree.workspace.folder.text(of: file),
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self)
      }
      let result = try tree.run(in: folder, ["stream", "--quiet"], input: records.joined(separator: "\n") + "\n")
      #expect(result.lines.count == tree.files.count, "\(result.error)")
      for (line, file) in zip(result.lines, tree.files) {
        let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        let found = findings(answer, in: folder, of: tree)
        #expect(found == open.filter { $0.path == file }, "\(file) is a record in \(folder)")
      }
    }
  }

  /// P2: `config print` names the level that a finding has, and the place that says so.
  @Test(arguments: seeds) func levelsAreExplained(seed: UInt64) throws {
    let tree = try RandomTree(seed: seed)
    for finding in Set(try check(tree, ["."]).findings) {
      let printed = try tree.run(in: "", ["config", "print", finding.path])
      let lines = printed.lines.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      guard let line = lines.first(where: { $0.first == "\(finding.rule):" }) else { continue }
      #expect(
        line.count == 4 && line[1] == finding.severity && line[3].contains(".fiorilint.yml:"), "\(finding): \(line)")
    }
  }

  private func diagnosed(_ diagnostics: [ServerClient.Object], _ path: String) -> [Finding] {
    diagnostics.map { diagnostic in
      let place = Place(diagnostic)
      let severity = [1: "error", 2: "warning", 3: "info"][diagnostic["severity"] as? Int ?? 0] ?? ""
      return Finding(
        path: path, line: place.line + 1, column: place.character + 1, severity: severity,
        rule: diagnostic["code"] as? String ?? "")
    }
    .sorted()
  }

  /// P3: the exit status is the worst of the files', each alone.
  @Test(arguments: seeds) func theWorstFileDecides(seed: UInt64) throws {
    let tree = try RandomTree(seed: seed)
    let alone = try tree.files.map { try check(tree, [$0]).status }.filter { $0 != 2 }
    #expect(try check(tree, ["."]).status == alone.max())
    #expect(try check(tree, in: "app/forms", ["../.."]).status == alone.max())
    #expect(try check(tree, [".", "--fail-on", "never"]).status == 0)
  }

  /// P4: after `baseline create` a run over any arguments, from any folder, is clean.
  @Test(arguments: seeds, [RandomTree.Baselines.missing, .none])
  func aBaselineIsWhole(seed: UInt64, _ baselines: RandomTree.Baselines) throws {
    let tree = try RandomTree(seed: seed, baselines)
    let created = try tree.run(in: "", ["baseline", "create"])
    #expect(created.status == 0, "\(created.error)")
    for (folder, arguments) in try tree.spellings() + [("", ["."])] + tree.files.map({ ("", [$0]) }) {
      let open = try check(tree, in: folder, arguments).findings.filter { !$0.isSuppressed }
      #expect(open.isEmpty, "in \(folder): \(arguments)")
    }
  }

  /// P5: a file has one path, with links resolved.
  @Test func linksAreResolved() throws {
    let tree = try RandomTree(seed: 1, .none)
    try tree.workspace.folder.link("link", to: "app")
    for format in ["json", "sarif"] {
      let direct = try tree.run(in: "", ["check", "--format", format, "app"])
      let linked = try tree.run(in: "", ["check", "--format", format, "link"])
      #expect(direct.output == linked.output)
    }
  }

  /// P7: `--fix` leaves a file with failures as it is, prints all of standard input, and changes nothing a second time.
  @Test(arguments: seeds) func fixesLoseNothing(seed: UInt64) throws {
    let tree = try RandomTree(seed: seed, .none)
    let folder = tree.workspace.folder
    for (number, file) in tree.files.enumerated() where number % 3 == 0 {
      try folder.write(file, String(folder.text(of: file).dropLast(1 + number)))
    }
    func texts() -> [String] { tree.files.map { folder.text(of: $0) } }
    let before = texts()
    let fixing = ["check", "--fix", "--unsafe-fixes"]
    #expect(try tree.run(in: "", fixing + ["."]).status == 3)
    let after = texts()
    #expect(after != before || Self.seedsWithoutFixes.contains(seed), "\(seed)")
    for (number, file) in tree.files.enumerated() {
      #expect(number % 3 > 0 || after[number] == before[number], "\(file)")
      let printed = try tree.run(in: "", fixing + ["-", "--stdin-path", file], input: before[number])
      #expect(printed.text == after[number], "\(file)")
    }
    #expect(try tree.run(in: "", fixing + ["."]).status == 3 && texts() == after)
  }

  /// P6: keys of the run come from the configuration nearest to the working directory, for all arguments.
  @Test func keysOfTheRun() throws {
    let tree = try RandomTree(seed: 2, .none)
    try tree.workspace.folder.write(".fiorilint.yml", "formats: [json]\nshow: suppressed\n")
    try tree.workspace.folder.write("app/.fiorilint.yml", "formats: [csv]\n")
    try tree.workspace.folder.write("lib/.fiorilint.yml", "formats: [tap]\nshow: suppressed\n")
    for (folder, format) in [("", "json"), ("app", "csv"), ("lib", "tap")] {
      let top = RandomTree.top(from: folder)
      for arguments in [["\(top)"], ["\(top)/app"], ["\(top)/lib", "\(top)/kit"], ["\(top)/lib/a.json"]] {
        let shown = folder.hasPrefix("app") ? [] : ["--show", "suppressed"]
        let plain = try tree.run(in: folder, ["check"] + arguments)
        let wanted = try tree.run(in: folder, ["check", "--format", format] + shown + arguments)
        #expect(plain.output == wanted.output, "in \(folder): \(arguments)")
      }
    }
  }

  /// P8: `--set KEY=V` equals a last override with `KEY: V` for all files, and an option that is a key is the same.
  @Test(arguments: seeds) func optionsAreTheLastOverride(seed: UInt64) throws {
    let plain = try RandomTree(seed: seed)
    let configured = try RandomTree(seed: seed)
    for folder in RandomTree.folders {
      let name = RandomTree.path(folder, ".fiorilint.yml")
      guard configured.configured.contains(folder) || folder.isEmpty else { continue }
      var text = configured.workspace.folder.text(of: name)
      if !text.contains("overrides:\n") { text += "overrides:\n" }
      // The list of overrides ends where the next key begins.
      var lines = text.components(separatedBy: "\n")
      let start = (lines.firstIndex(of: "overrides:") ?? 0) + 1
      let end = lines[start...].firstIndex { !$0.hasPrefix("  ") } ?? lines.endIndex
      lines.insert("  - {files: \"**\", platform: android, device-class: tablet}", at: end)
      try configured.workspace.folder.write(name, lines.joined(separator: "\n"))
      if !plain.configured.contains(folder) { try plain.workspace.folder.write(name, "rules: {}\n") }
    }
    let expected = try check(configured, ["."])
    for platform in [["--platform", "android"], ["--set", "platform=android"]] {
      let set = try check(plain, ["."] + platform + ["--set", "device-class=tablet"])
      #expect(set.findings == expected.findings && set.status == expected.status)
    }
  }

  /// P8 for rules, levels and exclusion, with configurations and without.
  @Test(arguments: seeds, [[], ["--no-config"]]) func rulesAreSet(seed: UInt64, _ arguments: [String]) throws {
    let tree = try RandomTree(seed: seed)
    let all = try check(tree, ["."] + arguments)
    let off = try check(tree, ["."] + arguments + ["--set", "rules.*=off"])
    #expect(!all.findings.isEmpty && off.status == 0)
    let infos = try check(tree, ["."] + arguments + ["--set", "rules={\"*\": info}", "--set", "fail-on=info"])
    #expect(infos.findings.contains { !$0.isSuppressed } == (infos.status == 1))
    let file = tree.files[0]
    let others = try check(tree, ["."] + arguments + ["--set", "exclude=/\(file)"])
    #expect(others.findings == all.findings.filter { $0.path != file })
  }
}
