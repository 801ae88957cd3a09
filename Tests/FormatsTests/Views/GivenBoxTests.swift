import Formats
import Screens
import TestSupport
import Testing

/// Boxes of views: missing, invalid, and without an area.
@Suite struct GivenBoxTests {
  /// A screen with a button, whose box a file of a format gives in its own way.
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: any ScreenFormat
    let text: @Sendable (_ box: String) -> String
    /// What gives the screen's box, and what has to stand for the button's.
    let screen: String
    let good: String
    let invalid: [String]
    /// Boxes that end before they begin, within the screen, and one that is cut off at the edge of that.
    let reversed: [String]
    let cutOff: String?
    /// One without an area.
    let empty: String

    var testDescription: String { format.name }
  }

  static let samples: [Sample] = [
    Sample(
      format: UIAutomatorFormat(),
      text: { box in
        """
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\
        <node class="android.widget.Button" text="Go" clickable="true" \(box)/></node></hierarchy>
        """
      }, screen: #" bounds="[0,0][1080,2400]""#, good: #"bounds="[10,20][210,120]""#,
      invalid: [
        #"bounds="junk""#, #"bounds="""#, #"bounds="[inf,0][1,1]""#, #"bounds="[0,0][99999999999,9]""#,
        #"bounds="[0,0][10]""#,
      ],
      reversed: [#"bounds="[210,20][10,120]""#, #"bounds="[10,120][210,20]""#],
      cutOff: #"bounds="[0,2500][1080,2400]""#,
      empty: #"bounds="[10,20][10,120]""#),
    Sample(
      format: MaestroFormat(),
      text: { box in
        """
        {"attributes": {"class": "a.F", "bounds": "[0,0][1080,2400]"}, "children": [{"attributes": \
        {"class": "android.widget.Button", "text": "Go", "clickable": "true"\(box)}}]}
        """
      }, screen: #", "bounds": "[0,0][1080,2400]""#, good: #", "bounds": "[10,20][210,120]""#,
      invalid: [#", "bounds": "junk""#, #", "bounds": 7"#, #", "bounds": "[0,0][1e9,1]""#],
      reversed: [#", "bounds": "[210,20][10,120]""#], cutOff: #", "bounds": "[1100,20][1080,120]""#,
      empty: #", "bounds": "[10,20][210,20]""#),
    Sample(
      format: RicoFormat(),
      text: { box in
        """
        {"activity_name": "a", "activity": {"root": {"class": "a.F", "bounds": [0, 0, 1080, 2400], "children": [\
        {"class": "android.widget.Button", "text": "Go", "clickable": true\(box)}]}}}
        """
      }, screen: #", "bounds": [0, 0, 1080, 2400]"#, good: #", "bounds": [10, 20, 210, 120]"#,
      invalid: [#", "bounds": [0, 0, 1e300, 1]"#, #", "bounds": [0, 0, "a", 1]"#, #", "bounds": "x""#],
      reversed: [#", "bounds": [210, 20, 10, 120]"#], cutOff: #", "bounds": [0, 20, -500, 120]"#,
      empty: #", "bounds": [10, 20, 10, 120]"#),
    Sample(
      format: DroidBotFormat(),
      text: { box in
        """
        {"foreground_activity": "a", "views": [{"temp_id": 0, "parent": -1, "class": "a.F", \
        "bounds": [[0, 0], [1080, 2400]]}, {"temp_id": 1, "parent": 0, "class": "android.widget.Button", \
        "text": "Go", "clickable": true\(box)}]}
        """
      }, screen: #", "bounds": [[0, 0], [1080, 2400]]"#, good: #", "bounds": [[10, 20], [210, 120]]"#,
      invalid: [#", "bounds": [0, 0, 1, 1]"#, #", "bounds": [[0, 0], [1, 1e12]]"#],
      reversed: [#", "bounds": [[210, 20], [10, 120]]"#], cutOff: #", "bounds": [[0, 2500], [1080, 2400]]"#,
      empty: #", "bounds": [[10, 20], [10, 120]]"#),
    Sample(
      format: AndroidCLIFormat(),
      text: { box in
        """
        {"class": "a.F", "bounds": "[0,0][1080,2400]", "children": [{"class": "android.widget.Button", \
        "text": "Go", "interactions": ["clickable"]\(box)}]}
        """
      }, screen: #", "bounds": "[0,0][1080,2400]""#, good: #", "bounds": "[10,20][210,120]""#,
      invalid: [#", "bounds": "10,20""#],
      reversed: [#", "bounds": "[210,20][10,120]""#], cutOff: #", "bounds": "[0,2500][1080,2400]""#,
      empty: #", "bounds": "[10,20][10,120]""#),
    Sample(
      format: RoborazziFormat(),
      text: { box in
        """
        {"schemaVersion": 1, "capture": {}, "root": {"type": "view", "className": "a.DecorView", \
        "bounds": [0, 0, 1080, 2400], "children": [{"type": "view", "className": "android.widget.Button", \
        "properties": {"Text": "Go"}, "actions": ["OnClick"]\(box)}]}}
        """
      }, screen: #", "bounds": [0, 0, 1080, 2400]"#, good: #", "bounds": [10, 20, 210, 120]"#,
      invalid: [#", "bounds": [1, 2, 3]"#],
      reversed: [#", "bounds": [210, 20, 10, 120]"#], cutOff: #", "bounds": [0, 2500, 1080, 2400]"#,
      empty: #", "bounds": [10, 20, 10, 120]"#),
    Sample(
      format: PageSourceFormat(),
      text: { box in
        """
        <XCUIElementTypeApplication x="0" y="0" width="390" height="844">\
        <XCUIElementTypeButton label="Go" \(box)/></XCUIElementTypeApplication>
        """
      }, screen: #" x="0" y="0" width="390" height="844""#, good: #"x="10" y="200" width="90" height="60""#,
      invalid: [
        #"x="10" y="200" width="wide" height="60""#, #"x="10" y="200" width="inf" height="60""#,
        #"x="10" y="200" width="90" height="1e12""#, #"x="nan" y="200" width="90" height="60""#,
      ],
      reversed: [#"x="10" y="200" width="-90" height="60""#], cutOff: nil,
      empty: #"x="10" y="200" width="0" height="60""#),
    Sample(
      format: IDBFormat(),
      text: { box in
        """
        [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [\
        {"type": "Button", "AXLabel": "Go"\(box)}]}]
        """
      }, screen: #", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}"#,
      good: #", "frame": {"x": 10, "y": 200, "width": 90, "height": 60}"#,
      invalid: [#", "frame": "junk""#, #", "frame": {"x": 10, "y": 200, "width": "90", "height": 60}"#],
      reversed: [#", "frame": {"x": 10, "y": 200, "width": 90, "height": -60}"#], cutOff: nil,
      empty: #", "frame": {"x": 10, "y": 200, "width": 90, "height": 0}"#),
    Sample(
      format: XCTestFormat(),
      text: { box in
        """
        {"type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [\
        {"type": "Button", "label": "Go"\(box)}]}
        """
      }, screen: "", good: #", "rect": {"x": 10, "y": 200, "width": 90, "height": 60}"#,
      invalid: [#", "rect": {"x": 10}"#, #", "rect": "{{1, 2}}""#],
      reversed: [#", "rect": {"x": 10, "y": 200, "width": -90, "height": 60}"#], cutOff: nil,
      empty: #", "rect": {"x": 10, "y": 200, "width": 0, "height": 60}"#),
  ]

  @Test(arguments: samples) func boxesAreRead(sample: Sample) {
    var options = ReaderOptions()
    options.density = 1
    let result = read(sample.text(sample.good), as: sample.format, path: "a.any", options: options)
    #expect(result.failure == nil && result.problems.isEmpty, "\(result.problems)")
    #expect(result.dump.contains("/button") && !result.line("content/button").contains("frame=?"), "\(result.dump)")
  }

  /// The element stays, its frame is unknown, and the value is reported at its place.
  @Test(arguments: samples) func invalidBoxes(sample: Sample) {
    for box in sample.invalid + sample.reversed {
      let result = read(sample.text(box), as: sample.format, path: "a.any")
      #expect(result.line("content/button").contains("frame=?"), "\(box): \(result.dump)")
      let problem = result.problems.first
      #expect(result.problems.count == 1 && problem?.kind == .invalidValue, "\(box): \(result.problems)")
      #expect(problem?.message.contains("; expected ") == true, "\(box): \(result.problems)")
      #expect(problem.map { $0.text.isEmpty || box.contains($0.text) } == true, "\(box): \(result.problems)")
    }
  }

  /// What a screen cuts off as a whole ends at its edge, before it begins, and is no element. That a target has no area
  /// says nothing of where it is.
  @Test(arguments: samples) func boxesWithoutArea(sample: Sample) {
    let empty = read(sample.text(sample.empty), as: sample.format, path: "a.any")
    #expect(empty.problems.isEmpty && empty.line("content/button").contains("frame=?"), "\(empty.dump)")
    guard let cutOff = sample.cutOff else { return }
    let result = read(sample.text(cutOff), as: sample.format, path: "a.any")
    #expect(result.problems.isEmpty && result.lines("content/button").isEmpty, "\(result.dump)")
  }

  /// Inside of what is cut off, nothing is wrong; a view that is said to be hidden may have any box.
  @Test(arguments: [
    (#"<node bounds="[0,2500][1080,2400]"><node class="a.Button" bounds="[300,2600][200,2380]"/></node>"#, 0),
    (#"<node class="a.Button" displayed="false" bounds="[200,0][100,9]"/>"#, 0),
    (#"<node bounds="[0,0][0,0]"><node class="a.Button" clickable="true" bounds="[9,9][9,9]"/></node>"#, 0),
    (#"<node class="a.Button" clickable="true" bounds="[1080,50][1080,99]"/>"#, 0),
    (#"<node bounds="[50,50][500,500]"><node class="a.Button" bounds="[600,80][500,90]"/></node>"#, 0),
    (#"<node bounds="[50,50][500,500]"><node class="a.Button" clickable="true" bounds="[400,80][300,90]"/></node>"#, 1),
  ])
  func boxesThatAreCutOff(views: String, problems: Int) {
    let text = #"<hierarchy><node class="a.F" bounds="[0,0][1080,2400]">\#(views)</node></hierarchy>"#
    let result = read(text, as: UIAutomatorFormat(), path: "a.xml")
    #expect(result.problems.count == problems, "\(result.problems)")
    #expect(result.lines("content/button").count == problems, "\(result.dump)")
  }

  /// Nothing is wrong with a view that does not say where it is.
  @Test(arguments: samples) func missingBoxes(sample: Sample) {
    let result = read(sample.text(""), as: sample.format, path: "a.any")
    #expect(result.failure == nil && result.problems.isEmpty, "\(result.problems)")
    #expect(result.line("content/button").contains("frame=?"), "\(result.dump)")
  }

  /// A file without any box is not supported.
  @Test(arguments: samples.filter { !$0.screen.isEmpty }) func filesWithoutBoxes(sample: Sample) {
    let text = sample.text("").replacing(sample.screen, with: "")
    let failure = read(text, as: sample.format, path: "a.any").failure
    #expect(failure?.unsupportedFormat?.hasSuffix("screens without frames") == true, "\(String(describing: failure))")
  }

  /// What was not laid out, or lies outside of what holds it, is no element; that of XCTest lies nowhere.
  @Test(arguments: [
    (UIAutomatorFormat() as any ScreenFormat, #"bounds="[0,2500][1080,2400]""#),
    (UIAutomatorFormat(), #"bounds="[0,0][0,0]""#),
    (PageSourceFormat(), #"x="inf" y="inf" width="0" height="0""#),
  ])
  func viewsThatAreNotSeen(format: any ScreenFormat, box: String) throws {
    let sample = try #require(Self.samples.first { $0.format.name == format.name })
    let result = read(sample.text(box), as: format, path: "a.any")
    #expect(result.failure == nil && result.problems.isEmpty, "\(result.problems)")
  }

  @Test func debugDescriptionsAndCompose() {
    let description = """
      Element subtree:
       →Application, 0x1, pid: 1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'A'
          Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x3, {{a, 10.0}, {44.0, 44.0}}, label: 'Go'
            Button, 0x4, {{inf, inf}, {0.0, 0.0}}, label: 'Gone'
      """
    let result = read(description, as: DebugDescriptionFormat(), path: "a.txt")
    #expect(
      result.problems.map(\.message) == [
        #"the frame is "{{a, 10.0}, {44.0, 44.0}}"; expected {{x, y}, {width, height}} in points"#
      ], "\(result.problems)")
    let compose = """
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2400.0)px
       |-Node #2 at (l=NaN, t=0.0, r=10.0, b=10.0)px, Tag: 'go'
      """
    let tree = read(compose, as: ComposeFormat(), path: "a.txt")
    #expect(tree.problems.map(\.kind) == [.invalidValue], "\(tree.problems)")
  }

  /// A box that ends less than a pixel before it begins is empty; sides are named as they are written.
  @Test(
    arguments: [
      ("l=1.0, t=50.7, r=9.0, b=50.4", nil), ("l=9.2, t=50.0, r=8.9, b=70.0", nil),
      ("l=1.0, t=51.2, r=9.0, b=50.4", nil),
      ("l=1.0, t=52.7, r=9.0, b=50.4", "top side of the box is at 52.7 and its bottom side at 50.4"),
      ("l=10.25, t=50.0, r=9.25, b=70.0", "left side of the box is at 10.25 and its right side at 9.25"),
    ] as [(String, String?)])
  func boxesThatEndJustBeforeTheyBegin(box: String, problem: String?) {
    let compose = """
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2400.0)px
       |-Node #2 at (\(box))px
         Role = 'Button'
         Text = '[Go]'
         Actions = [OnClick]
      """
    let result = read(compose, as: ComposeFormat(), path: "a.txt")
    let first = problem?.prefix { $0 != " " }
    let expected = problem.map { "the \($0); expected the \(first ?? "") side first" }
    #expect(result.problems.map(\.message) == [expected].compactMap { $0 }, "\(result.problems)")
    #expect(result.line("content/button").contains("frame=?"), "\(result.dump)")
  }
}
