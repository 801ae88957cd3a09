import Screens

extension Selector {
  /// A fact or part that a selector asks about.
  package struct Question: Sendable, Hashable {
    /// The kinds whose fact or part it is.
    package var kinds: [Kind]
    /// The fact, part or list.
    package var member: Member
    /// What a fact is compared with.
    package var value: Value?
  }

  /// What a fact is compared with.
  package enum Value: Sendable, Hashable {
    case token(Token)
    case flag(Bool)
    case number(Double)
    case text(String)
  }

  /// Everything that the selector asks about, in its order; the kind and the place of an element are not among it.
  package var questions: [Question] {
    var parser = SelectorParser(source, isTrusted: true)
    guard let list = try? parser.selectorList() else { return [] }
    return Self.questions(of: list)
  }

  private static func questions(of list: SelectorList) -> [Question] {
    list.alternatives.flatMap { alternative in
      questions(of: alternative.subject) + alternative.ancestors.flatMap { questions(of: $0.compound) }
    }
  }

  private static func questions(of compound: CompoundSelector) -> [Question] {
    let kinds = Array(compound.reachableKinds)
    return compound.conditions.flatMap { condition -> [Question] in
      switch condition {
      case .part(let member): return [Question(kinds: kinds, member: member)]
      case .fact(let member, _, let value, _): return [Question(kinds: kinds, member: member, value: Value(value))]
      case .not(let list), .anyOf(let list), .known(let list):
        // A condition such as `[title]` stands for the kinds of the compound that it is a condition of.
        return questions(of: list).map { question in
          let shared = question.kinds.filter(kinds.contains)
          return Question(
            kinds: shared.isEmpty ? question.kinds : shared, member: question.member, value: question.value)
        }
      case .has(let list):
        // What holds the elements that are looked for is asked about too.
        let inner: KindSet = list.alternatives.reduce([]) { $0.union($1.outermost.reachableKinds) }
        let holders = kinds.flatMap { Vocabulary[$0].members }
          .filter { $0.kinds.contains(where: inner.contains) }
        return holders.map { Question(kinds: kinds, member: $0.member) } + questions(of: list)
      }
    }
  }
}

extension Selector.Value {
  init(_ value: SelectorValue) {
    self =
      switch value {
      case .token(let token): .token(token)
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
  }
}
