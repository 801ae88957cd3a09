import TestSupport
import Testing

/// What is found of images that are bound to margins: margins that the document sets hide nothing, and any others decide nothing.
@Suite struct InterfaceBuilderMarginTests {
  /// An image without labels in a cell of 160 × 160, bound to the margins of all four sides.
  private func storyboard(_ frame: [Int], _ margins: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene><objects><collectionViewController id="vc">
    <collectionView key="view" id="all"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="160" height="160"/>
    </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="cell" id="c">
    <rect key="frame" x="0" y="0" width="160" height="160"/>
    <collectionViewCellContentView key="contentView" id="v" \(attributes)>
    <rect key="frame" x="0" y="0" width="160" height="160"/>\(margins)<subviews>
    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/></imageView></subviews>
    <constraints>
    <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="a"/>
    <constraint firstAttribute="trailingMargin" secondItem="i" secondAttribute="trailing" id="b"/>
    <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="d"/>
    <constraint firstAttribute="bottomMargin" secondItem="i" secondAttribute="bottom" id="e"/>
    </constraints></collectionViewCellContentView></collectionViewCell></cells></collectionView>
    </collectionViewController></objects></scene></scenes></document>

    """
  }

  /// Margins that lead to a frame in the cell.
  private func margins(around frame: [Int]) -> String {
    "<edgeInsets key=\"layoutMargins\" top=\"\(frame[1])\" left=\"\(frame[0])\" "
      + "bottom=\"\(160 - frame[1] - frame[3])\" right=\"\(160 - frame[0] - frame[2])\"/>"
  }

  private static let centred = """
    ---
    level: warning
    platforms: [ios]
    on: "collectionCell > image"
    check: centered
    with: {axis: both}
    advice: centre it
    ---
    # Images are centred

    """

  private func rules(_ text: String) throws -> String {
    let workspace = try Workspace([
      "a.storyboard": text, ".fiorilint.yml": "preset: all\n", ".fiorilint/rules/team/centred.md": Self.centred,
    ])
    return try workspace.run("check", "a.storyboard", "--fail-on", "never").text
  }

  private static let size = "[collection-cell/unlabeled-image-size]"
  private static let place = "[team/centred]"

  @Test(arguments: [
    ([55, 55, 50, 50], "is 50 × 50 pt; images of cells without labels are 60 × 60 to 110 × 110 pt", true),
    ([20, 20, 120, 120], "is 120 × 120 pt; images of cells without labels are 60 × 60 to 110 × 110 pt", true),
    ([30, 30, 100, 100], "", true), ([10, 30, 100, 100], "", false), ([30, 55, 100, 100], "", false),
  ])
  func marginsThatAreSetHideNothing(frame: [Int], size: String, isCentred: Bool) throws {
    let text = try rules(storyboard(frame, margins(around: frame)))
    #expect(text.contains(Self.size) == !size.isEmpty && (size.isEmpty || text.contains(size)), "\(text)")
    #expect(text.contains(Self.place) == !isCentred, "\(text)")
  }

  @Test(arguments: [[55, 55, 50, 50], [20, 20, 120, 120], [10, 30, 100, 100], [30, 55, 100, 100]])
  func otherMarginsDecideNothing(frame: [Int]) throws {
    let zero = "<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"0\"/>"
    for text in [
      storyboard(frame, ""), storyboard(frame, zero),
      storyboard(frame, margins(around: frame), "preservesSuperviewLayoutMargins=\"YES\""),
    ] {
      let text = try rules(text)
      #expect(!text.contains(Self.size) && !text.contains(Self.place), "\(text)")
    }
  }
}
