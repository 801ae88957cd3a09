import Screens

/// What would settle what is undecided in a file, by rule.
struct FileNeeds {
  /// By rule: the facts that would settle what is undecided, as often as they would.
  private var needs: [[String]]
  /// By rule: the facts that the format can never tell, as often as they are missing.
  private var missing: [[String]]

  /// - Parameter ruleCount: how many rules there are; 0 where nobody asks.
  init(ruleCount: Int) {
    needs = Array(repeating: [], count: ruleCount)
    missing = needs
  }

  /// By rule: the facts that would settle what is undecided.
  var undecided: [[String]] { needs.map(Self.unique) }

  /// By rule: the facts that the format can never tell.
  var untold: [[String]] { missing.map(Self.unique) }

  /// Takes what was missing on a screen.
  mutating func add(_ walk: ScreenWalk) {
    for (number, need) in walk.unknowns {
      needs[walk.cases[number].rule].append(Self.words(of: need, in: walk.tree))
    }
    for (number, need) in walk.untold { missing[walk.cases[number].rule].append(MissingFact(need).name) }
  }

  /// What is undecided on a screen, each where it stands in the file.
  static func questions(of walk: ScreenWalk, at position: (Int) -> SourcePosition) -> [OpenQuestion] {
    walk.unknowns.compactMap { number, need in
      let start = walk.tree.place(of: need.element).lowerBound
      // What another file holds stands at no place of this one.
      guard walk.tree.insertion(at: start) == nil else { return nil }
      return OpenQuestion(
        rule: walk.table.ruleID(of: number), need: words(of: need, in: walk.tree), place: position(start))
    }
  }

  private static func words(of need: Need, in tree: ScreenTree) -> String {
    let fact = need.member == .interactive ? tree.tapEvidence ?? need.member.name : need.member.name
    return "\(fact) of \(need.element.shortDesignation)\(need.advice(in: tree))"
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
