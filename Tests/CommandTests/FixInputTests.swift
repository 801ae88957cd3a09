import Foundation
import TestSupport
import Testing

/// `check --fix -` as editors run it: what it prints takes the place of the text, so that nothing of it may be missing.
@Suite struct FixInputTests {
  private static let screen =
    #"{"type": "screen", "platform": "ios", "content": ["#
    + #"{"type": "objectCell", "represents": "person", "detailImage": {"shape": "square"}}]}"#
  private static let fixed = screen.replacing("square", with: "circle")

  private func run(
    _ files: [String: String] = [:], _ arguments: [String], _ input: [UInt8]
  ) throws -> (result: Command.Result, workspace: Workspace) {
    let workspace = try Workspace(files)
    let result = try Command(directory: workspace.folder.path, input: input).run(
      ["check", "--fix"] + arguments + ["-"])
    return (result, workspace)
  }

  /// What the configuration leaves out is neither linted nor lost, whichever configuration says so and wherever reports go.
  @Test(arguments: [
    ([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "o.json"]),
    ([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "./o.json", "--quiet"]),
    ([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "o.json", "--format", "json"]),
    ([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "o.json", "--format", "json=r.json"]),
    ([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "o.json", "--unsafe-fixes", "--skip-unrecognized"]),
    (["a/.fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "a/o.json"]),
  ])
  func excluded(files: [String: String], arguments: [String]) throws {
    let (result, _) = try run(files, arguments, Array(Self.screen.utf8))
    #expect(result.status == 0 && result.text == Self.screen, "\(result.error)")
    #expect(!result.error.contains("fixed"))
  }

  /// It is copied piece by piece, however long it is.
  @Test func excludedAndLong() throws {
    let text = Array(repeating: UInt8(ascii: "x"), count: 5 << 20)
    let (result, _) = try run([".fiorilint.yml": "exclude: [o.json]\n"], ["--stdin-path", "o.json"], text)
    #expect(result.status == 0 && result.output == text)
  }

  /// A report there would be mixed up with the text.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1"]) func reportsToStandardOutput(path: String) throws {
    let (result, _) = try run([:], ["--no-config", "--format", "json=\(path)"], Array(Self.screen.utf8))
    #expect(result.status == 2 && result.text == Self.screen, "\(result.text)")
    #expect(result.error.contains("\(path) is standard output, which gets the fixed text"), "\(result.error)")
  }

  /// A file that is named is linted though ignore files name it, and so is standard input.
  @Test(arguments: [".fiorilintignore", ".gitignore"]) func ignored(name: String) throws {
    let (result, _) = try run(
      [name: "o.json\n"], ["--no-config", "--stdin-path", "o.json"], Array(Self.screen.utf8))
    #expect(result.text == Self.fixed, "\(result.error)")
  }

  @Test(arguments: [0, 1, 1 << 20, 3 << 20]) func tooLarge(more: Int) throws {
    let text = Array((Self.screen + String(repeating: " ", count: (1 << 20) - Self.screen.utf8.count + 1 + more)).utf8)
    let (result, _) = try run(["a": ""], ["--no-config", "--set", "max-file-size=1"], text)
    #expect(result.status == 3 && result.output == text, "\(result.output.count) of \(text.count)")
    #expect(result.error.contains("is larger than the limit of 1 MB"), "\(result.error)")
  }

  @Test(arguments: [
    ("", 3), ("\n", 3), ("# No screen\n", 3), (#"{"name": "x"}"#, 3), ("\u{0}\u{1}\u{7F}", 3), ("\u{FEFF}{}", 3),
    (#"{"type": "screen""#, 3), (#"{"type": "screen", "platform": "ios"}"#, 0),
  ])
  func notFixed(text: String, status: Int32) throws {
    for more in [[], ["--quiet"], ["--format", "json=r.json"], ["--skip-unrecognized"]] {
      let (result, _) = try run([:], ["--no-config"] + more, Array(text.utf8))
      #expect(result.text == text && (result.status == status || !more.isEmpty), "\(text) \(more) \(result.error)")
    }
  }

  /// Encodings and marks stay.
  @Test func encodings() throws {
    let wide = Self.screen.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for text in [[0xFF, 0xFE] + wide, wide, [0x7B, 0xFF, 0x7D], [0xFF]] as [[UInt8]] {
      #expect(try run([:], ["--no-config"], text).result.output == text)
    }
    let marked = try run([:], ["--no-config"], [0xEF, 0xBB, 0xBF] + Array(Self.screen.utf8)).result
    #expect(marked.output == [0xEF, 0xBB, 0xBF] + Array(Self.fixed.utf8))
  }

  /// Where the run cannot start, the error is said, the status is 2, and the text comes back.
  @Test(arguments: [
    ([".fiorilint.yml": "rules: [\n"], [], ".fiorilint.yml:"),
    ([".fiorilint.yml": "nonsense: 1\n"], [], "nonsense"),
    ([".fiorilint/rules/a/b.md": "---\n---\n"], [], "b.md"),
    ([:], ["--rule", "nope/nope"], "nope/nope"), ([:], ["--baseline", "none.json"], "none.json"),
    ([:], ["--format", "nope"], "unknown format nope"), ([:], ["--config", "none.yml"], "none.yml"),
    ([:], ["--format", "json=/dev/null/x"], "/dev/null/x"),
  ])
  func wrongSettings(files: [String: String], arguments: [String], error: String) throws {
    let (result, _) = try run(files, arguments, Array(Self.screen.utf8))
    #expect(result.status == 2 && result.text == Self.screen, "\(result.error)")
    #expect(result.error.contains(error), "\(result.error)")
  }

  /// So does it where the command line is wrong, parsed or not.
  @Test(arguments: [
    ["-", "--shard", "1/2"], ["-", "--since", "HEAD"], ["-", "--watch"], ["-", "--jobs", "0"],
    ["-", "--stdin-path", ""],
    ["-", "--nope"], ["-", "--level", "nope"], ["-", "--format"], ["-", "--fail-on="], ["-", "--quiet", "--verbose"],
    ["-", "a.json"], ["--stdin-path", "a.json"], ["-", "--", "--jobs"],
  ])
  func wrongCommandLines(arguments: [String]) throws {
    let workspace = try Workspace(["a.json": Self.screen])
    for front in [["check", "--fix"], ["chek", "--fix"], ["--fix"]] {
      let text = Array(Self.screen.utf8) + [0, 0xFF]
      let result = try Command(directory: workspace.folder.path, input: text).run(front + arguments)
      #expect(
        result.status == 2 && result.output == text && result.error.contains("error: "), "\(front) \(result.error)")
    }
  }

  /// A text that is not asked for is not printed, and neither is a list of paths.
  @Test(arguments: [
    ["check", "--nope", "-"], ["check", "--diff", "--nope", "-"], ["check", "--fix", "--diff", "--nope", "-"],
    ["check", "--fix", "--nope", "--files-from", "-"], ["check", "--fix", "--nope", "."],
    ["draw", "--fix", "--nope", "-"],
    ["check", "--nope", "-", "--", "--fix"],
  ])
  func notAskedFor(arguments: [String]) throws {
    let result = try Command(input: Array(Self.screen.utf8)).run(arguments)
    #expect(result.status == 2 && result.output.isEmpty, "\(result.text)")
  }

  /// What the baseline has is not fixed, as in files.
  @Test func baselined() throws {
    let workspace = try Workspace(["a.json": Self.screen])
    #expect(try workspace.run("baseline", "create", "--no-config", "--baseline", "known.json").status == 0)
    let arguments = ["check", "--no-config", "--fix", "--stdin-path", "a.json", "-"]
    let command = Command(directory: workspace.folder.path, input: Array(Self.screen.utf8))
    #expect(try command.run(arguments).text == Self.fixed)
    #expect(try command.run(arguments + ["--baseline", "known.json"]).text == Self.screen)
  }

  /// A diff of what is left out is empty, and the program that writes the text is not cut off.
  @Test func diffs() throws {
    let workspace = try Workspace([".fiorilint.yml": "exclude: [o.json]\n"])
    let diff = try workspace.run("check", "--diff", "--stdin-path", "o.json", "-", input: Self.screen)
    #expect(diff.status == 0 && diff.output.isEmpty && diff.error == "fiorilint: nothing to fix\n", "\(diff.error)")
    let broken = try workspace.run("check", "--diff", "-", input: Self.screen + "x")
    #expect(broken.status == 3 && broken.output.isEmpty && broken.error.contains("stdin:1:"), "\(broken.error)")
  }
}
