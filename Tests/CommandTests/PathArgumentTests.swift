import Foundation
import TestSupport
import Testing

/// Paths that come as globs and in lists.
@Suite struct PathArgumentTests {
  private static let files = ["txt/a.txt", "txt/b.json", "txt/sub/c.txt", "txt/sub/d.json"]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, Workspace.error) }))
    try workspace.folder.write("txt/README.md", "# Screens\n")
    try workspace.folder.write("txt/logo.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    return workspace
  }

  private func paths(_ result: Command.Result) -> [String] { result.lines.map { String($0.prefix { $0 != ":" }) } }

  // MARK: Globs

  /// A glob names its files, with any extension; a folder that it matches is walked.
  @Test(arguments: [
    ("txt/*.txt", ["txt/a.txt"]), ("**/*.txt", ["txt/a.txt", "txt/sub/c.txt"]), ("txt/{a,b}.*", Array(files.prefix(2))),
    ("txt/[ab].txt", ["txt/a.txt"]), ("txt/?.txt", ["txt/a.txt"]), ("./txt/*.txt", ["txt/a.txt"]),
    ("txt/*", ["txt/a.txt", "txt/b.json", "txt/sub/d.json"]), ("t*", ["txt/b.json", "txt/sub/d.json"]),
    ("t*/", ["txt/b.json", "txt/sub/d.json"]), ("**", files), ("txt/s*/*", ["txt/sub/c.txt", "txt/sub/d.json"]),
  ]) func globs(glob: String, expected: [String]) throws {
    let workspace = try workspace()
    let result = try workspace.run("check", glob)
    #expect(result.status == 1 && paths(result) == expected, "\(result.text)\(result.error)")
    let list = try workspace.run("check", "--files-from", "-", input: glob + "\n")
    #expect(list.output == result.output)
    let absolute = try workspace.run("check", "\(workspace.folder.path)/\(glob.replacing("./", with: ""))")
    #expect(paths(absolute) == expected, "\(absolute.text)")
  }

  /// What a glob matches and is no screen is skipped, as in a walk.
  @Test func globsOverOtherFiles() throws {
    let workspace = try workspace()
    let mixed = try workspace.run("check", "txt/*", "--verbose")
    #expect(mixed.error.contains("txt/README.md: skipped: ") && mixed.error.contains("txt/logo.png: skipped: "))
    let none = try workspace.run("check", "txt/*.md")
    #expect(none.status == 2 && none.error.contains("no screens found in "), "\(none.error)")
    #expect(try workspace.run("check", "txt/*.zip").text.contains("txt/*.zip: error: no file matches this glob"))
    try workspace.folder.write("txt/broken.txt", #"{"type": "screen", "#)
    #expect(try workspace.run("check", "txt/*.txt").status == 3)
  }

  @Test func globsOfOtherCommands() throws {
    let workspace = try workspace()
    let converted = try workspace.run("convert", "txt/*.txt", "--to", "xml")
    #expect(converted.status == 0 && converted.text.contains("<button"), "\(converted.error)")
    let folder = try workspace.run("convert", "**/*.txt", "--to", "xml", "-o", "out")
    #expect(folder.status == 0 && workspace.folder.text(of: "out/txt/sub/c.xml").contains("<button"), "\(folder.error)")
    let again = try workspace.run("convert", "out/**/c.xml", "--to", "json", "-o", "out")
    #expect(again.status == 0 && workspace.folder.bytes(of: "out/out/txt/sub/c.json") != nil, "\(again.error)")
    let drawn = try workspace.run("draw", "txt/*.txt")
    #expect(drawn.status == 0 && drawn.text.contains("<svg"), "\(drawn.error)")
    let several = try workspace.run("draw", "txt/*")
    #expect(
      several.status == 2 && several.error.contains("txt/* matches 3 files with screens; name a folder"),
      "\(several.error)")
    #expect(try workspace.run("draw", "txt/**/*.txt", "-o", "pictures").error.contains("2 screens drawn in pictures"))
    let coverage = try workspace.run("coverage", "txt/*.txt")
    #expect(coverage.text.contains(" in 1 screen\n"), "\(coverage.text)")
  }

  /// Files that are no screens do not count, even if a glob matches them.
  @Test func globsOverOneScreen() throws {
    let workspace = try Workspace([
      "txt/a.txt": Workspace.error, "txt/notes.txt": "Notes\n", "txt/a.md": "# Notes\n", "old/o.txt": Workspace.clean,
      "old/watch.storyboard": #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><scenes/></document>"#,
    ])
    for glob in ["txt/*.txt", "txt/*", "{txt/*.md,txt/a*}"] {
      let converted = try workspace.run("convert", glob, "--to", "xml")
      #expect(converted.status == 0 && converted.text.contains("<button"), "\(glob): \(converted.error)")
      let drawn = try workspace.run("draw", glob)
      #expect(drawn.status == 0 && drawn.text.contains("<svg"), "\(glob): \(drawn.error)")
      let fixed = try workspace.run("draw", glob, "--fix")
      #expect(!fixed.error.contains("draws one file"), "\(fixed.error)")
      // Two of them would become one file.
      let folder = try workspace.run("convert", glob, "--to", "xml", "-o", "out", "--force")
      #expect(folder.status == 0 && workspace.folder.text(of: "out/txt/a.xml").contains("<button"), "\(folder.error)")
    }
    try workspace.folder.write("txt/b.txt", Workspace.error)
    let several = try workspace.run("convert", "txt/*", "--to", "xml")
    #expect(several.status == 2 && several.error.contains("2 files cannot be written to standard output"))
    let skipped = try workspace.run("draw", "old/*")
    #expect(
      skipped.status == 0 && skipped.error.contains("note: ") && skipped.text.contains("<svg"), "\(skipped.error)")
  }

  /// A baseline over a glob is brought up to date over its files alone.
  @Test func globsOfBaselines() throws {
    let workspace = try workspace()
    let (folder, file) = (workspace.folder, "known.json")
    #expect(try workspace.run("baseline", "create", "txt/*.txt", "txt/sub", "--baseline", file).status == 0)
    try folder.write("txt/a.txt", Workspace.clean)
    try folder.write("txt/sub/d.json", Workspace.clean)
    let check = try workspace.run("baseline", "check", "txt/*.txt", "--baseline", file)
    #expect(check.status == 1 && check.error.contains(" 1 stale"), "\(check.error)")
    let update = try workspace.run("baseline", "update", "txt/*.txt", "--baseline", file)
    #expect(update.error.contains("1 finding kept, 0 added, 1 removed"), "\(update.error)")
  }

  // MARK: Lists

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A byte order mark is part of no name, and UTF-16 and UTF-32 with one are read.
  @Test(
    arguments: [
      mark + Array("txt/a.txt\ntxt/b.json\n".utf8), mark + Array("txt/a.txt\r\n\r\ntxt/b.json".utf8),
      mark + Array("txt/a.txt\0txt/b.json\0".utf8), Array("\n\r\ntxt/a.txt\n\ntxt/b.json\r\n\n".utf8),
      [0xFF, 0xFE] + wide("txt/a.txt\r\ntxt/b.json\r\n"),
      [0xFE, 0xFF] + wide("txt/a.txt\ntxt/b.json", isBigEndian: true),
      [0xFF, 0xFE] + wide("txt/a.txt\0txt/b.json\0"),
      [0xFF, 0xFE, 0, 0] + "txt/a.txt\ntxt/b.json".utf8.flatMap { [$0, 0, 0, 0] as [UInt8] },
    ] as [[UInt8]]) func listsWithMarks(bytes: [UInt8]) throws
  {
    let workspace = try workspace()
    try workspace.folder.write("list", bytes)
    let file = try workspace.run("check", "--files-from", "list")
    #expect(file.status == 1 && paths(file) == ["txt/a.txt", "txt/b.json"], "\(file.text)\(file.error)")
    let input = try Command(directory: workspace.folder.path, input: bytes).run("check", "--files-from", "-")
    #expect(input.output == file.output)
  }

  /// What is no list is refused in one message, and the working directory is not linted for a dot in it.
  @Test(
    arguments: [
      wide(".\n"), wide("*\n"), wide(".\r\n"), wide(".\n", isBigEndian: true),
      wide("./txt/a.txt\n"), wide("txt/a.txt"), wide("txt/a.txt\r\n", isBigEndian: true), [0xFF, 0xFE, 0, 0xD8],
      [0xFF, 0xFE] + wide("a") + [0],
    ] as [[UInt8]]) func whatIsNoList(bytes: [UInt8]) throws
  {
    let workspace = try workspace()
    try workspace.folder.write("list", bytes)
    let result = try workspace.run("check", "--files-from", "list")
    #expect(result.status == 2 && result.text.isEmpty, "\(result.text)")
    #expect(result.error.hasPrefix("fiorilint: error: --files-from list: "), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
  }

  /// Lists that were joined, and those with the line ends of old programs.
  @Test(
    arguments: [
      mark + Array("txt/a.txt\n".utf8) + mark + Array("txt/b.json\n".utf8),
      mark + Array("txt/a.txt".utf8) + mark + Array("txt/b.json".utf8),
      Array("txt/a.txt\r\n".utf8) + mark + mark + Array("\ntxt/b.json\n".utf8),
      [0xFF, 0xFE] + wide("txt/a.txt\n") + [0xFF, 0xFE] + wide("txt/b.json\n"),
      Array("txt/a.txt\rtxt/b.json\r".utf8), Array("txt/a.txt\rtxt/b.json\n".utf8),
      Array("\rtxt/b.json\r\rtxt/a.txt".utf8),
    ] as [[UInt8]]) func joinedLists(bytes: [UInt8]) throws
  {
    let workspace = try workspace()
    try workspace.folder.write("list", bytes)
    let result = try workspace.run("check", "--files-from", "list")
    #expect(paths(result) == ["txt/a.txt", "txt/b.json"], "\(result.text)\(result.error)")
  }

  /// A list in another encoding is refused with the line, unless a file has just these bytes as its name.
  @Test(arguments: [("\n", 2), ("\r\n", 2), ("\r", 2), ("\n\n", 3)]) func otherEncodings(end: String, line: Int) throws
  {
    let workspace = try workspace()
    try workspace.folder.write("list", Array("txt/a.txt\(end)gr".utf8) + [0xF6, 0xDF] + Array("e.json\(end)".utf8))
    let result = try workspace.run("check", "--files-from", "list")
    #expect(result.status == 2 && result.text.isEmpty, "\(result.text)")
    #expect(
      result.error.hasPrefix(
        "fiorilint: error: --files-from list: line \(line) is not in UTF-8, and no such file exists: ")
        && result.error.contains("gr\u{FFFD}\u{FFFD}e.json; save the list in UTF-8, or in UTF-16 with "),
      "\(result.error)")
  }

  /// Lists of different encodings that were joined are named as such.
  @Test(
    arguments: [
      Array("txt/a.txt\n".utf8) + [0xFF, 0xFE] + wide("txt/b.json\n"),
      mark + Array("txt/a.txt\n".utf8) + [0xFE, 0xFF] + wide("txt/b.json\n", isBigEndian: true),
      [0xFF, 0xFE] + wide("txt/a.txt\n") + Array("txt/b.json\n\n".utf8) + [0x0A],
      [0xFF, 0xFE] + wide("txt/a.txt\n") + mark + Array("txt/b.json\n\n".utf8) + [0x0A],
      [0xFF, 0xFE] + wide("txt/a.txt\n") + [0xFE, 0xFF] + wide("txt/b.json\n", isBigEndian: true),
    ] as [[UInt8]]) func joinedEncodings(bytes: [UInt8]) throws
  {
    let workspace = try workspace()
    try workspace.folder.write("list", bytes)
    let result = try workspace.run("check", "--files-from", "list")
    #expect(result.status == 2 && result.text.isEmpty, "\(result.text)")
    #expect(
      result.error.hasPrefix(
        "fiorilint: error: --files-from list: the list has lines in different encodings; save the whole list in UTF-8"),
      "\(result.error)")
  }

  /// Names that only look like a list in another encoding are names.
  @Test func oddLists() throws {
    let workspace = try Workspace(["中为元充全.json": Workspace.error])
    try workspace.folder.write("list", [0xFF, 0xFE] + Self.wide("中为元充全.json\n中为元充全.jsno\n"))
    let wide = try workspace.run("check", "--files-from", "list")
    #expect(wide.status == 3 && wide.text.contains("中为元充全.jsno: error: does not exist"), "\(wide.text)\(wide.error)")
    #expect(paths(wide).contains("中为元充全.json"))
    // A name that is not UTF-8, in a list with NULs.
    let names = Array("a".utf8) + [0xFF, 0xFE] + Array("b\0中为元充全.json\0".utf8)
    try workspace.folder.write("list", names)
    let odd = try workspace.run("check", "--files-from", "list")
    #expect(odd.status == 3 && paths(odd).contains("中为元充全.json"), "\(odd.text)\(odd.error)")
  }

  /// Names of one character are names.
  @Test func shortNames() throws {
    let workspace = try Workspace(["a": Workspace.error, "b": Workspace.error])
    let result = try workspace.run("check", "--files-from", "-", input: "a\0b\0")
    #expect(paths(result) == ["a", "b"], "\(result.text)\(result.error)")
  }

  private static func wide(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  // MARK: Standard input that a configuration leaves out

  @Test(arguments: [["check"], ["convert", "--to", "xml"], ["draw"], ["coverage"]])
  func excludedInput(command: [String]) throws {
    let workspace = try Workspace([".fiorilint.yml": "exclude: [o.json]\n", "a.json": Workspace.error])
    func run(_ path: String) throws -> Command.Result {
      try Command(directory: workspace.folder.path, input: Array(Workspace.error.utf8))
        .run(command + ["-", "--stdin-path", path])
    }
    let result = try run("o.json")
    #expect(result.error.contains("the configuration excludes o.json"), "\(result.error)")
    #expect(result.status == (command == ["draw"] ? 2 : 0), "\(result.text)")
    #expect(result.text.isEmpty || command == ["coverage"] && result.text.contains(" in 0 screens"), "\(result.text)")
    let other = try run("p.json")
    #expect(!other.error.contains("excludes") && !other.text.isEmpty, "\(other.error)")
  }

  @Test func excludedInputBesideFiles() throws {
    let workspace = try Workspace([".fiorilint.yml": "exclude: [o.json]\n", "a.json": Workspace.error])
    let result = try workspace.run(
      "convert", "-", "--stdin-path", "o.json", "a.json", "--to", "xml", "-o", "out", input: Workspace.error)
    #expect(result.status == 0 && workspace.folder.bytes(of: "out/o.xml") == nil)
    #expect(workspace.folder.bytes(of: "out/a.xml") != nil)
    #expect(result.error == "fiorilint: note: standard input is not converted: the configuration excludes o.json\n")
  }
}

/// Globs of configurations that match nothing.
@Suite struct GlobHintCommandTests {
  @Test func isReportedWithItsPlace() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, "drafts/b.json": Workspace.error, "more.yml": "exclude: ['x\\y']\n",
      ".fiorilint.yml": """
      extends: more.yml
      exclude: ['drafts\\b.json', ok/]
      include: [., '**']
      overrides: [{files: /Users/ann/x, rules: {"*": info}}]
      ignore: [{rule: "*", reason: for the test of hints, files: 'a//b'}]

      """,
    ])
    let result = try workspace.run("check", "--quiet")
    #expect(result.status == 1 && result.lines.count == 2, "\(result.text)")
    let places = result.error.split(separator: "\n").compactMap { $0.components(separatedBy: " matches").first }
    #expect(
      places == [
        #".fiorilint.yml:2:11: warning: `drafts\b.json`"#, ".fiorilint.yml:3:11: warning: `.`",
        ".fiorilint.yml:4:21: warning: `/Users/ann/x`", ".fiorilint.yml:5:60: warning: `a//b`",
        #"more.yml:1:11: warning: `x\y`"#,
      ], "\(result.error)")
    for command in [
      ["convert", ".", "--to", "xml", "-o", "out"], ["draw", "a.json"], ["coverage", "."],
      ["config", "print", "a.json"], ["baseline", "create"],
    ] {
      let other = try Command(directory: workspace.folder.path).run(command)
      #expect(
        other.error.contains(#".fiorilint.yml:2:11: warning: `drafts\b.json` matches only `draftsb.json`"#),
        "\(other.error)")
    }
    #expect(!(try workspace.run("check", "--quiet", "--no-config").error.contains("warning")))
    let stream = try workspace.run("stream", "--quiet", input: "")
    #expect(stream.error.contains(#".fiorilint.yml:2:11: warning: `drafts\b.json` matches only"#), "\(stream.error)")
  }

  /// A glob that names nothing is a warning in each spelling, and one that is none an error.
  @Test func warningsAndErrors() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    for glob in [".", "./", "/", #"drafts\"#, "a.json/", " a.json", "{a,b"] {
      for line in [
        "exclude: ['\(glob)']", "overrides: [{files: '\(glob)', preset: all}]", "include: ['**', '\(glob)']",
      ] {
        try workspace.folder.write(".fiorilint.yml", line + "\n")
        let result = try workspace.run("check", "--quiet")
        #expect(result.status == 1 && result.error.contains("warning: `\(glob)` matches "), "\(line): \(result.error)")
      }
    }
    for (glob, mistake) in [
      ("..", "`..` leads out"), ("[a", "the `[` at character 1 has no `]`; write `\\[`"),
      ("ä/[b]/[c", "the `[` at character 7"),
      ("sub/../a.json", "globs have no `..`; write `/a.json`"), ("a/../../b", "`..` leads out"),
      ("a/..", "globs have no `..`; write `**`"),
    ] {
      try workspace.folder.write(".fiorilint.yml", "exclude: ['\(glob)']\n")
      let result = try workspace.run("check", "--quiet")
      #expect(result.status == 2 && result.error.contains("invalid glob `\(glob)`: \(mistake)"), "\(result.error)")
    }
    for (line, mistake) in [
      ("exclude: ''", "`exclude` is an empty text; remove the key"), ("exclude: ['']", "lists an empty text"),
    ] {
      try workspace.folder.write(".fiorilint.yml", line + "\n")
      #expect(try workspace.run("check", "--quiet").error.contains(mistake))
    }
  }

  /// A path that leads nowhere has a suggestion only if its name is near without the extension.
  @Test(arguments: [("nope.json", ""), ("ee.json", ""), ("ordres.json", "; did you mean orders.json?")])
  func nearestPaths(path: String, advice: String) throws {
    let workspace = try Workspace(["e.json": Workspace.clean, "orders.json": Workspace.clean])
    let result = try workspace.run("check", path)
    #expect(result.status == 3 || result.status == 2)
    #expect("\(result.text)\(result.error)".contains("\(path): error: does not exist\(advice)\n"), "\(result.text)")
  }

  /// An editor shows them at their places.
  @Test func inEditors() throws {
    let text = "exclude: ['drafts\\b']\n"
    let workspace = try Workspace([".fiorilint.yml": text, "a.json": Workspace.clean])
    let client = try ServerClient([workspace.folder.path])
    let uri = ServerClient.uri(workspace.folder.path(".fiorilint.yml"))
    client.open(uri, text)
    let shown = try client.diagnostics(uri) { !$0.isEmpty }
    #expect(shown.count == 1 && shown[0]["severity"] as? Int == 2, "\(shown)")
    #expect("\(shown[0]["message"] ?? "")".contains("matches only `draftsb`"), "\(shown)")
    client.change(uri, "exclude: [drafts/]\n", version: 2)
    #expect(try client.diagnostics(uri, version: 2).isEmpty)
    #expect(try client.quit() == 0)
  }
}
