import Linting
import LintingTesting
import TestSupport
import Testing

/// Examples changed in one fact, part or list that their rule speaks of: the verdict has to follow.
@Suite struct MutationTests {
  private static let trials: Result<[MutationTrial], any Error> = Result {
    try TestLinter.rules.sorted { $0.id < $1.id }.map { try MutationTrial($0) }
  }

  /// Cases that no change of one member of a conforming example goes against, by `rule case`, and why.
  private static let unviolatedCases = [
    "description/duplicate-name 1": "a native description in which a member is given twice is refused"
  ]

  /// Limits that no change of one number shows, and why.
  private static let unprovenLimits = [
    "collection-view/mostly-images 1 max": "it is a share of a list's elements"
  ]

  /// Facts that, once they are unknown, let an element be reported that conformed, and why.
  private static let accusers = [
    "a": "b"
  ]

  @Test func everyChangedExampleIsRead() throws {
    for trial in try Self.trials.get() { #expect(trial.failures == [], "\(trial.rule)") }
  }

  @Test func everyCaseIsViolatedByAChangeOfAConformingExample() throws {
    let unviolated = try Self.trials.get().flatMap { trial in
      trial.violatedCases.enumerated().filter { !$0.element }.map { "\(trial.rule) \($0.offset + 1)" }
    }
    #expect(unviolated == Self.unviolatedCases.keys.sorted())
  }

  @Test func everyLimitIsAllowedAndWhatLiesBeyondIsNot() throws {
    let unproven = try Self.trials.get().flatMap { trial in
      trial.unprovenLimits.map { "\(trial.rule) \($0.case + 1) \($0.parameter)" }
    }
    #expect(unproven == Self.unprovenLimits.keys.sorted())
  }

  @Test func whatBecomesUnknownIsHeldAgainstNobody() throws {
    var accusers: Set<String> = []
    for trial in try Self.trials.get() {
      for accusation in trial.accusations {
        let name = "\(trial.rule) \(accusation.kind.name) \(accusation.member.name)"
        accusers.insert(name)
        #expect(Self.accusers[name] != nil, "\(name): \(accusation.place)")
      }
    }
    #expect(accusers.sorted() == Self.accusers.keys.sorted())
  }

  /// How much of what it speaks of each rule notices; also `make mutations`.
  @Test func scores() throws {
    let table = MutationTrial.table(try Self.trials.get())
    #expect(try Golden.difference(of: table, from: "mutation-scores.txt") == nil)
  }
}
