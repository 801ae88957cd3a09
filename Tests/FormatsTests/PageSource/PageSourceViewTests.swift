import Formats
import Screens
import TestSupport
import Testing

/// What views and cells of page sources are taken for.
@Suite struct PageSourceViewTests {
  /// A cell with an image and a text below it.
  private func card(_ x: Int, _ y: Int, _ width: Int = 110, _ attributes: String = "name=\"c\"") -> String {
    source(
      "Cell", "\(x) \(y) \(width) 150", attributes,
      source("Image", "\(x) \(y) \(width) 110") + source("StaticText", "\(x) \(y + 114) \(width) 20", "label=\"t\""))
  }

  private func view(_ cells: String, _ frame: String = "0 100 390 600", before: String = "") -> ReadScreens {
    readPageSource(application(before + source("CollectionView", frame, "name=\"v\"", cells)))
  }

  @Test func aRowThatReachesBeyondTheViewScrolls() {
    #expect(
      view(card(16, 100) + card(142, 100) + card(310, 100)).line("content/collectionView").contains("horizontalScroll"))
    // A point may be what rounding took.
    #expect(!view(card(16, 100) + card(142, 100) + card(281, 100)).dump.contains("layout="))
    #expect(view(card(16, 100) + card(142, 100) + card(282, 100)).dump.contains("layout=horizontalScroll"))
    // Scrolled to its end.
    #expect(view(card(-40, 100) + card(142, 100) + card(268, 100)).dump.contains("layout=horizontalScroll"))
  }

  @Test func equalCellsInRowsAreAGrid() {
    let cells = card(16, 100) + card(140, 100, 111) + card(264, 100) + card(16, 260)
    #expect(view(cells).dump.contains("layout=grid columns=3"))
    // A full row follows one that is not: sections.
    #expect(!view(cells + card(16, 420) + card(140, 420)).dump.contains("layout="))
    #expect(!view(cells + card(16, 420, 200)).dump.contains("layout="))
  }

  @Test func rowsThatAllReachBeyondTheViewScroll() {
    let first = card(16, 100) + card(310, 100)
    #expect(view(first + card(16, 260) + card(310, 260)).dump.contains("layout=horizontalScroll"))
    // Sections, of which one scrolls.
    let mixed = view(first + card(16, 260) + card(142, 260))
    #expect(mixed.line("content/collectionView").hasSuffix("header? footer? seeAll? cells?"))
  }

  @Test func pagesAreScreensOfTheirOwn() {
    let page = { (x: Int, height: Int) in source("Cell", "\(x) 100 390 \(height)", "label=\"p\"") }
    #expect(view(page(0, 600) + page(390, 600)).line("content/collectionView").hasSuffix("cells?"))
    #expect(view(page(0, 200) + page(390, 200)).dump.contains("layout=horizontalScroll"))
  }

  @Test func cellsBelowOneAnotherAreATable() {
    let rows = card(0, 100, 390) + card(0, 260, 390)
    #expect(
      view(rows).lines("content/") == [
        #"content/tableView id="v" frame=[0.0 100.0 390.0 600.0] editing=? header? footer?"#
      ])
    #expect(view(rows).lines("cells/otherCell").count == 2)
    #expect(view(rows).line("cells/otherCell").hasSuffix("tap?"))
    // One alone is anything.
    let one = view(card(0, 100, 390))
    #expect(one.line("content/collectionView").hasSuffix("header? footer? seeAll? cells?"))
    #expect(one.lines("content/label").count == 1)
  }

  @Test func hiddenParentsHideNothing() {
    let text = source("CollectionView", "0 100 390 600", "visible=\"false\"", card(16, 100) + card(310, 100))
    #expect(
      readPageSource(application(source("Other", "0 0 390 844", "visible=\"false\"", text))).lines("cells/").count == 2)
  }

  @Test func cellsWithoutSizeAreUnknown() {
    let result = view(card(16, 100) + card(310, 100) + source("Cell", "0 0 0 0", "label=\"x\""))
    #expect(result.lines("cells/").last == "cells/collectionCell frame=? image? title? subtitle? attribute? actions?")
  }

  @Test func theInnermostCellIsTheItem() {
    let inner = source("Cell", "0 100 390 150", "", card(16, 100) + card(310, 100))
    let nested = source(
      "Cell", "0 300 390 200", "", source("CollectionView", "0 300 390 150", "", card(16, 300) + card(310, 300)))
    #expect(view(inner).lines("cells/").count == 2)
    let both = view(inner + nested)
    #expect(both.lines("content/collectionView").count == 1)
    #expect(both.lines("cells/").count == 2)
  }

  @Test(arguments: [
    ("label=\"New\" traits=\"Header, StaticText\"", "100 60 90 20", "header text=\"New\" frame=[100.0 60.0 90.0 20.0]"),
    ("label=\"New\"", "16 60 90 20", "header text=\"New\" frame=[16.0 60.0 90.0 20.0]"),
    ("label=\"New\"", "18 60 90 20", "header text=\"New\" frame=[18.0 60.0 90.0 20.0]"),
    ("name=\"identifier\"", "16 60 90 20", "header text=? frame=[16.0 60.0 90.0 20.0]"),
    ("label=\"New\"", "19 60 90 20", "header?"), ("label=\"New\"", "16 19 90 0", ""),
    ("label=\"New\"", "16 -1 90 20", ""),
    ("label=\"New\" visible=\"false\"", "16 60 90 20", "header?"),
  ])
  func headersStandAboveTheCells(_ attributes: String, _ frame: String, _ expected: String) {
    let result = view(card(16, 100) + card(310, 100), before: source("StaticText", frame, attributes))
    #expect(result.line("header") == (expected == "header?" ? "" : expected))
    #expect(result.line("content/collectionView").contains("header?") == (expected == "header?"))
  }

  @Test func headersStandAtTheRightOfCellsFromRightToLeft() {
    let header = source("StaticText", "284 60 90 20", "label=\"New\"")
    let leftward = view(card(264, 100) + card(140, 100) + card(-40, 100), before: header)
    #expect(leftward.line("header").hasPrefix(#"header text="New""#))
    #expect(view(card(-40, 100) + card(140, 100) + card(264, 100), before: header).lines("header").isEmpty)
  }

  /// A view that centres one cell shows a logo, which needs no header.
  @Test(arguments: [(140, true), (16, false)]) func oneCellInTheMiddle(x: Int, isOpen: Bool) {
    #expect(view(card(x, 100)).line("content/collectionView").contains("header?") == isOpen)
    #expect(!view(card(140, 100) + card(140, 260)).line("content/collectionView").contains("header?"))
  }

  /// A badge may stick out of its image.
  @Test(arguments: ["70 104 50 16", "100 94 50 16", "70 92 50 17"]) func aBadgeIsNoTitle(badge: String) {
    let texts = [("New", badge), ("Name", "16 214 110 20")].map {
      source("StaticText", $1, "label=\"\($0)\"")
    }
    let cell = source("Cell", "16 100 110 150", "", source("Image", "16 100 110 110") + texts.joined())
    let result = view(cell + card(310, 100))
    #expect(result.line("title").hasPrefix(#"title text="Name""#) && result.lines("subtitle").isEmpty)
  }

  @Test func textsSideBySideAreNoLabels() {
    let texts = [("A", "16 214 50 20"), ("B", "70 214 50 20")].map { source("StaticText", $1, "label=\"\($0)\"") }
    let cell = source("Cell", "16 100 110 150", "", source("Image", "16 100 110 110") + texts.joined())
    let result = view(cell + card(310, 100))
    #expect(result.line("cells/collectionCell").contains("title? subtitle? attribute?"))
  }

  @Test func otherElementsAboveMayBeAHeader() {
    let cells = card(16, 100) + card(310, 100)
    let bar = source("NavigationBar", "0 47 390 50", "", source("StaticText", "16 60 90 20", "label=\"Title\""))
    for before in [
      source("Button", "16 60 90 20", "label=\"New\""), bar, source("Other", "16 60 90 20", "label=\"New\""),
    ] {
      #expect(view(cells, before: before).line("content/collectionView").contains("header?"))
    }
    #expect(view(cells, "0 110 390 600").line("content/collectionView").contains("header? seeAll?"))
    let none = view(cells, before: source("Other", "16 60 90 20") + source("StaticText", "16 300 90 20", "label=\"x\""))
    #expect(!none.line("content/collectionView").contains("?"))
  }

  @Test func labelsOfOtherCellsAreNoHeaders() {
    let above = source("CollectionView", "0 0 390 98", "", card(16, -60) + card(310, -60))
    #expect(view(card(16, 100) + card(310, 100), before: above).lines("header").isEmpty)
  }

  @Test(arguments: [
    ("See All", true), ("SHOW ALL (12)", true), ("see all products", true), ("All", false), ("Seen", false),
    ("View all", true), ("Show allowed", false),
  ])
  func seeAllIsKnownByItsLabel(_ label: String, _ isSeeAll: Bool) {
    let header = source("StaticText", "16 60 90 20", "label=\"New\"")
    let button = source("Button", "300 60 80 20", "label=\"\(label)\"")
    let result = view(card(16, 100) + card(310, 100), before: header + button)
    #expect(result.lines("seeAll").count == (isSeeAll ? 1 : 0))
    #expect(result.line("content/collectionView").contains("seeAll?") == !isSeeAll)
    // It may be that of what stands above.
    let alone = view(card(16, 100) + card(310, 100), before: button)
    #expect(alone.line("content/collectionView").contains("seeAll?"))
  }

  @Test func seeAllAboveTheHeaderBelongsToSomethingElse() {
    let before =
      source("Button", "300 30 80 30", "label=\"See All\"") + source("StaticText", "16 60 90 20", "label=\"New\"")
    let result = view(card(16, 100) + card(310, 100), before: before)
    #expect(result.lines("header").count == 1 && result.lines("seeAll").isEmpty)
    #expect(!result.line("content/collectionView").contains("?"))
  }

  @Test func seeAllBelowTheCellsBelongsToTheirSection() {
    let below = source("Button", "16 260 80 44", "label=\"See All\"")
    let inner = source("CollectionView", "0 100 390 150", "", card(16, 100) + card(310, 100)) + below
    let nested = source("CollectionView", "0 0 390 844", "", source("Cell", "0 90 390 220", "", inner))
    #expect(readPageSource(application(nested)).lines("seeAll").count == 1)
    #expect(readPageSource(application(inner)).lines("seeAll").isEmpty)
  }

  @Test func aTitleInTheMiddleMayBeTheScreens() {
    let title = source("StaticText", "150 60 90 20", "label=\"Shop\" traits=\"Header\"")
    let cells = card(16, 100) + card(310, 100)
    #expect(view(cells, before: title).line("content/collectionView").contains("header?"))
    #expect(view(title + cells, "0 50 390 700").lines("header").count == 1)
  }

  @Test func aHeaderIsReportedOnce() {
    let around =
      source("StaticText", "16 60 90 20", "label=\"New\"") + source("Button", "300 60 80 20", "label=\"See All\"")
    let result = view(card(16, 100) + card(310, 100), before: around)
    #expect(result.lines("header").count == 1 && result.lines("seeAll").count == 1)
    #expect(result.lines("content/").count == 1)
  }

  @Test func aFragmentDoesNotShowWhatStandsAbove() {
    let text = source("CollectionView", "0 100 390 600", "", card(16, 100) + card(310, 100))
    #expect(readPageSource(text).line("content/collectionView").hasSuffix("header? seeAll?"))
  }

  @Test func aPageBesideTheScreenIsCheckedByItself() {
    let text = source("CollectionView", "390 100 390 600", "", card(406, 100) + card(532, 100))
    #expect(!readPageSource(application(text)).dump.contains("layout="))
  }

  @Test func whatAnotherProcessShowsIsUnknown() {
    let named = source("Other", "0 0 390 844", "name=\"ActivityListView\"", source("Button", "9 9 9 9"))
    #expect(readPageSource(application(named)).lines("content/").count == 1)
    let sheet = source(
      "Other", "0 400 390 444", "", source("Other", "0 0 390 444", "name=\"s\"", source("Button", "9 9 9 9")))
    #expect(readPageSource(application(sheet)).lines("content/") == [#"content/group id="s" frame=? content?"#])
  }

  @Test func framesOfSomewhereElseAreUnknown() {
    let stale = source("Cell", "0 700 390 44", "", source("Button", "0 91 30 30"))
    let table = source("Table", "0 91 390 600", "", source("Cell", "0 100 390 44", "label=\"a\"") + stale)
    #expect(readPageSource(application(table)).line("actions/") == "actions/action label=? frame=?")
  }
}

extension PageSourceViewTests {
  /// The one cell of a view that holds it twice.
  private func cell(_ content: (Int) -> String, _ attributes: String = "") -> String {
    let cells = [16, 310].map { source("Cell", "\($0) 100 110 150", attributes, content($0)) }.joined()
    let result = view(cells)
    return result.dump.split(separator: "\n").drop { !$0.contains("collectionCell") }.dropFirst().prefix {
      !$0.contains("collectionCell")
    }.map { $0.drop { $0 == " " } }.joined(separator: "; ") + "|"
      + (result.line("cells/").split(separator: "]", omittingEmptySubsequences: false).last.map(String.init) ?? "")
  }

  @Test func absenceIsOnlyReportedWhereItIsSure() {
    #expect(
      cell { source("StaticText", "\($0 + 8) 108 94 20", "label=\"a\"") }
        == "title text=\"a\" frame=[24.0 108.0 94.0 20.0]; tap|")
    // Room for an image above the text, a view that may draw one, a button that may show one.
    let text = { (x: Int, y: Int) in source("StaticText", "\(x + 8) \(y) 94 20", "label=\"a\"") }
    #expect(cell { text($0, 132) }.hasSuffix("| image?"))
    #expect(cell { text($0, 108) + source("Other", "\($0) 130 60 60") }.hasSuffix("| image? actions?"))
    #expect(
      cell { text($0, 108) + source("Other", "\($0) 100 110 150") + source("Other", "\($0) 249 110 1") }.hasSuffix(
        "tap|"))
    #expect(cell { text($0, 108) + source("Button", "\($0) 130 60 60") }.hasSuffix("| image?"))
    #expect(cell({ text($0, 108) }, "visible=\"false\"").hasSuffix("| image? actions?"))
    let shadow = cell { text($0, 222) + source("Other", "\($0) 100 110 110") + source("Image", "\($0) 100 110 110") }
    #expect(shadow.hasSuffix("tap|"))
    // An image without texts, unless something is spoken.
    #expect(cell { source("Image", "\($0) 100 110 110") }.hasSuffix("tap|"))
    #expect(
      cell({ source("Image", "\($0) 100 110 110") }, "label=\"Sunset\"").hasSuffix("| title? subtitle? attribute?"))
    #expect(cell({ _ in "" }, "label=\"all in one\"").hasSuffix("| image? title? subtitle? attribute? actions?"))
  }

  @Test func actionsAreDrawnAsWhatIsInThem() {
    let text = { (x: Int) in source("StaticText", "\(x) 108 94 20", "label=\"a\"") }
    let button = { (x: Int, content: String) in source("Button", "\(x) 130 44 44", "label=\"Buy\"", content) }
    let icon = source("Image", "0 130 20 20")
    #expect(cell { text($0) + button($0, text($0)) }.contains("action control=button label=\"Buy\""))
    #expect(cell { text($0) + button($0, icon + text($0)) }.contains("action control=button"))
    #expect(cell { text($0) + button($0, icon) }.contains("action control=icon"))
    #expect(cell { text($0) + button($0, "") }.contains("action label="))
    let hidden = cell { text($0) + source("Button", "\($0) 130 44 44", "enabled=\"false\" visible=\"false\"") }
    #expect(hidden.hasSuffix("| image? actions?"))
  }

  @Test func aButtonThatFillsTheCellIsTheCell() {
    let result = cell { x in
      source(
        "Button", "\(x) 100 110 150", "label=\"b\"",
        source("Image", "\(x) 100 110 110") + source("StaticText", "\(x) 220 110 20", "label=\"a\""))
    }
    #expect(result.contains("image frame=") && result.contains("title text=\"a\"") && !result.contains("action "))
  }

  private static let fixtures = Folders.files("Fixtures/formats/ios-page-source", withExtension: "xml")

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    var text = ""
    for file in Self.fixtures {
      let result = read(file: file, as: PageSourceFormat())
      text += "== \(file.split(separator: "/").last ?? "")\n"
      text += result.failure.map { "failure: \($0.message)\n" } ?? result.dumps.joined(separator: "\n") + "\n"
      text += result.problems.map { "\($0.text): \($0.message)\n" }.joined()
    }
    let difference = try Golden.difference(of: text, from: "ios-page-source.txt")
    #expect(difference == nil)
  }
}
