/// The outcome of one screen: how much was checked, and what was missing for the rest.
package struct ScreenSummary: Sendable, Hashable, Codable {
  /// A fact that was unknown, and how many checks it would decide.
  package struct FactCount: Sendable, Hashable, Codable {
    /// The fact and the elements that lack it, in prose, and what the user can do about it.
    package var fact: String
    /// How many checks wait for it.
    package var checks: Int

    /// A fact that some checks wait for.
    package init(_ fact: String, checks: Int) {
      self.fact = fact
      self.checks = checks
    }
  }

  /// The screen's name, shortened; `nil` where it has none.
  package var name: String?
  /// Position of the screen in its file, from 1.
  package var ordinal: Int
  /// The outcome of the rules that check screens.
  package var tally: Tally
  /// The facts that are missing for inconclusive checks, those that most checks need first.
  package var missing: [FactCount]
  /// The facts that the format never contains, as in `MDK has no frame of cells`, those that most checks need first.
  package var unsupportedFacts: [FactCount]

  package init(name: String?, ordinal: Int, tally: Tally, missing: [FactCount] = [], unsupportedFacts: [FactCount] = [])
  {
    self.name = name
    self.ordinal = ordinal
    self.tally = tally
    self.missing = missing
    self.unsupportedFacts = unsupportedFacts
  }

  /// The account of a screen that was walked, and counted apart.
  ///
  /// - Parameter format: the file's format, as sentences name it.
  init(_ walk: ScreenWalk, of format: String) {
    let root = walk.tree.root
    let tally = walk.cases.indices.reduce(into: Tally()) { tally, number in
      if !walk.cases[number].isSelfCheck { tally += walk.row.tallies[number] }
    }
    self.init(
      name: root.shortText(.name), ordinal: walk.tree.ordinal, tally: tally,
      missing: Self.factCounts(walk.unknowns.map { Self.name(of: $0.need, in: walk) }),
      unsupportedFacts: Self.factCounts(walk.unsupportedFacts.map { "\(format) has no \($0.need.unsupportedFact)" }))
  }

  private static func name(of need: MissingFact, in walk: ScreenWalk) -> String {
    MissingFactCount(need).prose + need.advice(in: walk.tree)
  }

  private static func factCounts(_ facts: [String]) -> [FactCount] {
    facts.reduce(into: [:]) { counts, fact in counts[fact, default: 0] += 1 }
      .map { FactCount($0.key, checks: $0.value) }
      .sorted { $0.checks == $1.checks ? $0.fact < $1.fact : $0.checks > $1.checks }
  }
}
