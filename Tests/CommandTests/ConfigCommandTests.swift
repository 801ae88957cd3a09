import Foundation
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// `fiorilint config print`, `fiorilint schema config` and `fiorilint init`.
@Suite struct ConfigCommandTests {
  private static let files: [String: String] = [
    ".fiorilint.yml": """
    extends: shared/base.yml
    preset: fiori-ios
    element-kinds:
      com.acme.*: none
    rules:
      touch-target/minimum-size: {level: warning, with: {tolerance: 1}}
      object-cell/title-required: off
    formats: [text, json=out/report.json]
    overrides:
      - files: tablet/
        device-class: tablet
        rules:
          touch-target/minimum-size: {with: {tolerance: 2}}
      - screens: Login
        rules: {"*": info}
    """,
    "shared/base.yml":
      "rules-version: 0.1\nfail-on: warning\nexclude: [drafts/]\nelement-kinds: {com.acme.Row: objectCell}\n",
    "tablet/a.json": Workspace.clean,
  ]

  // MARK: print

  /// Every key, with values that are more than plain texts.
  private static let everything = #"""
    preset: [fiori-ios, accessibility]
    rules-version: 0.1
    rules:
      "*": warning
      touch-target/minimum-size: {with: {tolerance: 1.5, minWidth: 40}}
      collection-view/max-preview-items: {level: info, with: {max: 30}}
      object-cell/*: off
    rule-folders: ["my rules: #1"]
    platform: ios
    device-class: tablet
    density: 420
    element-kinds: {com.acme.Row: objectCell, "*Header": header, "a: b #c": none, "true": image}
    include: ["*.json", "!drafts/**", "{a,b}/*.page"]
    exclude: ["*.bak.json", "- x", 'with "quotes" \ back']
    fail-on: never
    level: info
    require-conclusive: 80.5%
    formats: [text, "json=out: 1/report #2.json"]
    show: [suppressed, fixes]
    reports:
      root: .
      rule-pages: https://acme.example/rules#top
      text: {group-by: rule}
      sarif: {category: "ios: \u202E phones # all"}
      junit: {dialect: jenkins, cases: finding, passed: none, inconclusive: per-file}
    max-file-size: 64
    group-steps: false
    jobs: 2
    baseline: "known: all.json"
    ignore:
      - {rule: touch-target/*, reason: "Old: see #12, and [13]", files: ["legacy/**", "{a,b}"], element: "screen/**", until: 2026-12-31}
      - {rule: collection-view/single-row, reason: "null"}
    """#

  /// Rules that the preset omits are counted, and units are shown.
  @Test func isShort() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "preset: fiori-android\nmax-file-size: 64\nrules: {object-cell/*: off}\n"
    ])
    let lines = try workspace.run("config", "print").lines.map { $0.replacing(#/ +#/#, with: " #") }
    #expect(lines.contains("max-file-size: 64 # MB, .fiorilint.yml:2"), "\(lines)")
    #expect(lines.contains { $0.hasSuffix(" rules off # .fiorilint.yml:1") }, "\(lines)")
    #expect(!lines.contains { $0.contains("/") && $0.hasSuffix(".fiorilint.yml:1") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  object-cell/") && $0.hasSuffix(": off # .fiorilint.yml:3") }, "\(lines)")
  }

  /// What is printed is a configuration that sets the same, over all keys.
  @Test(arguments: ["density: 420", "screen-width-dp: 411"]) func readsBack(scale: String) throws {
    let own = Self.everything.replacing("density: 420", with: scale)
    let workspace = try Workspace([".fiorilint.yml": own, "my rules: #1/a.txt": "", "known: all.json": ""])
    func printed(_ arguments: String...) throws -> [String] {
      let result = try Command(directory: workspace.folder.path).run(["config", "print"] + arguments)
      #expect(result.status == 0, "\(result.error)")
      return result.text.split(separator: "\n").dropFirst().map { line in
        let end = line.range(of: "  # ", options: .backwards)?.lowerBound ?? line.endIndex
        return String(line[..<end]).replacing(#/ +$/#, with: "")
      }
    }
    let first = try printed()
    try workspace.folder.write("again.yml", first.joined(separator: "\n") + "\n")
    #expect(try printed("--config", "again.yml") == first)
    for key in ConfigurationKey.atTop.flatMap(\.settingKeys) where key != .extends && key != .overrides {
      let name = key.name.split(separator: ".").last.map(String.init) ?? ""
      let isOther = ["density", "screen-width-dp"].contains(name) && !scale.hasPrefix(name)
      let line = first.first { $0.trimmingCharacters(in: .whitespaces).hasPrefix("\(name):") }
      #expect((line == nil) == isOther, "\(name): \(line ?? "")")
    }
  }

  @Test func prints() throws {
    let workspace = try Workspace(Self.files)
    var text = ""
    for arguments in [[], ["tablet/a.json"], ["tablet/a.json", "--format", "json"], ["--no-config"]] {
      let result = try Command(directory: workspace.folder.path).run(["config", "print"] + arguments)
      #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
      text += "$ fiorilint config print \(arguments.joined(separator: " "))\n\(result.text)"
    }
    let difference = try Golden.difference(of: text, from: "config-print.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func printsForPaths() throws {
    let workspace = try Workspace(Self.files)
    let folder = try workspace.run("config", "print", "tablet")
    #expect(folder.text.hasPrefix("# tablet: .fiorilint.yml\n") && folder.text.contains("device-class: tablet"))
    // A file need not be there.
    let missing = try workspace.run("config", "print", "tablet/new/b.json")
    #expect(missing.text.contains("device-class: tablet") && missing.text.contains("# .fiorilint.yml:11"))
    #expect(try workspace.run("config", "print", "-").status == 2 && workspace.run("config", "print", "").status == 2)
    let inside = try Command(directory: workspace.folder.path("tablet")).run("config", "print", "a.json")
    #expect(inside.text.contains("# ../.fiorilint.yml:11"), "\(inside.text)")
    // Globs of the command line are not those of a file.
    let set = try workspace.run("config", "print", "--no-config", "--set", "exclude=[nope/**]")
    #expect(set.text.contains("nope/**") && !set.text.contains("globs start"), "\(set.text)")
    let rules = try #require(
      try workspace.run("config", "print", "--format", "json").json["rules"] as? [[String: Any]])
    #expect(rules.count == TestLinter.allRules.count)
  }

  // MARK: schema

  private var schema: JSONSchemaValidator {
    get throws {
      let generator = ConfigurationSchemaGenerator(vocabulary: try .ofProgram(RuleBook().all))
      return JSONSchemaValidator(schema: String(decoding: generator.bytes, as: UTF8.self))
    }
  }

  @Test func schemaGolden() throws {
    let text = try schema.schema
    #expect(
      try SchemaFiles.golden("schemas/configuration.schema.json", actual: text) == text, "run with UPDATE_GOLDEN=1")
    #expect(try fiorilint("schema", "config").text == text)
  }

  /// Mistakes that no schema can see: in other files, in the YAML, in what a parameter holds or a glob stands for.
  private static let unseen = [
    "bad-base", "bad-globs", "cycle", "cycle-2", "missing-base", "duplicate-key", "syntax", "tab", "unclosed", "alias",
    "laughs",
  ]

  @Test(.enabled(if: JSONSchemaValidator.program != nil, Comment(rawValue: JSONSchemaValidator.isMissing)))
  func schemaAgreesWithReader() throws {
    #expect(try schema.problemsOfSchema() == "")
    let good = SchemaFiles.fixtures(in: "config/good", "yml")
    let bad = SchemaFiles.fixtures(in: "config/bad", "yml").filter { path in
      !Self.unseen.contains { path == "config/bad/\($0).yml" }
    }
    #expect(good.count > 3 && bad.count > 10)
    let problems = try schema.problems(of: (good + bad).map { try SchemaFiles.bytes(of: $0) }, pathExtension: "yml")
    for (path, problem) in zip(good + bad, problems) {
      #expect((problem == nil) == good.contains(path), "\(path): \(problem ?? "")")
    }
  }

  // MARK: init

  @Test func writesWhatWorks() throws {
    let dump = String(decoding: try Repository.bytes(of: "Fixtures/formats/uiautomator/row-tight.xml"), as: UTF8.self)
    let workspace = try Workspace([
      "a.json": Workspace.error, "b.json": #"{"type": "screen"}"#, "dump.xml": dump, "broken.json": Workspace.broken,
    ])
    let before = try workspace.run("check")
    let result = try workspace.run("init")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    #expect(
      result.error.contains(
        "wrote .fiorilint.yml for 3 screens in 3 files (json 2, uiautomator 1); 1 file could not"))
    let text = workspace.folder.text(of: ".fiorilint.yml")
    let difference = try Golden.difference(of: text, from: "init.yml")
    #expect(difference == nil, "\(difference ?? "")")
    let after = try workspace.run("check")
    #expect(before.status == 3 && after.status == 1, "what is broken is left out until it is fixed")
    #expect(after.lines == before.lines.filter { !$0.hasPrefix("broken.json") }, "nothing else changes")
    // What stands there as a comment can be taken.
    let taken = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isKey = line.hasPrefix("#   ") || line.wholeMatch(of: /# [a-z-]+:.*/) != nil
      return isKey && !line.contains("fiorilint") ? String(line.dropFirst(2)) : String(line)
    }
    try workspace.folder.write(".fiorilint.yml", taken.joined(separator: "\n"))
    let all = try workspace.run("config", "print", "legacy/a.json")
    #expect(all.status == 0 && all.text.contains("density: 2.625") && all.text.contains("exclude:"), "\(all.error)")
    #expect(all.text.contains("platform: ") && all.text.contains("touch-target/minimum-size:\n    level: warning"))
  }

  /// YAML reads a line break in quotes as a space.
  @Test func lineBreaksInNamesAreEscaped() throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "b\u{85}c.json": Workspace.broken])
    #expect(try workspace.run("init").status == 0)
    let result = try workspace.run("check")
    #expect(result.status == 0, "\(result.error)")
  }

  /// Modules of Android that come later are linted too.
  @Test func layoutsOfAnyModule() throws {
    let layout = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"/>
      """
    let workspace = try Workspace([
      "app/src/main/res/layout/a.xml": layout, "app/src/main/res/layout-land/a.xml": layout,
      "app/src/main/res/values/b.xml": "<resources/>", "dumps/c.xml": "<hierarchy rotation=\"0\"/>",
    ])
    #expect(try workspace.run("init").status == 0)
    let text = workspace.folder.text(of: ".fiorilint.yml")
    #expect(text.contains("include:\n  - \"**/res/layout*/*.xml\"\n  - \"./dumps/**/*.xml\"\n"), "\(text)")
    try workspace.folder.write("feature/src/debug/res/layout/d.xml", layout)
    #expect(try workspace.run("check").error.contains("no findings in 4 screens"))
  }

  /// Fragments come to an application that has pages only.
  @Test func pagesAndFragments() throws {
    let workspace = try Workspace(["Pages/A.page": #"{"_Type": "Page", "_Name": "A"}"#])
    #expect(try workspace.run("init").status == 0)
    let text = workspace.folder.text(of: ".fiorilint.yml")
    #expect(text.contains("include:\n  - \"*.{fragment,page}\"\n"), "\(text)")
  }

  @Test func keepsWhatIsThere() throws {
    let workspace = try Workspace([".fiorilint.yml": "jobs: 1\n", "sub/a.json": Workspace.clean, "file": ""])
    let refused = try workspace.run("init")
    #expect(refused.status == 2 && refused.error.contains(".fiorilint.yml exists; --force replaces it"))
    #expect(workspace.folder.text(of: ".fiorilint.yml") == "jobs: 1\n")
    #expect(try workspace.run("init", "--force").status == 0 && workspace.folder.text(of: ".fiorilint.yml").count > 100)
    #expect(try workspace.run("init", "sub").status == 0 && workspace.folder.text(of: "sub/.fiorilint.yml").count > 100)
    #expect(try workspace.run("init", "missing").status == 2 && workspace.run("init", "file").status == 2)
    // Screens of a file that cannot be read to its end are not counted: the configuration excludes it.
    let cut = try Workspace(["a.json": Workspace.clean, "b.json": #"{"screens": [{"type": "screen"}, {"type": "#])
    #expect(try cut.run("init").error.contains("for 1 screen in 1 file (json 1); 1 file could not be read;"))
    let empty = try Workspace()
    #expect(
      try empty.run("init").error.contains("wrote .fiorilint.yml, but there are no screens yet: 0 screens in 0 files"))
    #expect(try empty.run("check").status == 2 && empty.run("check", "--pass-on-no-screens").status == 0)
  }
}
