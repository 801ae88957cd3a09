#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Names that people are shown as one, since they are no UTF-8 or read the same, are those of two files everywhere.
  @Suite struct OddNameTests {
    private static let fine = #"{"type": "screen", "platform": "ios", "content": []}"#
    /// What scripts begin with: two names that are shown as one.
    private static let names = #"one=$(printf 'a\377'); two=$(printf 'a\376'); "#

    /// Runs a script, which finds the program as `$0`, a screen with an error in `bad` and one without in `fine`.
    private func run(_ script: String, in workspace: Workspace) throws -> Command.Result {
      try workspace.folder.write("bad", Workspace.error)
      try workspace.folder.write("fine", Self.fine)
      var command = Command(directory: workspace.folder.path)
      command.program = URL(filePath: "/bin/sh")
      return try command.run("-c", Self.names + script, try #require(Command.executable).path)
    }

    @Test func aBaselineHidesNoErrorOfAnotherFile() throws {
      let workspace = try Workspace()
      let known = try run(
        #"""
        cp bad "$one.json"; cp fine "$two.json"; "$0" baseline create . && "$0" check . --baseline .fiorilint-baseline.json
        """#, in: workspace)
      #expect(known.status == 0 && known.error.contains("1 in the baseline"), "\(known.text)\(known.error)")
      let text = workspace.folder.text(of: ".fiorilint-baseline.json")
      #expect(text.contains(#""path": "a\#u{FFFD}", "encodedPath": "a%FF", "#), "\(text)")
      let swapped = try run(
        #"""
        cp fine "$one.json"; cp bad "$two.json"; "$0" check . --baseline .fiorilint-baseline.json
        """#, in: workspace)
      #expect(swapped.status == 1 && swapped.lines.count == 1, "\(swapped.text)\(swapped.error)")
      let stale = try run(#""$0" baseline check ."#, in: workspace)
      #expect(stale.status == 1 && stale.error.contains("1 stale, 1 new"), "\(stale.text)\(stale.error)")
      let updated = try run(#""$0" baseline update "$two.json""#, in: workspace)
      #expect(updated.error.contains("1 finding kept, 1 added, 0 removed"), "\(updated.error)")
    }

    /// One that was written before holds nothing back of what it does not distinguish.
    @Test func baselinesOfShownNames() throws {
      let workspace = try Workspace(["plain.json": Workspace.error])
      let plain = try run(#""$0" baseline create . && cp bad "$one.json""#, in: workspace)
      #expect(plain.status == 0, "\(plain.error)")
      let text = workspace.folder.text(of: ".fiorilint-baseline.json")
      #expect(!text.contains("encodedPath"), "\(text)")
      try workspace.folder.write(
        ".fiorilint-baseline.json", text.replacingOccurrences(of: #""path": "plain""#, with: "\"path\": \"a\u{FFFD}\""))
      let result = try run(#""$0" check . --quiet --baseline .fiorilint-baseline.json"#, in: workspace)
      #expect(
        result.status == 1 && result.lines.count == 2 && result.text.hasPrefix("a\u{FFFD}.json:"), "\(result.text)")
    }

    @Test(.enabled(if: Git.isThere, "git is not there")) func aCommitHidesNoErrorOfAnotherFile() throws {
      let workspace = try Workspace()
      let made = try run(#"cp bad "$one.json"; cp fine "$two.json""#, in: workspace)
      #expect(made.status == 0)
      for arguments in [["init", "-b", "main"], ["add", "."], ["commit", "-m", "old"]] {
        #expect(try Git.run(arguments, in: workspace.folder.path) == 0)
      }
      let swapped = try run(
        #"cp fine "$one.json"; cp bad "$two.json"; "$0" check . --since main --quiet"#, in: workspace)
      #expect(swapped.status == 1 && swapped.lines.count == 1, "\(swapped.text)\(swapped.error)")
    }

    @Test func eachHasAPictureAndADescription() throws {
      let workspace = try Workspace()
      let result = try run(
        #"""
        cp bad "$one.json"; cp fine "$two.json"; "$0" draw . -o dr || exit; "$0" convert . --to json -o cv || exit
        test -s "dr/$one.json.svg" && test -s "dr/$two.json.svg" && test -s "cv/$one.json" && test -s "cv/$two.json" && ls dr cv | wc -l
        """#, in: workspace)
      #expect(result.status == 0 && result.error.contains("2 screens drawn in dr\n"), "\(result.error)")
      #expect(result.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["7"], "\(result.text)")
    }

    @Test func whatReadsTheSameIsComparedByBytes() throws {
      let workspace = try Workspace(["caf\u{E9}.json": Workspace.error])
      let result = try run(
        #"""
        "$0" check *.json --quiet --format json=old; mv caf*.json cafe.json; mv cafe.json "$(printf 'cafe\314\201').json"
        "$0" check *.json --quiet --format json=new; "$0" report --compare old new
        """#, in: workspace)
      #expect(result.text.hasPrefix("## fiorilint: 1 new, 1 fixed, 0 unchanged\n"), "\(result.text)\(result.error)")
    }

    @Test func keysThatReadTheSameAreTwo() throws {
      let workspace = try Workspace([".fiorilint.yml": "element-kinds:\n  caf\u{E9}: button\n  cafe\u{301}: icon\n"])
      let result = try run(#""$0" check bad fine --quiet"#, in: workspace)
      #expect(result.status != 2 && result.error.isEmpty, "\(result.error)")
    }

    // MARK: Long names

    /// A name as long as a file system takes it, with an extension.
    private static func longest(_ suffix: String, _ length: Int = 255) -> String {
      String(repeating: "x", count: length - suffix.utf8.count) + suffix
    }

    @Test(arguments: [248, 249, 250, 254, 255]) func longNamesAreFixedAndWritten(length: Int) throws {
      let (name, report) = (Self.longest(".json", length), Self.longest(".report", length))
      let wide = String(repeating: "\u{E9}", count: (length - 5) / 2) + (length % 2 == 0 ? "x" : "") + ".json"
      let text = String(decoding: try Repository.bytes(of: "Fixtures/screens/team-profile.json"), as: UTF8.self)
      let workspace = try Workspace([name: text, wide: text])
      let fixed = try workspace.run("check", ".", "--fix", "--quiet", "--format", "json=\(report)")
      #expect(!fixed.error.contains("too long") && fixed.status != 2, "\(fixed.error)")
      #expect(workspace.folder.text(of: report).hasPrefix("{"))
      for file in [name, wide] { #expect(workspace.folder.text(of: file) != text, "\(file)") }
      let left = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path)
      #expect(Set(left) == [name, wide, report], "\(left)")
    }

    /// One whose picture or description has a name that is too long keeps none of the others from theirs.
    @Test func othersAreDrawnAndConverted() throws {
      let screens = #"{"screens": [\#(Self.fine), \#(Self.fine)]}"#
      let xml = "<screen platform=\"ios\"/>"
      let name = Self.longest(".json")
      let workspace = try Workspace(["a.json": Self.fine, name: screens, "z.json": Self.fine])
      let drawn = try workspace.run("draw", ".", "-o", "dr")
      #expect(drawn.status == 3 && drawn.error.contains("2 screens drawn in dr\n"), "\(drawn.error)")
      #expect(drawn.error.hasPrefix("\(name): error: the drawing dr/"), "\(drawn.error)")
      let pictures = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("dr"))
      #expect(Set(pictures) == ["a.json.svg", "z.json.svg"], "\(pictures)")
      let other = Self.longest(".xml")
      let described = try Workspace(["a.xml": xml, other: xml, "z.xml": xml])
      let converted = try described.run("convert", ".", "--to", "json", "-o", "cv")
      #expect(converted.status == 3, "\(converted.error)")
      #expect(converted.error.hasPrefix("\(other): error: the file cv/"), "\(converted.error)")
      let files = try FileManager.default.contentsOfDirectory(atPath: described.folder.path("cv"))
      #expect(Set(files).isSuperset(of: ["a.json", "z.json"]) && files.count == 3, "\(files)")
    }
  }
#endif
