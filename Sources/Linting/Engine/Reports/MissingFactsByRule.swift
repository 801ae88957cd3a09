import Screens
import Support

/// The facts that checks lack in a file.
struct MissingFactsByRule {
  /// By rule: the facts that are missing where it was inconclusive, each as often as it is missing.
  private var missingFacts: [[MissingFactNames]]
  /// By format: the facts that it never contains, with the number of unsupported checks.
  private(set) var unsupportedFacts: [String: [String: Int]] = [:]

  /// - Parameter ruleCount: how many rules there are; 0 if they are not needed.
  init(ruleCount: Int) {
    missingFacts = Array(repeating: [], count: ruleCount)
  }

  /// By rule: the facts that are missing where it was inconclusive, each once.
  var inconclusive: [[MissingFactNames]] { missingFacts.map(\.unique) }

  /// Takes what was missing on a screen.
  ///
  /// - Parameter format: the file's format, as sentences name it.
  mutating func add(_ walk: ScreenWalk, of format: String) {
    for (number, need) in walk.unknowns {
      missingFacts[walk.cases[number].rule].append(MissingFactNames(need, in: walk.tree))
    }
    for (number, need) in walk.unsupportedFacts where !walk.cases[number].isSelfCheck {
      unsupportedFacts[format, default: [:]][need.unsupportedFact, default: 0] += 1
    }
  }

  /// The inconclusive checks on a screen, each with its location in the file.
  static func questions(of walk: ScreenWalk, at position: (Int) -> SourcePosition) -> [InconclusiveCheck] {
    walk.unknowns.compactMap { number, need in
      let start = walk.tree.place(of: need.element).lowerBound
      // An element from another file has no location in this one.
      guard walk.tree.insertion(at: start) == nil else { return nil }
      return InconclusiveCheck(
        rule: walk.table.ruleID(of: number), missingFact: MissingFactNames(need, in: walk.tree), place: position(start))
    }
  }
}
