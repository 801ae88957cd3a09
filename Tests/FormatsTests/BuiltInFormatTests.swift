import Formats
import Screens
import Testing

/// What formats declare, so that no other code names them.
@Suite struct BuiltInFormatTests {
  @Test func namesAreNotEmpty() {
    #expect(Formats.all.last?.name == "" && Formats.all.count == Formats.builtIn.count + 1)
    #expect(Formats.builtIn.allSatisfy { !$0.name.isEmpty && !$0.summary.isEmpty })
  }

  @Test func suppressions() {
    let places = Dictionary(
      Formats.builtIn.map { ($0.name, $0.suppressionPlace) }, uniquingKeysWith: { first, _ in first })
    #expect(places.filter { $1 != .configuration } == ["json": .member, "mdk": .member, "xml": .comment])
  }

  @Test(arguments: [
    ("a/b.page", "a/c.action", true), ("a/b.fragment", "a/Application.app", true), ("a/b.page", "a/c.json", false),
    ("res/layout/a.xml", "res/values-de/b.xml", true), ("res/layout-land/a.xml", "settings.gradle.kts", true),
    ("res/layouts/a.xml", "res/values/b.xml", false), ("a.json", "Application.app", false),
  ])
  func references(screen: String, file: String, expected: Bool) {
    let mayRefer = Formats.builtIn.compactMap(\.application)
      .contains { $0.mayBeScreen(screen) && $0.mayBeReferredTo(file) }
    #expect(mayRefer == expected)
  }
}
