import Formats
import Screens
import TestSupport
import Testing

/// What the layers of designs are taken for.
@Suite struct FigmaViewTests {
  private func kinds(_ entries: (String, KindNames.Meaning)...) -> KindNames {
    var names = KindNames()
    for (pattern, meaning) in entries { names.append(pattern, meaning) }
    return names
  }

  /// A cell of 110 × 150 with an image and a text below it.
  private func card(_ x: Int, _ y: Int, _ name: String = "Collection View Cell", _ members: String = "\"a\": 1")
    -> String
  {
    layer(
      "FRAME", name, "\(x) \(y) 110 150", members, imageLayer("\(x) \(y) 110 110"),
      textLayer("t", "\(x) \(y + 114) 110 20"))
  }

  private func view(_ cells: String..., before: String = "", frame: String = "100 300 390 600") -> ReadScreens {
    let view = layer("FRAME", "Collection View", frame, "", cells.joined(separator: ", "))
    return readFigma(phone(before.isEmpty ? view : before + ", " + view))
  }

  // MARK: Names

  @Test(arguments: [
    ("Object Cell", "objectCell"), ("Cells/Object Cell/Default", "objectCell"), ("Object Cell - Compact", "objectCell"),
    ("ObjectCell", "objectCell"), ("object_cell 12", "objectCell"), (".Object Cell", "objectCell"),
    ("01 – Object Cell", "objectCell"), ("FUIObjectTableViewCell", "objectCell"), ("Object-Cell", "objectCell"),
    ("🟢 Object Cell", "objectCell"), ("Contact Cell", "contactCell"), ("Key Value Cell", "labelValueCell"),
    ("Collection View Cell / Default", "collectionCell"), ("Collection Item", "collectionCell"),
    ("Table View Cell", "otherCell"), ("Switch Form Cell", "otherCell"), ("Collection View", "collectionView"),
    ("Table View", "tableView"), ("Object Cells", nil), ("Object Cell Header", nil), ("Object Cellar", nil),
    ("My Object Cell", nil), ("Cell", nil), ("List", nil), ("Card", nil), ("Header", nil), ("Title", nil), ("", nil),
    (String(repeating: "Object Cell / ", count: 30), nil),
  ])
  func namesStandForKinds(_ name: String, _ kind: String?) {
    for type in ["FRAME", "INSTANCE"] {
      let found = readFigma(phone(layer(type, name, "100 200 390 88"))).lines("content/")
      #expect(found.first?.split(separator: " ").first.map(String.init) == kind.map { "content/\($0)" }, "\(name)")
    }
    #expect(readFigma(phone(layer("RECTANGLE", name, "100 200 390 88"))).lines("content/").isEmpty)
  }

  @Test func componentsAndTheirSetsGiveTheName() {
    let cell = layer("INSTANCE", "Row 1", "0 0 390 88", #""componentId": "2:1""#)
    let screen = layer("FRAME", "A", "0 0 390 844", "", cell)
    func kind(_ component: String, _ set: String = "") -> String {
      readFigma(design(screen, components: "\"2:1\": {\(component)}", sets: set)).line("content/")
    }
    #expect(kind(#""name": "Object Cell""#).hasPrefix("content/objectCell"))
    #expect(
      kind(#""name": "Type=A", "componentSetId": "3:1""#, #""3:1": {"name": "Object Cell"}"#).hasPrefix(
        "content/objectCell"))
    #expect(kind(#""name": "Object Cell=A", "componentSetId": "3:1""#, #""3:1": {"name": "Row"}"#).isEmpty)
    #expect(kind(#""name": "Row""#).isEmpty)
  }

  @Test func theUserSaysMoreThanNames() {
    let text = phone(layer("FRAME", "Object Cell", "100 200 390 88"), layer("FRAME", "Tile / A", "100 400 110 110"))
    #expect(readFigma(text, kinds: kinds(("Tile*", .kind(.collectionCell)))).lines("content/").count == 2)
    #expect(readFigma(text, kinds: kinds(("Object Cell", .nothing))).lines("content/").isEmpty)
    #expect(
      readFigma(text, kinds: kinds(("*Cell", .kind(.contactCell)))).line("content/").hasPrefix("content/contactCell"))
    let board = design(layer("FRAME", "Board", "0 0 700 500"), layer("FRAME", "Cover", "0 0 390 844"))
    let result = readFigma(board, kinds: kinds(("Board", .kind(.screen)), ("Cover", .nothing)))
    #expect(result.dump == "screen name=\"Board\"")
  }

  @Test func layersNamedAfterTheirTextSayNothing() {
    let text = { (name: String) in
      readFigma(
        phone(
          layer(
            "FRAME", "Object Cell", "100 200 390 88", "", textLayer("Pump", "200 210 90 20"),
            textLayer("Subtitle", "200 240 90 20", name: name))))
    }
    #expect(text("Subtitle").line("content/objectCell").contains("subtitle?"))
    #expect(text("Sub Title").line("content/objectCell").contains("subtitle?"))
    #expect(text("Subheadline").line("subtitle") == #"subtitle text="Subtitle" frame=[100.0 40.0 90.0 20.0]"#)
  }

  // MARK: Views

  @Test func theLayoutIsThatOfTheCellsInWhatIsSeen() {
    #expect(view(card(116, 300), card(242, 300), card(410, 300)).dump.contains("layout=horizontalScroll"))
    #expect(!view(card(116, 300), card(242, 300)).dump.contains("layout="))
    #expect(view(card(116, 300), card(240, 300), card(364, 300), card(116, 470)).dump.contains("layout=grid columns=3"))
    // The view is as wide as its cells, and the screen cuts it off.
    let wide = view(card(116, 300), card(242, 300), card(410, 300), frame: "100 300 600 200")
    #expect(wide.dump.contains("layout=horizontalScroll scrollDirection=horizontal"))
  }

  @Test func aRowThatThePrototypeScrollsScrolls() {
    let text = layer(
      "FRAME", "Collection View", "100 300 390 200", #""overflowDirection": "HORIZONTAL_SCROLLING""#,
      card(116, 300) + ", " + card(242, 300))
    #expect(readFigma(phone(text)).dump.contains("layout=horizontalScroll"))
  }

  @Test func componentsWithoutANameMayBeCells() {
    let other = layer("INSTANCE", "Tile", "400 300 60 60")
    #expect(
      view(card(116, 300), card(410, 300), other).line("content/collectionView").hasSuffix("cells? dynamicLayout?"))
    #expect(!view(card(116, 300), card(410, 300)).line("content/collectionView").contains("cells?"))
    #expect(view("").line("content/collectionView").contains("cells?"))
  }

  @Test(arguments: [
    ("116 260 90 20", true), ("100 260 90 20", true), ("118 260 90 20", true), ("119 260 90 20", false),
    ("116 199 90 20", nil), ("116 500 90 20", nil),
  ])
  func headersStandAboveTheCells(_ frame: String, _ isHeader: Bool?) {
    let result = view(card(116, 300), card(410, 300), before: textLayer("New", frame))
    #expect(result.lines("header").count == (isHeader == true ? 1 : 0))
    #expect(result.line("content/collectionView").contains("header?") == (isHeader == false))
    // What is reported as the header is not reported again.
    #expect(result.lines("content/label").count == (isHeader == true ? 0 : 1))
  }

  @Test func headersOfCellsFromRightToLeftAreAtTheRight() {
    let mirrored = { (x: Int, width: Int) in 590 - x - width }
    let cells = [116, 242, 410].map { card(mirrored($0, 110), 300) }
    let header = textLayer("New", "\(mirrored(116, 90)) 260 90 20")
    let seeAll = textLayer("See All", "\(mirrored(400, 80)) 260 80 20")
    let result = view(cells[0], cells[1], cells[2], before: header + ", " + seeAll)
    #expect(result.line("header").hasPrefix(#"header text="New""#))
    #expect(result.line("seeAll").hasPrefix(#"seeAll text="See All""#))
    #expect(result.dump.contains("layout=horizontalScroll"))
    // Layers may be in any order: with a text at the left edge, a text at the right edge is no header.
    let texts = textLayer("New", "116 260 90 20") + ", " + textLayer("More", "460 260 60 20")
    #expect(view(card(410, 300), card(242, 300), card(116, 300), before: texts).lines("header").isEmpty)
  }

  @Test func aLayerNamedAsHeaderIsOne() {
    let header = layer(
      "FRAME", "Section Header", "100 300 390 40", "", textLayer("New", "250 310 90 20"),
      textLayer("See All (12)", "400 310 80 20"))
    let result = view(header, card(116, 350), card(410, 350))
    #expect(result.line("header").hasPrefix(#"header text="New""#))
    #expect(result.line("seeAll").hasPrefix(#"seeAll text="See All (12)" count=12"#))
  }

  @Test(arguments: [
    ("See All", true), ("SHOW ALL (12)", true), ("view all products", true), ("All", false), ("Seen", false),
  ])
  func seeAllIsKnownByItsWords(_ words: String, _ isSeeAll: Bool) {
    let header = textLayer("New", "116 260 90 20")
    let result = view(card(116, 300), card(410, 300), before: header + ", " + textLayer(words, "400 260 80 20"))
    #expect(result.lines("seeAll").count == (isSeeAll ? 1 : 0))
    #expect(result.line("content/collectionView").contains("seeAll?") == !isSeeAll)
    let alone = view(card(116, 300), card(410, 300), before: textLayer(words, "400 260 80 20"))
    #expect(alone.line("content/collectionView").contains("seeAll?"))
  }

  @Test func rowsBelowEachOtherAreATable() {
    let row = { (y: Int, width: Int) in layer("FRAME", "Object Cell", "100 \(y) \(width) 88") }
    let line = layer("LINE", "Divider", "116 376 374 0")
    #expect(readFigma(phone(row(288, 390), line, row(376, 390))).lines("cells/objectCell").count == 2)
    for other in [row(376, 380), row(393, 390), row(300, 390)] {
      #expect(readFigma(phone(row(288, 390), other)).lines("content/objectCell").count == 2)
    }
    let text = textLayer("Products", "116 376 90 20")
    #expect(readFigma(phone(row(288, 390), text, row(396, 390))).lines("content/objectCell").count == 2)
    // In a library they are examples.
    let sheet = design(layer("FRAME", "Cells", "0 0 700 900", "", row(288, 390), row(376, 390)))
    #expect(readFigma(sheet).lines("content/objectCell").count == 2)
  }

  @Test func aCellThatHoldsAViewIsWhatItStandsIn() {
    let cell = layer(
      "FRAME", "Table View Cell", "100 300 390 200", "", layer("FRAME", "Collection View", "100 300 390 200"))
    #expect(readFigma(phone(cell)).lines("content/").map { $0.prefix(22) } == ["content/collectionView"])
    #expect(readFigma(phone(layer("FRAME", "Table View", "100 300 390 200", "", cell))).lines("content/").count == 2)
  }

  // MARK: Targets

  @Test func whatIsTappedIsKnownWhereThePrototypeSaysSo() {
    let tap = #""interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "BACK"}]}]"#
    let hover = #""interactions": [{"trigger": {"type": "ON_HOVER"}, "actions": [{"type": "BACK"}]}]"#
    let small = "100 200 30 30"
    #expect(readFigma(phone(layer("FRAME", "x", small, tap))).line("content/group").contains("30.0] interactive=true"))
    #expect(readFigma(phone(layer("FRAME", "x", small, hover))).lines("content/").isEmpty)
    #expect(readFigma(phone(layer("FRAME", "x", small, #""interactions": [null, {}]"#))).lines("content/").isEmpty)
    let button = readFigma(phone(layer("FRAME", "Button", small))).line("content/button")
    #expect(button.contains("30.0]") && button.contains("interactive=?"), "\(button)")
    let linked = readFigma(phone(layer("FRAME", "Button", small, tap))).line("content/button")
    #expect(linked.contains("30.0]") && linked.contains("interactive=true"), "\(linked)")
    #expect(readFigma(phone(layer("FRAME", "Button", "100 200 44 44"))).line("content/button").contains("44.0]"))
    // Room of its own around an icon says that the frame is the target.
    let icon = layer("VECTOR", "Icon", "108 208 16 16")
    let padding = "\"paddingLeft\": 8, \"paddingRight\": 8, \"paddingTop\": 8, \"paddingBottom\": 8"
    let padded = readFigma(phone(layer("FRAME", "Button", "100 200 32 32", padding, icon))).line("content/button")
    #expect(padded.contains("32.0]") && padded.contains("interactive=true"), "\(padded)")
    for other in [
      layer("FRAME", "Button", "100 200 32 32", "\"paddingLeft\": 0", icon),
      layer("FRAME", "Button", "100 200 32 32", padding, icon, icon),
      layer("FRAME", "Button", "100 200 32 32", padding),
    ] {
      #expect(readFigma(phone(other)).line("content/button").contains("interactive=?"))
    }
    let bar = layer("FRAME", "Navigation Bar", "100 240 390 44", "", layer("FRAME", "Back", small, tap))
    #expect(readFigma(phone(bar)).line("content/group").contains("frame=?"))
    let status = layer("FRAME", "iOS / Status Bar", "100 200 390 44", "", textLayer("9:41", small))
    #expect(readFigma(phone(status)).lines("content/").isEmpty)
  }

  /// What would settle it is no frame, which is there.
  @Test func aButtonThatIsSmallAsksForALink() throws {
    let report = TestLinter.lint(
      phone(layer("FRAME", "Button", "100 200 30 30"), name: "iPhone 15"),
      rules: TestLinter.rules.filter { $0.id == "touch-target/minimum-size" }, path: "design.json")
    #expect(
      report.findings.isEmpty && report.missingFactsInProse == [["a prototype link of layer \"Button\" (1:1)"]],
      "\(report.missingFactsInProse)")
  }

  /// A character may be the picture.
  @Test(arguments: [("\\uD83C\\uDF89", true), ("\\uE001", true), ("7", false), ("New", false)])
  func picturesOfFonts(text: String, mayBeImage: Bool) {
    let cell = layer("FRAME", "Collection View Cell", "116 300 110 150", "", textLayer(text, "116 300 110 20"))
    #expect(view(cell).line("cells/collectionCell").contains("image?") == mayBeImage)
  }

  @Test func aTapOnACellIsWhatThePrototypeDoes() {
    let push = #"""
      "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "navigation": "NAVIGATE",
      "transition": {"type": "PUSH"}}]}]
      """#
    #expect(view(card(116, 300, "Collection Item", push)).line("tap") == "tap transition=push")
    #expect(view(card(116, 300, "Collection Item", #""transitionNodeID": "1:2""#)).line("tap") == "tap")
    #expect(view(card(116, 300)).line("cells/collectionCell").hasSuffix("tap?"))
  }
}
