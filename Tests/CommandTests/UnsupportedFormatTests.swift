import Foundation
import TestSupport
import Testing

/// Files of formats that are known and not supported: one of them does not fail a run over the folder that it is in.
@Suite struct UnsupportedFormatTests {
  private static let mac =
    "<XCUIElementTypeApplication elementType=\"2\" identifier=\"\" title=\"Notes\" enabled=\"true\">"
    + "<XCUIElementTypeMenuBar elementType=\"55\"/></XCUIElementTypeApplication>"
  private static let tv =
    "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"TV\" focused=\"false\" x=\"0\" "
    + "y=\"0\" width=\"1920\" height=\"1080\"/></AppiumAUT>"
  private static let windows =
    "<?xml version=\"1.0\"?><Window AutomationId=\"main\" ClassName=\"Notepad\" Name=\"Untitled\"><Pane/></Window>"

  private static func fixture(_ path: String) -> String {
    (try? String(decoding: Repository.bytes(of: "Fixtures/formats/\(path)"), as: UTF8.self)) ?? ""
  }

  static let files: [(name: String, text: String, format: String)] = [
    ("old.xib", fixture("interface-builder/old.xib"), "Interface Builder before Xcode 5"),
    ("Mac.storyboard", fixture("interface-builder/mac.storyboard"), "Interface Builder for macOS"),
    ("tv.xib", fixture("interface-builder/tv.xib"), "Interface Builder for tvOS"),
    ("Watch.storyboard", fixture("interface-builder/watch.storyboard"), "Interface Builder for watchOS"),
    ("source.xml", fixture("ios-page-source/ui-automation.xml"), "UI Automation on iOS"),
    ("answer.json", fixture("maestro/ios.json"), "Maestro on iOS"), ("mac.xml", mac, "Appium on macOS"),
    ("apple-tv.xml", tv, "Appium on tvOS"), ("notepad.xml", windows, "Appium on Windows"),
    ("old-mac.xml", "<AXApplication AXTitle=\"a\"/>", "Appium on macOS"),
  ]

  @Test(arguments: files) func isSkippedInAWalk(name: String, text: String, format: String) throws {
    let workspace = try Workspace(["a.json": Workspace.clean, "sub/\(name)": text])
    for path in [".", "s*/*"] {
      let result = try workspace.run("check", path, "a.json", "--verbose")
      #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
      #expect(result.error.contains("sub/\(name): skipped: this is a"), "\(result.error)")
      #expect(result.error.contains(" · 1 file without screens skipped"), "\(result.error)")
      #expect(result.error.contains("note: 1 file of an unsupported format skipped: \(format) (1)\n"))
    }
    let named = try workspace.run("check", "sub/\(name)")
    #expect(named.status == 3 && named.lines.count == 1 && named.text.contains(" error: this is a"), "\(named.text)")
    let advice = ["; expected ", "; open it ", "; use an iOS page source"]
    #expect(advice.contains { named.text.contains($0) }, "\(named.text)")
    let hook = try workspace.run("check", "--skip-unrecognized", "sub/\(name)")
    #expect(hook.status == 0 && hook.text.isEmpty, "\(hook.text)")
  }

  @Test func allAreCountedInOneNote() throws {
    let workspace = try Workspace(["a.json": Workspace.error])
    for file in Self.files { try workspace.folder.write("sub/\(file.name)", file.text) }
    let result = try workspace.run("check")
    #expect(result.status == 1 && result.lines.count == 1, "\(result.text)")
    #expect(
      result.error.contains(
        "fiorilint: note: 10 files of unsupported formats skipped: Appium on Windows (1), Appium on macOS (2), "
          + "Appium on tvOS (1), Interface Builder before Xcode 5 (1), "), "\(result.error)")
    #expect(try workspace.run("check", "--quiet").error.isEmpty)
    _ = try workspace.run("check", "--format", "partial=report.txt")
    let merged = try workspace.run("merge", "report.txt")
    #expect(merged.error == result.error)
    let parallel = try workspace.run("check", "--jobs", "4")
    #expect(parallel.error == result.error)
    for command in [["convert", ".", "--to", "xml", "-o", "out"], ["coverage", "."]] {
      let other = try Command(directory: workspace.folder.path).run(command)
      #expect(other.status == 0 && other.error.contains("note: 10 files of unsupported formats skipped"))
    }
  }

  /// Reports for machines say how many files were skipped, and SARIF which of them for their formats.
  @Test func reports() throws {
    let workspace = try Workspace(["top/a.json": Workspace.clean, "top/other.json": "{}"])
    for file in Self.files { try workspace.folder.write("sub/\(file.name)", file.text) }
    try workspace.folder.write("top/old.xib", Self.files[0].text)
    // Paths are relative elsewhere in the project.
    try workspace.folder.write(".fiorilint.yml", "{}\n")
    func notes(_ result: Command.Result) -> [String] {
      let runs = result.json["runs"] as? [[String: Any]]
      let invocation = (runs?.first?["invocations"] as? [[String: Any]])?.first
      return (invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []).map { note in
        let place = (note["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        let file = place?["artifactLocation"] as? [String: Any]
        let text = (note["message"] as? [String: Any])?["text"] as? String
        return "\(note["level"] ?? "") \(file?["uriBaseId"] ?? "") \(file?["uri"] ?? "") \(text ?? "")"
      }
    }
    let command = Command(directory: workspace.folder.path("top"))
    let skipped = try command.run("check", ".", "../sub", "--format", "sarif")
    let expected =
      (Self.files.map { ("%SRCROOT_PARENT_1% sub/\($0.name)", $0.format) } + [
        ("%SRCROOT% old.xib", Self.files[0].format)
      ])
      .map { "note \($0) The file is skipped: its format is not supported: \($1)." }
    #expect(notes(skipped).sorted() == expected.sorted())
    #expect(skipped.status == 0 && skipped.text.contains("\"%SRCROOT_PARENT_1%\": {"))
    #expect(try command.run("check", ".", "../sub", "--format", "sarif", "--jobs", "5").output == skipped.output)
    let partial = try command.run("check", ".", "../sub", "--format", "partial")
    let json = try command.run("check", ".", "../sub", "--format", "json").json
    let summary = json["summary"] as? [String: Any]
    #expect(summary?["files"] as? Int == 1 && summary?["skipped"] as? Int == 12, "\(json)")
    #expect(
      try command.run("check", ".", "../sub", "--format", "jsonl").text.contains("\"files\": 1, \"skipped\": 12, "))
    try workspace.folder.write("partial.txt", partial.text)
    #expect(try command.run("merge", "../partial.txt", "--format", "sarif").output == skipped.output)
    #expect(try command.run("check", "a.json", "--format", "json").text.contains("\"skipped\": 0,"))
  }

  /// Neither attribute alone makes a page source one of a television.
  @Test(arguments: [
    tv.replacing("focused=\"false\" ", with: ""), tv.replacing("1080", with: "1024"),
  ]) func screensOfIOSAreRead(text: String) throws {
    let workspace = try Workspace(["a.xml": text])
    let result = try workspace.run("check", ".")
    #expect(result.status == 0 && result.error.contains(" in 1 screen"), "\(result.error)")
  }

  /// A folder of exports, builds or dependencies is walked where it is named.
  @Test(arguments: [
    "de.xcloc/Source Contents", "App.xcarchive", "Kit.xcframework", "app/bin", "app/obj/Debug", "Run.xcresult",
    "Tests.xctestproducts", "Kit.doccarchive/data",
  ])
  func foldersOfCopies(folder: String) throws {
    let workspace = try Workspace([
      "a.json": Workspace.clean, "\(folder)/error.json": Workspace.error, "app/App.csproj": "<Project/>",
    ])
    let walk = try workspace.run("check", ".", "--verbose")
    #expect(walk.status == 0 && walk.error.contains(": skipped: a folder of dependencies"), "\(walk.text)\(walk.error)")
    #expect(try workspace.run("check", folder).status == 1)
  }

  /// A bundle that was built has a signature, or a program with its name.
  @Test(arguments: ["App.app", "Kit.framework", "Share.appex", "Tests.xctest", "Icons.bundle"])
  func builtBundles(name: String) throws {
    let program = "ios/\(name)/\(name.prefix { $0 != "." })"
    let workspace = try Workspace(["a.json": Workspace.clean, "ios/\(name)/res/error.json": Workspace.error])
    #expect(try workspace.run("check", ".").status == 1)
    try workspace.folder.write(program, "")
    for path in [".", "**/*.json"] {
      let walk = try workspace.run("check", path, "a.json", "--verbose")
      #expect(
        walk.status == 0 && walk.error.contains("ios/\(name): skipped: a folder of dependencies"), "\(walk.error)")
    }
    #expect(try workspace.run("check", "ios/\(name)").status == 1)
  }

  /// Such names hold screens where nothing shows that they are builds.
  @Test(arguments: ["bin", "obj", "xcloc", ".fiorilint/.xcloc", "com.acme.app", "ui.framework/framework"])
  func foldersThatAreNone(folder: String) throws {
    let workspace = try Workspace(["app/\(folder)/error.json": Workspace.error])
    let isHidden = folder.hasPrefix(".")
    #expect(try workspace.run("check", ".").status == (isHidden ? 2 : 1))
  }
}
