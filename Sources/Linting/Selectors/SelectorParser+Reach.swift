import Screens
import Support

// Which kinds each compound of a selector can match at its position. A selector that the vocabulary can never satisfy
// is a mistake, and so is a fact or part that none of the possible kinds has.
extension SelectorParser {
  /// What a list of selectors is asked of.
  private enum Scope {
    /// Elements of these kinds: its subjects.
    case among(KindSet)
    /// Elements of these kinds have to hold what it describes, as in `:has(…)`.
    case inside(KindSet)
  }

  /// Checks a whole selector.
  ///
  /// - Throws: a ``SelectorError`` for what can never match, and for a fact, part or value that no possible kind has.
  func checkReach(of list: SelectorList) throws(SelectorError) { try check(list, .among(.all)) }

  /// - Parameter message: what to say where no alternative can match.
  private func check(
    _ list: SelectorList, _ scope: Scope, else message: String = "this can never match: an element has only one kind"
  ) throws(SelectorError) {
    var isReachable = false
    for alternative in list.alternatives where try check(alternative, scope) { isReachable = true }
    if !isReachable, let first = list.alternatives.first {
      throw SelectorError(message: message, offset: first.subject.offset)
    }
  }

  /// - Returns: whether the subject can be of a kind of the scope. One alternative may name other kinds than those
  ///   beside it.
  private func check(_ complex: ComplexSelector, _ scope: Scope) throws(SelectorError) -> Bool {
    // From the outside in.
    let compounds = complex.ancestors.reversed().map(\.compound) + [complex.subject]
    let combinators = complex.ancestors.reversed().map(\.combinator)
    var reach: [KindSet] = []
    for (index, compound) in compounds.enumerated() {
      var kinds = compound.reachableKinds
      let excluded = compound.excludedKinds
      guard !kinds.subtracting(excluded).isEmpty else { throw Self.noKindLeft(compound, of: kinds) }
      if let outer = reach.last {
        kinds = try nested(compound, in: outer, combinators[index - 1])
      } else if case .inside(let holders) = scope {
        kinds = try nested(compound, in: holders, complex.leading)
      }
      if index == compounds.count - 1, case .among(let subjects) = scope {
        kinds.formIntersection(subjects)
        if kinds.subtracting(excluded).isEmpty { return false }
      }
      guard !kinds.subtracting(excluded).isEmpty else { throw Self.noKindLeft(compound, of: kinds) }
      let possible = kinds.intersection(compound.kindsWithFacts)
      // Where no kind has all the facts, the check below names the one that is wrong.
      reach.append(possible.isEmpty ? kinds : possible)
    }
    for index in combinators.indices.reversed() {
      let inner = (kinds: reach[index + 1], member: compounds[index + 1].member)
      reach[index] = VocabularyNesting.holders(
        of: inner.kinds, as: inner.member, among: reach[index], isDirect: combinators[index] == .child)
    }
    for (compound, kinds) in zip(compounds, reach) { try checkConditions(of: compound, of: kinds) }
    return true
  }

  private func checkConditions(of compound: CompoundSelector, of kinds: KindSet) throws(SelectorError) {
    var kinds = kinds
    for (condition, piece) in zip(compound.conditions, compound.pieces.dropFirst()) {
      guard let member = condition.member else { continue }
      // Read once more as what it says of the possible kinds alone.
      var reader = self
      reader.position = piece.lowerBound
      _ = try reader.fact(of: CompoundSelector(kinds: kinds, member: nil, conditions: [], offset: compound.offset))
      kinds.formIntersection(WordTable.shared.kinds(with: member))
    }
    for condition in compound.conditions {
      switch condition {
      case .part, .fact: break
      case .anyOf(let list), .known(let list): try check(list, .among(kinds))
      case .not(let list):
        try check(list, .among(kinds), else: "`:not(…)` excludes nothing: such an element cannot be here")
      case .has(let list): try check(list, .inside(kinds))
      }
    }
  }

  /// The kinds that a compound can have inside elements of other kinds.
  private func nested(
    _ inner: CompoundSelector, in kinds: KindSet, _ combinator: SelectorOperation.Combinator
  ) throws(SelectorError) -> KindSet {
    let holders = combinator == .child ? kinds : kinds.union(VocabularyNesting.descendants(of: kinds))
    let found = VocabularyNesting.children(of: holders, as: inner.member).intersection(inner.reachableKinds)
    if !found.isEmpty { return found }
    let possible = VocabularyNesting.children(of: holders)
    throw SelectorError(
      message: "this can never match: no such element can be there"
        + (possible.isEmpty ? "" : "; expected \(oneOf(possible.map(\.name)))"),
      offset: inner.offset)
  }

  /// What is wrong where a compound's `:not(…)` leaves none of some kinds.
  private static func noKindLeft(_ compound: CompoundSelector, of kinds: KindSet) -> SelectorError {
    let reason = kinds.isEmpty ? "an element has only one kind" : "`:not(…)` excludes every kind"
    return SelectorError(message: "this can never match: \(reason)", offset: compound.offset)
  }
}

extension CompoundSelector {
  /// The kinds of which `:not(…)` leaves no element, as `:not(button)` does of buttons.
  fileprivate var excludedKinds: KindSet {
    conditions.reduce([]) { kinds, condition in
      guard case .not(let list) = condition else { return kinds }
      return list.alternatives.reduce(kinds) { kinds, alternative in
        let subject = alternative.subject
        let isWhole =
          alternative.ancestors.isEmpty && (subject.member == nil || subject.member == member)
          && subject.conditions.allSatisfy { $0.holdsAlways }
        return isWhole ? kinds.union(subject.reachableKinds) : kinds
      }
    }
  }

  /// The kinds that have all the facts and parts that the compound asks for.
  fileprivate var kindsWithFacts: KindSet {
    conditions.reduce(kinds) { kinds, condition in
      switch condition {
      case .part(let member), .fact(let member, _, _, _): kinds.intersection(WordTable.shared.kinds(with: member))
      case .anyOf(let list), .known(let list):
        kinds.intersection(list.alternatives.reduce([]) { $0.union($1.subject.kindsWithFacts) })
      case .not, .has: kinds
      }
    }
  }
}

extension SelectorCondition {
  /// Whether nothing but the kind decides it, so that the kinds that are left are all that it lets through.
  fileprivate var holdsAlways: Bool {
    switch self {
    case .anyOf(let list), .known(let list): list.kindsAlone != nil
    case .part, .fact, .not, .has: false
    }
  }

  /// The fact or part that brackets ask about; `nil` for a condition in parentheses.
  fileprivate var member: Member? {
    switch self {
    case .part(let member), .fact(let member, _, _, _): member
    case .not, .anyOf, .known, .has: nil
    }
  }
}
