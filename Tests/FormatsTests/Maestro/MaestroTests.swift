import Formats
import Foundation
import Screens
import TestSupport
import Testing

@Suite struct MaestroTests {
  private func maestro(_ text: String) -> ReadScreens {
    var options = ReaderOptions()
    options.density = 2
    return read(text, as: MaestroFormat(), options: options)
  }

  private func view(_ type: String, _ bounds: String, _ attributes: String = "\"text\": \"\"", _ children: String...)
    -> String
  {
    #"{"attributes": {"class": "android.widget.\#(type)", "bounds": "\#(bounds)", \#(attributes)}, "#
      + #""children": [\#(children.joined(separator: ", "))]}"#
  }

  @Test(arguments: [
    #"{"attributes": {"bounds": "[0,0][1,1]"}, "children": []}"#,
    #"{"children": [{"attributes": {"accessibilityText": "a"}}], "clickable": false}"#,
    #"[{"command": {}, "metadata": {"status": "COMPLETED"}}]"#,
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try formatName(of: text) == "maestro") }

  /// Lines of a log may follow, also with a time or a level in brackets; half of another value is a mistake.
  @Test(arguments: [
    ("\nDone.\n", true), ("\n[INFO] done\n", true), ("\n[2026-11-27 10:00:00] done\n", true),
    ("\n[{\"a\": 1}]\n", false),
    ("\n[\"a\"]\n", false), ("\n]\n", false),
  ])
  func linesMayFollow(behind: String, isRead: Bool) {
    let result = read(view("Button", "[0,2][4,6]") + behind, as: MaestroFormat())
    #expect((result.failure == nil) == isRead, "\(result.dump)")
  }

  /// `maestro hierarchy` says what it runs on in front of its answer.
  @Test(arguments: ["Running on emulator-5554\n\n", "[INFO] Running on {a}\r\n", "\u{FEFF}Running on a\n  "])
  func linesOfTheCommandMayStandInFront(front: String) throws {
    let android = front + view("Button", "[0,2][4,6]")
    #expect(try formatName(of: android) == "maestro")
    var place = 0
    let result = read(android, as: MaestroFormat()) { tree, _ in place = tree.range(of: .frame, in: tree[1]).lowerBound
    }
    #expect(result.failure == nil && result.lines("content/button").count == 1, "\(result.dump)")
    let index = try #require(android.range(of: "\"bounds\""))
    #expect(place == android.utf8.distance(from: android.startIndex, to: index.lowerBound))
    let ios = front + #"{"attributes": {"bounds": "[0,0][390,844]", "accessibilityText": "a"}, "children": []}"#
    #expect(try formatName(of: ios) == "maestro")
    #expect(maestro(ios).failure?.message.contains("a Maestro hierarchy of an iOS screen") == true)
    #expect(try formatName(of: front + #"[{"AXFrame": "{{0, 0}, {1, 1}}"}]"#) == "idb")
  }

  @Test(arguments: ["<<<<<<< HEAD\n", "a\n=======\n", "// a\n"])
  func whatIsNoLineOfTheCommandIsLeftToOtherFormats(front: String) throws {
    #expect(try formatName(of: front + view("Button", "[0,2][4,6]")) != "maestro")
  }

  @Test(arguments: [
    #"{"attributes": {}, "children": []}"#, #"{"attributes": {"bounds": ""}, "children": [], "other": 1}"#,
    #"[{"command": {}}]"#, #"{"children": []}"#, #"{"enabled": true}"#,
  ])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try formatName(of: text) != "maestro") }

  @Test func viewsAreThoseOfADump() {
    let button = view(
      "Button", "[20,100][100,180]", #""clickable": "true", "text": "OK", "resource-id": "com.a:id/ok""#)
    let clock = view("TextView", "[0,0][9,9]", #""text": "9:41", "resource-id": "com.android.systemui:id/clock""#)
    let result = maestro(view("FrameLayout", "[0,0][780,1600]", "\"text\": \"\"", button, clock))
    #expect(
      result.lines("content/") == [#"content/button id="ok" frame=[10.0 50.0 40.0 40.0] text="OK" interactive=true"#])
    #expect(result.dump.hasPrefix("screen platform=android width=390"))
  }

  @Test func placesAreThoseOfTheFile() {
    var text = ""
    _ = read(view("Button", "[0,1][2,3]"), as: MaestroFormat()) { tree, source in
      text = source.text(tree.range(of: .frame, in: tree[1]))
    }
    #expect(text == #""bounds": "[0,1][2,3]""#)
  }

  @Test func eachFailedCommandShowsAScreen() {
    let root = view("FrameLayout", "[0,0][780,1600]")
    let failed = #"{"command": {}, "metadata": {"error": {"hierarchyRoot": \#(root)}}}"#
    let passed = #"{"command": {}, "metadata": {"status": "COMPLETED"}}"#
    #expect(maestro("[\(passed), \(failed), \(failed)]").dumps.count == 2)
    #expect(maestro("[\(passed)]").dump == "screen content?")
  }

  @Test func hierarchiesOfIOSAreRefused() {
    let failure = maestro(#"{"attributes": {"bounds": "[0,0][390,844]", "accessibilityText": "a"}, "children": []}"#)
      .failure
    #expect(failure?.message.contains("iOS screen") == true && failure?.offset == 0)
  }

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    #expect(try Golden.difference(of: trees(in: "maestro", as: MaestroFormat()), from: "maestro-trees.txt") == nil)
  }
}
