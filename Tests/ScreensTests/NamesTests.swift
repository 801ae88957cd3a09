import Screens
import Testing

/// The names that are listed for speed are those of the cases.
struct NamesTests {
  @Test func everyCaseHasItsOwnName() {
    #expect(Kind.allCases.map(\.name) == Kind.allCases.map { "\($0)" })
    #expect(Member.allCases.map(\.name) == Member.allCases.map { "\($0)" })
    #expect(Token.allCases.map(\.name) == Token.allCases.map { "\($0)" })
  }
}
