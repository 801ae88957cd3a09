import TestSupport
import Testing

/// What authors outside of this repository build on changes only on purpose.
@Suite struct PublicAPITests {
  private static let api = Result { try PublicAPI() }

  @Test func isAsReviewed() throws {
    let api = try Self.api.get()
    #expect(api.lines.count > 100 && api.lines.count < 320)
    #expect(try Golden.difference(of: api.lines.joined(separator: "\n") + "\n", from: "public-api.txt") == nil)
  }

  /// A fact, part or kind that is added is a word here, and nothing above.
  @Test func wordsAreAsReviewed() throws {
    let words = try Self.api.get().words
    #expect(words.count > 100)
    #expect(try Golden.difference(of: words.joined(separator: "\n") + "\n", from: "public-vocabulary.txt") == nil)
  }

  /// What no team can name or come by is `package`.
  @Test func everythingPublicIsForTeams() throws {
    let unreachable = try Self.api.get().unreachable
    #expect(unreachable == [], "\(unreachable)")
    let others = try Repository.files(below: "Sources", "swift").filter { path in
      try !PublicAPI.modules.contains { path.hasPrefix("Sources/\($0)/") }
        && (String(decoding: Repository.bytes(of: path), as: UTF8.self))
          .contains(#/(?m)^[ \t]*(?:@\w+ )*(?:public|open) (?![-+]?=)/#)
    }
    #expect(others == [])
  }

  /// What belongs to the screen that is being read or checked is good for the call alone, and a compiler says so where it is kept.
  private static let ofOneThread: Set = [
    "Children", "Element", "ElementCheck", "Members", "MissingFact", "FileHead", "Part", "Pass", "PlannedChange",
    "RelatedElement", "ScreenTree",
    "SourceReader", "TreeBuilder",
  ]

  @Test func isSendable() throws { #expect(try Self.api.get().unsendable == Self.ofOneThread) }

  @Test func isDocumented() throws { #expect(try Self.api.get().undocumented == []) }
}
