import Formats
import Screens
import TestSupport
import Testing

/// Which lengths of storyboards and xibs are facts: margins, guides, and what constraints say of each other.
@Suite struct InterfaceBuilderSizeTests {
  /// A document with a view controller, whose view holds some views and has some constraints.
  private func read(
    _ views: String, _ constraints: String = "", root: String = "", inside: String = ""
  ) -> ReadScreens {
    FormatsTests.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES"><scenes><scene><objects><viewController id="vc">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides><view key="view" id="root" \(root)>
      <rect key="frame" x="0" y="0" width="390" height="844"/>\(inside)<subviews>
      \(views)
      </subviews><constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
      </viewController></objects></scene></scenes></document>
      """, as: InterfaceBuilderFormat(), path: "a.storyboard")
  }

  private func constraint(_ first: String, _ second: String, constant: Double = 0) -> String {
    func item(_ text: String, _ ordinal: String) -> String {
      let parts = text.split(separator: ".")
      return #"\#(ordinal)Item="\#(parts[0])" \#(ordinal)Attribute="\#(parts[1])" "#
    }
    return "<constraint \(item(first, "first"))\(item(second, "second"))constant=\"\(constant)\"/>"
  }

  // MARK: Margins

  private static let image =
    #"<imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="16" y="100" "#
    + #"width="358" height="40"/></imageView>"#

  /// The margins of a view come from its class, from what is around it, and from the device; and so does the safe area.
  @Test(arguments: [
    ("root.leading", "root.trailing", true), ("root.left", "root.right", true),
    ("root.leadingMargin", "root.trailingMargin", false), ("root.leftMargin", "root.rightMargin", false),
    ("root.leading", "root.trailingMargin", false), ("root.leadingMargin", "root.trailing", false),
    ("safe.leading", "safe.trailing", false), ("root.leading", "safe.trailing", false),
    ("root.centerXWithinMargins", "root.trailing", false),
  ])
  func aLengthThroughAMarginIsUnknown(leading: String, trailing: String, isKnown: Bool) {
    let side = leading.hasSuffix("WithinMargins") ? "i.centerX" : leading.contains("eft") ? "i.left" : "i.leading"
    let end = trailing.contains("ight") ? "i.right" : "i.trailing"
    for all in [
      constraint(side, leading) + constraint(trailing, end), constraint(leading, side) + constraint(end, trailing),
    ] {
      #expect(read(Self.image, all).line("content/image").contains("width=358") == isKnown)
    }
  }

  @Test(arguments: [
    ("root.top", "root.bottom", true), ("root.topMargin", "root.bottomMargin", false),
    ("safe.top", "safe.bottom", false), ("safe.top", "root.bottom", false), ("top.top", "root.bottom", false),
  ])
  func aHeightThroughAMarginIsUnknown(top: String, bottom: String, isKnown: Bool) {
    let result = read(Self.image, constraint("i.top", top) + constraint(bottom, "i.bottom"))
    #expect(result.line("content/image").contains("height=40") == isKnown, "\(result.dump)")
  }

  /// A card 300 wide, with an image that is bound to its margins.
  private func card(
    _ margins: String, _ attributes: String, x: Int = 12, width: Int = 276, guide: String? = nil
  ) -> ReadScreens {
    let holder = guide ?? "card"
    let (leading, trailing) = guide == nil ? ("leadingMargin", "trailingMargin") : ("leading", "trailing")
    return read(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card" \(attributes)>
      <rect key="frame" x="0" y="0" width="300" height="200"/>\(margins)<subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i">
      <rect key="frame" x="\(x)" y="10" width="\(width)" height="40"/></imageView></subviews><constraints>
      <constraint firstAttribute="width" constant="300"/>
      \(constraint("i.leading", "\(holder).\(leading)"))\(constraint("\(holder).\(trailing)", "i.trailing"))
      </constraints><viewLayoutGuide key="layoutMargins" id="m"/><viewLayoutGuide key="readableContentGuide" id="r"/>
      </view>
      """)
  }

  private static let set = #"<edgeInsets key="layoutMargins" top="1" left="12" bottom="1" right="12"/>"#
  private static let setByDirection =
    #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="12" bottom="1" trailing="12"/>"#

  @Test(arguments: [
    (set, "", true), (setByDirection, "", true), (set, #"insetsLayoutMarginsFromSafeArea="NO""#, true), ("", "", false),
    ("", #"insetsLayoutMarginsFromSafeArea="NO""#, false), (set, #"preservesSuperviewLayoutMargins="YES""#, false),
    (set, #"layoutMarginsFollowReadableWidth="YES""#, false),
    (#"<edgeInsets key="contentInset" top="1" left="12" bottom="1" right="12"/>"#, "", false),
    (#"<edgeInsets key="layoutMargins" top="1" left="a" bottom="1" right="12"/>"#, "", false),
  ])
  func marginsThatAreSetBindLikeEdges(margins: String, attributes: String, isKnown: Bool) {
    #expect(card(margins, attributes).line("content/image").contains("width=276") == isKnown)
  }

  /// What else is in the margins on the canvas is not said.
  @Test func marginsThatTheCanvasDoesNotShowBindNothing() {
    #expect(!card(Self.set, "", x: 56, width: 232).line("content/image").contains("width"))
  }

  @Test func theViewOfAControllerHasTheSafeAreaInItsMargins() {
    let constraints = constraint("i.top", "root.topMargin") + constraint("root.bottomMargin", "i.bottom")
    let margins = #"<edgeInsets key="layoutMargins" top="100" left="0" bottom="704" right="0"/>"#
    for (attribute, isKnown) in [("", false), (#"insetsLayoutMarginsFromSafeArea="NO""#, true)] {
      let line = read(Self.image, constraints, root: attribute, inside: margins).line("content/image")
      #expect(line.contains("height=40") == isKnown, "\(line)")
    }
  }

  @Test(arguments: [("m", true), ("r", false)]) func guidesOfMarginsAreMargins(guide: String, isKnown: Bool) {
    #expect(card(Self.set, "", guide: guide).line("content/image").contains("width=276") == isKnown)
    #expect(!card("", "", guide: guide).line("content/image").contains("width=276"))
  }

  /// What scrolls is as wide as its content; only the frame of the scroll view is the view's own.
  @Test(arguments: [("scroll", false), ("content", false), ("frame", true)])
  func whatScrollsIsAsLargeAsItsContent(guide: String, isKnown: Bool) {
    let result = read(
      """
      <scrollView fixedFrame="YES" id="scroll"><rect key="frame" x="0" y="0" width="390" height="400"/><subviews>
      \(Self.image)</subviews><constraints>
      \(constraint("i.leading", "\(guide).leading"))\(constraint("\(guide).trailing", "i.trailing"))</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """)
    #expect(result.line("content/image").contains("width=358") == isKnown, "\(result.dump)")
  }

  // MARK: Order

  /// Three buttons of equal width, of which one follows from the screen: it does not matter which is named first.
  @Test func aCircleOfLengthsIsKnownFromEitherEnd() {
    let buttons = ["a", "b", "c"].map { id in
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="390" height="30"/>
      <connections><action selector="go:" destination="vc" eventType="touchUpInside" id="x\(id)"/></connections></button>
      """
    }
    let equal = [constraint("a.width", "b.width"), constraint("b.width", "c.width")]
    let edges = constraint("c.leading", "root.leading") + constraint("root.trailing", "c.trailing")
    for buttons in [buttons, buttons.reversed()] {
      for equal in [equal, equal.reversed()] {
        for constraints in [equal.joined() + edges, edges + equal.joined()] {
          let lines = read(buttons.joined(), constraints).lines("content/button")
          #expect(lines.count == 3 && lines.allSatisfy { $0.contains("width=390") }, "\(lines)")
        }
      }
    }
  }

  /// A view of a random document.
  private struct View {
    let name: String
    let start: String
    var children: [View] = []

    func text(_ generator: inout SeededGenerator, isShuffled: Bool) -> String {
      var text = "<\(name) \(start)<subviews>"
      for child in isShuffled ? children.shuffled(using: &generator) : children {
        text += child.text(&generator, isShuffled: isShuffled)
      }
      return text + "</subviews></\(name)>"
    }
  }

  /// A view that reacts to taps, so that it is part of the screen.
  private func view(_ number: Int, _ generator: inout SeededGenerator) -> View {
    let sizes = [30, 30, 44, 60]
    let (width, height) = (generator.pick(sizes, default: 30), generator.pick(sizes, default: 30))
    let start =
      #"axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="v\#(number)" userLabel="v\#(number)""#
      + (generator.isOne(in: 12) ? #" misplaced="YES""# : "")
      + #"><rect key="frame" x="0" y="0" width="\#(width)" height="\#(height)"/><connections>"#
      + #"<outlet property="gestureRecognizers" destination="tap" id="o\#(number)"/></connections>"#
    return View(name: number.isMultiple(of: 5) ? "stackView" : "view", start: start)
  }

  private func randomConstraint(_ generator: inout SeededGenerator) -> String {
    let names = (0..<12).map { "v\($0)" } + ["root"]
    let (first, second) = (generator.pick(names, default: "root"), generator.pick(names, default: "root"))
    let (length, other) = (
      generator.pick(["width", "height"], default: ""), generator.pick(["width", "height"], default: "")
    )
    switch generator.below(6) {
    case 0:
      let constant = generator.pick([30, 30.5, 44, 60], default: 0)
      return #"<constraint firstItem="\#(first)" firstAttribute="\#(length)" constant="\#(constant)"/>"#
    case 1, 2:
      let multiplier = generator.pick(["1", "2:1", "0.5", "1"], default: "")
      return #"<constraint firstItem="\#(first)" firstAttribute="\#(length)" secondItem="\#(second)" "#
        + #"secondAttribute="\#(other)" multiplier="\#(multiplier)"/>"#
    default:
      let edge = generator.pick(["leading", "trailing", "top", "bottom", "leadingMargin"], default: "")
      return constraint("\(first).\(edge)", "\(second).\(edge)")
    }
  }

  /// The order of constraints and of views changes no answer.
  @Test(arguments: 0..<80) func theOrderOfADocumentChangesNoLength(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var groups = (0..<3).map { view($0, &generator) }
    for number in 3..<12 { groups[generator.below(3)].children.append(view(number, &generator)) }
    let constraints = (0..<40).map { _ in randomConstraint(&generator) }
    func lines(isShuffled: Bool) -> [String] {
      let views = (isShuffled ? groups.shuffled(using: &generator) : groups)
        .map { $0.text(&generator, isShuffled: isShuffled) }.joined()
      let all = (isShuffled ? constraints.shuffled(using: &generator) : constraints).joined()
      return read(views + #"<tapGestureRecognizer id="tap"/>"#, all).lines("content/group").sorted()
    }
    let expected = lines(isShuffled: false)
    #expect(expected.count == 12)
    for _ in 0..<6 { #expect(lines(isShuffled: true) == expected) }
  }

  /// Random documents have lengths that are known, or they would show nothing.
  @Test func randomDocumentsHaveLengths() {
    var known = 0
    for seed in 0..<80 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let views = (0..<12).map { view($0, &generator).text(&generator, isShuffled: false) }.joined()
      let constraints = (0..<40).map { _ in randomConstraint(&generator) }.joined()
      let lines = read(views + #"<tapGestureRecognizer id="tap"/>"#, constraints).lines("content/group")
      known += lines.count { $0.contains("width=") || $0.contains("height=") || $0.contains("frame=[") }
    }
    #expect(known > 200)
  }

  /// The height of a button that UIKit draws follows from the font of its title.
  @Test(arguments: [
    ("", "", 30.0, "height=30"),
    (#"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#, "", 36, "height=36"),
    // Something else decides it, or the canvas shows another height.
    ("", "", 40, ""),
    (#"<fontDescription key="fontDescription" type="custom" name="A" family="A" pointSize="15"/>"#, "", 30, ""),
    (#"<constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints>"#, "", 30, ""),
    ("", #"lineBreakMode="wordWrap""#, 30, ""), ("", #"customClass="Big""#, 30, ""),
    (#"<buttonConfiguration key="configuration" style="plain"/>"#, "", 30, ""),
  ]) func heightsOfTitles(inside: String, attributes: String, height: Double, expected: String) {
    let result = InterfaceBuilderTests().read(
      text: InterfaceBuilderTests().document(
        """
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b" \(attributes)>
        <rect key="frame" x="10" y="10" width="48" height="\(height)"/>\(inside)<state key="normal" title="Cancel"/>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        """, attributes: "useAutolayout=\"YES\""))
    let line = result.line("content/button")
    #expect(expected.isEmpty ? !line.contains("height") : line.contains(expected), "\(line)")
  }
}
