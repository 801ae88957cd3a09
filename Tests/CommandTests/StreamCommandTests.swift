import Foundation
import TestSupport
import Testing

/// `fiorilint stream`: what `check` finds in files, it finds in records.
@Suite struct StreamCommandTests {
  /// Our own files that are UTF-8, as those are that a record can hold, by path.
  private static let files: [(path: String, text: String)] = {
    let paths = FileManager.default.enumerator(atPath: Repository.url("Fixtures").path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard ["json", "xml", "uix", "storyboard"].contains((path as NSString).pathExtension),
        !["applications/", "config/", "team-rules/"].contains(where: path.hasPrefix), !path.contains("mdk"),
        !path.contains("layout"),
        let data = FileManager.default.contents(atPath: Repository.url("Fixtures/\(path)").path),
        let text = String(data: data, encoding: .utf8), data.count < 1 << 20, !text.contains("encoding=")
      else { return nil }
      return ("Fixtures/\(path)", text)
    }
  }()

  private static func line(_ record: [String: Any]) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return String(decoding: try JSONSerialization.data(withJSONObject: record, options: options), as: UTF8.self) + "\n"
  }

  private static func answers(_ result: Command.Result) throws -> [[String: Any]] {
    try result.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  private static func stream(_ input: String, _ arguments: String...) throws -> Command.Result {
    try Command(input: Array(input.utf8)).run(["stream"] + arguments)
  }

  /// The parts of answers by name, behind each other.
  private static func all(_ name: String, _ answers: [[String: Any]]) -> NSArray {
    answers.flatMap { $0[name] as? [Any] ?? [] } as NSArray
  }

  @Test func recordsAreFiles() throws {
    let input = try Self.files.enumerated().map { index, file in
      try Self.line(["id": index, "path": file.path, "text": file.text])
    }.joined()
    let result = try Self.stream(input)
    let answers = try Self.answers(result)
    let check = try Command().run(["check", "--format", "json", "--group-steps", "false"] + Self.files.map(\.path))
    #expect(Self.files.count > 60 && answers.count == Self.files.count)
    #expect(answers.map { $0["id"] as? Int } == Self.files.indices.map { $0 })
    #expect(Self.all("findings", answers) == check.json["findings"] as? NSArray)
    #expect(Self.all("failures", answers) == check.json["failures"] as? NSArray)
    #expect(Self.all("findings", answers).count > 100 && Self.all("failures", answers).count > 10)
    #expect(result.status == check.status && result.error == check.error)
    for jobs in ["1", "2", "7"] {
      #expect(try Self.stream(input, "--jobs", jobs).output == result.output)
      #expect(try Self.stream(input, "--jobs", jobs, "--batch-records").output == result.output)
    }
  }

  /// More configurations than a thread keeps engines of: what came of those that it let go is counted all the same.
  @Test func manyConfigurations() throws {
    let count = 150
    let overrides = (0..<count).map { "  - files: [d\($0)/**]\n    rules: {object-cell/*: warning}\n" }.joined()
    let workspace = try Workspace([".fiorilint.yml": "overrides:\n\(overrides)"])
    let input = try (0..<2 * count).map { number in
      try Self.line(["path": "d\(number % count)/a.xml", "text": #"<screen platform="ios"><button id="b"/></screen>"#])
    }.joined()
    let results = try ["1", "2", "3", "8"].map { jobs in
      try Command(directory: workspace.folder.path, input: Array(input.utf8)).run(
        "stream", "--jobs", jobs, "--set", "require-conclusive=100")
    }
    #expect(results[0].error.contains("(\(2 * count))"), "\(results[0].error)")
    for result in results { #expect(result.error == results[0].error && result.output == results[0].output) }
    // A check lets go of engines in the same way.
    for number in 0..<count {
      try workspace.folder.write("d\(number)/a.xml", #"<screen platform="ios"><button id="b"/></screen>"#)
    }
    let checks = try ["1", "4"].map { try workspace.run("check", ".", "--format", "jsonl", "--checks", "--jobs", $0) }
    #expect(checks[0].output == checks[1].output && checks[0].error == checks[1].error)
    #expect(checks[0].error.contains("in \(count) screens"), "\(checks[0].error)")
  }

  /// A value's places are those in its own text.
  @Test func screensAsValues() throws {
    let result = try Self.stream(
      #"{"text": \#(try Self.quoted(Workspace.error))}"# + "\n"
        + #"{"screen": \#(Workspace.error), "id": [1, {"a": null}]}"#)
    let answers = try Self.answers(result)
    #expect(answers.count == 2 && result.status == 1)
    #expect(answers[0]["findings"] as? NSArray == answers[1]["findings"] as? NSArray)
    #expect(answers[1]["id"] as? NSArray == [1, ["a": NSNull()]])
    #expect(result.lines[1].hasPrefix(#"{"id": [1, {"a": null}], "path": "stdin", "format": "json", "findings": [{"#))
  }

  /// Where a screen ends is known from its brackets, not from those in its texts.
  @Test(arguments: [
    #""a": "]}", "b" : "{[\"", "c":"}", "d": ["}", "\\", "]"], "e": [{"f": "}"}, "g"]"#,
    #""a": "x", "b": 1, "c": "}", "d": {"e": "{", "f":{"g": "é\u007D"}}"#,
  ])
  func bracketsInTexts(members: String) throws {
    let screen = #"{"type": "screen", \#(members), "platform": "ios", "content": []}"#
    let answers = try Self.answers(Self.stream(#"{"screen": \#(screen), "id": "behind"}"#))
    #expect(answers.map { $0["id"] as? String } == ["behind"])
    #expect((answers.first?["failures"] as? NSArray)?.count == 0)
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self)
  }

  /// What is no record is answered where it stands, and ends nothing.
  @Test(arguments: [
    ("nothing", "expected a record (a JSON object), found \"n\"", 1),
    (#"{"id": 1, "text": "a"#, "the text ends inside a string; expected a closing \"", 21),
    (#"{"id": 1, "text": "#, "the text ends here; expected a JSON value", 19),
    (#"{"id": 1, "txt": "a"}"#, "unknown member `txt`; did you mean `text`?", 1),
    (#"{"id": 1, "text": 5}"#, "`text` must be a text", 19),
    (#"{"id": 1, "screen": "a"}"#, "`screen` must be an object or a list; use `text` for a text", 21),
    (#"{"id": 1, "text": "", "screen": {}}"#, "the record has `text` and `screen`: expected one of them", 1),
    (#"{"id": 1, "id": 2, "text": ""}"#, "the member \"id\" is given twice in one object", 11),
    (#"{"id": 1, "path": 3, "text": ""}"#, "`path` must be a text", 19),
    (#"{"id": 1, "text": ""} 2"#, "expected the end of the line, found \"2\"", 23),
    (
      "{\"id\": 1, \"text\": \"\0\"}",
      "a control character inside a string has to be written as an escape such as \\n", 20
    ),
    ("\0", "expected a JSON value, found the control character 0x00", 1),
  ])
  func noRecords(line: String, message: String, column: Int) throws {
    let good = try Self.line(["id": "good", "text": Workspace.clean])
    let result = try Self.stream(good + "\n \n" + line + "\n" + good + line)
    let answers = try Self.answers(result)
    #expect(answers.map { $0["id"] as? String } == ["good", nil, "good", nil] && result.status == 3)
    for (index, number) in [(1, 4), (3, 6)] {
      let failures = answers[index]["failures"] as? NSArray
      #expect(failures == [["path": "stdin", "line": number, "column": column, "message": message]])
    }
    #expect(result.error.contains("2 files could not be read"))
  }

  /// As a file may, a stream may begin with a byte order mark, and nothing else in it.
  /// Without a path, the line of the stream says which record could not be read.
  @Test func recordsWithoutPaths() throws {
    let records = #"{"text": ""}\#n{"id": 7, "text": "hello"}\#n{"path": "a.json", "text": ""}\#n"#
    let workspace = try Workspace()
    let result = try workspace.run("stream", "--partial", input: records)
    #expect(result.status == 3)
    try workspace.folder.write("part.jsonl", result.text)
    let merged = try workspace.run("merge", "--json-lines", "part.jsonl")
    #expect(
      merged.lines.map { String($0.prefix { $0 != ";" }) } == [
        "a.json: error: the file is empty", "stdin:1:1: error: the file is empty", "stdin:2:1: error: unknown format",
      ], "\(merged.text)")
  }

  @Test func byteOrderMarks() throws {
    let line = try Self.line(["id": "a", "text": Workspace.clean]) + "\n"
    let result = try Self.stream("\u{FEFF}" + line + "\u{FEFF}" + line)
    let failures = try Self.answers(result).map { ($0["failures"] as? NSArray)?.count }
    #expect(failures == [0, 1] && result.status == 3, "\(result.text)")
  }

  @Test func invalidUTF8AndLongLines() throws {
    let long = #"{"id": 1, "text": ""# + String(repeating: " ", count: 3 << 20) + "\"}\n"
    var input = Array(long.utf8) + Array(#"{"id": 2, "text": ""#.utf8)
    input += [0xFF, 0xFE] + Array("\"}\n".utf8) + Array(long.utf8)
    input += Array(try Self.line(["id": 3, "text": Workspace.clean]).utf8) + Array(long.utf8.dropLast(2))
    let result = try Command(input: input).run("stream", "--set", "max-file-size=1")
    let failures = try Self.answers(result).map { ($0["failures"] as? [[String: Any]])?.first }
    #expect(failures.map { $0?["line"] as? Int } == [1, 2, 3, nil, 5])
    #expect(failures[1]?["message"] as? String == "the text is not valid UTF-8 here")
    for index in [0, 2, 4] {
      #expect(failures[index]?["message"] as? String == "is larger than the limit of 1 MB (set `max-file-size`)")
    }
  }

  /// What stands in an id is text and nothing more, and the same value.
  @Test func hostileIDs() throws {
    let id = "\u{202E}\u{85}##vso[task] \u{7F}\u{2028} é"
    let result = try Self.stream(#"{"id": \#t{"a": "\#(id)"},"# + #" "text": \#(try Self.quoted(Workspace.clean))}"#)
    #expect(try (Self.answers(result).first?["id"] as? [String: String])?["a"] == id)
    for harmful in ["\u{202E}", "\u{85}", "##vso[", "\u{7F}", "\u{2028}"] { #expect(!result.text.contains(harmful)) }
  }

  /// A path picks what the configuration says, and leads nowhere.
  @Test func pathsAreNames() throws {
    let workspace = try Workspace([
      "sub/other.json": Workspace.error,
      ".fiorilint.yml": """
      exclude: [drafts]
      overrides:
        - files: [old/**]
          rules: {touch-target/minimum-size: off}
        - files: [warned/**]
          rules: {touch-target/minimum-size: info}
      """,
    ])
    let paths = [
      "a.json", "old/a.json", "warned/a.json", "drafts/a.json", "../a.json", "/nowhere/a.json", "old/../a.json",
    ]
    let input = try paths.map { try Self.line(["path": $0, "text": Workspace.error]) }.joined()
    let result = try workspace.run("stream", input: input)
    let found = try Self.answers(result).map { answer in
      (answer["findings"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "touch-target/minimum-size" }
        .compactMap { $0["severity"] as? String }.joined()
    }
    #expect(found == ["error", "", "info", "", "error", "error", "error"])
    #expect(
      try Self.answers(result)[3]["skipped"] as? String == "`include` or `exclude` of the configuration leaves it out")
    #expect(try workspace.run("stream", input: "").status == 0)
  }

  /// Who sends one record gets its answer before sending another one.
  @Test(arguments: [[], ["--batch-records"], ["--jobs", "1"]])
  func conversation(options: [String]) throws {
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["stream", "--quiet"] + options
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for number in 1...3 {
      try input.fileHandleForWriting.write(contentsOf: Data(Self.line(["id": number, "text": Workspace.clean]).utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\": \(number), ") && answer.hasSuffix("}}\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
