import Screens
import Testing

@Suite struct WordTableTests {
  private let table = WordTable.shared

  private func word(_ text: String) -> UInt8 {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { table.word($0, count: bytes.count) } ?? WordTable.none
    }
  }

  private static let names = Set(
    Kind.allCases.map(\.name) + Member.allCases.map(\.name) + Token.allCases.map(\.name)
      + Vocabulary.kinds.flatMap(\.members).compactMap {
        if case .list(_, let element?) = $0.role { element } else { nil }
      })

  @Test func findsEveryWord() {
    for name in Self.names { #expect(word(name) != WordTable.none, "\(name)") }
    #expect(Set(Self.names.map(word)).count == Self.names.count)
    for kind in Kind.allCases { #expect(table[word(kind.name)].kind == kind.rawValue) }
    for member in Member.allCases {
      #expect(table[word(member.name)].member == member.rawValue)
      #expect(table.member(word(member.name)) == member)
    }
    for token in Token.allCases { #expect(table[word(token.name)].token == token.rawValue) }
  }

  @Test func saysWhatAWordIsNot() {
    #expect(table[word("ios")].kind == WordTable.none)
    #expect(table[word("ios")].member == WordTable.none)
    #expect(table.member(word("screen")) == nil)
    #expect(table[word("frame")].token == WordTable.none)
    #expect(table[word("swipeAction")].member == WordTable.none, "only the name of a list's elements")
  }

  @Test func rejectsWhatIsNearlyAWord() {
    for name in Self.names {
      var others = [name + "s", name + " ", " " + name, name + "\u{0}", name.uppercased(), String(name.dropLast())]
      others += [String(name.dropFirst()), name.capitalized, String(name.reversed()), name + name]
      for other in others where !Self.names.contains(other) { #expect(word(other) == WordTable.none, "\(other)") }
    }
    #expect(word("") == WordTable.none)
    #expect(word("\u{0}") == WordTable.none)
    #expect(word(String(repeating: "x", count: 10_000)) == WordTable.none)
  }

  @Test(arguments: Kind.allCases) func childrenAreThoseOfTheVocabulary(kind: Kind) {
    for name in Self.names {
      let found = table.child(word(name), of: kind)
      let expected = Vocabulary.child(named: name, of: kind)
      #expect(found?.member == expected?.member, "\(name) in \(kind.name)")
      #expect(found?.kind == expected?.kind, "\(name) in \(kind.name)")
    }
  }

  @Test(arguments: Kind.allCases) func slotsAreThoseOfTheVocabulary(kind: Kind) {
    for member in Member.allCases {
      let slot = table.slot(member.rawValue, in: kind).pointee
      let declaration = Vocabulary.declaration(of: member, in: kind)
      #expect(slot.role.isFact == (declaration?.factType != nil))
      switch declaration?.role {
      case nil: #expect(slot.role == .undeclared)
      case .part(let part): #expect(slot.role == .part && slot.kind == part)
      case .list(let kinds, let element):
        #expect(slot.role == (element == nil ? .mixedList : .list) && slot.kind == kinds[0])
        #expect(Array(slot.kinds) == Kind.allCases.filter(kinds.contains))
      case .fact(.token(let tokens, let aliases)):
        #expect(slot.role == .token)
        #expect(slot.hasAliases == !aliases.isEmpty)
        #expect(Token.allCases.filter { slot.allows($0.rawValue) } == Token.allCases.filter(tokens.contains))
      case .fact(.number(_, let signed)): #expect(slot.role == .number && slot.isSigned == signed)
      case .fact(.text): #expect(slot.role == .text)
      case .fact(.count): #expect(slot.role == .count)
      case .fact(.boolean): #expect(slot.role == .boolean)
      case .fact(.frame): #expect(slot.role == .frame)
      case .fact(.textList): #expect(slot.role == .textList)
      case .fact(.color): #expect(slot.role == .color)
      }
    }
  }
}
