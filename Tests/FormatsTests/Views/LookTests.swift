import Screens
import TestSupport
import Testing

@testable import Formats

/// What readers tell of what is spoken, and of how texts are drawn.
@Suite struct LookTests {
  // MARK: Layouts

  private static let head = #"xmlns:android="http://schemas.android.com/apk/res/android""#

  private static func layout(_ views: String) -> [String] {
    let text = "<LinearLayout \(head) android:layout_width=\"1dp\" android:background=\"#FFF\">\(views)</LinearLayout>"
    return read(text, as: AndroidLayoutFormat(), path: "a.xml").looks
  }

  private static let white = " background=\"#ffffff\""

  @Test(arguments: [
    ("<ImageButton/>", ["icon accessibilityLabel=\"\""]),
    ("<ImageButton android:contentDescription=\"Close\"/>", ["icon accessibilityLabel=\"Close\""]),
    ("<ImageButton android:contentDescription=\"@null\"/>", ["icon accessibilityLabel=\"\""]),
    // Code may describe what it finds, a style what has one; what is skipped, or decorates, needs no name.
    ("<ImageButton android:id=\"@+id/close\"/>", []),
    ("<ImageButton style=\"@style/Close\"/>", []),
    ("<ImageButton android:importantForAccessibility=\"no\"/>", []),
    ("<ImageView android:contentDescription=\"@null\"/>", ["image decorative=true"]),
    ("<ImageView android:importantForAccessibility=\"no\"/>", ["image decorative=true"]),
    ("<ImageView android:contentDescription=\"@{item.name}\"/>", []),
  ])
  func whatIsSpokenOfLayouts(views: String, expected: [String]) { #expect(Self.layout(views) == expected) }

  /// An author who answers Lint's question for a description says that an image is decoration.
  @Test(arguments: [
    ("ContentDescription", "", true), ("TooDeepLayout, ContentDescription", "", true), ("all", "", true),
    ("AndroidLintContentDescription", "", true), ("", "ContentDescription,Overdraw", true), ("", "all", true),
    ("TooDeepLayout", "", false), ("", "ContentDescriptions", false), ("", "", false),
  ])
  func imagesThatLintIsToIgnoreAreDecoration(own: String, outer: String, isDecoration: Bool) {
    func looks(_ view: String) -> [String] {
      let tools = #"xmlns:tools="http://schemas.android.com/tools""#
      let text = """
        <LinearLayout \(Self.head) \(tools) tools:ignore="\(outer)"><FrameLayout>
        <\(view) tools:ignore="\(own)"/></FrameLayout></LinearLayout>
        """
      return read(text, as: AndroidLayoutFormat(), path: "a.xml").looks
    }
    let expected = [isDecoration ? "image decorative=true" : "image accessibilityLabel=\"\""]
    #expect(looks("ImageView") == expected)
    #expect(looks("ImageView android:id=\"@+id/a\"") == (isDecoration ? expected : []))
    // What is said of it is said, and what people tap needs a name.
    #expect(looks("ImageView android:contentDescription=\"A\"") == ["image accessibilityLabel=\"A\""])
    #expect(looks("ImageButton") == ["icon accessibilityLabel=\"\""])
  }

  /// A description that is empty says the same, wherever its text stands.
  @Test(arguments: ["", "@null", "@string/empty"]) func emptyDescriptions(description: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("res/values/strings.xml", "<resources><string name=\"empty\"></string></resources>")
    func looks(_ view: String) throws -> [String] {
      try folder.write(
        "res/layout/a.xml",
        "<LinearLayout \(Self.head)><\(view) android:contentDescription=\"\(description)\"/></LinearLayout>")
      return read(file: folder.path("res/layout/a.xml"), as: AndroidLayoutFormat()).looks
    }
    #expect(try looks("ImageButton") == ["icon accessibilityLabel=\"\""])
    #expect(try looks("ImageButton android:id=\"@+id/close\"") == [])
    #expect(try looks("ImageView") == ["image decorative=true"])
  }

  @Test(
    arguments: [
      ("android:textColor=\"#123\"", " foreground=\"#112233\"\(white)"),
      ("android:textColor=\"#80112233\"", " foreground=\"#11223380\"\(white)"),
      ("android:textColor=\"@android:color/black\"", " foreground=\"#000000\"\(white)"),
      ("android:textColor=\"?attr/colorOnSurface\"", white), ("android:textColor=\"@color/lost\"", white),
      ("android:background=\"@drawable/wave\"", ""), ("android:alpha=\"0.5\"", ""),
      ("android:background=\"#80000000\"", ""), ("android:background=\"#00000000\"", white),
      ("android:enabled=\"false\" android:textColor=\"#123\"", ""),
      ("android:textSize=\"14sp\" android:textStyle=\"bold|italic\"", "\(white) fontSize=14 fontWeight=700"),
      ("android:textAppearance=\"?attr/textAppearanceBodyLarge\"", "\(white) textStyle=\"textAppearanceBodyLarge\""),
    ] as [(String, String)])
  func howLayoutsDrawTexts(attributes: String, expected: String) {
    #expect(Self.layout("<TextView \(attributes)/>") == (expected.isEmpty ? [] : ["label" + expected]))
  }

  @Test func whatMayLieBehindATextInALayout() {
    let text = "<TextView android:textColor=\"#123456\"/>"
    let known = "label foreground=\"#123456\"" + Self.white
    #expect(Self.layout("<FrameLayout>\(text)</FrameLayout>") == [known])
    #expect(Self.layout("<FrameLayout>\(text)<ImageView android:id=\"@+id/a\"/></FrameLayout>") == [known])
    let unknown = ["label foreground=\"#123456\""]
    #expect(Self.layout("<FrameLayout><ImageView android:id=\"@+id/a\"/>\(text)</FrameLayout>") == unknown)
    #expect(Self.layout("<androidx.cardview.widget.CardView>\(text)</androidx.cardview.widget.CardView>") == unknown)
    #expect(Self.layout("<FrameLayout style=\"@style/Card\">\(text)</FrameLayout>") == unknown)
  }

  @Test func colorsAreLookedUp() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "res/values/colors.xml",
      "<resources><color name=\"ink\">#1D2D3E</color><color name=\"text\">@color/ink</color>"
        + "<color name=\"page\">#FFFFFF</color><color name=\"list\">#000000</color></resources>")
    try folder.write("res/values-night/colors.xml", "<resources><color name=\"page\">#000000</color></resources>")
    try folder.write("res/color/list.xml", "<selector \(Self.head)/>")
    func look(_ color: String) throws -> [String] {
      try folder.write(
        "res/layout/a.xml",
        "<TextView \(Self.head) android:layout_width=\"1dp\" android:textColor=\"@color/\(color)\"/>")
      return read(file: folder.path("res/layout/a.xml"), as: AndroidLayoutFormat()).looks
    }
    #expect(try look("text") == ["label foreground=\"#1d2d3e\""])
    #expect(try look("page") == [])
    #expect(try look("list") == [])
  }

  // MARK: Dumps

  @Test(arguments: [
    ("ImageButton", "content-desc=\"Back\" clickable=\"true\"", ["icon accessibilityLabel=\"Back\""]),
    ("ImageButton", "content-desc=\"\" clickable=\"true\"", ["icon accessibilityLabel=\"\""]),
    ("ImageButton", "clickable=\"true\"", []), ("ImageButton", "content-desc=\"\" clickable=\"false\"", []),
    ("ImageButton", "content-desc=\"\" clickable=\"true\" enabled=\"false\"", []),
    ("Switch", "content-desc=\"\" clickable=\"true\"", []), ("ImageView", "content-desc=\"\"", []),
    ("ImageView", "content-desc=\"Chart\"", ["image accessibilityLabel=\"Chart\""]),
  ])
  func whatIsSpokenOfDumps(name: String, attributes: String, expected: [String]) {
    let text = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]" content-desc=""><node \
      class="android.widget.\(name)" bounds="[40,400][240,600]" \(attributes)/></node></hierarchy>
      """
    #expect(read(text, as: UIAutomatorFormat(), path: "a.xml").looks == expected)
  }

  // MARK: Page sources

  @Test(arguments: [
    ("Button", "label=\"Close\"", ["button accessibilityLabel=\"Close\""]),
    ("Button", "accessible=\"true\"", ["button accessibilityLabel=\"\""]), ("Button", "", []),
    ("Button", "accessible=\"true\" enabled=\"false\"", []),
    ("Image", "label=\"Chart\"", ["image accessibilityLabel=\"Chart\""]), ("Image", "accessible=\"true\"", []),
  ])
  func whatIsSpokenOfPageSources(name: String, attributes: String, expected: [String]) {
    let text = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">\
      <XCUIElementType\(name) type="XCUIElementType\(name)" x="16" y="200" width="50" height="50" \(attributes)/>\
      </XCUIElementTypeApplication>
      """
    #expect(read(text, as: PageSourceFormat(), path: "a.xml").looks == expected)
  }

  // MARK: Figma

  private static func fill(_ red: Int, _ members: String = "") -> String {
    "\"fills\": [{\"type\": \"SOLID\"\(members), \"color\": {\"r\": \(red), \"g\": 0, \"b\": 0, \"a\": 1}}]"
  }

  private static func label(_ members: String, name: String = "Text") -> String {
    layer("TEXT", name, "20 20 100 20", "\"characters\": \"Open\", \(members)")
  }

  private static func figma(_ own: String, _ layers: String...) -> [String] {
    let inner = layers.joined(separator: ", ")
    return readFigma(design(layer("FRAME", "Screen", "0 0 390 844", own, inner))).looks
  }

  @Test func howDesignsDrawTexts() {
    let page = Self.fill(1)
    let known = "label foreground=\"#000000\" background=\"#ff0000\""
    #expect(Self.figma(page, Self.label(Self.fill(0))) == [known])
    let style = ", \"style\": {\"fontSize\": 17, \"fontWeight\": 600}"
    #expect(Self.figma(page, Self.label(Self.fill(0) + style)) == [known + " fontSize=17 fontWeight=600"])
    let half = "label foreground=\"#00000080\" background=\"#ff0000\""
    #expect(Self.figma(page, Self.label(Self.fill(0, ", \"opacity\": 0.5"))) == [half])
    // What is drawn pale on purpose, in more than one way, or mixed with what lies behind it.
    #expect(Self.figma(page, Self.label(Self.fill(0), name: "Disabled")) == [])
    #expect(Self.figma(page, Self.label(Self.fill(0) + ", \"styleOverrideTable\": {\"1\": {}}")) == [])
    #expect(Self.figma(page, Self.label("\"fills\": [{\"type\": \"GRADIENT_LINEAR\"}]")) == [])
    #expect(Self.figma(page, Self.label(Self.fill(0) + ", \"opacity\": 0.4")) == ["label foreground=\"#000000\""])
  }

  @Test func whatLiesBehindATextInADesign() {
    let page = Self.fill(1)
    let text = Self.label(Self.fill(0))
    func behind(_ layers: String...) -> [String] {
      readFigma(design(layer("FRAME", "Screen", "0 0 390 844", page, layers.joined(separator: ", ")))).looks
    }
    let card = layer("RECTANGLE", "Card", "0 0 390 100", Self.fill(0))
    #expect(behind(card, text) == ["label foreground=\"#000000\" background=\"#000000\""])
    let unknown = ["label foreground=\"#000000\""]
    #expect(behind(text, card) == unknown)
    #expect(behind(layer("RECTANGLE", "Half", "0 0 60 100", Self.fill(0)), text) == unknown)
    #expect(behind(imageLayer("0 0 390 100"), text).contains(unknown[0]))
    #expect(behind(layer("RECTANGLE", "Veil", "0 0 390 100", Self.fill(0, ", \"opacity\": 0.5")), text) == unknown)
    let beside = layer("RECTANGLE", "Beside", "200 0 60 100", Self.fill(0))
    #expect(behind(beside, text) == ["label foreground=\"#000000\" background=\"#ff0000\""])
  }

  // MARK: Interface Builder

  private static func storyboard(_ views: String, background: String = "") -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
      <objects><view id="v">\(background)<subviews>\(views)</subviews></view></objects></document>
      """
    return read(text, as: InterfaceBuilderFormat(), path: "a.xib").looks
  }

  @Test func howStoryboardsDrawTexts() {
    let white =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\""
      + " customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let red =
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\""
      + " customColorSpace=\"sRGB\"/>"
    let font = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"15\"/>"
    func label(_ inner: String, _ attributes: String = "") -> String {
      "<label id=\"l\" text=\"Open\" \(attributes)>\(inner)</label>"
    }
    let known = "label foreground=\"#ff0000\" background=\"#ffffff\""
    #expect(Self.storyboard(label(red), background: white) == [known])
    #expect(Self.storyboard(label(font + red), background: white) == [known + " fontSize=15 fontWeight=700"])
    #expect(
      Self.storyboard("<imageView id=\"i\"/>" + label(red), background: white) == ["label foreground=\"#ff0000\""])
    #expect(Self.storyboard(label(red)) == ["label foreground=\"#ff0000\""])
    // What the system or a catalogue names may be another one in the dark; what code reaches, it may colour.
    #expect(Self.storyboard(label("<color key=\"textColor\" systemColor=\"labelColor\"/>"), background: white) == [])
    #expect(Self.storyboard(label("<color key=\"textColor\" name=\"Ink\"/>"), background: white) == [])
    #expect(Self.storyboard(label(red, "customClass=\"Badge\""), background: white) == [])
    let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    #expect(Self.storyboard(label(body)) == ["label textStyle=\"body\""])
  }

  /// A text with a background may lie behind the text that follows it.
  @Test(arguments: [("", true), ("alpha=\"1\"", false), ("alpha=\"0\"", true)])
  func textsWithABackgroundLieBehindLaterTexts(alpha: String, isKnown: Bool) {
    func color(_ key: String, _ white: Int, _ alpha: String) -> String {
      "<color key=\"\(key)\" white=\"\(white)\" \(alpha) colorSpace=\"custom\""
        + " customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    }
    let first = alpha.isEmpty ? "" : color("backgroundColor", 0, alpha)
    let labels =
      "<label id=\"a\" text=\"Open\">\(first)</label>"
      + "<label id=\"b\" text=\"Closed\">\(color("textColor", 0, "alpha=\"1\""))</label>"
    let looks = Self.storyboard(labels, background: color("backgroundColor", 1, "alpha=\"1\""))
    #expect(looks == ["label foreground=\"#000000\"" + (isKnown ? Self.white : "")])
  }

  @Test func howStoryboardsDrawButtons() {
    let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    func color(_ key: String, _ red: Int) -> String {
      "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    }
    func button(_ states: String, _ attributes: String = "") -> String {
      "<button id=\"b\" buttonType=\"system\" \(attributes)>\(states)</button>"
    }
    func state(_ inner: String, _ attributes: String = "title=\"Buy\"", key: String = "normal") -> String {
      "<state key=\"\(key)\" \(attributes)>\(inner)</state>"
    }
    let red = state(color("titleColor", 1))
    let known = "button foreground=\"#ff0000\" background=\"#ffffff\""
    #expect(Self.storyboard(button(red), background: white) == [known])
    // What is seen of a button is its normal state, and its own background.
    let pressed = state(color("titleColor", 0), "", key: "highlighted")
    #expect(Self.storyboard(button(red + pressed), background: white) == [known])
    #expect(Self.storyboard(button(pressed + red), background: white) == [known])
    let own = "button foreground=\"#ff0000\" background=\"#000000\""
    #expect(Self.storyboard(button(color("backgroundColor", 0) + red), background: white) == [own])
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>"
    #expect(Self.storyboard(button(font + state(""))) == ["button fontSize=13 fontWeight=400"])
    // Without a colour of its own it has the tint's; something else decides where there is a picture behind it, where it is selected or
    // disabled, and where a configuration draws it; without a title there is no text.
    let behind = state(color("titleColor", 1), "title=\"Buy\" backgroundImage=\"pill\"")
    let others = [
      button(state("")), button(behind), button(red, "selected=\"YES\""), button(red, "enabled=\"NO\""),
      button(red + "<buttonConfiguration key=\"configuration\" style=\"filled\"/>"),
      button(state(color("titleColor", 1), "image=\"cart\"")), button(pressed),
      button(state(color("titleShadowColor", 1))), button(red, "customClass=\"Pill\""),
    ]
    for other in others { #expect(Self.storyboard(other, background: white) == [], "\(other)") }
  }

  @Test func whatIsSpokenOfStoryboards() {
    let spoken = "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>"
    #expect(Self.storyboard("<button id=\"b\">\(spoken)</button>") == ["button accessibilityLabel=\"Close\""])
    #expect(Self.storyboard("<button id=\"b\"/>") == [])
    let passed =
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
    #expect(Self.storyboard("<imageView id=\"i\">\(passed)</imageView>") == ["image decorative=true"])
  }
}
