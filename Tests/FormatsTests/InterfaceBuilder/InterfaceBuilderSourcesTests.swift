import Formats
import Screens
import TestSupport
import Testing

/// Which buttons code wires, by the sources beside a document.
@Suite struct InterfaceBuilderSourcesTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene><objects><viewController id="vc" customClass="ShopController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="10" y="10" width="30" height="30"/>
    <constraints><constraint firstAttribute="width" constant="30" id="w"/><constraint firstAttribute="height" constant="30" id="h"/>
    </constraints></button></subviews></view>
    <connections><outlet property="save" destination="b" id="o"/></connections></viewController></objects></scene></scenes></document>
    """

  private func read(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Shop.xcodeproj/project.pbxproj", "")
    try folder.write("Shop/Base.lproj/Main.storyboard", Self.storyboard)
    for (path, text) in files { try folder.write(path, text) }
    return FormatsTests.read(file: folder.path("Shop/Base.lproj/Main.storyboard"), as: InterfaceBuilderFormat())
      .line("content/button")
  }

  @Test(
    arguments: [
      ("Shop/ShopController.swift", "save.addTarget(self, action: #selector(tap), for: .touchUpInside)", true),
      (
        "Shop/Views/ShopController.swift",
        "self.save?\n  .addTarget(self, action: #selector(tap), for: .touchUpInside)", true
      ),
      ("Shop/ShopController+Actions.swift", "save.rx.tap.subscribe()", true),
      (
        "Shop/ShopController.swift", "save.addAction(UIAction { _ in self.close(); }, for: .primaryActionTriggered)",
        true
      ),
      (
        "Shop/ShopController.m",
        "[self.save addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];", true
      ),
      (
        "Shop/ShopController.m",
        "[_save addTarget:self action:@selector(tap)\n forControlEvents:UIControlEventTouchUpInside];", true
      ),
      // Nothing that wires it.
      ("Shop/ShopController.swift", "save.isHidden = true", false),
      ("Shop/ShopController.swift", "// save.addTarget(self, action: #selector(tap), for: .touchUpInside)", false),
      ("Shop/ShopController.swift", "/* save.rx.tap */ let text = \"save.rx.tap\"", false),
      ("Shop/ShopController.swift", "other.save2.addTarget(self, action: #selector(tap), for: .touchUpInside)", false),
      (
        "Shop/ShopController.swift",
        "save.addTarget(self, action: #selector(tap), for: .valueChanged)\nx.for(.touchUpInside)", false
      ),
      ("Shop/ShopController.swift", "cell.save.addTarget(self, action: #selector(tap), for: .touchUpInside)", false),
      (
        "Shop/ShopController.m",
        "[cell.save addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];", false
      ),
      ("Shop/ShopController.swift", "self?.save.rx.tap.subscribe()", true),
      // Another class of the file may have an outlet of the name.
      ("Shop/ShopController.swift", "class ShopController {}\nclass Other { func a() { save.rx.tap.bind() } }", false),
      (
        "Shop/ShopController.swift",
        "class Other {}\nextension ShopController { class func b() {}\n func a() { save.rx.tap.bind() } }", true
      ),
      ("Shop/OtherController.swift", "save.rx.tap.subscribe()", false),
      ("Pods/ShopController.swift", "save.rx.tap.subscribe()", false),
      // Combine.
      ("Shop/ShopController.swift", "save.publisher(for: .touchUpInside).sink { _ in }", true),
      ("Shop/ShopController.swift", "save.publisher(for: \\.isEnabled).sink { _ in }", false),
      // C#.
      ("Shop/ShopController.cs", "partial class ShopController { void A() { save.TouchUpInside += OnTap; } }", true),
      ("Shop/ShopController.cs", "save.TouchUpInside -= OnTap;", false),
      ("Shop/ShopController.cs", "save.AddTarget(OnTap, UIControlEvent.TouchUpInside);", true),
      // Lists of outlets.
      (
        "Shop/ShopController.swift",
        "for button in self.save { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }", true
      ),
      (
        "Shop/ShopController.swift",
        "save.forEach { $0.addTarget(self, action: #selector(tap), for: .touchUpInside) }", true
      ),
      ("Shop/ShopController.swift", "save?.forEach { (button) in button.rx.tap.subscribe() }", true),
      ("Shop/ShopController.swift", "save.forEach { button in other.rx.tap.subscribe() }", false),
      (
        "Shop/ShopController.m",
        "for (UIButton *button in self.save) { [button addTarget:self action:@selector(tap) "
          + "forControlEvents:UIControlEventTouchUpInside]; }", true
      ),
      ("Shop/ShopController.cs", "foreach (var button in save) { button.TouchUpInside += OnTap; }", true),
    ])
  func outletsAreWiredInCode(path: String, text: String, isWired: Bool) throws {
    let line = try read([path: text])
    #expect(line.contains("interactive=true") == isWired, "\(line)")
  }

  /// Xamarin writes the outlets of a class into a file of their own.
  @Test func filesOfOutletsAreNoSecondClass() throws {
    let line = try read([
      "Shop/ShopController.cs": "save.TouchUpInside += OnTap;",
      "Shop/ShopController.designer.cs": "partial class ShopController { UIButton save { get; set; } }",
    ])
    #expect(line.contains("interactive=true"), "\(line)")
  }

  // MARK: Sizes

  /// A collection view whose items are 100 × 80, by its layout.
  private static let grid = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene><objects><viewController id="vc" customClass="ShopController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews><collectionView id="c">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="100" height="80"/>
    </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="cell" id="i">
    <rect key="frame" x="0" y="0" width="100" height="80"/><collectionViewCellContentView key="contentView" id="v">
    <rect key="frame" x="0" y="0" width="100" height="80"/></collectionViewCellContentView></collectionViewCell></cells>
    </collectionView></subviews></view></viewController></objects></scene></scenes></document>
    """

  /// A method of the delegate decides over the size in the layout.
  @Test(arguments: [
    ("ShopController.swift", "func collectionView(_ v: UICollectionView, sizeForItemAt path: IndexPath) {}", false),
    (
      "ShopController.m",
      "- (CGSize)collectionView:(UICollectionView *)v layout:(id)l sizeForItemAtIndexPath:(id)p {}", false
    ),
    ("ShopController.cs", "public CGSize GetSizeForItem(UICollectionView v) {}", false),
    ("ShopController.swift", "layout.itemSize = CGSize(width: 1, height: 1)", false),
    ("ShopController.swift", "// sizeForItemAt", true), ("OtherController.swift", "func sizeForItemAt() {}", true),
    ("ShopController.swift", "class Other { func sizeForItemAt() {} }", true),
  ])
  func codeSizesItems(file: String, text: String, isKnown: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("Shop.xcodeproj/project.pbxproj", "Main.storyboard")
    try folder.write("Shop/Main.storyboard", Self.grid)
    try folder.write("Shop/\(file)", text)
    let result = FormatsTests.read(file: folder.path("Shop/Main.storyboard"), as: InterfaceBuilderFormat())
    #expect(result.line("cells/collectionCell").contains("frame=[") == isKnown, "\(result.dump)")
  }

  @Test func twoClassesOfANameLeaveItOpen() throws {
    let text = "save.rx.tap.subscribe()"
    let line = try read(["Shop/ShopController.swift": text, "Other/ShopController.swift": "class ShopController {}"])
    #expect(!line.contains("interactive=true"), "\(line)")
  }

  @Test func linksLeadOutOfNoProject() throws {
    let outside = try TemporaryFolder()
    try outside.write("ShopController.swift", "save.rx.tap.subscribe()")
    let folder = try TemporaryFolder()
    try folder.write("Shop.xcodeproj/project.pbxproj", "")
    try folder.write("Main.storyboard", Self.storyboard)
    try folder.link("Shop", to: outside.path)
    let line = FormatsTests.read(file: folder.path("Main.storyboard"), as: InterfaceBuilderFormat()).line(
      "content/button")
    #expect(!line.contains("interactive=true"), "\(line)")
  }
}
