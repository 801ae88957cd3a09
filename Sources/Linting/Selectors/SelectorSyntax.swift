import Screens

/// A selector as it is written: alternatives, each a chain of compounds.
struct SelectorList {
  var alternatives: [ComplexSelector]

  /// The kinds that its subjects can have.
  var subjectKinds: KindSet { alternatives.reduce([]) { $0.union($1.subject.reachableKinds) } }

  /// The combinator that leads to all of its alternatives, if each is one compound. Then it only asks whether children
  /// or descendants match. `nil` if the elements between matter.
  var sharedLeading: SelectorOperation.Combinator? {
    let first = alternatives.first?.leading
    return alternatives.allSatisfy { $0.ancestors.isEmpty && $0.leading == first } ? first : nil
  }

  /// The kinds that it matches where nothing but the kind counts; `nil` where something else does.
  var kindsAlone: KindSet? {
    var kinds: KindSet = []
    for alternative in alternatives {
      let subject = alternative.subject
      guard alternative.ancestors.isEmpty, subject.member == nil, subject.conditions.isEmpty else { return nil }
      kinds.formUnion(subject.kinds)
    }
    return kinds
  }
}

/// Compounds joined by combinators, the subject last.
struct ComplexSelector {
  /// The relation of the outermost compound to the element whose `:has(…)` this is.
  var leading = SelectorOperation.Combinator.descendant
  var subject: CompoundSelector
  /// From the inside out.
  var ancestors: [(combinator: SelectorOperation.Combinator, compound: CompoundSelector)]

  /// The outermost compound.
  var outermost: CompoundSelector { ancestors.last?.compound ?? subject }
}

/// A name and conditions.
struct CompoundSelector {
  var kinds: KindSet
  var member: Member?
  var conditions: [SelectorCondition]
  /// Where it begins.
  var offset: Int
  /// The range of the name, which may be empty, and of each of the conditions.
  var pieces: [Range<Int>] = []

  /// The range of the whole compound.
  var range: Range<Int> { offset..<(pieces.last?.upperBound ?? offset) }

  /// The kinds that are left when `:is(…)` is taken into account.
  var reachableKinds: KindSet {
    conditions.reduce(kinds) { kinds, condition in
      switch condition {
      case .anyOf(let list), .known(let list): kinds.intersection(list.subjectKinds)
      default: kinds
      }
    }
  }
}

/// A condition on an element.
enum SelectorCondition {
  case part(Member)
  case fact(Member, SelectorOperation.Comparison, SelectorValue, defaultValue: UInt8)
  case not(SelectorList)
  case anyOf(SelectorList)
  case known(SelectorList)
  /// Elements inside, each chain beginning at the element itself.
  case has(SelectorList)
}

/// The value that a condition compares a fact with.
enum SelectorValue {
  case token(Token)
  case flag(Bool)
  case number(Double)
  case text(String)
}
