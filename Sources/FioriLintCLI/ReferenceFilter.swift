import Linting
import Reporting
import Support

/// Marks the findings that a run knows beforehand: those that baselines list, or those that were there at a commit.
enum ReferenceFilter {
  case baseline(BaselineReview)
  case commit(ChangeReview)

  /// - Returns: `nil` where a run knows nothing beforehand.
  /// - Throws: a ``UserError`` where a baseline, or the commit that is compared with, cannot be read.
  init?(_ options: KnownFindingOptions, _ plan: LintPlan) throws {
    if let reference = options.since {
      self = .commit(try ChangeReview(since: reference, plan))
      return
    }
    let choice: BaselineChoice
    if let file = options.baseline {
      choice = BaselineChoice(forAll: Baseline(path: file).name)
    } else if !options.noBaseline {
      choice = BaselineChoice(configuredIn: plan.inputs)
    } else {
      return nil
    }
    guard !choice.files.isEmpty else { return nil }
    self = .baseline(
      try BaselineReview(choice) { name in
        // What is shown of a name that is not UTF-8 opens nothing.
        let path = ExactPath.shown(name.location).hasBytes(of: name.location) ? name.display : name.location
        if options.baseline == nil, let mistake = plan.inputs.mistake(inMissing: name) { throw mistake }
        return try Baseline(reading: options.baseline ?? path).known
      })
  }

  /// Marks the known findings of a file as baselined or unchanged; to be called once for each file.
  var review: @Sendable (inout FileReport) -> Void {
    switch self {
    case .baseline(let review): review.review
    case .commit(let review): review.review
    }
  }

  /// How many findings are new, worse or fixed since a commit; `nil` for a baseline.
  func note(on summary: Summary) -> String? {
    if case .commit(let review) = self { review.note(on: summary) } else { nil }
  }

  /// The numbers of the files of the run that cannot be held against anything, so that they are skipped.
  var incomparable: Set<Int> {
    if case .commit(let review) = self { review.incomparable } else { [] }
  }

  /// Why they cannot, each in one line.
  var incomparableNotes: [String] {
    if case .commit(let review) = self { review.incomparableNotes } else { [] }
  }
}
