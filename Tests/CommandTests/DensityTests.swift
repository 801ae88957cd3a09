import TestSupport
import Testing

/// Screens that are measured in pixels: what gives the commands how many of them a dp has.
@Suite struct DensityTests {
  private static let tight = "Fixtures/formats/uiautomator/row-tight.xml"

  private func findings(_ arguments: String...) throws -> [String] {
    try Command().run(["check", "--quiet", Self.tight] + arguments).lines
  }

  @Test(arguments: [["--density", "2.625"], ["--density", "420"], ["--set", "screen-width-dp=411"]])
  func factorsAndDotsPerInch(arguments: [String]) throws {
    let lines = try Command().run(["check", "--quiet", Self.tight] + arguments).lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains("cell-spacing") == true)
    #expect(lines.first?.contains(arguments[0] == "--density" ? " are 8 dp apart" : " are 7.99 dp apart") == true)
  }

  @Test func anotherDensityMeasuresOtherwise() throws {
    #expect(try findings("--density", "1.3125").isEmpty, "21 px are 16 dp")
  }

  @Test func withoutDensityItIsSaidWhatIsMissing() throws {
    let result = try Command().run("check", "--checks", Self.tight)
    #expect(result.status == 1)
    #expect(result.text.contains(" are 6.22–9.33 dp apart; 16 dp are needed"))
    #expect(result.text.contains("(360 to 540 dpi)"))
    #expect(
      result.text.contains("the device class of the screen (in pixels: give --density, or set `screen-width-dp`)"))
    let given = try Command().run("check", "--checks", "--set", "screen-width-dp=411", Self.tight)
    #expect(!given.text.contains("in pixels") && !given.text.contains("dpi"))
  }

  @Test func coverageTakesItToo() throws {
    let inconclusive = try Command().run("coverage", Self.tight)
    let decided = try Command().run("coverage", Self.tight, "--set", "screen-width-dp=411")
    #expect(inconclusive.text != decided.text)
  }

  @Test(arguments: ["xml", "json"]) func whatIsConvertedHasNoLengths(language: String) throws {
    let text = try Command().run("convert", Self.tight, "--to", language).text
    #expect(text.contains("frame") && text.contains("collectionCell"))
    #expect(text.firstMatch(of: /frame"?[=:] ?["\[][0-9]/) == nil)
    #expect(!text.contains("deviceClass") && !text.contains("width"))
    let given = try Command().run("convert", Self.tight, "--to", language, "--density", "420").text
    #expect(given.firstMatch(of: /frame"?[=:] ?["\[][0-9]/) != nil)
  }

  @Test func reportsAreTheSameForAnyNumberOfJobs() throws {
    let folder = "Fixtures/formats/uiautomator"
    let one = try Command().run("check", folder, "--format", "json", "--checks", "--jobs", "1")
    #expect(one.text.contains("540 dpi"))
    #expect(try Command().run("check", folder, "--format", "json", "--checks", "--jobs", "3").text == one.text)
  }

  @Test(arguments: ["0", "0.49", "10.1", "79", "1601", "-2", "2,5", "nan", "inf", "x", "", "1.2.3", "0x2"])
  func densitiesThatNoScreenHas(value: String) throws {
    #expect(try Command().run("check", "--density=\(value)", Self.tight).status == 2)
  }

  @Test(arguments: [["--set", "screen-width-dp=99"], ["--set", "screen-width-dp=4001"]])
  func widthsThatNoScreenHas(arguments: [String]) throws {
    #expect(try Command().run(["check", Self.tight] + arguments).status == 2)
  }

  /// As in a configuration, only one of them can be set.
  @Test func oneOfBoth() throws {
    let both = try Command().run("check", "--density", "560", "--set", "screen-width-dp=411", Self.tight)
    #expect(both.status == 2 && both.error.contains("cannot be used together"), "\(both.error)")
  }

  @Test func textsAreReadWhereTheyAreDumps() throws {
    let dump = "<hierarchy rotation=\"0\"/>"
    let workspace = try Workspace(["a.txt": dump, "b.uix": dump, "notes.txt": "x"])
    #expect(try workspace.run("check").error.contains("in 2 screens"))
    #expect(try workspace.run("check", "a.txt", "b.uix").error.contains("in 2 screens"))
  }

  /// A drawing is as high as the window of a dump, though the screen may be higher.
  @Test(arguments: [(["--density", "420"], 914.28), ([], 2400)] as [([String], Double)])
  func drawingsShowTheWholeWindow(options: [String], height: Double) throws {
    let result = try Command().run(["draw", "Fixtures/formats/uiautomator/row.xml"] + options)
    let box = try #require(result.text.firstMatch(of: /viewBox="([-0-9. ]+)"/)).1.split(separator: " ").compactMap {
      Double($0)
    }
    #expect(box.count == 4 && box[3] >= height && box[3] < 1.2 * height, "\(box)")
  }

  /// Why sizes of targets are unknown where the file has some.
  @Test(arguments: [
    (
      "layout.xml",
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical">
        <Button android:layout_width="30dp" android:layout_height="20dp" android:onClick="go" android:text="Go"/>
      </LinearLayout>
      """, "the touch area of Button \"Go\" (it may be larger than the file says) is unknown"
    ),
    (
      "source.xml",
      """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" x="0" y="0" width="390"
        height="844"><XCUIElementTypeTextField type="XCUIElementTypeTextField" name="user" label="User name"
        enabled="true" visible="true" x="20" y="400" width="300" height="30"/></XCUIElementTypeApplication></AppiumAUT>
      """, "the touch area of container \"user\" (it may be larger than the file says) is unknown"
    ),
  ]) func reasonsForTargets(name: String, text: String, reason: String) throws {
    let workspace = try Workspace([name: text])
    let result = try workspace.run("check", name, "--preset", "accessibility", "--checks")
    #expect(result.status == 0 && result.text.contains(reason), "\(result.text)")
  }
}
