import Screens

/// A kind of file that is beside screens in projects and is none, by its content.
///
/// A walk skips such files; named, each is an error that says what it is. A file that is not listed may be a screen with
/// a mistake, and is an error in any case.
package struct NonScreenKind: Sendable {
  /// What a file is, as in "an Android manifest".
  package let name: String
  /// Of a screen that is not supported: what its format is called, and what to use instead.
  private let unsupported: (format: String, advice: String)?
  private let signature: Signature
  /// What to check instead, where a file belongs to screens.
  private let advice: String?

  /// The first kind that a file is of; `nil` where nothing shows one.
  package init?(of head: FileHead) {
    let detector = FormatDetector(head)
    guard let kind = Self.all.first(where: { detector.matches($0.signature) }) else { return nil }
    self = kind
  }

  private init(
    _ name: String, _ signature: Signature, unsupported: (format: String, advice: String)? = nil,
    advice: String? = nil
  ) {
    self.name = name
    self.advice = advice
    self.signature = signature
    self.unsupported = unsupported
  }

  /// What is said of a file that is named.
  var error: ReadError {
    guard let unsupported else { return ReadError("this is \(name), not a screen\(advice.map { "; \($0)" } ?? "")") }
    return ReadError(
      unsupported: unsupported.format, "this is \(name), which is not supported; \(unsupported.advice)")
  }

  /// Whether it shows a screen of another platform or tool.
  package var isUnsupported: Bool { unsupported != nil }

  private static let all = prints + pageSources + failures + documents + markup + data

  // MARK: Screens

  /// Texts that tests print for a screen, by what each contains near its beginning.
  private static let prints = [
    ("an Espresso view hierarchy", "View Hierarchy:", "use a dump of UI Automator"),
    ("a Flutter render tree", "RenderView#", "use a dump of UI Automator or a page source of Appium"),
  ].map { name, text, advice in
    NonScreenKind(
      name, .all([.text([text], in: .root(4 << 10)), .not(.xml)]),
      unsupported: (name.split(separator: " ").dropFirst().joined(separator: " "), advice))
  }

  private static let pageSources = [
    (
      "Windows",
      // The outermost elements by UI Automation.
      Signature.all([
        .root("Window", "Pane", "Desktop", "Custom", "Group", "Document"), .text([" AutomationId="]),
        .text([" ClassName="]),
      ])
    ), ("macOS", .root("AXApplication")),
  ].map { platform, signature in
    NonScreenKind(
      "a page source of a \(platform) screen", signature,
      unsupported: ("Appium on \(platform)", "expected one of an iOS or Android screen"))
  }

  /// What tools print or answer in the place of a screen, as the whole file.
  private static let failures = [
    failure(
      "uiautomator",
      .all([
        .not(.xml), .beginning(["ERROR: null root node", "ERROR: could not get idle state", "UI hierchary dumped"]),
      ])
    ),
    failure("Maestro", .all([.not(.first("{[<")), .text(["evices connected", "maestro.cli", "MaestroException"])])),
    failure(
      "WebDriver",
      .all([
        .first("{"), .any([.object(.members(["value"])), .object(.members(["error"]))]),
        .text(["\"error\""], in: .root(2048)), .text(["\"stacktrace\"", "\"invalid session id\"", "\"no such "]),
      ])),
  ]

  private static func failure(_ tool: String, _ signature: Signature) -> NonScreenKind {
    NonScreenKind(
      "a message of \(tool)", signature, unsupported: ("message of \(tool)", "repeat the dump of the screen"))
  }

  // MARK: Others

  /// Files of designers and programmers, which neither are JSON nor XML.
  private static let documents =
    [("PNG", "PNG\r\n"), ("JPEG", "JFIF"), ("JPEG", "Exif"), ("GIF", "GIF8"), ("WebP", "WEBPVP8")].map { name, text in
      NonScreenKind("a \(name) image", .all([.not(.xml), .text([text], in: .root(16))]), advice: dumps)
    } + [
      NonScreenKind("a PDF document", .beginning(["%PDF-"]), advice: dumps),
      NonScreenKind(
        "a local copy of Figma", opaque("fig"), advice: "get the JSON of the design from Figma's API"),
      NonScreenKind("a Sketch document", opaque("sketch"), advice: "describe the screen in JSON or XML"),
      NonScreenKind("YAML", opaque("yaml", "yml"), advice: "describe the screen in JSON or XML"),
      NonScreenKind(
        "source code", opaque("swift", "kt", "java", "dart", "m", "tsx", "jsx", "ts", "js", "py"), advice: dumps),
    ]

  private static let dumps = "check a page source of a running test, or describe the screen in JSON or XML"

  /// Files of some extensions that do not begin as JSON or XML.
  private static func opaque(_ extensions: StaticString...) -> Signature {
    .all([.extensions(extensions), .not(.first("{[<"))])
  }

  private static let markup = [
    NonScreenKind("an Android manifest", .root("manifest")),
    NonScreenKind("a file of Android values", .root("resources")),
    NonScreenKind("a property list", .root("plist")),
    NonScreenKind("an SVG image", .root("svg")),
    NonScreenKind("a web page", .root("html")),
    NonScreenKind("a test report", .root("testsuites", "testsuite")),
    NonScreenKind("a Checkstyle report", .root("checkstyle")),
    NonScreenKind("a configuration of Android Lint", .root("lint")),
    NonScreenKind("a report of Android Lint", .root("issues")),
    NonScreenKind("a file of translations", .root("xliff")),
    NonScreenKind("OData metadata", .root("Edmx")),
    NonScreenKind("an archive of Interface Builder", .root("archive")),
    NonScreenKind("an Xcode workspace", .root("Workspace")),
    NonScreenKind("an Xcode scheme", .root("Scheme")),
    NonScreenKind("a Spring configuration", .root("beans")),
    NonScreenKind("a module of an IDE or a configuration of Checkstyle", .root("module")),
    NonScreenKind("a Maven project", .all([.root("project"), .text(["http://maven.apache.org/POM"])])),
    NonScreenKind("the configuration of a project", .all([.root("project"), .text(["<component", "<target"])])),
    NonScreenKind("an Android resource", .all([.root(.any), .not(.root("project")), .androidNamespace])),
  ]

  private static let data = [
    mobileDevelopmentKit("an action", "action", prefix: "Action.Type."),
    mobileDevelopmentKit("the application", "app", prefix: "Application"),
    mobileDevelopmentKit("a global", "global", prefix: "String"),
    NonScreenKind("a list of locked dependencies", .object(.anyMember(["lockfileVersion", "pins"]))),
    NonScreenKind("a package manifest", .object(.anyMember(["dependencies", "devDependencies"]))),
    NonScreenKind("a configuration of TypeScript", .object(.members(["compilerOptions"]))),
    NonScreenKind("a configuration of Google services", .object(.members(["project_info", "client"]))),
    NonScreenKind(
      "a part of an Xcode asset catalogue",
      .all([
        .object(.members(["info"])),
        .object(
          .only([
            "info", "images", "properties", "colors", "data", "layers", "assets", "symbols", "textures", "children",
          ])), .text(["\"author\""]),
      ])),
    NonScreenKind("a description of an API", .object(.anyMember(["openapi", "swagger"]))),
    NonScreenKind("a baseline of fiorilint", .object(.members(["fiorilint-baseline"]))),
    NonScreenKind("a Lottie animation", .object(.members(["v", "fr", "layers"]))),
  ]

  /// A file of an MDK application that pages refer to.
  private static func mobileDevelopmentKit(
    _ noun: String, _ pathExtension: StaticString, prefix: String
  ) -> NonScreenKind {
    NonScreenKind(
      "\(noun) of an MDK application",
      .all([
        .extensions([pathExtension]),
        .objects(ObjectSearch(text: ("_Type", NamePattern(prefixes: [prefix])), holders: [], depth: 1)),
      ]), advice: "name its pages, or the folder of the application")
  }
}
