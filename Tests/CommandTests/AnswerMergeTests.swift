import Foundation
import Reporting
import TestSupport
import Testing

/// `merge --json-lines`: the answers of a stream, wherever they were kept, are the report of one run over its screens.
@Suite struct AnswerMergeTests {
  /// Records of our own screens, and of one that is none.
  private static let records: [(path: String, line: String)] = {
    let names = ["formats/rico", "formats/droidbot", "formats/uiautomator", "formats/idb", "formats/figma", "bad"]
    let files = names.flatMap { Repository.files(below: "Fixtures/\($0)", "json", "xml") }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard let bytes = try? Repository.bytes(of: path), let text = String(validating: bytes, as: UTF8.self),
        bytes.count < 1 << 18, !bytes.starts(with: [0xEF, 0xBB, 0xBF]), !text.contains("encoding=\""),
        let line = try? JSONSerialization.data(withJSONObject: ["path": path, "text": text])
      else { return nil }
      return (path, String(decoding: line, as: UTF8.self) + "\n")
    }
  }()

  private static func answers(_ lines: [String], _ arguments: String...) throws -> [String] {
    try Command(input: Array(lines.joined().utf8)).run(["stream", "--partial"] + arguments).lines.map { $0 + "\n" }
  }

  /// The answers in the files of three partitions, none of which has them in the order of their paths.
  private static func parts(_ answers: [String], in folder: TemporaryFolder) throws -> [String] {
    try (0..<3).map { part in
      let own = answers.indices.filter { $0 % 3 == part }.map { answers[$0] }
      return try folder.write("part-\(part).jsonl", Array(own.reversed().joined().utf8))
    }
  }

  private static func formats(in folder: TemporaryFolder, _ run: String) -> [String] {
    Reporters.names.flatMap { ["--format", "\($0)=\(folder.path("\(run).\($0)"))"] }
  }

  @Test func answersOfAllPartsAreOneRun() throws {
    let folder = try TemporaryFolder()
    let check = try Command().run(
      ["check", "--group-steps", "false"] + Self.records.map(\.path) + Self.formats(in: folder, "check"))
    let answers = try Self.answers(Self.records.map(\.line))
    // What is not so takes no room in them, nor do the names of what each frame has.
    for name in ["hasChevron\":false", "isPrototype\":false", "isOpen\":false", "frame\":{"] {
      #expect(!answers.contains { $0.contains("\"\(name)") }, "\(name)")
    }
    #expect(Self.records.count > 40 && answers.count == Self.records.count)
    // A part that an engine ran twice is there twice.
    let parts = try Self.parts(answers + answers[3..<9], in: folder)
    let merge = try Command().run(["merge", "--json-lines"] + parts + Self.formats(in: folder, "merge"))
    #expect(merge.status == check.status && merge.error == check.error, "\(merge.error)\(check.error)")
    for name in Reporters.names {
      let bytes = try #require(folder.bytes(of: "check.\(name)"))
      #expect(!bytes.isEmpty && folder.bytes(of: "merge.\(name)") == bytes, "\(name)")
    }
    // What comes of it is a report like any other.
    let again = try Command().run(
      ["merge", "--json-lines"] + parts + ["--quiet", "--format", "partial=\(folder.path("all.json"))"])
    #expect(again.status == check.status)
    let last = try Command().run(
      "merge", folder.path("all.json"), "--quiet", "--group-steps", "false", "--format", "sarif")
    #expect(last.output == folder.bytes(of: "check.sarif"))
  }

  @Test func screensOfOnePathAreAllThere() throws {
    let folder = try TemporaryFolder()
    let lines = [Workspace.error, Workspace.clean, Workspace.error].enumerated().map { index, screen in
      #"{"id": \#(index), "screen": \#(screen)}"# + "\n"
    }
    let path = try folder.write("a.jsonl", Array(try Self.answers(lines + ["no record\n"]).joined().utf8))
    let result = try fiorilint("merge", "--json-lines", path, "--format", "json")
    #expect((result.json["findings"] as? [Any])?.count == 2 && (result.json["failures"] as? [Any])?.count == 1)
    #expect(result.status == 3 && result.error.contains("could not be read (1 file)"), "\(result.error)")
    #expect(result.error.contains(" of 3 screens"), "\(result.error)")
  }

  @Test func otherLinesAreErrors() throws {
    let folder = try TemporaryFolder()
    let good = try Self.answers([Self.records[0].line])[0]
    let other = try Self.answers([Self.records[0].line], "--disable", "object-cell/*")[0]
    let plain = try Command(input: Array(Self.records[0].line.utf8)).run("stream").text
    for (line, message) in [
      (
        plain, ":2:1: error: this is not a partial result; write it with `fiorilint stream --partial`"
      ),
      (other, "the rules or the version differ from the result at \(folder.path("b.jsonl")):1:"),
      (good.replacingOccurrences(of: "\"tallies\"", with: "\"tally\""), "the member `tallies` is missing"),
      ("{\"path\"\n", ":2:8: "), ("[]\n", ":2:1: error: expected a result of `fiorilint stream`"),
    ] {
      let path = try folder.write("b.jsonl", Array((good + line).utf8))
      let result = try fiorilint("merge", "--json-lines", path, "--quiet")
      #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
    }
    let version = good.replacingOccurrences(of: #"{"version":""#, with: #"{"version":"9"#)
    let path = try folder.write("c.jsonl", Array(version.utf8))
    #expect(try fiorilint("merge", "--json-lines", path).error.contains("; use the same version"))
    #expect(
      try fiorilint("merge", "--json-lines", folder.path("none.jsonl")).error.contains(
        "none.jsonl: error: does not exist"))
    #expect(try fiorilint("merge", "--json-lines", "/dev/null/x").status == 2)
  }
}
