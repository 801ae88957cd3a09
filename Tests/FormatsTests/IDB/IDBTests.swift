import Formats
import Screens
import TestSupport
import Testing

@Suite struct IDBTests {
  private func element(_ type: String, _ frame: String, _ members: String = "\"AXLabel\": \"a\"") -> String {
    let names = ["x", "y", "width", "height"]
    let place = zip(names, frame.split(separator: " ")).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    return #"{"AXFrame": "", "frame": {\#(place)}, "type": "\#(type)", "role": "AX\#(type)", \#(members)}"#
  }

  private func screen(_ elements: String...) -> ReadScreens {
    let application = element("Application", "0 0 390 844")
    return read("[\(([application] + elements).joined(separator: ",\n"))]", as: IDBFormat())
  }

  private func name(of text: String) throws -> String {
    let source = SourceReader()
    try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "any.json") }
    let opening = FileHead(source)
    return Formats.all.first { $0.recognizes(opening) }?.name ?? ""
  }

  @Test(arguments: [
    #"{"AXFrame": "{{0, 0}, {1, 1}}", "type": "Button"}"#, #"[{"AXLabel": null, "AXFrame": "", "type": "button2"}]"#,
    #"[{"role": "AXButton", "frame": {}, "type": "Button"}]"#, #"{"backend": "ax", "elements": []}"#,
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try name(of: text) == "idb") }

  @Test(arguments: [
    #"{"type": "button", "frame": [0, 0, 1, 1]}"#, #"{"elements": []}"#, #"[{"role": "x"}]"#,
    #"[{"path": "$.[].AXFrame", "type": "string"}]"#,
  ])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try name(of: text) != "idb") }

  @Test func aFlatListIsATreeByWhatLiesInWhat() {
    let result = screen(
      element("Button", "16 200 300 60", #""AXLabel": "Post""#),
      element("Button", "20 210 20 20", #""AXLabel": "Like""#),
      element("StaticText", "50 210 90 20"), element("Button", "16 300 90 30", #""AXLabel": "Next""#))
    #expect(result.lines("content/").map { $0.split(separator: "\"")[1] } == ["Post", "Like", "Next"])
    #expect(result.dump.contains("    content/button frame=[20.0 210.0 20.0 20.0]"))
  }

  @Test func nestedElementsStayWhereTheyAre() {
    let inner = element("Button", "500 500 20 20", #""AXLabel": "Out", "children": null"#)
    let text = screen(element("Group", "0 100 390 200", #""children": [\#(inner)]"#))
    #expect(text.line("content/button").contains(#"text="Out""#))
  }

  @Test func whatStandsInBarsHasRoomOfItsOwn() {
    let small = element("Button", "8 300 36 36")
    #expect(screen(small).line("content/button").contains("36.0]"))
    for bar in ["\"role_description\": \"Nav bar\"", "\"AXLabel\": \"Tab Bar\"", "\"AXLabel\": \"Toolbar\""] {
      #expect(screen(element("Group", "0 290 390 60", bar), small).line("content/button").contains("frame=?"))
    }
    for place in ["8 60 36 36", "8 115 36 36", "8 713 36 36", "8 800 36 36"] {
      #expect(screen(element("Button", place)).line("content/button").contains("frame=?"))
    }
    // Without a screen, it is unknown where they are.
    #expect(read(element("Button", "8 300 36 36"), as: IDBFormat()).line("content/button").contains("frame=?"))
  }

  @Test func whatCellsShowIsUnknown() {
    let cells = [16, 142, 268, 394].map {
      element("Cell", "\($0) 200 110 150", #""children": [\#(element("StaticText", "\($0) 314 110 20"))]"#)
    }
    let view = element("CollectionView", "0 200 390 150", #""children": [\#(cells.joined(separator: ", "))]"#)
    let result = screen(element("Other", "0 150 390 300", #""children": [\#(view)]"#))
    #expect(result.line("content/collectionView").contains("layout=horizontalScroll"))
    #expect(result.lines("cells/").count == 4 && result.line("cells/").hasSuffix("image? actions?"))
  }

  @Test func oddValuesAreUnknown() {
    for frame in [
      "null", "[]", "{}", #"{"x": 0, "y": "a", "width": 1, "height": 1}"#,
      #"{"x": 1e300, "y": 0, "width": 1e999, "height": 1}"#,
    ] {
      let text = #"[{"AXFrame": 1, "type": null, "frame": \#(frame), "AXLabel": 7}, 3, null, {"type": "Button"}]"#
      let result = read(text, as: IDBFormat())
      #expect(result.dump == "screen platform=ios\n  content/button frame=? text=? interactive=true")
    }
    #expect(read("[]", as: IDBFormat()).failure?.message.contains("no element") == true)
    #expect(read("[{]", as: IDBFormat()).failure?.offset == 2)
  }

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    var text = ""
    for file in Folders.files("Fixtures/formats/idb", withExtension: "json") {
      let result = read(file: file, as: IDBFormat())
      text += "== \(file.split(separator: "/").last ?? "")\n"
      text += result.failure.map { "failure: \($0.message)\n" } ?? result.dumps.joined(separator: "\n") + "\n"
    }
    let difference = try Golden.difference(of: text, from: "idb-trees.txt")
    #expect(difference == nil)
  }
}
