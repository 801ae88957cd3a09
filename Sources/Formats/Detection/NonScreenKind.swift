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

  private static let all = prints + pageSources + otherTools + failures + documents + markup + data

  // MARK: Screens

  /// Texts that tests print for a screen, each with its article and by what it contains near its beginning.
  private static let prints = [
    (
      "", "output of dumpsys",
      [["ACTIVITY ", "TASK ", "ACTIVITY MANAGER", "WINDOW MANAGER"], ["View Hierarchy:", "TASK "]],
      "use `adb exec-out uiautomator dump /dev/tty`"
    ),
    ("an ", "Espresso view hierarchy", [["View Hierarchy:"]], "use a dump of UI Automator"),
    ("a ", "Flutter render tree", [["RenderView#"]], runningApp),
    ("a ", "Flutter semantics tree", [["SemanticsNode#"]], runningApp),
    ("a ", "Flutter widget tree", [["[root]"]], runningApp),
  ].map { article, name, texts, advice in
    NonScreenKind(
      article + name, .all(texts.map { .text($0, in: .root(4 << 10)) } + [.not(.xml), .not(.first("{"))]),
      unsupported: (name, advice))
  }

  private static let runningApp = "use a dump of UI Automator or a page source of Appium"

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

  /// Forms that tools have besides those that are read.
  private static let otherTools = [
    NonScreenKind(
      "a compact hierarchy of Maestro (CSV)", .beginning(["element_num,depth,"]),
      unsupported: ("Maestro (CSV)", "use `maestro hierarchy` without --compact")),
    NonScreenKind(
      "a screen of Maestro's MCP server", .object(.members(["ui_schema", "elements"])),
      unsupported: ("Maestro (MCP)", "use `maestro hierarchy`")),
    NonScreenKind(
      "a list of elements of mobile-mcp", .beginning(["Found these elements on screen:"]),
      unsupported: ("mobile-mcp", runningApp)),
    NonScreenKind(
      "a design of a context server for Figma",
      .all([.object(.members(["nodes", "globalVars"])), .text(["\"styles\""])]),
      unsupported: ("Figma context", "get the JSON of the design from Figma's API")),
  ]

  /// What tools print or answer in the place of a screen, as the whole file.
  private static let failures = [
    failure(
      "uiautomator",
      .all([
        .not(.xml), .beginning(["ERROR: null root node", "ERROR: could not get idle state", "UI hierchary dumped"]),
      ])
    ),
    failure("Figma", .all([.object(.members(["status", "err"])), .object(.only(["status", "err"]))])),
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
        "a compiled nib", .any([.beginning(["NIBArchive"]), .all([.extensions(["nib"]), .beginning(["bplist"])])]),
        advice: "check the .xib or .storyboard that it was made of"),
      NonScreenKind("a binary property list", .beginning(["bplist"])),
      application("Android", "apk", "aab", "apks", advice: "the layouts in its sources, or a dump of UI Automator"),
      application("iOS", "ipa", advice: "the storyboards in its sources, or a page source of Appium"),
      NonScreenKind("a compressed file", .beginning(["\u{1F}"]), advice: "unpack it, and check the file in it"),
      NonScreenKind(
        "a local copy of Figma", opaque("fig"), advice: "get the JSON of the design from Figma's API"),
      NonScreenKind("a Sketch document", opaque("sketch"), advice: "describe the screen in JSON or XML"),
      NonScreenKind("a ZIP archive", zip, advice: "unpack it, and check the files in it"),
      NonScreenKind("YAML", opaque("yaml", "yml"), advice: "describe the screen in JSON or XML"),
      source("React Native", "react-native", "tsx", "jsx", "ts", "js"),
      source("Jetpack Compose", "@Composable", "kt"),
      source("SwiftUI", "SwiftUI", "swift"),
      source("Flutter", "package:flutter", "dart"),
      NonScreenKind(
        "source code", opaque("swift", "kt", "java", "dart", "m", "tsx", "jsx", "ts", "js", "py"), advice: dumps),
    ]

  /// Source code of a framework, which a text in it shows.
  private static func source(
    _ framework: String, _ text: String, _ extensions: StaticString...
  ) -> NonScreenKind {
    NonScreenKind(
      "source code of \(framework)",
      .all([.extensions(extensions), .not(.first("{[<")), .text([text], in: .start(16 << 10))]),
      advice: "check what the running app shows: a dump of UI Automator or a page source of Appium")
  }

  private static let zip = Signature.beginning(["PK\u{3}\u{4}", "PK\u{5}\u{6}"])

  private static func application(
    _ platform: String, _ extensions: StaticString..., advice: String
  ) -> NonScreenKind {
    NonScreenKind(
      "an application for \(platform)", .all([.extensions(extensions), zip]), advice: "check \(advice)")
  }

  private static let dumps = "check a page source of a running test, or describe the screen in JSON or XML"

  /// Files of some extensions that do not begin as JSON or XML.
  private static func opaque(_ extensions: StaticString...) -> Signature {
    .all([.extensions(extensions), .not(.first("{[<"))])
  }

  private static let screensOfReport = "check the screens that it is about"

  private static let markup = [
    NonScreenKind("an Android manifest", .root("manifest")),
    NonScreenKind("a file of Android values", .root("resources")),
    NonScreenKind("a property list", .root("plist")),
    NonScreenKind("an SVG image", .root("svg")),
    NonScreenKind(
      "a report of fiorilint (HTML)", .all([.root("html"), .text(["\"fiorilint "], in: .root(4 << 10))]),
      advice: screensOfReport),
    NonScreenKind("a web page", .root("html"), advice: dumps),
    NonScreenKind("a test report (JUnit)", .root("testsuites", "testsuite"), advice: screensOfReport),
    NonScreenKind("a Checkstyle report", .root("checkstyle"), advice: screensOfReport),
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
    NonScreenKind("a SARIF report", .object(.members(["version", "runs"])), advice: screensOfReport),
    NonScreenKind("a SARIF report", .object(.members(["$schema", "runs"])), advice: screensOfReport),
    NonScreenKind(
      "a partial report of fiorilint", .object(.members(["version", "run"])),
      advice: "`fiorilint merge` makes other reports of it"),
    NonScreenKind(
      "a report of fiorilint (JSON)",
      .any([.object(.members(["version", "findings"])), .object(.members(["version", "total", "rules"]))]),
      advice: screensOfReport),
    NonScreenKind(
      "a report for GitLab", .object(.members(["check_name", "fingerprint"])), advice: screensOfReport),
    NonScreenKind("a report for SonarQube", .object(.members(["rules", "issues"])), advice: screensOfReport),
    NonScreenKind(
      "a report of fiorilint (CSV)", .beginning(["path,line,column,"]), advice: screensOfReport),
    NonScreenKind(
      "a Flutter widget tree",
      .all([.object(.anyText("description")), .text(["\"[root]\"", "DiagnosticableTreeNode"])]),
      unsupported: ("Flutter widget tree", runningApp)),
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
