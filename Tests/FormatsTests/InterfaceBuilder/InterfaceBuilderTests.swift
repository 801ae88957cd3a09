import Formats
import Screens
import TestSupport
import Testing

/// Storyboards and xibs: our own, and what their elements are taken for.
@Suite struct InterfaceBuilderTests {
  private static let folder = "Fixtures/formats/interface-builder"
  private static let files = Repository.files(below: folder)

  private func read(_ name: String, _ options: ReaderOptions = ReaderOptions()) -> ReadScreens {
    FormatsTests.read(
      file: Repository.url("\(Self.folder)/\(name)").path, as: InterfaceBuilderFormat(), options: options)
  }

  func read(text: String, _ options: ReaderOptions = ReaderOptions()) -> ReadScreens {
    FormatsTests.read(text, as: InterfaceBuilderFormat(), path: "a.storyboard", options: options)
  }

  /// A document with a view controller whose view holds some views.
  func document(_ views: String, device: String = "", attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(device)<scenes><scene><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    \(views)
    </subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private func recognizes(_ text: String) throws -> Bool {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: "any.xml")
    return InterfaceBuilderFormat().recognizes(FileHead(source))
  }

  // MARK: Buttons

  /// What a default variation without content says of a button changes nothing of its pins.
  @Test(arguments: [
    (#"<variation key="default"/>"#, true),
    (#"<variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>"#, false),
    (#"<variation key="heightClass=compact"/>"#, false), (#"<variation key="default" hidden="NO"/>"#, false),
  ]) func variations(variation: String, isPinned: Bool) {
    let result = read(
      text: document(
        """
        <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="10" width="30" height="30"/>
        <constraints><constraint firstAttribute="width" constant="30" id="w"/>
        <constraint firstAttribute="height" constant="30" id="h"/></constraints>\(variation)
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        """, attributes: "useAutolayout=\"YES\""))
    #expect(result.line("content/button").contains("30") == isPinned, "\(result.dump)")
  }

  /// What Xcode alone asks for, and what code holds to change it, fix no size.
  @Test(arguments: [("", "", true), (#"placeholder="YES""#, "", false), ("", "w", false), ("", "other", true)])
  func constraintsThatDoNotLast(attribute: String, outlet: String, isPinned: Bool) {
    let result = read(
      text: document(
        """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="10" width="30" height="30"/>
        <constraints><constraint firstAttribute="width" constant="30" \(attribute) id="w"/></constraints>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
        <view id="v"><connections><outlet property="constraint" destination="\(outlet)" id="o"/></connections></view>
        """, attributes: "useAutolayout=\"YES\""))
    #expect(result.line("content/button").contains("width=30") == isPinned, "\(result.dump)")
  }

  /// Code that says so may make more react than is drawn.
  @Test(arguments: [
    ("", "", true), (#"customClass="RoundedButton""#, "", true), (#"customClass="LargeHitButton""#, "", false),
    ("", "touchAreaInsets", false),
    ("", "hitTestEdgeInset", false), ("", "layer.cornerRadius", true), ("", "isWhite", true),
  ])
  func buttonsWithATargetOfTheirOwn(attribute: String, keyPath: String, isKnown: Bool) {
    let button = { (size: Int) in
      """
      <button id="b" \(attribute)><rect key="frame" x="10" y="10" width="\(size)" height="\(size)"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"/>
      </userDefinedRuntimeAttributes>
      <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
      """
    }
    #expect(read(text: document(button(30))).line("content/button").contains("frame=?") == !isKnown)
    #expect(read(text: document(button(44))).line("content/button").contains("frame=[10.0 10.0 44.0 44.0]"))
  }

  /// Dots that show a page are there to be looked at; icons in a row, and dots that say what they do, to be tapped.
  @Test(arguments: [
    (3, 10, "", "interactive=?"), (2, 10, "", "interactive=true"), (3, 20, "", "interactive=true"),
    (3, 10, #"<state key="normal" title="Go"/>"#, "interactive=true"),
  ]) func dotsThatShowPages(count: Int, size: Int, look: String, interactive: String) {
    let buttons = (0..<count).map { number in
      """
      <button id="b\(number)"><rect key="frame" x="\(number * 24)" y="10" width="\(size)" height="\(size)"/>\(look)
      <connections><action selector="page:" destination="vc" eventType="touchUpInside" id="a\(number)"/></connections></button>
      """
    }
    let lines = read(text: document(buttons.joined())).lines("content/button")
    #expect(lines.count == count && lines.allSatisfy { $0.contains(interactive) }, "\(lines)")
  }

  // MARK: Recognition

  @Test(arguments: files) func everyFixtureIsRecognized(file: String) throws {
    let source = SourceReader()
    try source.open(Repository.url(file).path, path: "any.txt")
    let opening = FileHead(source)
    #expect(Formats.all.first { $0.recognizes(opening) }?.name == "interface-builder")
  }

  @Test(arguments: [
    "", "<document/>", "<document type=\"other\"/>", "<screen/>", "<plist>com.apple.InterfaceBuilder</plist>",
    "{\"type\": \"com.apple.InterfaceBuilder3\"}", "<archive/>", "<hierarchy rotation=\"0\"/>",
  ])
  func othersAreLeftToOtherFormats(_ text: String) throws { #expect(try !recognizes(text)) }

  @Test(arguments: [
    ("mac.storyboard", "for macOS"), ("tv.xib", "for tvOS"), ("watch.storyboard", "for watchOS"),
  ])
  func otherPlatformsAreRefused(_ name: String, _ platform: String) throws {
    let failure = try #require(read(name).failure)
    #expect(failure.message.contains(platform) && failure.message.contains("expected one for iOS"))
    #expect(failure.isOfOtherKind)
    let text = try Repository.bytes(of: "\(Self.folder)/\(name)")
    #expect(text.dropFirst(failure.offset ?? 0).starts(with: "targetRuntime".utf8))
  }

  @Test func whatIsOlderThanXcode5IsRefused() throws {
    let failure = try #require(read("old.xib").failure)
    #expect(failure.message.contains("before Xcode 5") && failure.offset == 48 && failure.isOfOtherKind)
    #expect(failure.unsupportedFormat == "Interface Builder before Xcode 5")
  }

  // MARK: What is understood

  @Test func everyFixtureIsUnderstoodAsBefore() throws {
    var text = ""
    for file in Self.files {
      let result = read(String(file.dropFirst(Self.folder.count + 1)))
      text += "== \(file.dropFirst(Self.folder.count + 1))\n" + result.dumps.map { $0 + "\n" }.joined()
      if let failure = result.failure { text += "failure at \(failure.offset ?? -1): \(failure.message)\n" }
      #expect(result.problems.isEmpty)
    }
    let difference = try Golden.difference(of: text, from: "interface-builder.txt")
    #expect(difference == nil)
  }

  @Test(arguments: [
    (
      #"<device id="retina4_7" orientation="portrait"/>"#, "deviceClass=phone width=375 height=667 orientation=portrait"
    ),
    (
      #"<device id="retina6_12" orientation="landscape"/>"#,
      "deviceClass=phone width=852 height=393 orientation=landscape"
    ),
    (
      #"<device id="ipad9_7" orientation="portrait"><adaptation id="fullscreen"/></device>"#,
      "deviceClass=tablet width=768 height=1024 orientation=portrait"
    ),
    (#"<device id="ipad9_7" orientation="portrait"><adaptation id="splitview1_3"/></device>"#, ""),
    (#"<device id="ipad9_7" orientation="portrait" layout="splitview"/>"#, ""),
    (#"<device id="retina99_9" orientation="portrait"/>"#, ""), ("", ""),
  ])
  func theScreenIsThatOfTheDevice(_ device: String, _ facts: String) {
    let screen = read(text: document("", device: device)).line("screen")
    #expect(screen == #"screen name="vc" platform=ios"# + (facts.isEmpty ? "" : " " + facts))
  }

  @Test func aFindingPointsAtTheFrame() throws {
    var place = ""
    let button =
      #"<button id="b" fixedFrame="YES"><rect key="frame" x="1" y="2" width="30" height="31"/></button>"#
    let result = FormatsTests.read(document(button), as: InterfaceBuilderFormat()) { tree, source in
      place = source.text(tree.range(of: .frame, in: tree[1]))
    }
    #expect(result.line("content/button") == #"content/button id="b" frame=[1.0 2.0 30.0 31.0] interactive=?"#)
    #expect(place == #"1" y="2" width="30" height="31"#)
  }

  @Test(arguments: [
    ("show", "push"), ("push", "push"), ("presentation", "modal"), ("modal", "modal"), ("popoverPresentation", "modal"),
    ("showDetail", nil), ("replace", nil), ("custom", nil), ("unwind", nil),
  ])
  func segueKindsAreTransitions(_ kind: String, _ transition: String?) {
    let cell =
      #"<collectionView id="v"><cells><collectionViewCell id="c"><connections><segue destination="d" "#
      + #"kind="\#(kind)"/></connections></collectionViewCell></cells></collectionView>"#
    #expect(read(text: document(cell)).lines("tap") == ["tap" + (transition.map { " transition=\($0)" } ?? "")])
  }

  @Test(arguments: ["embed", "relationship"]) func whatIsNoTapIsNone(_ kind: String) {
    let cell =
      #"<tableView id="t"><prototypes><tableViewCell id="c"><connections><segue destination="d" "#
      + #"kind="\#(kind)"/></connections></tableViewCell></prototypes></tableView>"#
    #expect(read(text: document(cell)).lines("tap").isEmpty)
  }

  // MARK: What the user says

  private func options(_ entries: (String, KindNames.Meaning)...) -> ReaderOptions {
    var options = ReaderOptions()
    for (pattern, meaning) in entries { options.kinds.append(pattern, meaning) }
    return options
  }

  @Test func theUserSaysWhatNamesStandFor() {
    let result = read(
      "tasks.storyboard", options(("OrderCell", .kind(.objectCell)), ("FUISwitch*", .kind(.labelValueCell))))
    let dump = result.dumps.joined(separator: "\n")
    #expect(dump.contains(#"cells/objectCell id="Own""#) && dump.contains(#"cells/labelValueCell id="Switch""#))
    #expect(dump.contains("detailImage/image frame=[340.0 128.0 40.0 40.0]"))
    // A reuse identifier is a name too, and what is no cell stays one.
    #expect(read("tasks.storyboard", options(("Own", .kind(.button)))).dumps == read("tasks.storyboard").dumps)
    #expect(read("cells.xib", options(("PersonCell", .kind(.contactCell)))).dumps[1].contains("content/contactCell"))
  }

  @Test func theUserCanTakeBackWhatAFormatMakesOfNames() {
    let dump = read("tasks.storyboard", options(("FUIObject*", .nothing))).dumps.joined(separator: "\n")
    #expect(!dump.contains("objectCell") && dump.contains(#"cells/otherCell id="TaskCell""#))
  }

  @Test func viewsCanBeNamedToo() {
    let views = #"<view id="a" customClass="Gauge"/><view id="b" userLabel="Card"><subviews><label/></subviews></view>"#
    let result = read(text: document(views), options(("Gauge", .kind(.button)), ("Card", .kind(.objectCell))))
    #expect(result.line("content/button") == #"content/button id="a" content?"#)
    #expect(result.line("content/objectCell").hasPrefix(#"content/objectCell id="Card" iconStack? detailImage?"#))
    #expect(result.lines("content/label").isEmpty)
  }

  @Test func aNamedViewKeepsWhatIsInIt() {
    let views = #"<view id="a" userLabel="Card"><subviews><label text="Sum" id="l"/></subviews></view>"#
    let result = read(text: document(views), options(("Card", .kind(.group))))
    #expect(result.line("content/group") == #"content/group id="Card""#)
    #expect(result.line("content/label").contains(#"text="Sum""#))
  }

  @Test func aViewThatIsCalledNoneLeavesWhatIsInIt() {
    let views =
      #"<switch id="s" userLabel="None"/><view id="a" userLabel="None"><subviews><label text="Sum"/></subviews></view>"#
    let result = read(text: document(views), options(("None", .nothing)))
    #expect(result.lines("content/") == [#"content/label text="Sum""#], "\(result.dump)")
  }

  @Test func aViewInACellCanBeNamedAsAPart() {
    let labels =
      #"<label text="Sum" id="l" customClass="Note"><rect key="frame" x="16" y="8" width="200" height="20"/></label>"#
      + #"<label text="Due" id="x"><rect key="frame" x="16" y="32" width="200" height="20"/></label>"#
    let cell =
      #"<tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="Order"><tableViewCellContentView "#
      + #"key="contentView"><subviews>\#(labels)</subviews></tableViewCellContentView></tableViewCell></prototypes>"#
      + "</tableView>"
    let result = read(text: document(cell), options(("Order", .kind(.objectCell)), ("Note", .kind(.footnote))))
    #expect(result.line("footnote").hasPrefix(#"footnote text="Sum""#), "\(result.dump)")
    #expect(!result.dump.contains(#"title text="Sum""#), "\(result.dump)")
  }

  @Test(arguments: ["See All", "Show all (3)", "View all"]) func seeAllIsFoundByItsWords(_ title: String) {
    let header =
      #"<collectionReusableView key="sectionHeaderView" id="h"><subviews><button id="b"><state key="normal" "#
      + #"title="\#(title)"/></button></subviews></collectionReusableView>"#
    let result = read(text: document(#"<collectionView id="v">\#(header)</collectionView>"#))
    #expect(result.line("seeAll").hasPrefix(#"seeAll text="\#(title)""#), "\(result.dump)")
  }

  // MARK: Bad input

  @Test func whatIsCutOffAtAnyByteFailsOrIsRead() throws {
    let text = try Repository.bytes(of: "\(Self.folder)/dirty.storyboard")
    for count in stride(from: 0, to: text.count - 2, by: 3) {
      let report = TestLinter.lint(Array(text.prefix(count)), path: "a.storyboard")
      #expect(report.failure != nil)
    }
    #expect(TestLinter.lint(text, path: "a.storyboard").failure == nil)
  }

  @Test(arguments: [("", "true"), (#"userInteractionEnabled="YES""#, "true"), (#"userInteractionEnabled="NO""#, "?")])
  func codeMayLetTouchesThroughToWhatAViewHolds(_ attribute: String, _ interactive: String) {
    let button =
      #"<button id="b"><rect key="frame" x="1" y="2" width="30" height="30"/><connections><action selector="go:" "#
      + #"destination="c" eventType="touchUpInside" id="a"/></connections></button>"#
    let views = "<view \(attribute)><subviews><view><subviews>\(button)</subviews></view></subviews></view>"
    #expect(read(text: document(views)).line("content/button").hasSuffix("interactive=\(interactive)"))
  }

  @Test(arguments: ["left", "leading", "width", "height", "top", "none", ""])
  func constraintsWithoutASecondItemBindNothing(_ attribute: String) {
    let button =
      #"<button id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" "#
      + #"width="30" height="30"/><constraints><constraint firstAttribute="\#(attribute)" "#
      + #"secondAttribute="\#(attribute)" constant="30"/></constraints></button>"#
    let result = read(text: document(button, attributes: #"useAutolayout="YES""#))
    #expect(result.line("content/button") == #"content/button id="b" interactive=?"#)
  }

  @Test func nestingHasALimit() {
    let views = String(repeating: "<view><subviews>", count: 200) + String(repeating: "</subviews></view>", count: 200)
    #expect(read(text: document(views)).failure?.message.contains("nested deeper") == true)
  }

  @Test func lengthsThatFollowEachOtherEnd() {
    var views = ""
    let count = 3000
    for index in 0..<count {
      let next = (index + 1) % count
      views += """
        <button id="b\(index)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="30" \
        height="30"/><constraints><constraint firstAttribute="width" secondItem="b\(next)" secondAttribute="width"/>\
        <constraint firstAttribute="height" secondItem="b\(next)" secondAttribute="height"/></constraints></button>
        """
    }
    let result = read(text: document(views, attributes: #"useAutolayout="YES""#))
    #expect(result.lines("content/button").count == count)
    #expect(!result.dump.contains("frame="))
  }
}
