import Foundation
import LintingTesting
import TestSupport
import Testing

/// The findings of a file depend only on the file, its configuration and its suppressions.
@Suite struct RunPropertyTests {
  /// More than one thread takes at once, so that several share them.
  private static let fileCount = 72

  /// Files, a configuration, a team's page and a baseline made at random, the same for the same seed.
  private final class RandomProject {
    let workspace: Workspace
    /// The files, in the order of their paths.
    private(set) var files: [String] = []
    /// What holds findings back, besides what files and the configuration say.
    private(set) var options: [String] = []
    private var random: SeededGenerator

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      workspace = try Workspace([".fiorilint/rules/acme/short.md": TeamRuleTests.page(max: random.below(12))])
      try workspace.folder.write(
        ".fiorilint/rules/acme/idle.md", page("check: description-problems\nwith: {kind: unused-suppression}"))
      try workspace.folder.write(
        ".fiorilint/rules/acme/alone.md", page("check: expression\nwith: {condition: \"size(screens) == 1\"}"))
      for number in 0..<fileCount {
        var screens = RandomScreens(seed: seed << 32 | UInt64(number))
        let path = "\(random.pick(["app", "app/old", "kit"], default: "app"))/\(number).json"
        try workspace.folder.write(path, suppressing(screens.document()))
        files.append(path)
      }
      let converted = try workspace.run("convert", "kit", "--to", "xml", "--output", "xml")
      #expect(converted.status == 0, "\(converted.error)")
      files += try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("xml")).map { "xml/\($0)" }
      files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      try workspace.folder.write(".fiorilint.yml", configuration())
      guard random.isOne(in: 2) else { return }
      let created = try workspace.run("baseline", "create", random.pick(["app", "app/old", "kit"], default: "app"))
      #expect(created.status == 0, "\(created.error)")
      options = ["--baseline", ".fiorilint-baseline.json", "--show", "baselined"]
    }

    /// A rule of a team about screens, of some platforms.
    private func page(_ check: String) -> String {
      let platforms = random.pick(["platforms: [ios]\n", "platforms: [android]\n", ""], default: "")
      return "---\nlevel: info\n\(platforms)on: screen\n\(check)\nadvice: fix it\n---\n# At random\n"
    }

    /// Some rules; one may hold them all.
    private func rules() -> String {
      random.pick(
        ["touch-target/*", "collection-view/*", "object-cell/*", "acme/*", "*/*", "description/*"], default: "*/*")
    }

    /// A document, or the same with suppressions in some of its outermost elements.
    private func suppressing(_ document: String) -> String {
      let elements = document.hasPrefix("{\"screens\": [") ? document.dropFirst(13) : document[...]
      var text = String(document.prefix(document.count - elements.count))
      var last: Character = "\n"
      for character in elements {
        text.append(character)
        if character == "{", last == "\n" || last == "[" && text.count < 16, random.isOne(in: 3) {
          text += "\"fiorilint-disable\": {\"\(rules())\": \"At random.\"}, "
        }
        last = character
      }
      return text
    }

    private func configuration() -> String {
      func level() -> String { random.pick(["error", "warning", "info", "off"], default: "off") }
      var lines = ["rules:", "  touch-target/*: \(level())", "  acme/short: \(level())"]
      if random.isOne(in: 2) { lines.append("platform: \(random.pick(["ios", "android"], default: "ios"))") }
      lines += [
        "overrides:", "  - files: app/old/", "    rules: {collection-view/*: \(level())}", "  - screens: \"O*\"",
        "    rules: {acme/short: \(level()), touch-target/*: \(level())}", "  - platforms: ios",
        "    rules: {collection-cell/*: \(level())}",
      ]
      if random.isOne(in: 2) {
        lines.append("exclude: \(random.pick(["app/old/", "kit/", "'*.xml'"], default: "kit/"))")
      }
      if random.isOne(in: 2) {
        lines += ["ignore:", "  - {rule: \"\(rules())\", reason: At random., files: kit/}"]
      }
      return lines.joined(separator: "\n") + "\n"
    }

    /// What is said of some files, without what is said of all together.
    func said(of files: [String], jobs: Int = 1) throws -> [String] {
      try report("jsonl", of: files, jobs: jobs).lines.filter { !$0.hasPrefix("{\"type\": \"summary\"") }
    }

    /// A whole report, and what is written besides.
    func report(_ format: String, of files: [String], jobs: Int) throws -> Command.Result {
      let result = try Command(directory: workspace.folder.path).run(
        ["check", "--format", format, "--show", "suppressed", "--checks", "--jobs", "\(jobs)"] + options + files)
      // A file alone may be one that the configuration leaves out.
      let isLeftOut = files.count == 1 && result.error.contains("error: no screens")
      #expect(result.isExit && (result.status != 2 || isLeftOut), "\(result.error)")
      return result
    }

    /// Some of the files, by chance.
    func someFiles(_ count: Int) -> [String] { (0..<count).map { _ in random.pick(files, default: "") } }
  }

  private static let counts = ["failed", "passed", "inconclusive", "unsupported", "notApplicable"]

  @Test(arguments: 0..<4 as Range<UInt64>) func aFileIsSaidTheSameOf(seed: UInt64) throws {
    let project = try RandomProject(seed: seed)
    let together = try project.said(of: project.files)
    #expect(together.count > 200)
    for jobs in [2, 3, 8] { #expect(try project.said(of: project.files, jobs: jobs) == together, "\(jobs) jobs") }
    #expect(try project.said(of: project.files.reversed(), jobs: 2) == together)
    for format in ["text", "json", "sarif"] {
      let whole = try project.report(format, of: project.files, jobs: 1)
      let other = try project.report(format, of: project.files.reversed(), jobs: 3)
      #expect(whole.text == other.text && whole.error == other.error, "\(format)")
      for count in Self.counts { #expect(!whole.text.contains("\"\(count)\": -"), "\(format)") }
    }
    for file in project.someFiles(5) {
      let lines = together.filter { $0.contains("\"path\": \"\(file)\"") }
      #expect(try project.said(of: [file]) == lines, "\(file)")
    }
  }
}
