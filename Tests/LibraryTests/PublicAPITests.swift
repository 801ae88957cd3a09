import TestSupport
import Testing

/// What authors outside of this repository build on changes only on purpose.
@Suite struct PublicAPITests {
  private static let api = Result { try PublicAPI() }

  @Test func isAsReviewed() throws {
    let api = try Self.api.get()
    #expect(api.lines.count > 100)
    #expect(try Golden.difference(of: api.lines.joined(separator: "\n") + "\n", from: "public-api.txt") == nil)
  }

  /// What belongs to the screen that is being read or checked is good for the call alone, and a compiler says so where it is kept.
  private static let ofOneThread: Set = [
    "Children", "Element", "ElementCheck", "Members", "Need", "Opening", "Part", "Pass", "RelatedElement", "ScreenTree",
    "SourceReader", "TreeBuilder",
  ]

  @Test func isSendable() throws { #expect(try Self.api.get().unsendable == Self.ofOneThread) }

  @Test func isDocumented() throws { #expect(try Self.api.get().undocumented == []) }
}
