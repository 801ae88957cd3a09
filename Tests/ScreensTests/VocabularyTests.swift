import Screens
import Testing

/// What holds of the vocabulary as a whole, since nearly everything is made of it.
@Suite struct VocabularyTests {
  @Test func everyKindIsDeclaredOnce() {
    #expect(Vocabulary.kinds.map(\.kind).sorted { $0.rawValue < $1.rawValue } == Kind.allCases)
    #expect(Set(Kind.allCases.map(\.name)).count == Kind.total)
    for kind in Kind.allCases { #expect(Vocabulary[kind].kind == kind) }
  }

  /// Each noun that ends in `s` is declared as a plural, unless it ends like "radius" or "press".
  @Test(arguments: Member.allCases) func pluralsOfNouns(member: Member) {
    let first = Vocabulary.noun(of: member).replacing(#/ of .*/#, with: "")
    let isSingular = ["ss", "us"].contains { first.hasSuffix($0) }
    #expect(Vocabulary.isPlural(member) == (first.hasSuffix("s") && !isSingular), "\(first)")
  }

  @Test(arguments: Kind.allCases) func everyMemberIsDeclaredOnceAndDocumented(kind: Kind) {
    let declaration = Vocabulary[kind]
    #expect(Set(declaration.members.map(\.member)).count == declaration.members.count)
    #expect(!declaration.members.isEmpty)
    for doc in [declaration.doc] + declaration.members.map(\.doc) {
      #expect(doc.first?.isUppercase == true, "\(kind.name): \(doc)")
      #expect((doc.hasSuffix(".") || doc.hasSuffix("….")), "\(kind.name): \(doc)")
      #expect(doc.count < 120)
      #expect(!doc.contains("\n"))
      #expect(!doc.contains("  "))
    }
    for member in declaration.members {
      #expect(Vocabulary.declaration(of: member.member, in: kind)?.doc == member.doc)
      #expect(member.isPart == (member.factType == nil))
      #expect(member.isPart == !member.kinds.isEmpty)
    }
  }

  @Test func everyNameIsUsed() {
    let members = Set(Vocabulary.kinds.flatMap(\.members).map(\.member))
    #expect(Member.allCases.filter { !members.contains($0) } == [])
    var tokens: Set<Token> = []
    for type in Vocabulary.kinds.flatMap(\.members).compactMap(\.factType) {
      if case .token(let words, let aliases) = type { tokens.formUnion(words + aliases.spellings) }
    }
    #expect(Token.allCases.filter { !tokens.contains($0) } == [])
  }

  @Test func everyKindCanStandSomewhere() {
    let kinds = Set(Vocabulary.kinds.flatMap(\.members).flatMap(\.kinds))
    #expect(Kind.allCases.filter { !kinds.contains($0) } == [.screen])
  }

  /// The sizes of the tables and bit sets that readers and selectors use.
  @Test func countsFit() {
    // A set of kinds has a bit for each; conditions have one more, for frames.
    #expect(Kind.total < UInt64.bitWidth)
    #expect(Member.total <= 128)
    #expect(Token.total <= 128)
    let words = Set(Kind.allCases.map(\.name) + Member.allCases.map(\.name) + Token.allCases.map(\.name))
    #expect(words.count < 240)
  }

  @Test func namesAreInCamelCase() {
    for name in Kind.allCases.map(\.name) + Member.allCases.map(\.name) + Token.allCases.map(\.name) {
      #expect(name.first?.isLowercase == true, "\(name)")
      #expect(name.allSatisfy { $0.isASCII && $0.isLetter }, "\(name)")
    }
  }

  @Test func noMemberIsCalledAsWhatFilesNeedThemselves() {
    let reserved = ["type", "screens", "unknown", "$schema"]
    #expect(Member.allCases.map(\.name).filter(reserved.contains) == [])
  }

  @Test(arguments: Kind.allCases) func namesOfChildElementsAreDistinct(kind: Kind) {
    var names: [String] = []
    for member in Vocabulary[kind].members {
      switch member.role {
      case .fact: continue
      case .part(let part):
        names.append(member.member.name)
        #expect(Vocabulary.child(named: member.member.name, of: kind).map { [$0.kind] } == [part])
      case .list(let kinds, let element):
        // A name for all of them would not tell the kinds apart.
        #expect(element == nil || kinds.count == 1)
        names += element.map { [$0] } ?? kinds.map(\.name)
      }
    }
    #expect(Set(names).count == names.count, "\(names)")
    for name in names { #expect(Vocabulary.child(named: name, of: kind) != nil) }
    #expect(Vocabulary.child(named: "nonsense", of: kind) == nil)
    #expect(Vocabulary.child(named: "frame", of: kind) == nil, "a fact is no child element")
  }

  @Test func tokensAndAliases() {
    for declaration in Vocabulary.kinds {
      for member in declaration.members {
        guard case .token(let tokens, let aliases)? = member.factType else { continue }
        let name = "\(declaration.kind.name).\(member.member.name)"
        #expect(!tokens.isEmpty, "\(name)")
        #expect(Set(tokens).count == tokens.count, "\(name)")
        #expect(aliases.spellings.allSatisfy { !tokens.contains($0) }, "\(name): an alias is no value itself")
        let meanings = aliases.spellings.compactMap { aliases[$0] }
        #expect(meanings.allSatisfy(tokens.contains), "\(name): an alias stands for a value")
      }
    }
    #expect(
      Vocabulary.declaration(of: .layout, in: .collectionView)?.factType
        == .token(
          [.horizontalScroll, .horizontalFit, .grid, .multiColumn], aliases: [.vertical: .grid, .multiRowGrid: .grid]))
  }

  /// The defaults of the screen description, but for `smallDevice`, which is computed, and that of prototypes; and that what is there
  /// to be tapped can be.
  @Test func defaults() {
    let defaults = Vocabulary.kinds.flatMap { kind in
      kind.members.filter { $0.defaultValue != nil }
        .map { "\(kind.kind.name).\($0.member.name)=\($0.defaultValue ?? "")" }
    }
    #expect(
      defaults.filter { !$0.contains(".prototype=") }.sorted()
        == [
          "action.interactive=true", "action.toggle=false", "button.interactive=true", "icon.decorative=false",
          "image.decorative=false", "image.placeholder=none", "tableView.editing=false",
        ])
    #expect(defaults.filter { $0.contains(".prototype=") }.allSatisfy { $0.hasSuffix("=false") })
    #expect(defaults.count == 12)
  }

  @Test(arguments: [
    (FactType.text, "a text"),
    (.number(unit: "pt", signed: false), "a number in pt without the unit, 0 or more"),
    (.number(unit: "pt", signed: true), "a number in pt without the unit"),
    (.count, "a whole number, 0 or more"), (.boolean, "true or false"),
    (.token([.ios, .android]), "one of ios, android"),
    (.frame, "a frame of four numbers: x, y, width and height (0 or more), in pt or dp"),
    (.textList, "a list of texts"),
    (.color, "#rrggbb, #rrggbbaa, a name such as black, or accent1 to accent10"),
  ])
  func expectations(type: FactType, text: String) {
    #expect(type.expectation == text)
  }
}
