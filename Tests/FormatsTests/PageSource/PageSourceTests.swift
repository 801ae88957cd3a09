import Formats
import Screens
import TestSupport
import Testing

/// Reads a page source.
func readPageSource(
  _ text: String, visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
) -> ReadScreens {
  read(text, as: PageSourceFormat(), path: "source.xml", visit: visit)
}

/// An application of an iPhone's size with some content.
func application(_ content: String) -> String {
  """
  <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" x="0" y="0" width="390" height="844">
  \(content)
  </XCUIElementTypeApplication>
  """
}

/// An element with a frame.
func source(_ type: String, _ frame: String, _ attributes: String = "", _ content: String = "") -> String {
  let measures = frame.split(separator: " ")
  let names = ["x", "y", "width", "height"]
  let place = zip(names, measures).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  let attributes = attributes.isEmpty ? "" : " " + attributes
  return """
    <XCUIElementType\(type) type="XCUIElementType\(type)"\(attributes) \(place)>\(content)</XCUIElementType\(type)>
    """
}

@Suite struct PageSourceTests {
  private func recognizes(_ text: String) throws -> Bool {
    let source = SourceReader()
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBytes { try source.open(text: $0, path: "any.txt") }
    return PageSourceFormat().recognizes(FileHead(source))
  }

  @Test(arguments: [
    "<XCUIElementTypeApplication/>", "<XCUIElementTypeCell type=\"XCUIElementTypeCell\"/>", "<AppiumAUT/>",
    "<?xml version=\"1.0\"?>\n<!-- saved -->\n<AppiumAUT>", "\u{FEFF}<XCUIElementTypeOther>",
    "<UIAApplication name=\"old\">", "page source:\n<XCUIElementTypeOther/>",
    "[debug] <AppiumAUT>",
    "<wrapper>\n<XCUIElementTypeOther/></wrapper>",
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try recognizes(text)) }

  @Test(arguments: [
    "", "<screen/>", "<hierarchy rotation=\"0\"><node/></hierarchy>", "{\"source\": \"<XCUIElementTypeOther/>\"}",
    "[\"<XCUIElementTypeOther/>\"]", "<hierarchy><android.widget.FrameLayout/></hierarchy>", "XCUIElementTypeOther",
    "<html>&lt;XCUIElementTypeOther&gt;</html>",
  ])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try !recognizes(text)) }

  @Test func theScreenIsThatOfTheApplication() {
    #expect(
      readPageSource(application("")).dump
        == "screen platform=ios deviceClass=phone width=390 height=844 orientation=portrait")
    #expect(
      readPageSource("<AppiumAUT>" + source("Window", "0 0 1366 1024") + "</AppiumAUT>").dump
        == "screen platform=ios deviceClass=tablet width=1366 height=1024 orientation=landscape")
    // A third of an iPad.
    #expect(readPageSource(source("Application", "0 0 375 1024")).dump == "screen platform=ios width=375 height=1024")
    #expect(readPageSource(source("Cell", "0 0 375 44")).dump == "screen platform=ios")
  }

  @Test func eachApplicationIsAScreen() {
    let text = "<AppiumAUT>" + application("") + source("Application", "0 0 320 568") + "</AppiumAUT>"
    #expect(readPageSource(text).dumps.count == 2)
  }

  @Test(arguments: [
    ("<XCUIElementTypeOther>", 22, "ends before its root element"),
    ("<XCUIElementTypeOther a=b/>", 24, "value in quotes"),
    ("<XCUIElementTypeCell/><XCUIElementTypeCell/>", 22, "nothing may follow"),
    ("<AppiumAUT><UIAApplication/></AppiumAUT>", 11, "expected one of XCUITest"),
    ("<AppiumAUT></AppiumAUT>", 0, "expected XCUIElementTypeApplication"),
    ("<!DOCTYPE a><XCUIElementTypeOther/>", 11, "document type"),
    (String(repeating: "<XCUIElementTypeOther>", count: 300), 256 * 22, "nested deeper"),
  ])
  func mistakesHaveTheirPlace(_ text: String, _ offset: Int, _ message: String) {
    let failure = readPageSource(text).failure
    #expect(failure?.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.offset == offset)
  }

  @Test func textAroundTheRootDoesNotMatterAndMovesNothing() {
    var place = ""
    let text =
      "Page source (ü):\r\n" + application(source("Button", "1 2 30 40", "label=\"Grüße &amp; mehr\"")) + "\nok"
    let result = readPageSource(text) { tree, source in
      place = source.text(tree.range(of: .frame, in: tree[1]))
    }
    #expect(
      result.line("content/button") == #"content/button frame=[1.0 2.0 30.0 40.0] text="Grüße & mehr" interactive=true"#
    )
    #expect(place == #"1" y="2" width="30" height="40"#)
  }

  @Test func whatIsNoNumberIsUnknown() {
    let text =
      #"<XCUIElementTypeOther><XCUIElementTypeButton x="none" y="" width="-2" height="1e400"/></XCUIElementTypeOther>"#
    #expect(readPageSource(text).line("content/button") == "content/button frame=? text=? interactive=true")
  }

  @Test func aTagThatItsTypeContradictsSaysNothing() {
    let text = application(
      #"<XCUIElementTypeButton type="XCUIElementTypeOther" x="0" y="0" width="9" height="9"/>"#
        + #"<Photo type="XCUIElementTypeImage" x="0" y="0" width="9" height="9"/><Other type="blah"/>"#)
    #expect(readPageSource(text).lines("content/") == ["content/image frame=[0.0 0.0 9.0 9.0]"])
  }

  @Test func whatTheSystemDrawsIsUnknown() {
    let bar = source("NavigationBar", "0 47 390 44", "", source("Button", "300 47 36 36", "label=\"Edit\""))
    let controls =
      source("Switch", "0 100 51 31", "", source("Switch", "0 100 51 31"))
      + source("Keyboard", "0 500 390 300", "", source("Button", "0 500 30 30"))
      + source("Link", "0 200 80 17", "label=\"Terms\"")
      + source("StatusBar", "0 0 390 47", "", source("Button", "0 0 9 9"))
    #expect(
      readPageSource(application(bar + controls)).lines("content/") == [
        #"content/button frame=? text="Edit" interactive=true"#, "content/group frame=? interactive=true",
        #"content/label frame=? text="Terms" interactive=true"#,
      ])
  }

  @Test func buttonsThatAreNotSeenOrCannotBeTappedAreNoTargets() {
    let text = application(
      source("Button", "0 0 9 9", "visible=\"false\"") + source("Button", "0 0 9 9", "enabled=\"false\"")
        + source("Button", "0 0 9 9", "enabled=\"\"") + source("Other", "0 0 9 9", "traits=\"Button, NotEnabled\""))
    #expect(
      readPageSource(text).lines("content/") == [
        "content/button frame=? text=? interactive=true",
        "content/button frame=[0.0 0.0 9.0 9.0] text=? interactive=false",
        "content/button frame=[0.0 0.0 9.0 9.0] text=? interactive=true",
        "content/button frame=[0.0 0.0 9.0 9.0] text=? interactive=false",
      ])
  }

  @Test func piecesOfAButtonAreNoTargets() {
    let inner = source("Button", "9 9 9 9", "label=\"ALT\" accessible=\"false\"")
    let text = source("Button", "0 0 90 90", "label=\"Post\"", inner + source("Button", "20 20 9 9", "label=\"Reply\""))
    #expect(readPageSource(application(text)).lines("content/").count == 2)
    #expect(readPageSource(application(inner)).lines("content/button").count == 1)
  }

  @Test func pageControlsAreTheSystems() {
    let text = { (label: String) in source("Button", "0 0 90 25", "label=\"\(label)\"") }
    #expect(
      readPageSource(application(text("Page 1 of 5"))).lines("content/") == ["content/group frame=? interactive=true"])
    #expect(readPageSource(application(text("Page 1 of five"))).line("content/button").contains("90.0"))
  }

  @Test(arguments: [true, false]) func whatAConsoleMadeOfItIsRead(hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n" + application("") + "\r\n"
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    for bytes in [Array(text.utf8), wide] {
      let report = TestLinter.lint(bytes, path: "window.xml")
      #expect(report.failure == nil)
      #expect(report.screens == 1)
    }
  }

  @Test func whatIsCutOffAtAnyByteFailsOrIsRead() {
    let text = Array(("[log]\n" + application(source("Button", "1 2 30 40", "label=\"ü &amp; ö\"")) + "\nend").utf8)
    for count in 0..<text.count {
      let report = TestLinter.lint(Array(text.prefix(count)), path: "window.xml")
      #expect(report.failure != nil || report.screens == 1)
    }
  }
}
