import Foundation
import TestSupport
import Testing

/// Errors that name what is wrong, and what was meant.
@Suite struct UserErrorTests {
  @Test(arguments: [
    ("a.action", #"{"_Type": "Action.Type.ClosePage"}"#, "this is an action of an MDK application"),
    ("Application.app", #"{"_Type": "Application", "_Name": "A"}"#, "this is the application of an MDK application"),
    ("a.xml", "ERROR: null root node returned by UiTestAutomationBridge.\n", "this is a message of uiautomator"),
    ("b.xml", "UI hierchary dumped to: /sdcard/window_dump.xml\n", "this is a message of uiautomator"),
    (
      "a.json", #"{"value": {"error": "invalid session id", "message": "x", "stacktrace": ""}}"#,
      "this is a message of WebDriver"
    ),
    ("b.json", #"{"error": "invalid session id", "message": "x"}"#, "this is a message of WebDriver"),
    (
      "c.json", "{\"type\": \"screen\", \"a\": 1}\n{\"type\": \"screen\"}\n",
      "c.json:2:1: error: a second object begins here; a file holds one value (`fiorilint stream` reads JSON Lines"
    ),
    ("A.page", #"{"_Type": "Page"}{"_Type": "Page"}"#, "A.page:1:18: error: a second object begins here"),
    ("m.csv", "element_num,depth,attributes,parent_num\n0,0,\"\",\n", "this is a compact hierarchy of Maestro (CSV)"),
    ("m.json", #"{"ui_schema": {"platform": "android"}, "elements": []}"#, "this is a screen of Maestro's MCP server"),
    ("m.txt", #"Found these elements on screen: [{"type": "Button"}]"#, "this is a list of elements of mobile-mcp"),
    (
      "f.json", #"{"metadata": {}, "nodes": [], "globalVars": {"styles": {}}}"#,
      "this is a design of a context server for Figma"
    ),
    ("401.json", #"{"status": 401, "err": "Invalid token"}"#, "this is a message of Figma"),
    // What is cut off.
    (
      "d.json", "{\"type\": \"screen\",\n \"content\": [\n  {\"type\": \"button\"",
      "d.json:3:20: error: the text ends before `}` closes the object of line 3"
    ),
    (
      "e.json", "{\"type\": \"screen\",\n \"content\": [",
      "e.json:2:14: error: the text ends before `]` closes the array of line 2"
    ),
    ("f.xml", "<screen>\n <group>\n", "the text ends before `</group>` closes the element of line 2"),
    ("g.xml", "<screen>\n <button ", "the text ends inside the tag `<button` of line 2"),
    ("g1.xml", "<screen>\n <button", "the text ends inside the tag `<button` of line 2"),
    ("g2.xml", "<screen>\n <button lab", "the text ends inside the tag `<button` of line 2"),
    ("g3.xml", "<screen>\n <button label=", "the text ends inside the tag `<button` of line 2"),
    ("g4.xml", "<screen>\n <button label=\"O", "the text ends inside the tag `<button` of line 2"),
    ("g5.xml", "<screen>\n <button label=\"O\"", "the text ends inside the tag `<button` of line 2"),
    ("h.page", "{\"_Type\": \"Page\",\n\"Controls\": [", "the text ends before `]` closes the array of line 2"),
    // What is no screen.
    (
      "dumpsys.txt", "TASK 1:a id=2\n  ACTIVITY a/.B 1 pid=2\n    View Hierarchy:\n      DecorView@1[B]\n",
      "this is output of dumpsys, which is not supported; use `adb exec-out uiautomator dump /dev/tty`"
    ),
    ("flutter.txt", "[root]\n └MyApp\n", "this is a Flutter widget tree, which is not supported"),
    ("semantics.txt", "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)\n", "this is a Flutter semantics tree"),
    ("a.nib", "NIBArchive\u{1}\0\0", "this is a compiled nib, not a screen; check the .xib or .storyboard"),
    ("a.apk", "PK\u{3}\u{4}\0\0", "this is an application for Android, not a screen; check the layouts"),
    ("a.ipa", "PK\u{3}\u{4}\0\0", "this is an application for iOS, not a screen"),
    ("a.zip", "PK\u{3}\u{4}\0\0", "this is a ZIP archive, not a screen; unpack it"),
    ("a.html", "<!DOCTYPE html>\n<html><body/></html>", "this is a web page, not a screen; check a page source"),
    ("a.sarif", #"{"$schema": "x", "version": "2.1.0", "runs": []}"#, "this is a SARIF report, not a screen"),
    ("junit.xml", "<testsuites/>", "this is a test report (JUnit), not a screen"),
    ("r.json", #"{"version": 1, "findings": []}"#, "this is a report of fiorilint (JSON), not a screen"),
    ("A.tsx", "import {View} from \"react-native\";\n", "this is source code of React Native, not a screen"),
    ("A.kt", "@Composable fun A() {}\n", "this is source code of Jetpack Compose, not a screen"),
    (
      "twice.json", #"{"screens": [{"type": "screen"}], "screen": []}"#,
      #"unknown member "screen"; expected nothing beside `screens`"#
    ),
  ])
  func files(name: String, text: String, message: String) throws {
    let result = try Workspace([name: text]).run("check", name)
    #expect(result.status != 0 || name == "twice.json")
    #expect((result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  @Test(arguments: [
    (["check", "--density", "420", "--set", "screen-width-dp=800"], "cannot be used together; remove one of them"),
    (["rules", "collection-view/header"], "collection-view/header-placement or collection-view/header-required"),
    (["rules", "objectcell/*"], "did you mean object-cell/*?"),
    (["stream", "s.json"], "fiorilint stream < s.json"),
    (["check", "onee/s.json"], "did you mean one/s.json?"),
    (["check", "--baseline", "one/.fiorilint.yml"], "this is YAML"),
    (
      ["check", "--baseline", "x.txt"],
      "x.txt: error: does not exist; expected a baseline (`fiorilint baseline create`)"
    ),
    (["check", "--baseline", "one/sub/a.md"], "one/sub/a.md:1:1: error: the file is empty; expected a baseline ("),
    (["merge", "one/sub/a.md"], "one/sub/a.md:1:1: error: the file is empty; expected a partial report ("),
    (
      ["baseline", "create", "--baseline", "s.json"], "s.json:1:1: error: this is a screen (JSON); expected a baseline"
    ),
    (["merge", "-"], "partial reports cannot be read from standard input; name their files"),
    // Options of other commands, other names, and keys.
    (["check", "--fx"], "unknown option --fx; did you mean --fix?"),
    (["check", "--screen-width", "800"], "help: use `--set screen-width-dp=…`"),
    (["check", "--level"], "--level needs a value; expected one of error, warning, info"),
    (["baseline", "create", "--jobs"], "--jobs needs a value; expected a whole number from 1 to 1000"),
    (["report", "s.json", "--format"], "--format needs a value; expected "),
    (["check", "--ignore", "a"], "help: use `--set exclude=GLOB` for files"),
    (["baseline", "create", "one/sub"], "error: no screens found in one/sub"),
    (["check", "--rule", "touch-target/min"], "did you mean touch-target/minimum-size?"),
    (["stream", "--format", "json"], "help: see `fiorilint stream --help`"),
    (["convert", "s.json"], "expected --to json or --to xml"),
    (["check", "--set", "max-file-size=1 TB"], "a whole number from 1 to 1000000 (MB), not"),
    (["check", "--rule-folder", "a"], "help: use `--set rule-folders=…`"),
    (["baseline", "create", "--output", "a"], "help: see `fiorilint baseline create --help`"),
    (["coverage", "-o", "a"], "help: see `fiorilint coverage --help`"),
    (["stream", "--statistics"], "help: see `fiorilint stream --help`"),
    (["convert", "s.json", "--json"], "help: see `fiorilint convert --help`"),
    (["rules", "--json"], "help: use `--format json`"),
    (["merge", "s.json", "--statistics"], "help: use `--counts`"),
  ])
  func commands(arguments: [String], message: String) throws {
    let workspace = try Workspace([
      "s.json": Workspace.clean, "one/s.json": Workspace.clean, "one/.fiorilint.yml": "", "one/sub/a.md": "",
    ])
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status != 0 && (result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  @Test(arguments: [
    (
      "fail-on:error\n",
      "1:1: error: a configuration is a map of keys, such as `preset: fiori-ios`, not `fail-on:error`, which is one text; "
        + "did you mean `fail-on: error`?"
    ),
    (
      "preset: all\nfail-on:error\nlevel: info\n",
      "2:1: error: not valid YAML: expected a key and its value, not `fail-on:error`"
    ),
    ("rules:\n  touch-target/*:off\n  a: b\n", "2:3: error: not valid YAML: expected a key and its value"),
    ("extends: ..\n", "name the .fiorilint.yml in it"), ("extends: ../fiorilint.yml\n", "did you mean .fiorilint.yml?"),
    ("rules: {touch-target/minimum-size: {with: {minWidth: \"30\"}}}\n", "not the text \"30\""),
  ])
  func configurations(text: String, message: String) throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "preset: all\n", "a/.fiorilint.yml": text, "a/s.json": Workspace.clean,
    ])
    let result = try workspace.run("check", "a")
    #expect(result.status == 2 && (result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  /// Git puts names with bytes beyond ASCII into quotes.
  @Test func namesInQuotes() throws {
    let workspace = try Workspace([
      "a\u{E4}.json": Workspace.clean, "b \"c\".json": Workspace.clean,
      "list": #""a\303\244.json""# + "\n" + #""b \"c\".json""# + "\n",
    ])
    let result = try workspace.run("check", "--files-from", "list")
    #expect(result.status == 0 && result.error.contains("2 screens"), "\(result.text)\(result.error)")
  }

  /// A record without a screen says what it has instead.
  @Test func misspeltMembersOfRecords() throws {
    let result = try Workspace().run("stream", input: #"{"path": "a", "txt": "{}"}"# + "\n")
    #expect(result.text.contains("unknown member `txt`; did you mean `text`?"), "\(result.text)")
  }

  /// What `init` writes warns of nothing, and keeps what the configuration above says.
  @Test func drafts() throws {
    let workspace = try Workspace([
      ".fiorilint.yml": "fail-on: warning\n", "app/Application.app": #"{"_Name": "App"}"#,
      "app/A.page": #"{"_Type": "Page", "_Name": "A"}"#,
    ])
    let written = try workspace.run("init", "app")
    #expect(written.error.contains("now run fiorilint check app"), "\(written.error)")
    let text = try String(contentsOfFile: workspace.folder.path("app/.fiorilint.yml"), encoding: .utf8)
    #expect(text.contains("extends: \"../.fiorilint.yml\"\n") && text.contains("\n# fail-on: error\n"), "\(text)")
    let checked = try workspace.run("check", "app")
    #expect(!checked.error.contains("matches nothing") && checked.status == 0, "\(checked.error)")
  }

  /// Frames in pixels are left out, which is said.
  @Test func conversionWithoutDensity() throws {
    let dump = """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node index="0" text="" \
      resource-id="" class="android.widget.FrameLayout" package="a" content-desc="" bounds="[0,0][1080,2400]">\
      <node index="0" text="Go" class="android.widget.Button" package="a" content-desc="" clickable="true" \
      enabled="true" bounds="[10,20][111,220]" /></node></hierarchy>
      """
    let workspace = try Workspace(["a.xml": dump])
    let plain = try workspace.run("convert", "a.xml", "--to", "json")
    #expect(plain.error.contains("give --density"), "\(plain.error)")
    let scaled = try workspace.run("convert", "a.xml", "--to", "json", "--density", "420")
    #expect(scaled.text.contains("38.4762") && !scaled.error.contains("density"), "\(scaled.text)")
  }
}
