import Formats
import Screens
import Testing

/// Views of storyboards and xibs that code shows, places or loads.
@Suite struct InterfaceBuilderHiddenTests {
  private func read(_ views: String, root: String = "") -> ReadScreens {
    FormatsTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES"><scenes><scene><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews><view id="outer" \(root)
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      \(views)
      </subviews></view></subviews></view></viewController></objects></scene></scenes></document>
      """, as: InterfaceBuilderFormat(), path: "a.storyboard")
  }

  private static let action =
    #"<connections><action selector="go" destination="vc" eventType="touchUpInside"/></connections>"#

  /// A hidden button with an action is shown at run time, maybe over another one.
  @Test(arguments: [
    (#"hidden="YES""#, action, true), (#"alpha="0.0""#, action, true), (#"hidden="YES""#, "", false),
    (#"hidden="YES" installed="NO""#, action, false), (#"installed="NO""#, action, false),
  ])
  func hiddenButtons(attributes: String, inside: String, isShown: Bool) {
    let line = read(
      """
      <button \(attributes) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="10" width="30" height="30"/>\(inside)</button>
      """
    ).line("content/button")
    #expect(line.isEmpty == !isShown, "\(line)")
    if isShown { #expect(line.contains("width=30 height=30") && line.contains("interactive=true"), "\(line)") }
  }

  /// A container of another class may lay out what no constraint places.
  @Test(arguments: [("", true), (#"customClass="FlowView""#, false)])
  func fixedFramesInContainers(root: String, isKnown: Bool) {
    let line = read(
      """
      <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="10" width="30" height="30"/>\(Self.action)</button>
      """, root: root
    ).line("content/button")
    #expect(line.contains("frame=[") == isKnown, "\(line)")
  }

  /// A xib has one view; others are pieces that code puts somewhere.
  @Test(arguments: [("", "Main"), (#"<outlet property="view" destination="two" id="o"/>"#, "Other")])
  func secondViewsOfXibs(outlet: String, expected: String) {
    func view(_ id: String, _ text: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews><label text="\(text)" id="\(id)l">
      <rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
      """
    }
    let result = FormatsTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet)</connections></placeholder>
      \(view("one", "Main"))\(view("two", "Other"))
      </objects></document>
      """, as: InterfaceBuilderFormat(), path: "a.xib")
    #expect(result.dumps.count == 1 && result.line("content/label").contains(expected), "\(result.dump)")
  }
}
