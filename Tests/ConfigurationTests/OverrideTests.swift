import Configuration
import Formats
import Linting
import Screens
import TestSupport
import Testing

/// Which overrides hold for which screens.
@Suite struct OverrideTests {
  /// A screen whose name or platform is not known is none that an override names; one for both platforms takes both.
  @Test(arguments: [
    (#""name": "Login""#, [0]), (#""name": "Login2", "platform": "android""#, [0, 1, 2]), (#""name": "Home""#, []),
    (#""platform": "ios""#, [2]), (#""platform": "android""#, [1, 2]), (#""platform": "crossPlatform""#, [2]),
    (#""name": null, "platform": null"#, []), (#""name": "Home", "platform": "ios""#, [2, 3]),
  ])
  func screens(members: String, expected: [Int]) throws {
    let (configuration, folder) = try LoadedConfiguration.load([
      ".fiorilint.yml": """
      overrides:
        - {screens: "Login*", rules: {"*": off}}
        - {platforms: android, rules: {"*": off}}
        - {platforms: [ios, android], rules: {"*": off}}
        - {platforms: ios, screens: [Home], rules: {"*": off}}
      """
    ])
    let selection = configuration.selection(for: folder.path("a.json"))
    #expect(selection.dependsOnScreens && configuration.pendingPlaces(of: selection).map(\.line) == [2, 3, 4, 5])
    let file = try DescribedScreens(Array("{\"type\": \"screen\", \(members)}".utf8)) { screen in
      configuration.overrides(of: selection, for: screen).map { $0 - 1 }
    }
    #expect(file.answers == [expected], "\(members)")
  }

  /// The screens of a file are linted each with what holds on it, and reported in their order.
  @Test func screensOfOneFile() throws {
    let text = """
      [{"type": "screen", "platform": "ios", "name": "A", "content": [{"type": "button", "frame": [0, 0, 30, 30]}]},
       {"type": "screen", "platform": "ios", "name": "B", "content": [{"type": "button", "frame": [0, 0, 30, 30]}]},
       {"type": "screen", "platform": "ios", "name": "A", "content": [{"type": "button", "frame": [0, 0, 30, 30]}]}]
      """
    let engine = TestLinter.engine()
    let bytes = Array(text.utf8)
    let whole = engine.lint(bytes)
    let isB: (Element) -> Bool = { $0.text(.name) == "B" }
    var left = bytes.withUnsafeBytes { engine.lint(text: $0, path: "test.json") { !isB($0) } }
    let right = bytes.withUnsafeBytes { engine.lint(text: $0, path: "test.json", where: isB) }
    #expect(left.findings.map(\.start.line) == [1, 3] && right.findings.map(\.start.line) == [2])
    #expect(left.screens == 2 && right.screens == 1)
    left.add(right)
    #expect(left.findings == whole.findings && left.screens == whole.screens)
    #expect(left.tallies == whole.tallies && left.needs.map(\.count) == whole.needs.map(\.count))
  }
}

/// What a body says of each screen of a description.
private final class DescribedScreens: ScreenConsumer {
  private(set) var answers: [[Int]] = []
  private let body: (Element) -> [Int]

  init(_ bytes: [UInt8], _ body: @escaping (Element) -> [Int]) throws(ReadError) {
    self.body = body
    let reader = ScreenFileReader(Formats.all, ReaderOptions())
    try reader.read(for: self) { source throws(ReadError) in try source.open(bytes, path: "test.json") }
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) { answers.append(body(tree.root)) }
}
