import Formats
import Screens
import TestSupport
import Testing

@Suite struct FigmaTests {
  private static func name(of text: String, cutAt count: Int? = nil) throws -> String {
    let source = SourceReader()
    let bytes = Array(text.utf8).prefix(count ?? .max)
    try Array(bytes).withUnsafeBytes { try source.open(text: $0, path: "any.json") }
    let opening = FileHead(source)
    return Formats.all.first { $0.recognizes(opening) }?.name ?? ""
  }

  @Test(arguments: [
    design(), phone(), "\u{FEFF}" + phone(), layer("FRAME", "a", "0 0 1 1"), layer("GROUP", "a", "0 0 1 1"),
    layer("TEXT", "a", "0 0 1 1"), "[\(layer("FRAME", "a", "0 0 1 1"))]",
    #"{"name": "f", "version": "1", "nodes": {"1:2": {"document": {"id": "1:2", "type": "FRAME", "children": []}}}}"#,
    #"{"nodes": {"1:1": null, "1:2": {"document": {"type": "FRAME", "blendMode": "NORMAL"}}}}"#,
    #"{"406:7": {"document": {"id": "1:2", "type": "VECTOR", "strokeAlign": "CENTER"}, "components": {}}}"#,
    #"{"document": {"children": [{"id": "0:1", "type": "CANVAS", "children": []}], "type": "DOCUMENT"}}"#,
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try Self.name(of: text) == "figma") }

  @Test(arguments: [
    "{}", "[]", #"{"document": {}}"#, #"{"document": {"type": "doc", "children": []}}"#, #"{"nodes": []}"#,
    #"{"type": "FRAME"}"#, #"{"children": []}"#, #"{"document": {"type": "FRAME"}}"#, #"{"12:3": {}}"#,
    #"{"nodes": {"a": {"type": "group", "children": []}}}"#, #"{"type": "group", "content": []}"#,
  ])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try Self.name(of: text) != "figma") }

  @Test func isRecognizedByItsBeginning() throws {
    let text = phone(
      String(repeating: layer("FRAME", "a", "0 0 1 1") + ", ", count: 50) + layer("FRAME", "b", "0 0 1 1"))
    for count in stride(from: 300, to: text.utf8.count, by: 97) {
      #expect(try Self.name(of: text, cutAt: count) == "figma")
    }
  }

  // MARK: Screens

  @Test(arguments: [
    ("390 844", "deviceClass=phone width=390 height=844 orientation=portrait"),
    ("844 390", "deviceClass=phone width=844 height=390 orientation=landscape"),
    ("1170 2532", "deviceClass=phone width=390 height=844 orientation=portrait"),
    ("750 1334", "deviceClass=phone width=375 height=667 orientation=portrait"),
    ("1440 2560", "deviceClass=phone width=360 height=640 orientation=portrait"),
    ("390 1900", "deviceClass=phone width=390 orientation=portrait"),
    ("400 600", "deviceClass=phone width=400 orientation=portrait"),
    ("1080 3000", "deviceClass=phone width=360 orientation=portrait"),
    ("768 1024", "deviceClass=tablet width=768 height=1024 orientation=portrait"),
    ("768 2000", "deviceClass=tablet width=768 orientation=portrait"),
    ("1366 1024", "deviceClass=tablet width=1366 height=1024 orientation=landscape"),
    ("1440 1024", nil), ("1280 800", nil), ("1366 768", nil), ("390 400", nil), ("24 24", nil), ("441 900", nil),
    ("359 900", nil), ("1920 1080", nil), ("1280 720", nil), ("2688 1242", nil),
    ("896 414", "deviceClass=phone width=896 height=414 orientation=landscape"),
    ("1024 1600", "deviceClass=tablet width=1024 orientation=portrait"),
  ])
  func screensHaveTheSizeOfADevice(_ size: String, _ facts: String?) {
    let result = readFigma(design(layer("FRAME", "Home", "10 20 \(size)")))
    // Some sizes are those of one platform's devices.
    let dumps = result.dumps.map { $0.replacing(" platform=ios", with: "") }
    #expect(dumps == (facts.map { ["screen name=\"Home\" \($0)"] } ?? []))
    #expect(result.failure?.unsupportedFormat == (facts == nil ? "Figma without screens" : nil))
  }

  /// A size that only one platform's devices have, with a bar that is so high on them.
  @Test(
    arguments: [
      ("390 844", "Status Bar / iPhone", "390 47", "ios"), ("390 844", "Status Bar", "390 47", "ios"),
      ("390 844", "StatusBar", "390 24", nil), ("390 844", "Home Indicator", "390 34", "ios"),
      ("390 1900", "Bar", "390 47", nil),
      ("390 1900", "Status Bar", "200 47", nil), ("1170 2532", "Status Bar", "1170 141", "ios"),
      ("390 1900", "Status Bar", "390 47", "ios"), ("360 800", "Status bar", "360 24", "android"),
      ("360 800", "Status bar", "360 44", nil), ("412 917", "Status bar", "412 52", "android"),
      ("400 800", "Home Indicator", "400 34", nil), ("768 1024", "Status Bar", "768 24", nil),
    ] as [(String, String, String, String?)])
  func barsOfTheSystemTellThePlatform(_ size: String, _ name: String, _ bar: String, _ platform: String?) {
    let result = readFigma(design(layer("FRAME", "Home", "0 0 \(size)", "", layer("INSTANCE", name, "0 0 \(bar)"))))
    #expect(result.line("screen").contains("platform=\(platform ?? "")") == (platform != nil))
  }

  /// A size that Figma has ready for the phones of one platform alone, where nothing in the frame is of the other.
  @Test(
    arguments: [
      ("390 844", "Bar", "ios"), ("393 852", "Bar", "ios"), ("430 932", "Bar", "ios"), ("1290 2796", "Bar", "ios"),
      ("360 800", "Bar", "android"), ("412 915", "Bar", "android"), ("390 845", "Bar", nil), ("400 800", "Bar", nil),
      ("360 780", "Bar", nil), ("720 1600", "Bar", nil), ("768 1024", "Bar", nil), ("844 390", "Bar", nil),
      ("390 844", "Material / Button", nil), ("390 844", "Back (Android)", nil), ("360 800", "iOS back", nil),
      ("390 844", "Materials", "ios"),
    ] as [(String, String, String?)])
  func sizesThatFigmaHasReadyTellThePlatform(_ size: String, _ name: String, _ platform: String?) {
    let result = readFigma(design(layer("FRAME", "Home", "0 0 \(size)", "", layer("INSTANCE", name, "0 100 90 47"))))
    #expect(result.line("screen").contains("platform=\(platform ?? "")") == (platform != nil))
  }

  /// Phones are drawn for pages of the web too, in frames that are called by the device.
  @Test(arguments: [
    ("Home / browser", "Design", "Page", "Bar"), ("Home", "Responsive website", "Page", "Bar"),
    ("iPhone 14 - 1", "Design", "Mobile web", "Status Bar"), ("Checkout PWA", "iOS", "Page", "Status Bar"),
    ("Home", "Design", "Page", "Safari / Toolbar"), ("Home", "acme.com URL checker", "Page", "Status Bar"),
  ])
  func pagesOfTheWebHaveNoPlatform(_ frame: String, _ file: String, _ page: String, _ bar: String) {
    let screen = layer("FRAME", frame, "0 0 390 844", "", layer("INSTANCE", bar, "0 0 390 47"))
    #expect(
      !readFigma(design(layer("SECTION", page, "0 0 900 900", "", screen), name: file)).dump.contains("platform="))
  }

  @Test func whatNamesAPlatformGoesBeforeAFileOfTheWeb() {
    let screen = layer("FRAME", "Home - iOS", "0 0 390 844")
    #expect(readFigma(design(screen, name: "Web and apps")).dump.contains("platform=ios"))
  }

  @Test func aBarOfTheOtherPlatformMakesItUnknown() {
    let bars = [layer("INSTANCE", "Home Indicator", "0 810 390 34"), layer("FRAME", "Status bar", "0 0 390 24")]
    let result = readFigma(design(layer("FRAME", "Home", "0 0 390 844", "", bars.joined(separator: ", "))))
    #expect(!result.line("screen").contains("platform"))
  }

  @Test func componentsAreScreensWhereTheyAreAsHighAsADevice() {
    for type in ["COMPONENT", "INSTANCE"] {
      #expect(readFigma(design(layer(type, "Home", "0 0 390 844"))).dump.contains("width=390"))
      #expect(!readFigma(design(layer(type, "Home", "0 0 390 900"))).dump.contains("width=390"))
    }
    #expect(!readFigma(design(layer("GROUP", "Home", "0 0 390 844"))).dump.contains("width=390"))
  }

  @Test func sectionsAndPagesHoldScreens() {
    let screen = layer("FRAME", "Home", "0 0 390 844")
    let sections = layer("SECTION", "Flow", "0 0 900 900", "", screen, layer("SECTION", "In", "0 0 9 9", "", screen))
    #expect(readFigma(design(sections, screen)).dumps.count == 3)
    // A frame in a frame is a part of it.
    #expect(readFigma(design(layer("FRAME", "Board", "0 0 2000 900", "", screen))).dumps == [])
  }

  @Test func whatIsHiddenIsLeftOut() {
    for member in [#""visible": false"#, #""opacity": 0"#, #""opacity": 0.0"#, #""isMask": true"#] {
      let hidden = layer("FRAME", "x", "100 200 9 9", member, textLayer("a", "100 200 9 9"))
      #expect(readFigma(phone(hidden, textLayer("b", "100 200 9 9"))).lines("content/").count == 1)
    }
    #expect(readFigma(design(layer("FRAME", "a", "0 0 390 844", #""visible": false"#))).dumps == [])
  }

  /// The screens that there are count all the same.
  @Test func aNodeThatDoesNotExistIsAnError() {
    let screen = layer("FRAME", "Home", "0 0 390 844")
    let result = readFigma("{\"nodes\": {\"1:2\": {\"document\": \(screen)}, \"1:9\": null, \"1:10\": null}}")
    #expect(result.dumps.count == 1)
    #expect(result.failure?.message == "Figma has no node 1:9; its value is null")
  }

  @Test func framesCountFromTheScreenInItsScale() {
    let text = design(layer("FRAME", "A", "-3000 90 1170 2532", "", textLayer("a", "-2970 180.5 300 60")))
    #expect(readFigma(text).line("content/label").contains("frame=[10.0 \(90.5 / 3) 100.0 20.0]"))
  }

  @Test func whatIsRotatedHasNoFrame() {
    let inner = layer("FRAME", "x", "100 200 50 50", #""rotation": 0.3"#, textLayer("a", "100 200 9 9"))
    #expect(readFigma(phone(inner)).line("content/label").contains("frame=?"))
    let upright = layer("FRAME", "x", "100 200 50 50", #""rotation": -0.0"#, textLayer("a", "100 200 9 9"))
    #expect(readFigma(phone(upright)).line("content/label").contains("frame=[0.0 0.0 9.0 9.0]"))
  }

  @Test(arguments: [
    ("Home - iOS", "Design", "ios"), ("iPhone 16 Pro - 1", "Android kit", "ios"), ("Android Compact", "iOS", "android"),
    ("Home", "Shop for Android", "android"), ("iOS and Android", "iOS", nil), ("Home", "iOS & Android", nil),
    ("Home", "Androids", nil), ("Home", "Design", nil),
  ])
  func platformIsWhatNamesSayAlone(_ frame: String, _ file: String, _ platform: String?) {
    let result = readFigma(design(layer("FRAME", frame, "0 0 400 844"), name: file))
    #expect(result.dump.contains("platform=") == (platform != nil))
    if let platform { #expect(result.dump.contains("platform=\(platform)")) }
  }

  @Test func componentsOfAKitSayThePlatform() {
    func platform(_ component: String) -> Bool {
      let used = layer("INSTANCE", "x", "0 0 390 47", #""componentId": "2:1""#)
      return readFigma(design(layer("FRAME", "Home", "0 0 400 844", "", used), components: "\"2:1\": {\(component)}"))
        .dump.contains("platform=ios")
    }
    #expect(platform(#""name": "Status Bar - iPhone""#))
    #expect(platform(#""name": "x", "documentationLinks": [{"uri": "https://a/fiori-design-ios/b"}]"#))
    #expect(!platform(#""name": "ios_share""#))
    #expect(!platform(#""name": "x", "description": "fiori-design-ios and fiori-design-android""#))
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#"{"document": {"type": "DOCUMENT", "children": [}"#, 47, "a JSON value"),
    (#"{"document": {"type": "DOCUMENT", "children": []}, "components": {"a"}}"#, 69, "after the member name"),
    (#"{"document": {"type": "DOCUMENT", "children": [], "children": []}}"#, 50, "given twice"),
    (#"{"document": {"type": "DOCUMENT", "children": []}} x"#, 51, "the end of the text"),
    (#"{"document": {"type": "DOCUMENT", "children": ["#, 47, "the text ends here"),
    ("7", 0, "a Figma file"),
  ])
  func mistakesHaveTheirPlace(_ text: String, _ offset: Int, _ message: String) {
    let failure = readFigma(text).failure
    #expect(failure?.message.contains(message) == true, "\(String(describing: failure))")
    #expect(failure?.offset == offset)
  }

  @Test func nestingIsLimited() {
    let text = String(repeating: #"{"type": "FRAME", "children": ["#, count: 200) + String(repeating: "]}", count: 200)
    #expect(readFigma(text).failure?.message.contains("nested deeper") == true)
  }

  @Test func membersOfAnyTypeAreRead() {
    for value in ["null", "1", "\"x\"", "[]", "{}", "true", "1e999", "[1, \"a\", {\"x\": [null]}]"] {
      for member in [
        "id", "name", "type", "visible", "opacity", "rotation", "children", "absoluteBoundingBox", "characters",
        "style",
        "fills", "cornerRadius", "rectangleCornerRadii", "componentId", "clipsContent", "overflowDirection",
        "interactions",
        "transitionNodeID", "componentProperties", "isMask",
      ] {
        let inner = "{\"\(member)\": \(value), \"x\": 1}"
        let text = phone(layer("INSTANCE", "Object Cell", "100 200 390 80", "\"x\": 1", inner), inner)
        let result = readFigma(text)
        #expect(result.failure == nil && result.dumps.count == 1, "\(member): \(value)")
      }
    }
  }

  @Test func whatIsCutOffAtAnyByteFails() {
    let text = Array(phone(textLayer("ü \\u00e9", "0 0 9 9"), imageLayer("0 0 9 9")).utf8)
    for count in 60..<text.count {
      let report = TestLinter.lint(Array(text.prefix(count)))
      #expect(report.failure != nil)
    }
  }

  @Test func placesAreThoseOfTheFile() {
    var texts: [String] = []
    let name = #"\u00dcber"#
    let text = design(layer("FRAME", name, "0 0 390 844", "", textLayer("a\\nb", "1 2 3 4")))
    let result = readFigma("\u{FEFF}" + text) { tree, source in
      let label = tree[1]
      texts = [
        source.text(tree.range(of: .name, in: tree.root)), source.text(tree.range(of: .frame, in: label)),
        source.text(tree.range(of: .text, in: label)), String(source.text(tree.range(of: label)).prefix(6)),
      ]
    }
    #expect(result.dump.hasPrefix("screen name=\"Über\""))
    #expect(
      texts == [
        "\"\(name)\"", #""absoluteBoundingBox": {"x": 1, "y": 2, "width": 3, "height": 4}"#, #""a\nb""#, "{\"id\":",
      ])
  }

  // MARK: Fixtures

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    var text = ""
    for file in Folders.files("Fixtures/formats/figma", withExtension: "json") {
      let result = read(file: file, as: FigmaFormat())
      text += "== \(file.split(separator: "/").last ?? "")\n"
      text += result.failure.map { "failure: \($0.message)\n" } ?? result.dumps.joined(separator: "\n") + "\n"
      #expect(result.problems.isEmpty)
    }
    let difference = try Golden.difference(of: text, from: "figma-trees.txt")
    #expect(difference == nil)
  }
}
