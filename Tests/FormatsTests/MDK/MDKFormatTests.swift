import Screens
import Testing

@testable import Formats

@Suite struct MDKFormatTests {
  private func recognizes(_ text: String, _ path: String) throws -> Bool {
    let source = SourceReader()
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBytes { try source.open(text: $0, path: path) }
    return MDKFormat().recognizes(FileHead(source))
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

  /// The names of its members say so, so that nothing in it has to be looked through.
  @Test func aPageIsNoScreenDescription() throws {
    func isNative(_ text: String, _ path: String) throws -> Bool {
      let source = SourceReader()
      try source.open(Array(text.utf8), path: path)
      return NativeJSONFormat().recognizes(FileHead(source))
    }
    for text in [
      #"{"Caption": "x", "type": "screen", "floorplan": "map"}"#,
      #" [ {"_Type": "x", "type": "screen", "floorplan": "map"}]"#,
    ] {
      #expect(try !isNative(text, "folder/a.Page") && isNative(text, "a.json"))
      #expect(try !isNative(text, "a.fragment"))
    }
    #expect(try isNative(#"{"type": "screen", "Caption": "x", "floorplan": "map"}"#, "a.page"))
  }

  @Test(arguments: [
    ("a.page", "page"), ("A.b.PAGE", "page"), ("folder.x/a", ""), (".page", ""), ("folder/.page", ""), ("a.", ""),
    ("folder/ä.json", "json"), ("", ""), ("a..page", "page"),
  ])
  func extensionsAreThoseOfNames(path: String, name: String) throws {
    let source = SourceReader()
    try source.open(Array("{}".utf8), path: path)
    #expect(FileHead(source).pathExtension == name)
    #expect(FileHead(source).hasExtension("page") == (name == "page"))
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
    (#"{"_Type": "Page",}"#, 16, #"JSON allows no comma before "}""#),
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

  @Test(arguments: [
    ("[]", 0, "holds an empty array and no page"),
    (#"[{"_Type": "Page"}]"#, 0, "holds an array and no page"),
    (
      #"{"_Type": "Action.Type.Navigation", "PageToOpen": "/App/Pages/A.page"}"#, 1,
      #"holds an action (`_Type` "Action.Type.Navigation") and no page"#
    ),
    (#"{"_Name": "App", "_Type": "Application"}"#, 17, "holds an application"),
    (#"{"_Type": 1}"#, 1, "holds something else (`_Type` is not a text)"),
    (#"{"_Type": "String", "Value": "x"}"#, 1, #"holds something else (`_Type` "String")"#),
  ])
  func aPageIsAPage(_ text: String, _ offset: Int, _ message: String) {
    let failure = readMDK(text).failure
    #expect(failure?.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.message.hasSuffix(#"; expected an object with the `_Type` "Page""#) == true)
    #expect(failure?.offset == offset && failure?.isOfOtherKind == false)
  }

  /// A fragment may hold anything, and an object without a type may be a page.
  @Test func otherFilesNeedNotBePages() {
    for text in ["[]", "{}", #"{"_Type": "Action.Type.Navigation"}"#] {
      #expect(read(text, as: MDKFormat(), path: "A.fragment").failure == nil, "\(text)")
    }
    for text in ["{}", #"{"Controls": []}"#, #"{"_Type": "Section.Type.ObjectTable"}"#, #"{"_Type": "Fragment"}"#] {
      #expect(readMDK(text).failure == nil, "\(text)")
    }
  }

  /// What holds a value is found for all values at once, as a walk back from each of many members never ends.
  @Test func holdersOfValuesAreThoseAroundThem() throws {
    let document = JSONDocument()
    let source = SourceReader()
    let text = #"{"A": {"B": [1, {"C": {}, "D": []}, "x"], "E": null}, "F": [[[{"G": 2}]]], "H": 3}"#
    try source.open(Array(text.utf8), path: "a.json")
    try document.parse(source)
    for index in 0..<document.count {
      let range = document.value(at: index).range
      let holders = (0..<index).filter { holder in
        let own = document.value(at: holder)
        return (own.kind == .object || own.kind == .array) && own.range.lowerBound <= range.lowerBound
          && range.upperBound <= own.range.upperBound
      }
      #expect(document.owner(of: index) == holders.last)
    }
    try source.open(Array("[[]]".utf8), path: "b.json")
    try document.parse(source)
    #expect(document.owner(of: 1) == 0 && document.owner(of: 0) == nil)
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
