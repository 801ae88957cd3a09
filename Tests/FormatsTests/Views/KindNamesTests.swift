import Formats
import Screens
import TestSupport
import Testing

/// What a user says that names in dumps and page sources stand for.
@Suite struct KindNamesTests {
  private func options(_ pairs: [(String, KindNames.Meaning)]) -> ReaderOptions {
    var options = ReaderOptions()
    options.density = 2
    for (name, meaning) in pairs { options.kinds.append(name, meaning) }
    return options
  }

  private func contentLines(_ result: ReadScreens) -> [String] {
    result.dump.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  // MARK: Dumps of Android screens

  private func dump(_ views: String, _ pairs: (String, KindNames.Meaning)...) -> ReadScreens {
    read(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][800,1600]">\(views)</node></hierarchy>
      """, as: UIAutomatorFormat(), path: "a.xml", options: options(pairs))
  }

  private static let row = """
    <node class="android.view.ViewGroup" resource-id="com.acme:id/order_cell" clickable="true" bounds="[0,400][800,560]">
      <node class="android.widget.TextView" resource-id="com.acme:id/name" text="Pump" bounds="[200,420][600,460]"/>
      <node class="android.widget.ImageView" resource-id="com.acme:id/photo" bounds="[20,420][100,500]"/>
      <node class="android.widget.ImageButton" resource-id="com.acme:id/more" clickable="true" bounds="[720,420][780,480]"/>
    </node>
    """

  @Test(arguments: ["com.acme:id/order_cell", "order_cell", "*:id/order_*", "android.view.ViewGroup"])
  func aCellByIDOrClass(name: String) {
    let line = dump(Self.row, (name, .kind(.objectCell))).line("content/")
    #expect(line.hasPrefix(#"content/objectCell id="order_cell" frame=[0.0 200.0 400.0 80.0] iconStack?"#), "\(line)")
    #expect(!line.contains("tap?"), "it is clickable")
  }

  @Test func anIDSaysMoreThanAClass() {
    let result = dump(Self.row, ("order_cell", .kind(.contactCell)), ("android.view.*", .kind(.objectCell)))
    #expect(result.line("content/").hasPrefix("content/contactCell"))
    #expect(dump(Self.row, ("other", .kind(.objectCell))).line("content/").hasPrefix("content/group"))
  }

  @Test func namedPartsOfANamedCell() {
    let result = dump(
      Self.row, ("order_cell", .kind(.objectCell)), ("name", .kind(.title)), ("photo", .kind(.image)),
      ("more", .kind(.accessory)))
    let lines = contentLines(result)
    #expect(
      lines.dropFirst() == [
        #"title text="Pump" frame=[100.0 210.0 200.0 20.0]"#,
        "detailImage/image frame=[10.0 210.0 40.0 40.0] placeholder=?",
        "accessory frame=[360.0 210.0 30.0 30.0]", "tap",
      ])
    for part in [" title?", " detailImage?", " accessory?", " tap?"] { #expect(!lines[0].contains(part)) }
    #expect(lines[0].contains("subtitle?"))
  }

  @Test func aTableHoldsItsNamedCells() {
    let list =
      #"<node class="a.RecyclerView" scrollable="true" bounds="[0,300][800,1500]">\#(Self.row)\#(Self.row)</node>"#
    let result = dump(list, ("*.RecyclerView", .kind(.tableView)), ("order_cell", .kind(.otherCell)))
    #expect(result.line("content/").hasPrefix("content/tableView"))
    #expect(result.lines("cells/otherCell").count == 2)
    #expect(result.line("content/").hasSuffix("cells?"))
  }

  private static let cards = """
    <node class="android.view.ViewGroup" resource-id="a:id/strip" scrollable="true" bounds="[0,500][800,800]">
      <node class="a.V" resource-id="a:id/card" bounds="[20,500][320,800]"><node class="a.TextView" text="A" bounds="[20,500][320,560]"/></node>
      <node class="a.V" resource-id="a:id/card" bounds="[340,500][640,800]"><node class="a.TextView" text="B" bounds="[340,500][640,560]"/></node>
    </node>
    """

  @Test func aCollectionThatDoesNotLookLikeOne() {
    #expect(dump(Self.cards).lines("content/collectionView").isEmpty)
    let named = dump(Self.cards, ("strip", .kind(.collectionView)))
    #expect(named.lines("cells/collectionCell").count == 2)
    let objects = dump(Self.cards, ("strip", .kind(.collectionView)), ("card", .kind(.objectCell)))
    #expect(objects.lines("cells/objectCell").count == 2)
    let alone = dump(Self.row, ("order_cell", .kind(.collectionView)))
    #expect(alone.line("content/").hasPrefix("content/collectionView") && alone.line("content/").contains("cells?"))
  }

  /// The default detection would find them again.
  @Test func itemsThatAreNothing() throws {
    let text = String(decoding: try Repository.bytes(of: "Fixtures/formats/uiautomator/row.xml"), as: UTF8.self)
    func cells(_ pairs: (String, KindNames.Meaning)...) -> Int {
      read(text, as: UIAutomatorFormat(), path: "a.xml", options: options(pairs)).lines("cells/").count
    }
    #expect(cells() == 4)
    #expect(cells(("product", .nothing)) == 0)
  }

  @Test func whatStandsAroundACollection() {
    let header = #"<node class="a.Custom" resource-id="a:id/section" text="Empfohlen" bounds="[20,440][300,490]"/>"#
    let more = #"<node class="a.Custom" resource-id="a:id/more" text="Alle" bounds="[700,440][780,490]"/>"#
    let none = dump(header + more + Self.cards, ("strip", .kind(.collectionView)))
    #expect(none.lines("header ").isEmpty && none.lines("seeAll ").isEmpty)
    let named = dump(
      header + more + Self.cards, ("strip", .kind(.collectionView)), ("section", .kind(.header)),
      ("more", .kind(.seeAll)))
    #expect(
      named.line("header ").hasPrefix(#"header text="Empfohlen""#)
        && named.line("seeAll ").hasPrefix(#"seeAll text="Alle""#))
  }

  @Test func nothingInParticular() {
    let cell = #"<node class="com.sap.cloud.mobile.fiori.object.ObjectCell" bounds="[0,0][800,100]"/>"#
    #expect(dump(cell).line("content/").hasPrefix("content/objectCell"))
    #expect(dump(cell, ("*.ObjectCell", .nothing)).lines("content/").isEmpty)
    let text = #"<node class="android.widget.TextView" text="Buy" bounds="[0,0][200,100]"/>"#
    let ad = #"<node class="com.acme.Ad" clickable="true" bounds="[0,0][800,100]">\#(text)</node>"#
    #expect(dump(ad).line("content/").hasPrefix("content/group"))
    #expect(dump(ad, ("*.Ad", .nothing)).line("content/").hasPrefix("content/label"))
  }

  // MARK: Page sources of iOS

  private func source(_ elements: String, _ pairs: (String, KindNames.Meaning)...) -> ReadScreens {
    read(
      """
      <XCUIElementTypeApplication x="0" y="0" width="402" height="874">\(elements)</XCUIElementTypeApplication>
      """, as: PageSourceFormat(), path: "a.xml", options: options(pairs))
  }

  private func element(_ type: String, _ name: String, _ place: String, _ inner: String = "") -> String {
    let sides = place.split(separator: " ")
    return """
      <XCUIElementType\(type) name="\(name)" label="\(name)" x="\(sides[0])" y="\(sides[1])" width="\(sides[2])" \
      height="\(sides[3])">\(inner)</XCUIElementType\(type)>
      """
  }

  private func table(_ top: Int, _ texts: String) -> String {
    element("Table", "orders", "0 100 402 700", element("Cell", "order-1", "0 \(top) 402 80", texts))
  }

  @Test func anObjectCellAndItsTitle() {
    let texts = element("StaticText", "Pump", "72 210 200 20") + element("StaticText", "Order", "72 232 200 16")
    let plain = source(table(200, texts))
    #expect(plain.line("cells/").hasPrefix("cells/otherCell"))
    let named = source(table(200, texts), ("order-*", .kind(.objectCell)))
    #expect(named.line("cells/").hasPrefix(#"cells/objectCell id="order-1" frame=[0.0 200.0 402.0 80.0] iconStack?"#))
    #expect(named.line("title ").hasPrefix(#"title text="Pump""#))
    #expect(named.lines("subtitle").isEmpty && named.line("cells/").contains("subtitle?"))
  }

  @Test func aTitleBesideAnotherTextIsNotSure() {
    let texts = element("StaticText", "3", "12 210 20 20") + element("StaticText", "Pump", "72 210 200 20")
    let named = source(table(200, texts), ("order-*", .kind(.objectCell)))
    #expect(named.lines("title ").isEmpty && named.line("cells/").contains("title?"))
    let both = source(table(200, texts), ("order-*", .kind(.objectCell)), ("Pump", .kind(.title)))
    #expect(both.line("title ").hasPrefix(#"title text="Pump""#))
  }

  @Test func cellsAndViewsByNameOrType() {
    let cells = (0..<3).map {
      element("Other", "card", "0 \(200 + 60 * $0) 402 60", element("StaticText", "A", "16 210 90 20"))
    }
    let list = element("ScrollView", "feed", "0 200 402 400", cells.joined())
    #expect(source(list).lines("content/tableView").isEmpty)
    let named = source(list, ("feed", .kind(.tableView)), ("card", .kind(.contactCell)))
    #expect(named.lines("cells/contactCell").count == 3)
    let byType = source(list, ("XCUIElementTypeScrollView", .kind(.collectionView)), ("card", .kind(.collectionCell)))
    #expect(
      byType.line("content/").hasPrefix("content/collectionView") && byType.lines("cells/collectionCell").count == 3)
    let alone = source(cells[0], ("card", .kind(.objectCell)))
    #expect(alone.line("content/").hasPrefix(#"content/objectCell id="card""#))
    let empty = source(element("Other", "feed", "0 200 402 400"), ("feed", .kind(.collectionView)))
    #expect(empty.line("content/").contains("cells?"))
  }

  @Test func aNameThatIsNothing() {
    let button = element("Button", "Ad", "16 200 200 20")
    #expect(source(button).lines("content/button").count == 1)
    #expect(source(button, ("Ad", .nothing)).lines("content/").isEmpty)
  }

  @Test func headersAndSeeAllInOtherLanguages() {
    let cells = (0..<4).map {
      element("Cell", "c\($0)", "\(16 + 126 * $0) 240 110 150", element("Image", "i", "\(16 + 126 * $0) 240 110 110"))
    }.joined()
    let elements =
      element("StaticText", "Empfohlen", "200 200 90 20") + element("Button", "Alle anzeigen", "320 196 70 44")
      + element("CollectionView", "row", "0 240 402 150", cells)
    #expect(source(elements).lines("seeAll ").isEmpty)
    let named = source(elements, ("Empfohlen", .kind(.header)), ("Alle*", .kind(.seeAll)))
    #expect(named.line("header ").hasPrefix(#"header text="Empfohlen""#))
    #expect(named.line("seeAll ").hasPrefix(#"seeAll text="Alle anzeigen""#))
  }
}
