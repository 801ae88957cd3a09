import Screens

/// What would settle what is inconclusive in a file, by rule.
struct MissingFactsByRule {
  /// By rule: the facts that would settle what is inconclusive, as often as they would.
  private var missingFacts: [[String]]
  /// By rule: the facts that the format can never tell, as often as they are missing.
  private var missing: [[String]]

  /// - Parameter ruleCount: how many rules there are; 0 where nobody asks.
  init(ruleCount: Int) {
    missingFacts = Array(repeating: [], count: ruleCount)
    missing = missingFacts
  }

  /// By rule: the facts that would settle what is inconclusive.
  var inconclusive: [[String]] { missingFacts.map(Self.unique) }

  /// By rule: the facts that the format can never tell.
  var unsupportedFacts: [[String]] { missing.map(Self.unique) }

  /// Takes what was missing on a screen.
  mutating func add(_ walk: ScreenWalk) {
    for (number, need) in walk.unknowns {
      missingFacts[walk.cases[number].rule].append(Self.words(of: need, in: walk.tree))
    }
    for (number, need) in walk.unsupportedFacts { missing[walk.cases[number].rule].append(MissingFactCount(need).name) }
  }

  /// What is inconclusive on a screen, each where it stands in the file.
  static func questions(of walk: ScreenWalk, at position: (Int) -> SourcePosition) -> [InconclusiveCheck] {
    walk.unknowns.compactMap { number, need in
      let start = walk.tree.place(of: need.element).lowerBound
      // What another file holds stands at no place of this one.
      guard walk.tree.insertion(at: start) == nil else { return nil }
      return InconclusiveCheck(
        rule: walk.table.ruleID(of: number), need: words(of: need, in: walk.tree), place: position(start))
    }
  }

  private static func words(of need: MissingFact, in tree: ScreenTree) -> String {
    let noun = Vocabulary.noun(of: need.member, on: tree.root.token(.platform))
    let fact = need.member == .interactive ? tree.tapEvidence ?? noun : noun
    return "\(fact) of \(need.element.shortProseName)\(need.advice(in: tree))"
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
