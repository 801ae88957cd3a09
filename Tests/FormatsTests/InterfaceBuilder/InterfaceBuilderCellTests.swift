import Formats
import Screens
import Testing

/// What a cell of a storyboard or xib is sure to show.
@Suite struct InterfaceBuilderCellTests {
  /// A collection view of 390 × 400 with one prototype.
  private func read(_ views: String, width: Int = 110, height: Int = 110, connections: String = "") -> ReadScreens {
    FormatsTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <collectionView id="list"><rect key="frame" x="0" y="0" width="390" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow">
      <size key="itemSize" width="\(width)" height="\(height)"/></collectionViewFlowLayout>
      <cells><collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
      \(views)</subviews></view><connections>\(connections)</connections></collectionViewCell></cells></collectionView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, as: InterfaceBuilderFormat(), path: "a.storyboard")
  }

  private static let label =
    #"<label text="Nothing here" id="l"><rect key="frame" x="8" y="8" width="90" height="20"/></label>"#

  /// One that takes all the room is a page, or the notice that there are no items: it has no size of a cell.
  @Test(arguments: [
    (110, 110, false), (390, 110, false), (110, 400, false), (390, 400, true), (390, 360, true),
    (390, 359, false), (400, 500, true),
  ])
  func aCellThatFillsItsViewIsNoItem(width: Int, height: Int, isNotice: Bool) {
    let line = read(Self.label, width: width, height: height).line("cells/collectionCell")
    #expect(line.isEmpty == isNotice, "\(line)")
  }

  private static let image = #"<imageView id="i"><rect key="frame" x="0" y="0" width="110" height="80"/></imageView>"#

  private func label(_ text: String, x: Int, y: Int) -> String {
    #"<label text="\#(text)" id="\#(text)"><rect key="frame" x="\#(x)" y="\#(y)" width="40" height="20"/></label>"#
  }

  /// A static row is as high as it or its table says; one that finds its height itself (-1) has none from its table.
  @Test(arguments: [
    ("", "44", true), ("60", "44", true), ("-1", "44", false), ("60", "-1", true), ("", "-1", false), ("", "", false),
  ])
  func heightsOfStaticRows(row: String, table: String, isKnown: Bool) {
    func height(_ value: String) -> String { value.isEmpty ? "" : " rowHeight=\"\(value)\"" }
    let result = FormatsTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><scenes><scene><objects>
      <tableViewController id="c"><tableView key="view" dataMode="static"\(height(table)) id="t">
      <rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="s"><cells>
      <tableViewCell id="r"\(height(row)) customClass="FUIObjectTableViewCell">
      <rect key="frame" x="0" y="0" width="393" height="\(row == "60" ? 60 : 44)"/></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """, as: InterfaceBuilderFormat(), path: "a.storyboard")
    let line = result.line("cells/objectCell")
    #expect((line.contains("frame=[") || line.contains("height=")) == isKnown, "\(line)")
  }

  /// A badge on the image is no label of the cell.
  @Test func aBadgeIsNoTitle() {
    let views = Self.image + label("New", x: 60, y: 4) + label("Name", x: 0, y: 84)
    #expect(read(views).line("title").contains(#"text="Name""#))
    #expect(read(views).lines("subtitle").isEmpty)
    // A caption is written over the image.
    #expect(read(Self.image + label("Name", x: 8, y: 56)).line("title").contains(#"text="Name""#))
  }

  /// Of texts side by side it is not plain which is the title, nor what follows them.
  @Test(arguments: [
    ([(0, 84), (0, 106)], ["Zero"], ["One"]), ([(0, 84), (60, 84)], [], []),
    ([(0, 84), (0, 106), (60, 106)], ["Zero"], []),
  ])
  func textsSideBySideAreNoLabels(places: [(Int, Int)], titles: [String], subtitles: [String]) {
    let labels = zip(["Zero", "One", "Two"], places).map { label($0, x: $1.0, y: $1.1) }
    let result = read(Self.image + labels.joined())
    #expect(result.lines("title").count == titles.count, "\(result.dump)")
    #expect(zip(result.lines("title"), titles).allSatisfy { $0.contains($1) })
    #expect(result.lines("subtitle").count == subtitles.count)
    #expect(zip(result.lines("subtitle"), subtitles).allSatisfy { $0.contains($1) })
  }

  private func button(_ id: String, isWired: Bool) -> String {
    let action = #"<action selector="go:" destination="vc" eventType="touchUpInside" id="x\#(id)"/>"#
    return #"<button id="\#(id)"><rect key="frame" x="0" y="0" width="44" height="44"/>"#
      + #"<state key="normal" title="\#(id)"/><connections>\#(isWired ? action : "")</connections></button>"#
  }

  /// Code may make an action of what it holds by an outlet, or show a text in it.
  @Test(arguments: [
    ([true, true], 2, false), ([true, false], 1, true), ([false, false], 0, true), ([false], 1, false),
    ([true], 1, false), ([true, true, false], 2, true),
  ])
  func aButtonThatOnlyHasAnOutletIsNoProvenSecondAction(areWired: [Bool], count: Int, isOpen: Bool) {
    let buttons = areWired.enumerated().map { button("b\($0)", isWired: $1) }
    let outlets = areWired.indices.map { #"<outlet property="b\#($0)" destination="b\#($0)" id="o\#($0)"/>"# }
    for buttons in [buttons, buttons.reversed()] {
      let result = read(buttons.joined(), connections: outlets.joined())
      #expect(result.lines("actions/action").count == count, "\(result.dump)")
      #expect(result.line("cells/collectionCell").contains("actions?") == isOpen)
    }
  }
}
