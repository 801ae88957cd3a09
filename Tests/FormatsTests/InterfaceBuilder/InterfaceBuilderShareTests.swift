import Formats
import Screens
import TestSupport
import Testing

/// Lengths that are a share of others, and cells of which the document shows little.
extension InterfaceBuilderTests {
  /// A share of a length that is known is known, too, no matter what the canvas shows where it says that it is misplaced.
  @Test(arguments: [
    ("1:2", "60", "", "width=30 "), ("0.5", "60", "", "width=30 "), ("0.5", "60", "constant=\"5\"", "width=35 "),
    ("0.5", nil, "", ""), ("zero", "60", "", ""), ("0", "60", "", ""),
  ]) func sharesOfALength(multiplier: String, base: String?, more: String, expected: String) {
    let pin = base.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"p\"/>" } ?? ""
    let result = read(
      text: document(
        """
        <view opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="base">
        <rect key="frame" x="10" y="10" width="60" height="60"/><subviews>
        <button opaque="NO" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="10" width="77" height="50"/>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        </subviews><constraints>\(pin)<constraint firstItem="b" firstAttribute="width" secondItem="base"
        secondAttribute="width" multiplier="\(multiplier)" \(more) id="w"/></constraints></view>
        """, attributes: "useAutolayout=\"YES\""))
    let line = result.line("content/button")
    #expect(!line.isEmpty && (expected.isEmpty ? !line.contains("width=") : line.contains(expected)), "\(result.dump)")
    #expect(!line.contains("77"))
  }

  /// A ratio of its own is one, too.
  @Test func ratios() {
    let result = read(
      text: document(
        """
        <button opaque="NO" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="10" width="77" height="77"/><constraints>
        <constraint firstAttribute="height" constant="30" id="h"/>
        <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="3:2" id="r"/></constraints>
        </button>
        """, attributes: "useAutolayout=\"YES\""))
    #expect(result.line("content/button").contains("width=45 height=30"), "\(result.dump)")
  }

  /// A character may be the picture of an item, and code draws what a class of its own holds nothing for.
  @Test(arguments: [
    (#"<label text="🎉" id="l"><rect key="frame" x="0" y="0" width="100" height="40"/></label>"#, true),
    (#"<label text="New" id="l"><rect key="frame" x="0" y="0" width="100" height="40"/></label>"#, false), ("", true),
  ]) func picturesOfFonts(content: String, mayBeImage: Bool) {
    let result = read(
      text: document(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
        <collectionViewCell reuseIdentifier="Chip" customClass="ChipCell" id="c">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <collectionViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="100" height="40"/>
        <subviews>\(content)</subviews></collectionViewCellContentView></collectionViewCell></cells></collectionView>
        """))
    #expect(result.line("cells/collectionCell").contains("image?") == mayBeImage, "\(result.dump)")
  }

  /// The frame of a view that is bound to have another one is stale, and so are those that follow it.
  @Test(arguments: [("60", false), ("30", true)]) func framesThatFollowAStaleOne(pin: String, isKnown: Bool) {
    let result = read(
      text: document(
        """
        <stackView opaque="NO" contentMode="scaleToFill" id="s"><rect key="frame" x="0" y="0" width="390" height="30"/>
        <subviews><button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="390" height="30"/>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        </subviews><constraints><constraint firstAttribute="height" constant="\(pin)" id="h"/></constraints></stackView>
        """, attributes: "useAutolayout=\"YES\""))
    #expect(result.line("content/button").contains("30") == isKnown, "\(result.dump)")
  }

  /// A button that can never be large enough is too small, no matter what it measures.
  @Test(arguments: [
    ("lessThanOrEqual", "30", "", true), ("lessThanOrEqual", "44", "", false), ("greaterThanOrEqual", "30", "", false),
    ("lessThanOrEqual", "30", "priority=\"999\"", false), ("lessThanOrEqual", "30", "placeholder=\"YES\"", false),
  ]) func limits(relation: String, constant: String, more: String, isKnown: Bool) {
    let result = read(
      text: document(
        """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="28" height="28"/><constraints>
        <constraint firstAttribute="height" relation="\(relation)" constant="\(constant)" \(more) id="h"/></constraints>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        """, attributes: "useAutolayout=\"YES\""))
    #expect(result.line("content/button").contains("height=\(constant)") == isKnown, "\(result.dump)")
  }
}
