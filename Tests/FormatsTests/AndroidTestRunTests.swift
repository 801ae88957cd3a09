import Formats
import Screens
import TestSupport
import Testing

/// Layouts of the Android CLI, trees of Roborazzi, and printed trees of Compose.
@Suite struct AndroidTestRunTests {
  private var options: ReaderOptions {
    var options = ReaderOptions()
    options.density = 2
    return options
  }

  // MARK: Android CLI

  @Test func interactionsMayBeInCapitals() {
    let result = read(
      #"[{"class": "android.widget.Button", "bounds": "[0,0][60,60]", "center": "[1,1]", "interactions": ["CLICKABLE"]}]"#,
      as: AndroidCLIFormat(), options: options)
    #expect(result.line("content/button").contains("frame=[0.0 0.0 30.0 30.0]"), "\(result.dump)")
    #expect(result.line("content/button").contains("interactive=true"))
  }

  /// A list without the window says nothing of the screen's size.
  @Test func aListDoesNotSayTheSize() {
    let bar = #"{"class": "android.view.ViewGroup", "bounds": "[0,0][1080,200]", "center": "[1,1]"}"#
    let button = #"{"text": "a", "bounds": "[0,400][90,490]", "center": "[1,1]", "interactions": ["clickable"]}"#
    let result = read("[\(bar), \(button)]", as: AndroidCLIFormat(), options: options)
    #expect(!result.line("screen").contains("width="), "\(result.dump)")
    #expect(result.line("content/group").contains("frame=[0.0 200.0 45.0 45.0]"), "\(result.dump)")
  }

  @Test func whatIsOffScreenIsLeftOut() {
    let result = read(
      #"[{"bounds": "[0,0][90,90]", "off-screen": true, "text": "a", "interactions": ["clickable"]}]"#,
      as: AndroidCLIFormat(), options: options)
    #expect(!result.dump.contains("interactive"), "\(result.dump)")
  }

  // MARK: Roborazzi

  private func roborazzi(_ root: String, version: Int = 1) -> ReadScreens {
    read(
      #"{"schemaVersion": \#(version), "capture": {"imageWidth": 720, "imageHeight": 1280}, "root": \#(root)}"#,
      as: RoborazziFormat(), options: options)
  }

  @Test func anotherVersionIsRefused() {
    let failure = roborazzi(#"{"type": "view", "bounds": [0, 0, 1, 1]}"#, version: 2).failure
    #expect(failure?.message.contains("expected 1") == true && failure?.unsupportedFormat == "Roborazzi")
  }

  /// What handles touches without a listener may do something.
  @Test func aClickableViewWithoutListenerIsUnknown() {
    let result = roborazzi(
      #"{"type": "view", "className": "android.widget.Button", "bounds": [0, 0, 60, 60], "flags": ["Clickable"]}"#)
    #expect(result.line("content/button").contains("interactive=?"), "\(result.dump)")
  }

  @Test(arguments: [
    (#""actions": ["OnClick"]"#, true), (#""flags": []"#, false),
    (#""actions": ["OnClick"], "properties": {"ContentDescription": "Cart"}"#, false),
  ])
  func aPictureWithAListenerNeedsADescription(attributes: String, isMute: Bool) {
    let result = roborazzi(
      #"{"type": "view", "className": "android.widget.ImageView", "bounds": [0, 0, 99, 99], \#(attributes)}"#)
    #expect(result.looks.joined().contains(#"accessibilityLabel="""#) == isMute, "\(result.looks)")
  }

  @Test func aComponentHasNoScreenSize() {
    let result = read(file: "Fixtures/formats/roborazzi/component.uitree.json", as: RoborazziFormat())
    #expect(!result.line("screen").contains("width="), "\(result.dump)")
  }

  /// Compose runs on other platforms too, and views on Android alone.
  @Test func composeAloneSaysNoPlatform() {
    let nodes = read(file: "Fixtures/formats/roborazzi/compose.uitree.json", as: RoborazziFormat())
    #expect(!nodes.line("screen").contains("platform="), "\(nodes.dump)")
    let views = read(file: "Fixtures/formats/roborazzi/component.uitree.json", as: RoborazziFormat())
    #expect(views.line("screen").contains("platform=android"), "\(views.dump)")
  }

  // MARK: Compose

  private func compose(_ lines: String...) -> ReadScreens {
    let root = "Node #1 at (l=0.0, t=0.0, r=720.0, b=1280.0)px\n"
    return read(root + lines.joined(separator: "\n"), as: ComposeFormat(), options: options)
  }

  /// Compose extends small touch targets to 48 dp.
  @Test(arguments: [("60.0", "frame=?"), ("95.0", "frame=?"), ("96.0", "frame=[0.0 0.0 48.0 48.0]")])
  func smallTargetsAreLargerThanTheyAre(side: String, frame: String) {
    let result = compose(
      " |-Node #2 at (l=0.0, t=0.0, r=\(side), b=96.0)px", "   Role = 'Button'", "   Text = '[Save]'",
      "   Actions = [OnClick]")
    #expect(result.line("content/button").contains(frame), "\(result.dump)")
  }

  @Test func withoutDensityTheFrameOfATargetIsUnknown() {
    let result = read(file: "Fixtures/formats/compose/screen.txt", as: ComposeFormat())
    #expect(result.lines("content/button").allSatisfy { $0.contains("frame=?") }, "\(result.dump)")
  }

  @Test func aButtonWithoutTextOrDescriptionIsMute() {
    let mute = compose(" |-Node #2 at (l=0.0, t=0.0, r=96.0, b=96.0)px", "   Role = 'Button'", "   Actions = [OnClick]")
    #expect(mute.looks.joined().contains(#"accessibilityLabel="""#), "\(mute.looks)")
    for line in ["ContentDescription = '[Cart]'", "StateDescription = 'On'", "Has 2 children"] {
      let named = compose(
        " |-Node #2 at (l=0.0, t=0.0, r=96.0, b=96.0)px", "   Role = 'Button'", "   Actions = [OnClick]", "   \(line)")
      #expect(!named.looks.joined().contains(#"accessibilityLabel="""#), "\(line): \(named.looks)")
    }
  }

  @Test func textsThatGoOnAreUnknown() {
    let result = compose(
      " |-Node #2 at (l=0.0, t=0.0, r=96.0, b=96.0)px", "   Text = '[two", "lines]'", "   Actions = [OnClick]")
    #expect(result.line("content/label").contains("text=?"), "\(result.dump)")
  }

  @Test func linesWithTimesInFrontKeepTheirDepth() throws {
    let text = String(decoding: try Repository.bytes(of: "Fixtures/formats/compose/screen.txt"), as: UTF8.self)
    let logged = text.split(separator: "\n").map { "11-02 10:00:01.123  4242  4257 D tag: \($0)" }
    let result = read(logged.joined(separator: "\n"), as: ComposeFormat(), options: options)
    #expect(result.dump == read(text, as: ComposeFormat(), options: options).dump)
  }

  @Test func aLogHasAScreenForEachTree() {
    let result = read(file: "Fixtures/formats/compose/log.txt", as: ComposeFormat())
    #expect(result.failure == nil && result.dumps.count == 3, "\(result.dumps)")
  }

  @Test(arguments: ["(l=nan, t=0.0, r=1.0, b=1.0)px", "(l=9.0, t=0.0, r=1.0, b=1.0)px", "(l=0.0, t=0.0)px"])
  func oddPlacesAreUnknown(place: String) {
    let result = compose(" |-Node #2 at \(place)", "   Text = '[a]'")
    #expect(result.failure == nil && !result.dump.contains("frame=[0"), "\(result.dump)")
  }
}
