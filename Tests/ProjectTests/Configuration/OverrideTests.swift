import Formats
import Linting
import Project
import Screens
import TestSupport
import Testing

/// Which overrides hold for which screens.
@Suite struct OverrideTests {
  /// A key that belongs elsewhere is the only mistake of its override.
  @Test func oneMistakeOfAnOverride() {
    let errors = LoadedConfiguration.mistakes("overrides: [{files: a, baseline: b.json}]\n")
    #expect(errors.count == 1 && errors[0].contains("`baseline` belongs at the top"), "\(errors)")
  }

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
