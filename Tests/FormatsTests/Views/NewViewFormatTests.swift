import Linting
import Screens
import TestSupport
import Testing

@testable import Formats

/// An invented view format: what a new one costs, and what it gets from the mapper.
@Suite struct NewViewFormatTests {
  private static let screen = """
    {"sketch": {"is": "application", "box": [0, 0, 390, 844], "views": [
      {"is": "button", "id": "filter", "box": [340, 60, 30, 30], "speech": true},
      {"is": "text", "text": "Featured", "box": [16, 260, 200, 24]},
      {"is": "button", "text": "See All", "box": [310, 250, 64, 44]},
      {"is": "collection", "box": [0, 300, 390, 200], "views": [
        {"is": "cell", "box": [16, 300, 150, 200], "views": [
          {"is": "image", "text": "Oak", "box": [16, 300, 150, 150]},
          {"is": "text", "text": "Table", "box": [16, 456, 150, 20]},
          {"is": "text", "text": "€ 120", "box": [16, 478, 150, 20]}]},
        {"is": "cell", "box": [176, 300, 150, 200], "views": [
          {"is": "image", "text": "Ash", "box": [176, 300, 150, 150]},
          {"is": "text", "text": "Chair", "box": [176, 456, 150, 20]}]},
        {"is": "cell", "box": [336, 300, 150, 200], "views": [
          {"is": "text", "text": "Lamp", "box": [336, 300, 150, 20]}]}]}]}}
    """

  private var dump: ReadScreens { read(Self.screen, as: SketchFormat()) }

  @Test func hasACollectionWithItsHeaderAndSeeAll() {
    #expect(dump.line("content/collectionView").contains("layout=horizontalScroll"))
    #expect(dump.line("header ").contains("text=\"Featured\""))
    #expect(dump.line("seeAll ").contains("text=\"See All\""))
  }

  @Test func hasCellsWithTheirParts() {
    #expect(dump.lines("cells/collectionCell").count == 3)
    #expect(
      dump.lines("title ").map { $0.contains("Table") || $0.contains("Chair") || $0.contains("Lamp") } == [
        true, true, true,
      ])
    #expect(dump.lines("subtitle ").count == 1)
  }

  @Test func hasTouchTargets() {
    #expect(rules.contains("touch-target/minimum-size"))
  }

  @Test func hasAccessibility() {
    #expect(rules.contains { $0.hasPrefix("accessibility/") })
  }

  private var rules: [String] {
    TestLinter.engine(rules: TestLinter.allRules, formats: [SketchFormat()]).lint(Array(Self.screen.utf8)).findings.map(
      \.rule)
  }
}

private struct SketchFormat: ScreenFormat {
  let name = "sketch"
  func recognizes(_ opening: FileHead) -> Bool { opening.json.holds("sketch") }
  func makeReader(_ options: ReaderOptions) -> any ScreenReader { SketchReader(options) }
}

private final class SketchReader: JSONScreenReader {
  private let views = ObservedViews()
  private static let roles: [String: ViewRole] = [
    "application": .application, "button": .button, "text": .text, "image": .image, "cell": .cell,
    "collection": .collection,
  ]

  override func readScreens(
    of source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    views.reset()
    let place = json.withRoot { root in
      if let sketch = root["sketch"] { push(sketch) }
      return root.range
    }
    var screen = ObservedScreen(at: place, views: 0..<views.count, factsAt: place)
    (screen.platform, screen.width, screen.height) = (.ios, 390, 844)
    builder.startScreen(at: place.lowerBound, isOneOfSeveral: false)
    ScreenMapper.map(screen, views, ViewTraits(), options, into: builder)
    consumer.consume(builder.tree, from: source)
  }

  private func push(_ value: JSONValue) {
    var view = ObservedView(at: value.range)
    view.role = value["is"]?.string.flatMap { Self.roles[$0] } ?? .container
    let sides = value["box"]?.children.compactMap(\.number) ?? []
    if sides.count == 4 { view.box = Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) }
    view.text = keep(value["text"])
    view.spoken = view.text
    view.id = keep(value["id"])
    if view.role == .button { view.states.insert(.reacts) }
    if view.spoken < 0 { view.states.insert(.silent) }
    if value["speech"]?.kind == .yes { view.states.insert(.speechIsKnown) }
    views.open(view)
    for inner in value["views"]?.children.filter({ $0.kind == .object }) ?? [] { push(inner) }
    views.close()
  }

  private func keep(_ value: JSONValue?) -> Int32 {
    guard let value else { return ObservedView.absent }
    let place = value.range
    return value.withText { views.keep($0, at: place) } ?? ObservedView.absent
  }
}
