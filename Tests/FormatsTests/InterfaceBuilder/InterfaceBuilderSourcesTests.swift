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
    ])
  func outletsAreWiredInCode(path: String, text: String, isWired: Bool) throws {
    let line = try read([path: text])
    #expect(line.contains("interactive=true") == isWired, "\(line)")
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
