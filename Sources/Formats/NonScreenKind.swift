import Libc
import Screens

/// What files are, by their content, that are beside screens in projects and are none.
///
/// A walk passes them over; named, each is an error that says what it is. A file that is not listed may be a screen
/// with a mistake, and is an error in any case.
enum NonScreenKind {
  /// What the file is, as in "an Android manifest"; `nil` where nothing shows it.
  static func name(of opening: FileHead) -> String? {
    switch opening.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): json(opening)
    default: XMLDetector(opening).flatMap { $0.rootName }.flatMap { xml($0, opening) }
    }
  }

  /// Why a file that shows a screen of another platform is not read; `nil` for all others.
  static func refusal(of opening: FileHead) -> ReadError? {
    if let text = texts.first(where: { opening.holds($0.sign, within: 4 << 10) }), XMLDetector(opening) == nil {
      return ReadError(
        unsupported: text.name, "this is \(text.article) \(text.name), which is not supported; \(text.instead)")
    }
    guard let root = XMLDetector(opening)?.rootName else { return nil }
    let platform: String
    if windows.contains(root), opening.holds(" AutomationId="), opening.holds(" ClassName=") {
      platform = "Windows"
    } else if root == "AXApplication" {
      platform = "macOS"
    } else {
      return nil
    }
    return ReadError(
      unsupported: "Appium on \(platform)",
      "this is a page source of a \(platform) screen, which is not supported; expected one of an iOS or Android screen")
  }

  /// Texts that tests print for a screen, by what each contains near its beginning.
  private static let texts: [(sign: String, article: String, name: String, instead: String)] = [
    ("Element subtree:", "an", "XCUITest debug description", "use a page source of Appium or idb"),
    ("Attributes: Application, 0x", "an", "XCUITest debug description", "use a page source of Appium or idb"),
    ("View Hierarchy:", "an", "Espresso view hierarchy", "use a dump of UI Automator"),
    ("Printing with useUnmergedTree", "a", "Compose semantics tree", "use a dump of UI Automator"),
    ("RenderView#", "a", "Flutter render tree", "use a dump of UI Automator or a page source of Appium"),
  ]

  /// The outermost elements in page sources of Windows, by UI Automation.
  private static let windows: Set<String> = ["Window", "Pane", "Desktop", "Custom", "Group", "Document"]

  // MARK: XML

  private static let roots: [String: String] = [
    "manifest": "an Android manifest", "resources": "a file of Android values", "plist": "a property list",
    "svg": "an SVG image", "html": "a web page", "testsuites": "a test report", "testsuite": "a test report",
    "checkstyle": "a Checkstyle report", "lint": "a configuration of Android Lint",
    "issues": "a report of Android Lint", "xliff": "a file of translations", "Edmx": "OData metadata",
    "archive": "an archive of Interface Builder", "Workspace": "an Xcode workspace", "Scheme": "an Xcode scheme",
    "beans": "a Spring configuration", "module": "a module of an IDE or a configuration of Checkstyle",
  ]

  private static func xml(_ root: String, _ opening: FileHead) -> String? {
    if let name = roots[root] { return name }
    if root == "project" {
      if opening.holds("http://maven.apache.org/POM") { return "a Maven project" }
      return opening.holds("<component") || opening.holds("<target") ? "the configuration of a project" : nil
    }
    return opening.bindsAndroidNamespace ? "an Android resource" : nil
  }

  // MARK: JSON

  private static func json(_ opening: FileHead) -> String? {
    let names = opening.json.names
    if names.contains("lockfileVersion") || names.contains("pins") { return "a list of locked dependencies" }
    if names.contains("dependencies") || names.contains("devDependencies") { return "a package manifest" }
    if names.contains("compilerOptions") { return "a configuration of TypeScript" }
    if names.isSuperset(of: ["project_info", "client"]) { return "a configuration of Google services" }
    if names.contains("info"), names.isSubset(of: catalogue), opening.holds("\"author\"") {
      return "a part of an Xcode asset catalogue"
    }
    if names.contains("openapi") || names.contains("swagger") { return "a description of an API" }
    if names.contains("fiorilint-baseline") { return "a baseline of fiorilint" }
    if names.isSuperset(of: ["v", "fr", "layers"]) { return "a Lottie animation" }
    return nil
  }

  /// What `Contents.json` has.
  private static let catalogue: Set<String> = [
    "info", "images", "properties", "colors", "data", "layers", "assets", "symbols", "textures", "children",
  ]
}

extension FileHead {
  /// Whether the namespace of Android's framework is declared near the beginning, where the root element is.
  var bindsAndroidNamespace: Bool {
    holds("\"\(AndroidNamespace.android)\"", within: 16 << 10)
      || holds("'\(AndroidNamespace.android)'", within: 16 << 10)
  }

  /// The bytes from the root element on, where it is XML; all where its characters have two bytes.
  var bytesFromRoot: UTF8Text {
    XMLEncoding.isUTF16(bytes) ? bytes : UTF8Text(rebasing: bytes[XMLProlog.end(in: bytes).offset...])
  }

  /// Whether the first bytes hold a text of ASCII characters, in any encoding of Unicode. They begin at the root
  /// element of XML, and are all bytes unless `count` limits them.
  func holds(_ text: String, within count: Int = .max) -> Bool {
    var text = text
    let bytes = count == .max ? self.bytes : UTF8Text(rebasing: bytesFromRoot.prefix(count))
    return text.withUTF8 { wanted in
      guard XMLEncoding.isUTF16(bytes) else { return bytes.firstIndex(of: wanted) != nil }
      return bytes.filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer { $0.firstIndex(of: wanted) != nil }
    }
  }
}
