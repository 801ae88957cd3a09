import Testing

@testable import Linting

/// Selectors that lie in each other without end.
@Suite struct SelectorDepthTests {
  @Test(arguments: ["not", "is", "has", "known"]) func depthIsBounded(name: String) {
    let text = String(repeating: "*:\(name)(", count: 20_000) + "title" + String(repeating: ")", count: 20_000)
    let error = #expect(throws: SelectorError.self) { try Selector(text) }
    #expect(error?.message.contains("deep") == true, "\(error?.message.prefix(200) ?? "")")
  }

  @Test func someDepthIsRight() throws {
    _ = try Selector(String(repeating: "*:not(", count: 20) + "title" + String(repeating: ")", count: 20))
  }
}
