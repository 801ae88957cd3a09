import Foundation
import Formats
import TestSupport
import Testing

@testable import FioriLintCLI
@testable import Project

/// `fiorilint convert`: exit statuses, streams, files.
@Suite struct ConvertCommandTests {
  private static let error =
    "<screen platform=\"ios\">\n  <button id=\"b\" frame=\"0 0 30 30\"/>\n</screen>\n"

  private func convert(_ workspace: Workspace, _ arguments: String..., input: String? = nil) throws -> Command.Result {
    try Command(directory: workspace.folder.path, input: input.map { Array($0.utf8) }).run(["convert"] + arguments)
  }

  // MARK: Command lines

  static let wrong: [(arguments: [String], word: String)] = [
    (["a.json"], "--to"), (["--to", "json"], "expected files or folders to convert"),
    (["a.json", "--to", "yaml"], "yaml"),
    (["a.json", "--to", "xml", "--rule", "x"], "--rule"), (["a.json", "--to", "xml", "--jobs", "2"], "--jobs"),
    (["a.json", "--to", "xml", "--force"], "-o FOLDER"),
    (["a.json", "--to", "xml", "-o", ""], "the argument after -o is empty"),
    (["a.json", "--to", "xml", "--set", "max-file-size=0"], "`max-file-size` must be"),
    (["a.json", "b.xml", "--to", "xml"], "2 files cannot be written to standard output; name a folder: -o FOLDER"),
    (["a.json", "-", "--to", "xml"], "2 files cannot be written to standard output"),
    ([".", "--to", "xml"], "3 files cannot be written to standard output"),
    (["a.json", "--to", "json", "-o", "."], "the result of a.json would replace a.json, which is an input"),
    (["a.json", "--to", "json", "-o", ".", "--force"], "would replace a.json, which is an input; convert to another"),
    (["a.json", "--to", "xml", "-o", "b.xml"], "-o takes a folder here, and b.xml is a file"),
  ]

  @Test(arguments: wrong) func wrongCommandLines(arguments: [String], word: String) throws {
    let workspace = try Workspace(["a.json": Workspace.error, "b.xml": Self.error, "c/a.json": Workspace.clean])
    let result = try Command(directory: workspace.folder.path).run(["convert"] + arguments)
    #expect(result.status == 2 && result.isExit && result.output.isEmpty, "\(result.text)")
    #expect(result.error.contains(word), "\(result.error)")
    #expect(workspace.folder.names == ["a.json", "b.xml", "c"], "nothing is left behind")
  }

  // MARK: Standard output

  @Test func oneFileGoesToOutput() throws {
    let workspace = try Workspace(["folder/a.json": Workspace.error])
    for path in ["folder/a.json", "folder", "."] {
      let result = try convert(workspace, path, "--to", "xml")
      #expect(result.status == 0 && result.text == Self.error && result.error.isEmpty, "\(result.error)")
    }
    #expect(workspace.folder.names == ["folder"])
  }

  @Test func standardInput() throws {
    let workspace = try Workspace()
    let result = try convert(workspace, "-", "--to", "xml", input: Workspace.error)
    #expect(result.status == 0 && result.text == Self.error && result.error.isEmpty)
    let there = try convert(
      workspace, "-", "--to", "json", "--platform", "android", input: "<screens><screen/></screens>")
    #expect(there.text == "{\"screens\": [\n  {\"type\": \"screen\", \"platform\": \"android\"}]}\n")
    let broken = try convert(workspace, "-", "--to", "xml", "--stdin-path", "new.json", input: Workspace.broken)
    #expect(broken.status == 3 && broken.output.isEmpty && broken.error.hasPrefix("new.json:1:20: error: "))
    let written = try convert(
      workspace, "-", "--to", "xml", "--stdin-path", "x/new.json", "-o", "out", input: Workspace.error)
    #expect(written.status == 0 && written.output.isEmpty && workspace.folder.text(of: "out/x/new.xml") == Self.error)
  }

  @Test func nothingToConvert() throws {
    let workspace = try Workspace(["a.txt": ""])
    let result = try convert(workspace, ".", "--to", "xml")
    #expect(result.status == 0 && result.output.isEmpty)
    let note = "fiorilint: note: no screens found in this folder (extensions: .fragment, "
    #expect(result.error.hasPrefix(note), "\(result.error)")
  }

  // MARK: What is wrong

  @Test func problemsAreNotes() throws {
    let workspace = try Workspace(["a.json": #"{"type": "screen", "widht": 390,"# + "\n" + #" "width": "wide"}"#])
    let result = try convert(workspace, "a.json", "--to", "json")
    #expect(result.status == 0 && result.text == "{\"type\": \"screen\", \"width\": null}\n")
    let lines = result.error.split(separator: "\n")
    #expect(
      lines.first == #"a.json:1:20: note: unknown member "widht" of screen; did you mean `width`?"#
        && lines.last?.hasPrefix("a.json:2:2: note: `width` of screen is \"wide\"; expected a number") == true
        && lines.count == 2, "\(result.error)")
  }

  @Test func lossesAreNotes() throws {
    let workspace = try Workspace(["a.json": "{\"type\": \"screen\",\n \"name\": \"a\\u0001\"}"])
    let result = try convert(workspace, "a.json", "--to", "xml")
    #expect(result.status == 0 && result.text == "<screen name=\"a\u{FFFD}\"/>\n")
    #expect(
      result.error == "a.json:2:2: note: `name` has a character that XML cannot hold: U+FFFD stands for it\n",
      "\(result.error)")
  }

  /// What was read before the failure is a whole description on standard output, and no file.
  @Test func failures() throws {
    let broken = "[{\"type\": \"screen\", \"name\": \"one\"},\n {\"type\": \"screen\", "
    let files = ["a.json": broken, "b.json": Workspace.clean, "c.json": Workspace.broken]
    let workspace = try Workspace(files)
    let result = try convert(workspace, "a.json", "--to", "json")
    #expect(result.status == 3 && result.text == "{\"screens\": [\n  {\"type\": \"screen\", \"name\": \"one\"}]}\n")
    #expect(result.error.hasPrefix("a.json:2:21: error: the text ends before `"), "\(result.error)")
    let all = try convert(workspace, ".", "missing.json", "--to", "xml", "-o", "out")
    #expect(all.status == 3 && all.output.isEmpty && all.error.split(separator: "\n").count == 3, "\(all.error)")
    #expect(all.error.contains("missing.json: error: does not exist"))
    let written = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("out"))
    #expect(written.sorted() == [".fiorilint-converted", "b.xml"])
    #expect(try convert(workspace, "missing.json", "--to", "xml").status == 3)
  }

  @Test func tooDeepForAnyReader() throws {
    let groups = String(repeating: "<group>", count: 128) + String(repeating: "</group>", count: 128)
    let workspace = try Workspace(["a.xml": "\n<screen>\(groups)</screen>"])
    #expect(try convert(workspace, "a.xml", "--to", "xml").status == 0)
    let result = try convert(workspace, "a.xml", "--to", "json")
    #expect(result.status == 3 && result.output.isEmpty)
    #expect(result.error.hasPrefix("a.xml:2:1: error: nests 257 levels deep as JSON"), "\(result.error)")
  }

  // MARK: Files

  @Test func severalFilesGoToAFolder() throws {
    let workspace = try Workspace([
      "a.json": Workspace.error, "x/b.page": "{\"_Type\": \"Page\", \"_Name\": \"B\", \"Controls\": []}",
      "x/y/c.d.xml": "<screen/>", ".fiorilintignore": "ignored.json", "ignored.json": "{",
    ])
    let result = try convert(workspace, ".", "--to", "json", "-o", "out/deep/")
    #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty, "\(result.error)")
    #expect(workspace.folder.text(of: "out/deep/x/y/c.d.json") == "{\"type\": \"screen\"}\n")
    #expect(workspace.folder.text(of: "out/deep/x/b.json").hasPrefix("{\"type\": \"screen\", \"name\": \"B\""))
    #expect(
      workspace.folder.text(of: "out/deep/a.json")
        == #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "frame": [0, 0, 30, 30]}]}"#
        + "\n")
    let permissions =
      try FileManager.default.attributesOfItem(atPath: workspace.folder.path("out/deep/a.json"))[.posixPermissions]
      as? Int
    #expect((permissions ?? 0) & 0o600 == 0o600 && (permissions ?? 0) & 0o111 == 0)
    // A second run neither reads what the first wrote, nor writes over it unless it is asked to.
    let again = try convert(workspace, ".", "--to", "json", "-o", "out")
    #expect(again.status == 0 && !FileManager.default.fileExists(atPath: workspace.folder.path("out/out")))
    let refused = try convert(workspace, ".", "--to", "json", "-o", "out")
    #expect(refused.status == 2 && refused.error.contains("out/a.json exists, and so do 2 more; --force"))
    #expect(try convert(workspace, ".", "--to", "json", "-o", "./out", "--force").status == 0)
    #expect(try convert(workspace, "out/a.json", "--to", "xml", "-o", "out").status == 0)
    #expect(workspace.folder.text(of: "out/out/a.xml") == Self.error)
  }

  @Test func twoThatWouldBeOne() throws {
    let workspace = try Workspace(["x/a.json": Workspace.error, "x/a.xml": Self.error])
    let result = try convert(workspace, "x", "--to", "json", "-o", "out", "--force")
    #expect(result.status == 2 && workspace.folder.names == ["x"])
    #expect(result.error.contains("x/a.json and x/a.xml would both be written to out/x/a.json"), "\(result.error)")
  }

  /// No result replaces an input, no matter what leads to it.
  @Test func inputsAreKept() throws {
    let text = "<screen name='a' platform=\"ios\"></screen>"
    let workspace = try Workspace(["a.xml": text, "out/keep": ""])
    try workspace.folder.link("out/a.xml", to: "../a.xml")
    try workspace.folder.link("here", to: ".")
    for arguments in [
      [".", "-o", "."], ["a.xml", "-o", "here"], ["*.xml", "-o", "out"], ["-", "-o", ".", "--stdin-path", "a.xml"],
    ] {
      let input = try FileHandle(forReadingFrom: URL(filePath: workspace.folder.path("a.xml")))
      let command = Command(directory: workspace.folder.path, standardInput: input)
      let result = try command.run(["convert", "--to", "xml", "--force"] + arguments)
      #expect(result.status == 2 && result.error.contains("would replace a.xml"), "\(arguments): \(result.error)")
      #expect(workspace.folder.text(of: "a.xml") == text)
    }
  }

  @Test func linksAreReplacedAndInputsKept() throws {
    let workspace = try Workspace(["a.xml": Self.error, "keep.txt": "keep", "b.json": Workspace.clean])
    try workspace.folder.write("out/x", "")
    try workspace.folder.link("out/a.json", to: "../keep.txt")
    #expect(try convert(workspace, "a.xml", "--to", "json", "-o", "out").status == 2)
    #expect(try convert(workspace, "a.xml", "--to", "json", "-o", "out", "--force").status == 0)
    #expect(workspace.folder.text(of: "keep.txt") == "keep" && workspace.folder.text(of: "out/a.json").hasPrefix("{"))
    // The mode of the link, which everybody may write, is not that of the file.
    let mode =
      try FileManager.default.attributesOfItem(atPath: workspace.folder.path("out/a.json"))[.posixPermissions] as? Int
    #expect((mode ?? 0o777) & 0o113 == 0, "\(mode ?? 0)")
    // What would be written over is another input that may not have been read yet.
    try workspace.folder.write("out/b.json", Workspace.error)
    let result = try convert(workspace, "b.json", "out/b.json", "--to", "json", "-o", "out", "--force")
    #expect(
      result.status == 2 && result.error.contains("b.json would replace out/b.json, which is an input"),
      "\(result.error)")
    #expect(workspace.folder.text(of: "out/b.json") == Workspace.error)
  }

  @Test func filesThatCannotBeWritten() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "file": ""])
    try workspace.folder.write("taken/a.xml/inner", "")
    for folder in ["file", "file/x", "taken"] {
      let result = try convert(workspace, "a.json", "--to", "xml", "-o", folder, "--force")
      #expect(
        result.status == 2
          && result.error.hasPrefix("fiorilint: error: \(folder == "file" ? "-o takes a folder" : "the f")"),
        "\(folder): \(result.error)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("taken")) == ["a.xml"])
  }

  @Test(arguments: [
    ("a.json", "out", "out/a.xml"), ("x/y/a.b.page", "out/", "out/x/y/a.b.xml"), ("../../x/a", ".", "./x/a.xml"),
    ("/abs/a.json", "/", "/abs/a.xml"), (".json", "o", "o/.json.xml"), ("stdin", "o", "o/stdin.xml"),
    ("../..", "o", "o/screens.xml"), ("a/../../../b.json", "o", "o/a/b.xml"),
  ])
  func targets(path: String, folder: String, target: String) {
    #expect(ConversionPlan.target(of: path, in: folder, ending: "xml") == target)
  }

  /// The commands agree: what `check` finds in a file it finds in what is made of it. Findings in other formats use
  /// their words, so that messages are the same for the project's own formats only.
  @Test func checkFindsTheSame() throws {
    let workspace = try Workspace()
    let out = workspace.folder.path("out")
    for name in ["fieldwork", "orders-list.json", "dashboard.xml"] {
      #expect(try fiorilint("convert", "Fixtures/screens/\(name)", "--to", "json", "-o", out).status == 0)
      func rules(_ path: String) throws -> [String] {
        let json = try fiorilint("check", path, "--format", "json").json
        return try #require(json["findings"] as? [[String: Any]]).map { finding in
          let message = name == "fieldwork" ? nil : finding["message"]
          return "\(finding["severity"] ?? "") \(finding["rule"] ?? "") \(finding["element"] ?? "") \(message ?? "")"
        }.sorted()
      }
      let file = name.split(separator: ".").first.map { name.contains(".") ? "\($0).json" : name } ?? name
      let (converted, original) = (try rules("\(out)/Fixtures/screens/\(file)"), try rules("Fixtures/screens/\(name)"))
      #expect(converted == original && !original.isEmpty, "\(name)")
    }
  }
}
