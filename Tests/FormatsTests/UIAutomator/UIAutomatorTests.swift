import Formats
import Foundation
import Screens
import TestSupport
import Testing

/// Dumps of Android screens: ours, in both flavours and as tools and shells leave them.
@Suite struct UIAutomatorTests {
  private static let folder = "Fixtures/formats/uiautomator"
  private static let density = options(density: 2.625)

  private static func options(density: Double? = nil, width: Double? = nil) -> ReaderOptions {
    var options = ReaderOptions()
    (options.density, options.screenWidth) = (density, width)
    return options
  }

  private func read(_ name: String, _ options: ReaderOptions = density) -> ReadScreens {
    FormatsTests.read(
      file: Repository.url("\(Self.folder)/\(name)").path, as: UIAutomatorFormat(), options: options)
  }

  /// A dump of one window, 1080 × 2400, in which the views stand.
  private func read(views: String, _ options: ReaderOptions = density) -> ReadScreens {
    FormatsTests.read(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\(views)</node></hierarchy>
      """, as: UIAutomatorFormat(), path: "dump.xml", options: options)
  }

  // MARK: What is understood

  @Test func everyFixtureIsUnderstoodAsBefore() throws {
    var text = ""
    for file in Repository.files(below: Self.folder) {
      let result = FormatsTests.read(
        file: Repository.url(file).path, as: UIAutomatorFormat(), options: Self.density)
      text += "== \(file.dropFirst(Self.folder.count + 1))\n"
      text += result.dumps.map { $0 + "\n" }.joined()
      if let failure = result.failure { text += "failure at \(failure.offset ?? -1): \(failure.message)\n" }
      text += result.problems.map { "\($0.text): \($0.message)\n" }.joined()
    }
    let difference = try Golden.difference(of: text, from: "uiautomator-trees.txt")
    #expect(difference == nil)
  }

  @Test(arguments: Repository.files(below: folder)) func everyFixtureIsRecognized(file: String) throws {
    let source = SourceReader()
    try source.open(Repository.url(file).path, path: file)
    let opening = FileHead(source)
    #expect(Formats.all.first { $0.recognizes(opening) }?.name == "uiautomator")
  }

  @Test func surroundingsChangeNothing() {
    #expect(read("powershell.txt").dump == read("row.xml").dump)
    for name in ["bom.uix", "logged.txt", "bytes.txt"] { #expect(read(name).dump == read("row-tight.xml").dump) }
    #expect(read("two.txt").dumps == [read("row.xml").dump, read("row-tight.xml").dump])
  }

  @Test func rectanglesMayBeSpelledAsJavaDoes() {
    #expect(read("rect.xml").dump == read("row-tight.xml").dump)
    for wrong in [
      "Rect(0, 0, 1440, 2560)", "Rect(0, 0  - 9, 9)", "[0, 0][9, 9]", "Rect(0, 0 - 9, 9", "Rect[0, 0 - 9, 9]",
      "Rect(0, 0 - 9, 9) ",
    ] {
      let result = read(views: #"<node class="android.widget.Button" bounds="\#(wrong)" clickable="true"/>"#)
      #expect(result.line("content/button").contains("frame=?") && result.problems.count == 1)
    }
    for spelling in ["Rect(0,0-90,90)", "Rect(0,0 - 90,90)", "Rect(0, 0 -90 , 90)"] {
      let result = read(views: #"<node class="android.widget.Button" bounds="\#(spelling)" clickable="true"/>"#)
      #expect(
        result.dump
          == read(views: #"<node class="android.widget.Button" bounds="[0,0][90,90]" clickable="true"/>"#).dump)
    }
    let text =
      #"<hierarchy><node class="android.widget.Button" bounds="Rect(-8, 0 - 42, 21)" clickable="true"/></hierarchy>"#
    #expect(FormatsTests.read(text, as: UIAutomatorFormat(), options: Self.density).dump.contains("-3.04"))
  }

  // MARK: Lengths

  @Test func withoutDensityEveryFrameIsUnknown() {
    var advice: String?
    let url = Repository.url("\(Self.folder)/row.xml")
    let result = FormatsTests.read(file: url.path, as: UIAutomatorFormat()) { tree, _ in advice = tree.lengthAdvice }
    #expect(!result.dump.contains("frame=["))
    #expect(result.dump.contains("frame=?"))
    #expect(result.line("screen") == "screen platform=android orientation=portrait")
    #expect(advice == "in pixels: give --density, or set `screen-width-dp`")
  }

  @Test func theWidthOfTheScreenGivesTheDensity() {
    let result = read("row.xml", Self.options(width: 1080 / 2.625))
    #expect(result.lines("cells/") == read("row.xml").lines("cells/"))
    #expect(result.line("screen").contains("deviceClass=phone"))
    #expect(read("grid-appium.xml", Self.options(width: 800)).line("screen").contains("deviceClass=tablet"))
  }

  @Test(arguments: [
    ("[0,0][800,1280]", 1.0, "tablet"), ("[0,0][1280,800]", 1, "tablet"), ("[0,0][1080,2400]", 2.625, nil),
    ("[40,600][1040,1500]", 1, nil),
  ]) func aWindowMayBePartOfTheScreen(bounds: String, density: Double, deviceClass: String?) {
    let text = "<hierarchy rotation=\"0\"><node bounds=\"\(bounds)\"/></hierarchy>"
    let screen = FormatsTests.read(
      text, as: UIAutomatorFormat(), path: "a.xml", options: Self.options(density: density)
    ).line("screen")
    #expect(screen.contains("deviceClass") == (deviceClass != nil))
    #expect(deviceClass.map { screen.contains("deviceClass=\($0)") } != false)
  }

  // MARK: What may be cut off

  @Test(arguments: [
    ("ScrollView", "[0,200][1080,1200]", "[20,300][500,400]", true),
    ("ScrollView", "[0,200][1080,1200]", "[0,200][500,400]", false),
    ("ScrollView", "[0,200][1080,1200]", "[0,300][500,1200]", false),
    ("HorizontalScrollView", "[0,200][1080,1200]", "[20,200][500,1200]", true),
    ("HorizontalScrollView", "[0,200][1080,1200]", "[0,300][500,400]", false),
    ("HorizontalScrollView", "[0,200][1080,1200]", "[20,300][1080,400]", false),
    ("FrameLayout", "[0,200][1080,1200]", "[0,200][1080,1200]", true),
    ("FrameLayout", "[0,0][1080,2400]", "[0,2300][500,2400]", false),
  ]) func framesAtScrollingEdgesAreUnknown(holder: String, area: String, bounds: String, isKnown: Bool) {
    let button = #"<node class="android.widget.Button" clickable="true" text="Save" bounds="\#(bounds)"/>"#
    let line = read(
      views: """
        <node class="android.widget.\(holder)" bounds="\(area)">
          <node class="android.widget.LinearLayout" bounds="\(area)">\(button)</node>
        </node>
        """
    ).line("content/button")
    #expect(line.contains("text=\"Save\""), "\(line)")
    #expect(line.contains("frame=[") == isKnown, "\(line)")
  }

  /// A row of cells with images, under which a text says whether it is one.
  private func row(_ type: String, _ cells: [String], scrollable: Bool = true, selected: Bool = false) -> String {
    let items = cells.enumerated().map { index, bounds in
      """
      <node class="android.widget.FrameLayout" bounds="\(bounds)" selected="\(selected && index == 0)">
        <node class="android.widget.ImageView" bounds="\(bounds)"/>
      </node>
      """
    }
    return """
      <node class="\(type)" scrollable="\(scrollable)" bounds="[0,500][1080,800]">\(items.joined())</node>
      """
  }

  private static let three = ["[20,500][320,800]", "[362,500][662,800]", "[704,500][1004,800]"]

  @Test func collectionsAreFoundByClassOrNumber() {
    for type in ["a.RecyclerView", "android.widget.HorizontalScrollView", "androidx.viewpager2.widget.ViewPager2"] {
      #expect(read(views: row(type, Self.three)).line("content/collectionView").contains("layout=horizontalScroll"))
      #expect(read(views: row(type, Array(Self.three.prefix(2)))).lines("cells/").count == 2)
    }
    #expect(read(views: row("android.view.View", Self.three)).lines("cells/").count == 3)
    #expect(read(views: row("android.view.View", Array(Self.three.prefix(2)))).lines("cells/").isEmpty)
    #expect(read(views: row("android.view.View", Self.three, scrollable: false)).lines("cells/").isEmpty)
    #expect(read(views: row("a.RecyclerView", Self.three, selected: true)).lines("cells/").isEmpty, "tabs")
    let still = read(views: row("a.RecyclerView", Self.three, scrollable: false)).line("content/collectionView")
    #expect(!still.isEmpty && !still.contains("layout="), "it may be a grid of one row")
  }

  @Test func cellsMayFollowEachOtherFromRightToLeft() {
    let row = read(views: row("a.RecyclerView", Self.three.reversed()))
    #expect(row.line("content/collectionView").contains("layout=horizontalScroll"))
    let cells = ["[560,500][1060,640]", "[20,500][520,640]", "[560,660][1060,800]", "[20,660][520,800]"]
    #expect(read(views: self.row("a.RecyclerView", cells)).line("content/collectionView").contains("layout=grid"))
  }

  @Test func classesOfSAPFioriAreCells() {
    for (name, kind) in [("object.ObjectCell", "objectCell"), ("misc.KeyValueCell", "labelValueCell")] {
      let cell = #"<node class="com.sap.cloud.mobile.fiori.\#(name)" bounds="[0,500][1080,640]"/>"#
      #expect(read(views: cell).line("content/").hasPrefix("content/\(kind)"))
    }
  }

  @Test func cellsOfOtherWidthsAreNoCollection() {
    #expect(read(views: row("a.RecyclerView", ["[20,500][320,800]", "[362,500][862,800]"])).lines("cells/").isEmpty)
  }

  @Test func cellsThatAnEdgeMayCutHaveNoFrame() {
    let cells = ["[0,500][180,800]", "[222,500][522,800]", "[564,500][864,800]", "[906,500][1080,800]"]
    let frames = read(views: row("a.RecyclerView", cells)).lines("cells/").map { $0.contains("frame=[") }
    #expect(frames == [false, true, true, false])
  }

  @Test(arguments: ["android.widget.GridView", "android.view.View"])
  func twoColumnsThatFillTheViewAreWhole(type: String) {
    let cells = ["[0,500][540,800]", "[540,500][1080,800]"]
    let grid = """
      <node class="\(type)" scrollable="true" bounds="[0,400][1080,1200]">
      \(cells.map { "<node class=\"a.ImageView\" bounds=\"\($0)\"/>" }.joined())
      \(cells.map { "<node class=\"a.ImageView\" bounds=\"\($0)\"/>" }.joined()
        .replacingOccurrences(of: "500]", with: "842]").replacingOccurrences(of: "800]", with: "1142]"))
      </node>
      """
    let result = read(views: grid)
    #expect(result.line("content/collectionView").contains("layout=grid"))
    #expect(result.lines("cells/").count == 4)
    #expect(result.lines("cells/").allSatisfy { $0.contains("frame=[") })
  }

  @Test func aColumnOfAScrollingGridIsFilledFirst() {
    let cells = ["[20,500][320,640]", "[20,660][320,800]", "[362,500][662,640]", "[362,660][662,800]"]
    let line = read(views: row("a.RecyclerView", cells)).line("content/collectionView")
    #expect(!line.contains("layout="), "\(line)")
  }

  /// A text over the row at 500 to 800, or under it.
  private func label(_ text: String, _ bounds: String) -> String {
    #"<node class="android.widget.TextView" text="\#(text)" bounds="\#(bounds)"/>"#
  }

  @Test(arguments: [
    ("[20,440][400,490]", true), ("[20,200][400,250]", false), ("[440,440][640,490]", false),
    ("[700,440][1060,490]", false), ("[20,820][400,870]", false), ("[20,440][1060,490]", true),
  ]) func aHeaderStandsCloseAboveAtTheLeft(bounds: String, isHeader: Bool) {
    let result = read(views: label("Featured", bounds) + row("a.RecyclerView", Self.three))
    #expect(result.lines("header ").count == (isHeader ? 1 : 0))
    #expect(result.lines("content/label").count == (isHeader ? 0 : 1))
    #expect(result.line("content/collectionView").contains("header?") == !isHeader)
  }

  @Test(arguments: [
    ("See All", "[700,440][1060,490]", true), ("SHOW ALL >", "[700,440][1060,490]", true),
    ("View all (12)", "[20,490][400,500]", true), ("See allies", "[700,440][1060,490]", false),
    ("See All", "[700,370][1060,420]", false), ("More", "[700,440][1060,490]", false),
  ]) func seeAllStandsBesideTheHeader(text: String, bounds: String, isFound: Bool) {
    let views = label("Featured", "[20,430][400,485]") + label(text, bounds) + row("a.RecyclerView", Self.three)
    #expect(read(views: views).lines("seeAll ").count == (isFound ? 1 : 0))
  }

  @Test(arguments: [
    ("", "[20,820][400,870]", true), ("", "[20,1020][400,1070]", false), ("New", "[700,820][1060,870]", false),
  ]) func seeAllStandsAloneBelow(next: String, bounds: String, isFound: Bool) {
    let views = row("a.RecyclerView", Self.three) + label("See All", bounds)
    let header = next.isEmpty ? "" : label(next, "[20,820][400,870]")
    #expect(read(views: views + header).lines("footer").count == (isFound ? 1 : 0))
  }

  // MARK: Places

  @Test func factsStandWhereTheyAreGiven() {
    var texts: [String] = []
    let text =
      #"log [1] <hierarchy rotation="0"><node class="a.Button" text="A&amp;B" bounds="[9,9][90,90]" clickable="true"/>"#
    _ = FormatsTests.read(text + "</hierarchy>", as: UIAutomatorFormat(), path: "a.txt", options: Self.density) {
      tree, source in
      let button = tree[1]
      texts = [Member.text, .frame, .interactive].map { source.text(tree.range(of: $0, in: button)) }
      texts.append(String(source.text(tree.range(of: button)).prefix(20)))
    }
    #expect(
      texts == [#"text="A&amp;B""#, "[9,9][90,90]", "true", #"<node class="a.Butto"#])
  }

  // MARK: Recognition

  @Test(arguments: [
    ("<hierarchy rotation=\"0\"/>", true), ("log: <hierarchy rotation='1'>", true),
    ("<hierarchy>\n <a.B text='x' bounds=\"[0,0][1,1]\"/>", true), ("<hierarchy><node/></hierarchy>", false),
    ("<hierarchyView rotation=\"0\"/>", false), ("{\"source\": \"<hierarchy rotation=\\\"0\\\">\"}", false),
    ("a note on <hierarchy> in dumps", false), ("<hierarchy", false), ("", false),
    ("<?xml version=\"1.0\"?><screen/>", false),
  ]) func recognition(text: String, isDump: Bool) throws {
    let source = SourceReader()
    try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "dump.txt") }
    let opening = FileHead(source)
    #expect((Formats.all.first { $0.recognizes(opening) }?.name == "uiautomator") == isDump)
  }

  // MARK: Bad input

  @Test func aDumpThatIsCutOffSaysWhere() {
    let failure = read("cut-off.xml").failure
    #expect(failure?.offset != nil)
    let open = "noise <hierarchy rotation=\"0\"><node>"
    let text = FormatsTests.read(open, as: UIAutomatorFormat(), path: "a.txt").failure
    #expect(text?.offset == open.utf8.count)
    #expect(text?.message.contains("ends before its root element does") == true)
  }

  @Test func nestingIsLimited() {
    let text = "<hierarchy rotation=\"0\">" + String(repeating: "<node>", count: 300)
    let failure = FormatsTests.read(text, as: UIAutomatorFormat(), path: "a.xml").failure
    #expect(failure == ReadError("nested deeper than 256 levels", at: 24 + 6 * 255))
  }

  @Test func anythingIsReadOrRefused() throws {
    var generator = SeededGenerator(seed: 7)
    for name in ["row.xml", "grid-appium.xml", "characters.xml", "compose.xml"] {
      let bytes = try Repository.bytes(of: "\(Self.folder)/\(name)")
      for _ in 0..<150 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 0..<changed.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: changed[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: changed.removeSubrange(place..<min(changed.count, place + Int.random(in: 1...400, using: &generator)))
          case 2: changed.insert(contentsOf: "[-9,99999999][0,&#1;".utf8, at: place)
          default: changed.removeLast(changed.count - place)
          }
          if changed.isEmpty { changed = bytes }
        }
        _ = TestLinter.lint(changed, path: "dump.xml")
      }
    }
  }

  @Test func manyViewsAndDumpsTakeLinearTime() {
    let view = "<node class=\"android.widget.ImageView\" bounds=\"[10,10][90,90]\" clickable=\"true\"/>"
    let list = "<node class=\"a.RecyclerView\" scrollable=\"true\" bounds=\"[0,0][900,90]\">"
    let deep = String(repeating: list, count: 200) + view + String(repeating: "</node>", count: 200)
    let wide = list + String(repeating: view, count: 5000) + "</node>"
    let texts = String(
      repeating: "<node class=\"a.TextView\" text=\"x\" bounds=\"[0,0][90,20]\"/>" + list + "</node>", count: 1500)
    let rows = String(repeating: row("a.RecyclerView", Self.three), count: 1000)
    for views in [deep, wide, texts, rows] { #expect(read(views: views).failure == nil) }
    let dumps = String(repeating: "<hierarchy rotation=\"0\"/> ", count: 5000)
    #expect(FormatsTests.read(dumps, as: UIAutomatorFormat(), path: "a.txt").dumps.count == 5000)
  }
}
