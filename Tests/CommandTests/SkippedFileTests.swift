import Foundation
import TestSupport
import Testing

/// What stands beside screens in a project and is none: skipped in a walk, an error where it is named.
@Suite struct SkippedFileTests {
  private static let manifest = "<manifest/>"

  private func workspace() throws -> Workspace {
    try Workspace([
      "app/AndroidManifest.xml": Self.manifest, "app/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
      "app/a.json": Workspace.clean, "app/b.json": Workspace.error,
    ])
  }

  @Test func aWalkCountsThem() throws {
    let result = try workspace().run("check", ".")
    #expect(result.status == 1 && result.lines.count == 1)
    #expect(
      result.error.contains("1 error in 1 of 2 screens · "), "\(result.error)")
    let json = try workspace().run("check", ".", "--format", "json").json
    #expect((json["failures"] as? [Any])?.isEmpty == true && (json["summary"] as? [String: Int])?["files"] == 2)
  }

  @Test func aNamedOneIsAnError() throws {
    let result = try workspace().run("check", "app/AndroidManifest.xml", "app/a.json")
    #expect(result.status == 3)
    #expect(
      result.lines.count == 1
        && result.text.hasPrefix("app/AndroidManifest.xml: error: this is an Android manifest, not a screen"))
  }

  /// In folders nothing fails that does not begin as a screen, no matter what is wrong with it.
  @Test(arguments: [
    ("settings.json", "// for editors\n{\"a\": 1}"), ("tsconfig.json", "{ /* all */ \"include\": [\"src\"] }"),
    ("config.json", #"{"screens": {"directory": "src"}, "type": "module"}"#), ("empty.json", ""), ("space.xml", " \n"),
    ("Orders.json", #"[{"type": "number"}, {"type": "string"}]"#), ("data.json", #"[{"ID": "1"},]"#),
    ("de.json", #"{"title": "Titel", "items": {"one": "Eins"}}"#), ("list.json", #"{"screens": ["a", "b",]}"#),
    ("a.xml", "<Configuration><a></Configuration>"), ("b.xml", "<manifests/>"), ("c.json", #"{"typ": "screen"}"#),
    ("lines.json", "{\"a\": 1}\n{\"a\": 2}\n"), ("text.json", "hello"), ("binary.xml", "\u{0}\u{1}"),
    ("event.json", #"{"type": "screen", "name": "Home", "messageId": "m", "anonymousId": "x"}"#),
    ("events.json", String(repeating: #"{"type": "screen", "messageId": "m", "userId": "x"}\#n"#, count: 2)),
    ("note.jsonc.json", "{\n  // \"type\": \"screen\", see the docs\n  /* \"screens\": [{ */\n  \"a\": 1\n}"),
    ("quote.json", "{\n  // it's \"one\n  \"a\": 1,\n  // {\"AXFrame\": 1}\n}"),
    ("log.json", "{\"a\": 1}\n{\"type\": \"screen\", \"name\": \"Home\"}\n{\"type\": \"screen\"}\n"),
    ("taps.json", String(repeating: #"{"type": "button", "text": "Save"}\#n"#, count: 2)),
    ("pointer.json", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n"),
    ("layout.xml", "<layout xmlns:android=\"http://schemas.android.com/apk/res/android\">\n  <data>"),
    ("merge.xml", "<merge xmlns:android=\"http://schemas.android.com/apk/res/android\">\n  <include"),
    ("many.json", "{\"items\": [" + String(repeating: "{\"text\": 1, \"title\": \"b\"},", count: 20_000) + "1]}"),
  ]) func whatIsNoScreen(name: String, text: String) throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "sub/\(name)": text])
    let result = try workspace.run("check", ".", "--verbose")
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
    #expect(
      result.error.contains("sub/\(name): skipped: ") && result.error.contains(" · 1 file without screens skipped"))
    #expect(try workspace.run("check", "sub/\(name)").status == 3, "what is named has to be read")
    let hook = try workspace.run("check", "--skip-unrecognized", "sub/\(name)")
    #expect(hook.status == 0 && hook.text.isEmpty && hook.error.contains("note: no screens"), "\(hook.error)")
  }

  /// What begins as a screen, or has the extension of one, fails wherever it stands and however it is named.
  @Test(arguments: [
    ("a.page", "{\"_Type\": \"Page\" // main\n}"), ("e.uix", "<hierarchy"), ("f.xml", "<hierarchy><node"),
    ("g.xml", "<AppiumAUT><XCUIElementTypeWindow"),
    ("h.json", #"{"screens": [{"ty"#), ("i.json", #"{"name": "a" "type": "screen"}"#), ("j.xml", "<screens><a"),
    ("k.json", #"{"name" "a", "_Type": "Section.Type.ObjectTable"}"#), ("l.json", #"[{"AXLabel" 1, "AXFrame": ""}]"#),
    ("o.json", "{\n  // the first\n  \"type\": \"screen\",\n  \"content\": []\n}"),
    ("p.json", "{\"type\": \"screen\", \"content\": []}\n{\"a\": 1}\n"),
    ("m.xml", "<screen><title>"), ("n.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"),
  ]) func whatIsBroken(name: String, text: String) throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "sub/\(name)": text])
    for arguments in [["."], ["sub/\(name)"], ["--skip-unrecognized", "sub/\(name)"]] {
      let result = try Command(directory: workspace.folder.path).run(["check"] + arguments)
      #expect(result.status == 3 && result.text.contains("sub/\(name):") && result.text.contains(" error: "))
      #expect(!result.text.contains("\"\"\""), "\(result.text)")
    }
  }

  /// The file itself is elsewhere, and the failure says how it comes here.
  @Test(arguments: ["Main.storyboard", "a.xib", "Home.page", "b.fragment", "c.uix"]) func pointers(name: String) throws
  {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let workspace = try Workspace(["a.json": Workspace.clean, "sub/\(name)": text])
    for path in [".", "sub/\(name)"] {
      let result = try workspace.run("check", path)
      let message = "this is a Git LFS pointer; run `git lfs pull` to get the file"
      #expect(result.status == 3 && result.text.contains("sub/\(name): error: \(message)"), "\(result.text)")
    }
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf16, .utf32])
  func textOfTwoBytesACharacter(encoding: String.Encoding) throws {
    let workspace = try Workspace(["a.json": Workspace.clean])
    let folder = URL(filePath: workspace.folder.path)
    try #require("[{\"ID\": \"ä\"}]\n".data(using: encoding)).write(to: folder.appending(path: "data.json"))
    let walk = try workspace.run("check", ".")
    #expect(walk.status == 0 && walk.error.contains(" · 1 file without screens skipped"), "\(walk.error)")
    #expect(try workspace.run("check", "data.json").text.contains("data.json: error: unknown format"))
    try #require(Workspace.error.data(using: encoding)).write(to: folder.appending(path: "data.json"))
    let found = try workspace.run("check", ".")
    #expect(found.status == 1 && found.text.hasPrefix("data.json:1:81: error: "), "\(found.text)")
    let mark: [UInt8] = [0xFF, 0xFE]
    try Data(mark + [0x7B, 0, 0x00, 0xD8]).write(to: folder.appending(path: "data.json"))
    let broken = try workspace.run("check", "data.json")
    #expect(broken.text.contains("the text is not valid UTF-16LE; save the file as UTF-8"), "\(broken.text)")
  }

  /// Others have files of these names too, which a hook is given; elsewhere such a file has to be a screen.
  @Test(arguments: [
    ("shader.fragment", "#version 300 es\nvoid main() {}\n"),
    ("Home.page", "# Home\n\nA wiki.\n"), ("empty.page", ""), ("print.page", "%PDF-1.7\n%\u{E2}\u{E3}"),
    ("b.fragment", " \n"), ("c.storyboard", "<a/>"), ("d.xib", "text"), ("e.uix", "{"),
    ("f.page", "{\"title\": \"a\",}"),
    ("g.fragment", "// Water\nvoid main() {}\n"), ("h.page", "[1, 2]"),
    ("upper.PAGE", "\u{0}\u{1}"),
  ]) func whatOthersNameSo(name: String, text: String) throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "sub/\(name)": text])
    for arguments in [["."], ["sub/\(name)"]] {
      #expect(try Command(directory: workspace.folder.path).run(["check"] + arguments).status == 3)
      let hook = try Command(directory: workspace.folder.path).run(["check", "--skip-unrecognized"] + arguments)
      #expect(hook.status == 0 && hook.text.isEmpty, "\(hook.text)")
    }
  }

  /// Yesterday's reports in the project are not today's screens.
  @Test func ownReports() throws {
    let workspace = try Workspace(["a.json": Workspace.error, "b.xml": "<screen widht='1'/>"])
    let formats = ["json", "jsonl", "gitlab", "rdjson", "rdjsonl", "sonarqube", "sarif"]
    var arguments = ["check", ".", "--checks", "--show", "suppressions"]
    for format in formats { arguments += ["--format", "\(format)=\(format).json"] }
    for format in ["junit", "checkstyle"] { arguments += ["--format", "\(format)=\(format).xml"] }
    let first = try Command(directory: workspace.folder.path).run(arguments)
    #expect(first.status == 1)
    #expect(try workspace.run("baseline", "create", "a.json", "--baseline", "known.json").status == 0)
    #expect(
      try workspace.run("check", ".", "--no-baseline", "--shard", "1/1", "--format", "partial=merge.json").status == 1)
    let second = try workspace.run("check", ".", "--no-baseline")
    #expect(second.status == 1 && !second.text.contains("failure"), "\(second.text)")
    #expect(second.error.contains(" in 2 screens ") && second.error.contains(" · 11 files without screens skipped"))
  }

  @Test func foldersOfToolsAreWalkedWhereTheyAreNamed() throws {
    var files = ["a.json": Workspace.clean]
    for folder in ["node_modules/m", "Pods", "build", "DerivedData", ".git"] {
      files["\(folder)/error.json"] = Workspace.error
    }
    let workspace = try Workspace(files)
    let all = try workspace.run("check", ".", "--verbose")
    #expect(all.status == 0)
    for folder in ["node_modules", "Pods", "build", "DerivedData"] {
      #expect(all.error.contains("\(folder): skipped: a folder of dependencies"), "\(all.error)")
      #expect(try workspace.run("check", folder).status == 1)
    }
  }

  @Test func whereThereIsNothingElse() throws {
    let result = try Workspace(["AndroidManifest.xml": Self.manifest]).run("check", ".")
    #expect(result.status == 2 && result.text.isEmpty)
    #expect(result.error.contains("skipped: 1 file without screens"), "\(result.error)")
  }

  @Test func convertingPassesThemOverToo() throws {
    let workspace = try workspace()
    let result = try workspace.run("convert", "app", "--to", "xml", "-o", "out")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(workspace.folder.text(of: "out/app/b.xml").contains("<button"))
    #expect(workspace.folder.bytes(of: "out/app/AndroidManifest.xml") == nil)
    #expect(try workspace.run("convert", "app/Contents.json", "--to", "xml").status == 3)
  }
}
