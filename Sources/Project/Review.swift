import Linting
import Reporting
import Support

/// What the findings of a run are compared with.
package enum FindingReference: Hashable {
  /// The baselines that configurations name.
  case configured
  /// Nothing.
  case none
  /// This baseline, for all files.
  case baseline(String)
  /// This git commit.
  case commit(String)
}

/// Marks the findings that a run knows beforehand: those that baselines list, or those that were there at a commit.
package enum Review: Sendable {
  case baseline(BaselineReview)
  case commit(ChangeReview)

  /// - Returns: `nil` where a run knows nothing beforehand.
  /// - Throws: a ``UserError`` where a baseline, or the commit that is compared with, cannot be read.
  package init?(_ reference: FindingReference, _ plan: LintPlan) throws {
    let choice: BaselineChoice
    var file: String?
    switch reference {
    case .none: return nil
    case .commit(let commit):
      self = .commit(try ChangeReview(since: commit, plan))
      return
    case .baseline(let path):
      choice = BaselineChoice(forAll: Baseline(path: path).name)
      file = path
    case .configured: choice = BaselineChoice(configuredIn: plan.inputs)
    }
    guard !choice.files.isEmpty else { return nil }
    self = .baseline(
      try BaselineReview(choice) { [file] name in
        // What is shown of a name that is not UTF-8 opens nothing.
        let path = Path(name.location).shown.hasBytes(of: name.location) ? name.display : name.location
        if file == nil, let mistake = plan.inputs.mistake(inMissing: name) { throw mistake }
        return try Baseline(reading: file ?? path).known
      })
  }

  /// Marks the known findings of a file as baselined or unchanged; to be called once for each file.
  package func review(_ report: inout FileReport) {
    switch self {
    case .baseline(let review): review.review(&report)
    case .commit(let review): review.review(&report)
    }
  }

  /// How many findings are new, worse or fixed since a commit; `nil` for a baseline.
  package func note(on summary: Summary) -> String? {
    if case .commit(let review) = self { review.note(on: summary) } else { nil }
  }

  /// The numbers of the files of the run that cannot be held against anything, so that they are skipped.
  package var incomparable: Set<Int> {
    if case .commit(let review) = self { review.incomparable } else { [] }
  }

  /// Why they cannot, each in one line.
  package var incomparableNotes: [String] {
    if case .commit(let review) = self { review.incomparableNotes } else { [] }
  }
}
