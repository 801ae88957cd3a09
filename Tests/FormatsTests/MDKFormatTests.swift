import Formats
import Screens
import Testing

@Suite struct MDKFormatTests {
  private func recognizes(_ text: String, _ path: String) throws -> Bool {
    let source = SourceReader()
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBytes { try source.open(text: $0, path: path) }
    return MDKFormat().recognizes(Opening(source))
  }

  @Test(arguments: [
    #"{"_Type": "Page"}"#,
    #"{"Caption": "x", "ActionBar": {"Items": [{"a": [1, true, null]}]}, "_Type": "Page"}"#,
    #"{"_Type": "Section.Type.ObjectTable"}"#,
    #"{"_Type": "Control.Type.SectionedTable"}"#,
    #"{"Controls": [{"Sections": [], "_Type": "Control.Type.SectionedTable"}]}"#,
    #"{"Sections": [{"_Type": "Section.Type.KeyValue"}]}"#,
    #"{"Target": {}, "ObjectCell": {"Title": "x", "_Type": "ObjectTable.Type.ObjectCell"}}"#,
    #"[{"_Type": "Section.Type.KeyValue"}]"#,
    "\u{FEFF}\r\n\t {\"_Type\": \"Page\"}",
  ])
  func isRecognizedByContent(_ text: String) throws {
    #expect(try recognizes(text, "anything.json"))
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"name": "package", "version": "1"}"#, #"{"type": "screen"}"#, "",
    #"{"_Type": "Action.Type.Navigation", "Controls": [{"_Type": "Section.Type.KeyValue"}]}"#,
    #"{"_Type": "Application"}"#, #"{"_Type": "String", "Value": "Section.Type.KeyValue"}"#,
    #"{"pages": {"a": {"_Type": "Page"}}}"#, #"<screen/>"#, "true",
  ])
  func isLeftToOtherFormats(_ text: String) throws {
    #expect(try !recognizes(text, "anything.json"))
  }

  @Test(arguments: ["{}", "[]", " \n{\"Title\": \"x\"}", "{\"Title\": ", "// comment\n{}"])
  func anObjectIsReadWhereTheNameSaysPage(_ text: String) throws {
    #expect(try recognizes(text, "a.page"))
    #expect(try recognizes(text, "folder/A.FRAGMENT"))
    #expect(try !recognizes(text, "a.json"))
  }

  @Test(arguments: ["a.action", "Application.app", "a.global"])
  func someFilesAreNoScreens(_ path: String) throws {
    #expect(try !recognizes(#"{"_Type": "Page"}"#, path))
  }

  @Test func aTypeBehindTheBytesAtHandIsNotNeeded() throws {
    let text = #"{"Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": ["#
    #expect(try recognizes(text, "cut.json"))
  }

  @Test(arguments: [
    (#"{"_Type": "Page",}"#, 16, "trailing comma"),
    ("{\n// no\n}", 2, "comments"),
    (#"{"_Type": "Page"} x"#, 18, "end of the text"),
    (#"{"_Type": "Page", "_Name": "x"#, 29, "ends inside a string"),
    (#"{"a": [1 2]}"#, 9, #"expected "," or "]""#),
    (#"{"a": tru}"#, 6, "expected a JSON value"),
    (String(repeating: "[", count: 300), 256, "nested deeper"),
  ])
  func mistakesHaveTheirPlace(_ text: String, _ offset: Int, _ message: String) {
    let failure = readMDK(text).failure
    #expect(failure?.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.offset == offset)
  }

  @Test func byteOrderMarkAndCarriageReturnsAreFine() {
    let text = "\u{FEFF}{\r\n\t\"_Type\": \"Page\",\r\n\t\"_Name\": \"Gr\\u00fc\\u00dfe\"\r\n}\r\n"
    var place = ""
    let result = readMDK(text) { place = $1.text($0.range(of: .name, in: $0.root)) }
    #expect(result.dump == #"screen name="Grüße" platform=crossPlatform"#)
    #expect(place == #""_Name": "Gr\u00fc\u00dfe""#)
  }

  @Test func theLastOfTwoMembersCountsAndIsReported() {
    let result = readMDK(
      objectCellPage(#""Title": "a", "OnPress": "/A/Rules/x.js", "Title": "", "Sub\u0068ead": "b", "Subhead": "c""#))
    #expect(result.lines("title").isEmpty)
    #expect(result.lines("subtitle") == [#"subtitle text="c""#])
    #expect(result.problems.map(\.kind) == [.duplicateName, .duplicateName])
    #expect(result.problems.map(\.text) == [#""Title""#, #""Subhead""#])
  }

  @Test func duplicatesAmongVeryManyMembersAreFound() {
    let many = (0..<500).map { #""Key\#($0)": \#($0)"# }.joined(separator: ", ")
    let result = readMDK(objectCellPage(#""Title": "first", \#(many), "Title": "last", "Key7": 8"#))
    #expect(result.lines("title") == [#"title text="last""#])
    #expect(Set(result.problems.map(\.text)) == [#""Title""#, #""Key7""#])
  }

  @Test func namesAreCaseSensitive() {
    let result = readMDK(objectCellPage(#""title": "x", "SUBHEAD": "y""#))
    #expect(result.lines("title").isEmpty)
    #expect(result.lines("subtitle").isEmpty)
  }

  @Test func thePlatformIsSupplied() {
    #expect(readMDK(page("")).dump == #"screen name="Test" platform=crossPlatform"#)
    #expect(readMDK(page(""), platform: .ios).dump == #"screen name="Test" platform=ios"#)
    #expect(readMDK(page(""), platform: .android).dump == #"screen name="Test" platform=android"#)
  }

  @Test func aTraitOfAnExampleIsAPlatform() throws {
    var options = ReaderOptions()
    options.traits = [
      try #require(ReaderOptions.Trait(word: "android")), try #require(ReaderOptions.Trait(word: "tablet")),
    ]
    let result = read(
      objectCellPage(#""Title": "$(PLT,'a','b')""#), as: MDKFormat(), path: "Test.page", options: options)
    #expect(result.lines("screen") == [#"screen name="Test" platform=android deviceClass=tablet"#])
    #expect(result.lines("title") == [#"title text="b""#])
  }
}
