import Formats
import Linting
import Screens
import TestSupport
import Testing

@Suite struct NativeJSONTests {
  private func dump(_ text: String) -> String { read(text, as: NativeJSONFormat()).dump }

  // MARK: Elements

  @Test func readsAScreen() {
    let text = """
      {"type": "screen", "name": "Products", "platform": "ios", "width": 390, "smallDevice": false, "content": [
        {"type": "collectionView", "id": "featured", "layout": "grid", "totalCount": 48, "frame": [0, 80.5, 390, 200],
         "header": {"text": "Featured"}, "seeAll": {"chevron": true, "tap": {"opens": "list", "quickActions": ["Call", "a,b"]}},
         "cells": [{"type": "collectionCell", "image": {"background": "#a0B1c2", "cornerRadius": 4.25},
                    "actions": [{"control": "icon"}, {}]},
                   {"type": "objectCell"}]},
        {"type": "icon", "interactive": true, "content": [{"type": "label", "text": ""}]}]}
      """
    #expect(
      dump(text) == """
        screen name="Products" platform=ios width=390 smallDevice=false
          content/collectionView id="featured" frame=[0.0 80.5 390.0 200.0] layout=grid totalCount=48
            header text="Featured"
            seeAll chevron=true
              tap opens=list quickActions=[Call,a,b]
            cells/collectionCell
              image cornerRadius=4.25 background="#a0B1c2"
              actions/action control=icon
              actions/action
            cells/objectCell
          content/icon interactive=true
            content/label text=""
        """)
  }

  /// `type` may stand anywhere, even behind a list.
  @Test func orderOfMembersDoesNotMatter() {
    let first = dump(
      #"{"type": "collectionView", "id": "a", "cells": [{"type": "collectionCell", "id": "b", "title": {"text": "c"}}]}"#
    )
    let last = dump(
      #"{"cells": [{"title": {"text": "c"}, "id": "b", "type": "collectionCell"}], "id": "a", "type": "collectionView"}"#
    )
    #expect(first == last && first.contains("cells/collectionCell id=\"b\""))
  }

  @Test func nullIsUnknownAndAbsentIsAbsent() {
    #expect(dump(#"{"type": "collectionView"}"#) == "screen\n  content/collectionView")
    #expect(
      dump(
        #"{"type": "collectionView", "frame": null, "layout": null, "header": null, "cells": null, "totalCount": null}"#
      )
        == "screen\n  content/collectionView frame=? layout=? totalCount=? header? cells?")
    #expect(
      dump(#"{"type": "collectionView", "cells": [], "header": {}}"#) == "screen\n  content/collectionView\n    header")
    #expect(
      dump(#"{"type": "tap", "quickActions": null, "details": null}"#)
        == "screen\n  content/tap quickActions=? details=?")
    #expect(dump(#"{"type": "tap", "quickActions": []}"#) == "screen\n  content/tap quickActions=[]")
    #expect(dump(#"{"type": "screen", "content": null, "platform": null}"#) == "screen platform=? content?")
  }

  @Test func aliasesAreReadAsWhatTheyStandFor() {
    for name in ["grid", "vertical", "multiRowGrid"] {
      #expect(dump(#"{"type": "collectionView", "layout": "\#(name)"}"#).hasSuffix("layout=grid"))
    }
  }

  @Test func escapesAreResolved() {
    #expect(
      dump(##"{"type": "label", "text": "\"\\\/\b\f\n\r\t\u00f8\ud83d\ude00\u0000ø"}"##)
        == "screen\n  content/label text=\"\"\\/\u{8}\u{C}\n\r\tø😀\u{0}ø\"")
    #expect(dump(##"{"\u0074ype": "la\u0062el", "te\u0078t": "a"}"##) == "screen\n  content/label text=\"a\"")
    #expect(dump(##"{"type": "collectionView", "layout": "gr\u0069d"}"##).hasSuffix("layout=grid"))
  }

  @Test(arguments: [
    "0", "-0", "0.1", "4.35", "43.5", "1e22", "1e23", "1E-7", "0.000001", "123456789012345678", "9007199254740993",
    "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "1e-400", "0.30000000000000004", "12345.678e-3",
    "100000000000000000000000", "8.5E+00",
  ])
  func numbersAreTheNearestDoubles(text: String) throws {
    var found: Double?
    try Spelling.read(Array(#"{"type": "screen", "width": \#(text)}"#.utf8), path: "a") {
      found = $0.root.number(.width)
    }
    #expect(found == Double(text))
    var frame: Frame?
    try Spelling.read(Array(#"{"type": "group", "frame": [\#(text), 0, 1, 2]}"#.utf8), path: "a") {
      frame = $0[1].frame()
    }
    #expect(frame?.x == Double(text))
  }

  @Test(arguments: [
    (#"[{"type": "screen", "name": "a"}, {"type": "label"}]"#, ["screen name=\"a\"", "screen\n  content/label"]),
    (#"{"screens": [{"type": "screen"}]}"#, ["screen"]), (#"{"screens": []}"#, []),
    (#"{"$schema": "x", "screens": [{"type": "screen"}, {"type": "screen"}]}"#, ["screen", "screen"]),
    (#"{"screens": [{"type": "tap"}], "$schema": {"a": [1]}}"#, ["screen\n  content/tap"]),
  ])
  func severalScreens(text: String, dumps: [String]) {
    let result = read(text, as: NativeJSONFormat())
    #expect(result.dumps == dumps && result.problems.isEmpty && result.failure == nil)
  }

  // MARK: Mistakes

  /// What is wrong stands behind `↓`; the messages begin so.
  static let mistakes: [(text: String, messages: [String])] = [
    (
      #"{"type": "screen", ↓"widht": 1, ↓"x": [{"a": 1}], ↓"": 2}"#,
      [
        #"unknown member "widht" of screen; did you mean `width`?"#,
        #"unknown member "x" of screen; expected one of name, platform, "#,
        #"unknown member "" of screen; expected one of name, platform, "#,
      ]
    ),
    (
      #"{"type": "button", ↓"fiorilint-disable-next-line": {"a/b": "c"}}"#,
      [#"unknown member "fiorilint-disable-next-line" of button; did you mean `fiorilint-disable`?"#]
    ),
    (#"{"type": "screen", ↓"cells": []}"#, [#"unknown member "cells" of screen"#]),
    (#"{"type": "screen", ↓"grid": null}"#, [#"unknown member "grid" of screen"#]),
    (#"{"type": "label", ↓"$schema": "x"}"#, [#"unknown member "$schema" of label"#]),
    (
      #"{"type": "group", "content": [{"type": ↓"buton"}, {"type": ↓"header"}, {"type": ↓"screen"}]}"#,
      [
        #"unknown kind "buton"; did you mean `button`?"#, #""header" is not allowed here; expected one of"#,
        #""screen" is not allowed here"#,
      ]
    ),
    (
      #"{"type": "collectionView", "cells": [↓{"id": "a"}, {"type": "collectionCell"}, ↓1, ↓[null]]}"#,
      [
        "an element of `cells` has no `type`; expected one of collectionCell, ",
        "an element of `cells` is 1; expected an object",
        "an element of `cells` is ",
      ]
    ),
    (#"{"type": "collectionView", "header": {↓"type": "footer"}}"#, [#"`type` is "footer"; expected "header" here"#]),
    (#"{"type": "collectionView", "header": {↓"type": 1}}"#, [#"`type` is 1; expected "header""#]),
    (
      #"{"type": "screen", ↓"platform": "iOS", ↓"floorplan": "", ↓"deviceClass": "grid"}"#,
      [
        #"unknown value "iOS" of `platform`; did you mean `ios`?"#,
        #"unknown value "" of `floorplan`"#, #"unknown value "grid" of `deviceClass`; expected one of phone, tablet"#,
      ]
    ),
    (
      #"{"type": "screen", ↓"name": 1, ↓"width": "390", ↓"height": -1, ↓"smallDevice": 0, ↓"platform": true}"#,
      [
        "`name` of screen is 1; expected a text",
        #"`width` of screen is "390"; expected a number in pt or dp without the unit, 0 or more"#,
        "`height` of screen is -1; expected a number in pt or dp without the unit, 0 or more",
        "`smallDevice` of screen is 0; expected true or false", "`platform` of screen is true; expected one of ios, ",
      ]
    ),
    (
      #"{"type": "screen", ↓"width": 1e400, ↓"height": [1]}"#,
      [
        "`width` of screen is 1e400; expected a number in pt or dp without the unit, 0 or more",
        "`height` of screen is [1]; expected a number in pt or dp without the unit, 0 or more",
      ]
    ),
    (
      #"{"type": "collectionView", ↓"totalCount": 1.5, ↓"columns": -1, ↓"header": [], ↓"cells": {}, ↓"footer": "x"}"#,
      [
        "`totalCount` of collectionView is 1.5; expected a whole number, 0 or more",
        "`columns` of collectionView is -1; expected a whole number, 0 or more",
        "`header` of collectionView is []; expected an object that describes the header, such as {\"text\": \"…\"}, or null",
        "`cells` of collectionView is an object; expected an array of objects, or null",
        #"`footer` of collectionView is "x"; expected an object that describes the footer, or null"#,
      ]
    ),
    (
      #"{"type": "image", ↓"background": "blak", ↓"iconFrame": [0, 0, 1]}"#,
      [
        #"`background` of image is "blak"; expected #rrggbb, #rrggbbaa, a name such as black, "#
          + "or accent1 to accent10",
        "`iconFrame` of image is [0, 0, 1]; expected a frame of four numbers: x, y, width and height (0 or more), in pt or dp",
      ]
    ),
    (
      #"{"type": "tap", ↓"quickActions": ["a", 1], ↓"details": "true"}"#,
      [
        #"`quickActions` of tap is ["a", 1]; expected a list of texts"#,
        #"`details` of tap is "true"; expected true or false"#,
      ]
    ),
    (#"{"type": "tap", ↓"quickActions": "a"}"#, [#"`quickActions` of tap is "a"; expected a list of texts"#]),
    (#"↓{"name": "x", "screens ": []}"#, [#"a screen has no `"type": "screen"`"#]),
    (#"{↓"screens": {"type": "screen"}}"#, ["`screens` is not an array of screens"]),
    (
      #"{↓"version": 1, "screens": [↓5, {"type": "screen"}, ↓[]], ↓"screen": 1}"#,
      [
        #"unknown member "version"; expected nothing beside `screens`"#, "a screen is not an object",
        "a screen is not an object",
        #"unknown member "screen"; expected nothing beside `screens`"#,
      ]
    ),
    (
      #"[{"type": "screen"}, ↓{}, ↓{"name": "x"}, ↓{"type": 1}]"#,
      Array(repeating: "a screen has no `\"type\": \"screen\"`", count: 3)
    ),
  ]

  /// Where nothing of a screen can be read, that is an error.
  @Test(arguments: [
    (#"[{"type": "screen"}, {"type": ↓"scren"}]"#, #"unknown kind "scren"; did you mean `screen`?"#),
    (
      #"{"screens": [{"type": "screen"}, {"type": ↓""}]}"#,
      #"unknown kind ""; expected one of screen, collectionView, "#
    ),
    (
      #"{"type": "screen", ↓"screens": [{"type": "screen"}]}"#,
      "`screens` is ignored beside the `type` of a screen; expected one of them"
    ),
    (
      #"{"screens": [{"type": "screen"}], ↓"type": "screen"}"#,
      "`type` is ignored beside `screens`; expected one of them"
    ),
  ])
  func unreadScreens(marked: String, message: String) {
    let text = MarkedText(marked)
    let report = TestLinter.lint(text.text, path: "a.json")
    let findings = report.findings.filter { $0.rule.hasPrefix("description/") }
    #expect(report.failure == nil)
    #expect(findings.map { "\($0.start.line):\($0.start.column)" } == text.places)
    #expect(findings.map(\.rule) == ["description/invalid-value"])
    #expect(findings.first?.message.hasPrefix(message) == true, "\(findings.map(\.message))")
  }

  /// A list with null in it may have more elements than are given.
  @Test(arguments: [
    ("[null]", "actions?", 0), ("[{}, null]", "actions?", 1), ("[null, {}, null, {}]", "actions?", 2),
    ("null", "actions?", 0),
    ("[{}]", "", 1), ("[]", "", 0),
  ])
  func listsThatGoOn(list: String, unknown: String, count: Int) {
    let result = read("{\"type\": \"collectionCell\", \"actions\": \(list)}", as: NativeJSONFormat())
    #expect(result.failure == nil && result.problems.isEmpty)
    #expect(result.line("content/collectionCell").hasSuffix("collectionCell\(unknown.isEmpty ? "" : " " + unknown)"))
    #expect(result.lines("actions/action").count == count)
  }

  @Test(arguments: mistakes.indices) func reportsMistakesAtTheirPlaces(index: Int) {
    let (marked, messages) = Self.mistakes[index]
    let text = MarkedText(marked)
    // The first case is read by the format itself: without `type` no file is recognized.
    let engine = TestLinter.engine(formats: [AnyFile(NativeJSONFormat())])
    let report = Array(text.text.utf8).withUnsafeBytes { engine.lint(text: $0, path: "a.json") }
    let findings = report.findings.filter { $0.rule.hasPrefix("description/") }
    #expect(report.failure == nil)
    #expect(findings.map { "\($0.start.line):\($0.start.column)" } == text.places)
    #expect(findings.count == messages.count)
    for (finding, message) in zip(findings, messages) {
      #expect(finding.message.hasPrefix(message), "\(finding.message)")
      let isName = message.hasPrefix("unknown") || message.contains("is not allowed here")
      #expect(finding.rule == (isName ? "description/unknown-name" : "description/invalid-value"))
    }
  }

  @Test(arguments: [
    "[0,0,1]", "[0,0,1,1,1]", "[0,0,-1,1]", "[0,0,1,-0.5]", "[0,0,\"1\",1]", "[]", "\"0 0 1 1\"", "{}", "[0,0,1e400,1]",
    "[null,0,0,0]",
  ])
  func framesThatAreNone(text: String) {
    let result = read(#"{"type": "group", "frame": \#(text), "id": "b"}"#, as: NativeJSONFormat())
    #expect(result.dump == "screen\n  content/group id=\"b\" frame=?")
    #expect(result.problems.map(\.kind) == [.invalidValue])
  }

  @Test(arguments: ["[ -0 ,\n0.5 , 0 , 1e1 ]", "[-1.5,2,3,4]"]) func frames(text: String) {
    let result = read(#"{"type": "group", "frame": \#(text)}"#, as: NativeJSONFormat())
    #expect(result.problems.isEmpty && result.dump.contains("frame=["))
  }

  @Test(arguments: ["accent1", "accent10", "#000000", "#aAfF09"]) func colors(text: String) {
    #expect(read(#"{"type": "image", "background": "\#(text)"}"#, as: NativeJSONFormat()).problems.isEmpty)
  }

  @Test(arguments: ["accent0", "accent11", "accent", "#12345", "#1234567", "#12345g", "", "Accent1", "accent01"])
  func noColors(text: String) {
    #expect(read(#"{"type": "image", "background": "\#(text)"}"#, as: NativeJSONFormat()).problems.count == 1)
  }

  /// What is said of a value is short, no matter what it is.
  @Test func longValuesAreNotRepeated() {
    let long = String(repeating: "é", count: 100_000)
    let text =
      #"{"type": "screen", "platform": "\#(long)", "width": "\#(long)", "\#(long)": 1, "height": [\#(String(repeating: "1,", count: 10_000))1]}"#
    let problems = read(text, as: NativeJSONFormat()).problems
    #expect(problems.count == 4)
    for problem in problems { #expect(problem.message.utf8.count < 400, "\(problem.message)") }
  }

  // MARK: Recognition

  @Test(arguments: [
    (#"{"type": "screen"}"#, true), (#"{"type": "screen", "name": "a"}"#, true), (#"{"type": "screen", "a"}"#, true),
    (#"[{"id": "a", "type": "collectionView"}]"#, true), (#"{"$schema": "a", "screens": []}"#, true),
    (#"{"version": 1, "screens": [1, {"type": "screen"}]}"#, true), (#"{"screens": [{"type": "scren"}]}"#, false),
    (#"{"type": "screen", "contnet": [{"type": "button", "text": "a"}], "a": 1, "b": 2}"#, true),
    (#"{"a": 1, "b": 2, "deviceClass": "phone", "type": "screen"}"#, true),
    (#"{"type": "screen", "contnet": [], "nmae": "a"}"#, true),
    (#"{"type": "screen", "a": 1, "b": 2, "#, true),
    // An event of analytics.
    (
      #"{"type": "screen", "name": "Home", "properties": {}, "messageId": "m", "anonymousId": "x", "context": {}}"#,
      false
    ),
    (
      #"[{"anonymousId": "x", "timestamp": "2026", "channel": "mobile", "context": {"app": {}}, "type": "screen"}]"#,
      false
    ),
    (#"{"type": "screen", "name": "Home", "properties": {"Feed Type": "private"}}"#, false),
    (#"{"type": "screen", "version": 1}"#, false),
    // A page of content management, the screen of a game, displays of an exhibition, a node of a diagram.
    (
      #"{"type": "screen", "id": "home", "title": "Home", "content": [{"type": "heading", "text": "Welcome"}, 1]}"#,
      false
    ),
    (#"{"type": "screen", "name": "home", "content": [{"type": "image", "url": "x"}, {"type": "text"}]}"#, false),
    (#"{"type": "screen", "title": "gui.chest", "width": 176, "height": 166, "buttons": []}"#, false),
    (#"{"screens": [{"type": "screen", "name": "Lobby", "resolution": "1920x1080"}]}"#, false),
    (#"[{"id": "1", "type": "screen", "data": {"label": "Home"}, "width": 150, "height": 40}]"#, false),
    // What a settings file has.
    (#"{"screens": {"directory": "a"}}"#, false), (#"{"screens": 1}"#, false), (#"{"screens": ["a"]}"#, false),
    (#"{"version": 1, "screens": []}"#, false), (#"{"screens": [{"name": "Home", "path": "/"}]}"#, false),
    (#"{"screens": [{"name": "Home", "type": "list"}]}"#, false),
    (#"{"a": {"type": 1}, "b": ["screens"], "type": 2}"#, false), (#"{"a": {"type": 1}}"#, false), ("[]", false),
    (#"[{"path": "$", "type": "array"}]"#, false), (#"{"type": "module", "version": 1}"#, false),
    // All members but the type are the vocabulary's.
    (#"[{"type": "number", "title": "a", "description": "b"}]"#, false), (#" [ {"id": 1, "type": "x"}]"#, false),
    (#"{"type": "dialog", "name": "a", "content": []}"#, false),
    // Translations, a form, a document, events: each object of a list has to be a screen or an element.
    (#"[{"type": "header", "text": {"en": "Hi"}}, {"type": "button", "text": {"en": "OK"}}]"#, false),
    (#"[{"type": "label", "text": "Name"}, {"type": "input", "id": "name"}, {"type": "button", "text": "OK"}]"#, false),
    (#"[{"type": "title", "text": "Welcome"}, {"type": "paragraph", "text": "x"}]"#, false),
    (#"[{"type": "screen", "name": "Home"}, {"type": "track", "event": "x"}]"#, false),
    (#"[{"type": "screen", "name": "Home"}, {"type": "screen", "name": "Orders"}]"#, true),
    (#"[{"type": "button", "text": "OK", "frame": [0, 0, 30, 30]}, {"type": "label", "text": "a"}]"#, true),
    (#"[{"type": "screen", "name": "Home"}, {"type": "screen", "floorplan": "map"}, 1"#, true),
    // Nearly a kind.
    (#"{"type": "scren", "name": "a"}"#, false), (#"{"type": "colectionView", "cells": []}"#, false),
    (#"[{"type": "scren", "name": "a"}, {"type": "screen", "platform": "ios"}]"#, true),
    (#"{"screens": [{"type": "scren", "name": "a"}, {"type": "screen", "platform": "ios"}]}"#, true),
    (#"{"type": "Button", "text": "a"}"#, false),
    (#"{"type": "screen", "content": [{"type": "buton", "text": "a", "frame": [0, 0, 1, 1]}]}"#, true),
    (#"{"type": "screen", "content": [{"type": "imagee", "frame": [0, 0, 1, 1]}]}"#, true),
    (#"{"type": "screen", "content": [{"type": "images", "url": "x"}]}"#, false),
    (#"{"type": "buton", "text": "a"}"#, false),
    // Words of many files count with the members of their kinds.
    (#"{"type": "button", "text": "a", "fraem": [0, 0, 1, 1]}"#, true), (#"{"type": "label"}"#, true),
    (#"{"type": "button", "text": "a", "url": "b"}"#, false), (#"[{"type": "image", "src": "a"}]"#, false),
    (#"{"type": "group", "content": [{"type": "button""#, true),
    (#"[{"AXFrame": "{{0, 0}, {1, 1}}", "type": "Button", "frame": {}}]"#, false),
    (#"[[{"type": 1}]]"#, false), ("{}", false), ("", false), (#""type""#, false), (#"{"a": 1,, "type": 1}"#, false),
    (#"{"_Type": "Page"}"#, false), (#"{"type""#, false), (#"{"type":"#, false),
  ])
  func recognizes(text: String, isNative: Bool) throws {
    let source = SourceReader()
    try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "a") }
    let opening = FileHead(source)
    #expect((Formats.all.first { $0.recognizes(opening) }?.name == "json") == isNative)
  }

  /// What a file is does not take longer the more unknown members it has.
  @Test(.timeLimit(.minutes(1))) func manyUnknownMembers() {
    let members = (0..<20_000).map { "\"a\($0)\": 1" }.joined(separator: ", ")
    let report = TestLinter.lint("{\"type\": \"screen\", \(members), \"platform\": \"ios\"}", path: "a.json")
    #expect(report.failure?.message == nil)
    #expect(report.screens == 1 && report.findings.count == 20_000)
  }
}
