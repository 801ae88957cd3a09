import Screens
import Testing

/// A case of the vocabulary is the only place in which its name is written.
@Suite struct NamesTests {
  @Test(arguments: [(Kind.objectCell.name, "objectCell"), (Member.maxItemCount.name, "maxItemCount")])
  func namesAreThoseOfTheCases(name: String, expected: String) { #expect(name == expected) }

  @Test func descriptionsAreNames() {
    #expect("\(Kind.seeAll) \(Kind.description) \(Member.text) \(Token.none)" == "seeAll description text none")
  }

  @Test func numbersAreThePlacesOfTheCases() {
    checkNumbers(of: Kind.self)
    checkNumbers(of: Member.self)
    checkNumbers(of: Token.self)
  }

  private func checkNumbers<Name: VocabularyName>(of names: Name.Type) {
    #expect(names.allCases.count == names.total)
    for (number, name) in names.allCases.enumerated() {
      #expect(Int(name.rawValue) == number)
      #expect(Name(rawValue: name.rawValue) == name)
    }
    for number in names.total...255 { #expect(Name(rawValue: UInt8(number)) == nil) }
  }

  @Test(arguments: [
    (Kind.button.words, "button"), (Kind.objectCell.words, "object cell"), (Kind.seeAll.words, "see all"),
    (Member.maxItemCount.words, "max item count"),
  ])
  func words(words: String, expected: String) { #expect(words == expected) }

  /// All messages take their nouns from the declarations.
  @Test(arguments: Kind.allCases) func nounsAreThoseOfTheDeclarations(kind: Kind) {
    #expect(ElementNouns.standard.noun(of: kind) == Vocabulary[kind].noun)
  }
}
