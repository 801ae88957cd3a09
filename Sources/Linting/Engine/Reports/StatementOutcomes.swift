import Screens

/// The outcome of guideline statements, besides the tallies of their cases.
struct StatementOutcomes {
  /// By case: how often it said on a screen of unknown platform what another case of its rule said already.
  private var redundant: [Int: Int] = [:]
  /// What was missing where, and how often, where the run was asked to count statements.
  private var missing: [MissingPlace: Int] = [:]

  /// Where a fact was missing.
  private struct MissingPlace: Hashable {
    var `case`: Int
    var platform: ScreenPlatform
    var fact: MissingFactCount
  }

  /// Takes the outcome of a screen.
  mutating func add(_ walk: ScreenWalk, _ options: LintOptions) {
    for number in walk.redundant { redundant[number, default: 0] += 1 }
    guard options.demands.contains(.statementTallies) else { return }
    for (number, need) in walk.unknowns {
      missing[MissingPlace(case: number, platform: walk.platform, fact: MissingFactCount(need)), default: 0] += 1
    }
  }

  /// Takes the outcome of another file.
  mutating func add(_ other: StatementOutcomes) {
    if !other.redundant.isEmpty { redundant.merge(other.redundant, uniquingKeysWith: +) }
    if !other.missing.isEmpty { missing.merge(other.missing, uniquingKeysWith: +) }
  }

  /// The outcome of each guideline statement that has one.
  ///
  /// - Parameter forEach: calls a body with the outcome of each case in one of some sets.
  func tallies(
    _ sets: [CaseSet], _ forEach: (CaseSet, (ScreenPlatform, Int, Tally) -> Void) -> Void
  ) -> [String: Tally] {
    guard let cases = sets.first?.buckets.cases else { return [:] }
    var statements: [String: Tally] = [:]
    for set in sets {
      forEach(set) { platform, number, tally in
        guard tally != Tally() else { return }
        for id in cases[number].statements {
          if cases[number].statements(on: platform).contains(id) {
            statements[id, default: Tally()] += tally
          } else {
            statements[id, default: Tally()].notApplicable += tally.elements
          }
        }
      }
    }
    for (number, count) in redundant where count > 0 {
      for id in cases[number].statements { statements[id, default: Tally()].failed += count }
    }
    return statements
  }

  /// Adds the facts that were missing to the statements that need them.
  func addNeeds(to statements: inout [String: StatementTally], _ sets: [CaseSet]) {
    guard let cases = sets.first?.buckets.cases else { return }
    for (place, count) in missing {
      for id in cases[place.case].statements(on: place.platform) {
        statements[id, default: StatementTally()].missingFacts[place.fact, default: 0] += count
      }
    }
  }

  /// The facts that were missing, with how many checks each would decide.
  var missingFacts: [MissingFactCount: Int] {
    missing.reduce(into: [:]) { facts, entry in facts[entry.key.fact, default: 0] += entry.value }
  }
}

/// The outcome of a guideline statement: the results of the cases of its rules, and the missing facts for the rest.
package struct StatementTally: Sendable, Hashable {
  /// The number of elements by outcome, added up over the cases. On screens of a platform that the statement's document
  /// does not cover, it is not applicable.
  package var tally = Tally()
  /// The facts that were missing if an element was inconclusive, with how many elements each would decide.
  package var missingFacts: [MissingFactCount: Int] = [:]

  /// A statement that nothing came of yet.
  package init() {}

  /// Adds the outcome of the same statement elsewhere.
  package static func += (left: inout StatementTally, right: StatementTally) {
    left.tally += right.tally
    left.missingFacts.merge(right.missingFacts, uniquingKeysWith: +)
  }
}
