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
    ("c.json", "{\"type\": \"screen\", \"a\": 1}\n{\"type\": \"screen\"}\n", "this is JSON Lines"),
  ])
  func files(name: String, text: String, message: String) throws {
    let result = try Workspace([name: text]).run("check", name)
    #expect(result.status == 3 && (result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  @Test(arguments: [
    (["check", "--density", "420", "--set", "screen-width-dp=800"], "cannot be used together; remove one of them"),
    (["rules", "collection-view/header"], "collection-view/header-placement or collection-view/header-required"),
    (["rules", "objectcell/*"], "did you mean object-cell/*?"),
    (["stream", "s.json"], "fiorilint stream < s.json"),
    (["check", "onee/s.json"], "did you mean one/s.json?"),
    (["check", "--baseline", "one/.fiorilint.yml"], "this is YAML"),
  ])
  func commands(arguments: [String], message: String) throws {
    let workspace = try Workspace(["s.json": Workspace.clean, "one/s.json": Workspace.clean, "one/.fiorilint.yml": ""])
    let result = try Command(directory: workspace.folder.path).run(arguments)
    #expect(result.status != 0 && (result.text + result.error).contains(message), "\(result.text)\(result.error)")
  }

  @Test(arguments: [
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
