import Linting
import Screens

/// What lints the open documents of a folder: with the findings alone, as is asked for with each change, and with what
/// would fix them.
final class ServedEngines {
  /// Those that find.
  private(set) lazy var checking = engines { $0.demands = [.details, .elementStarts, .suppressions] }
  /// Those that plan fixes, which are not tried yet.
  private(set) lazy var fixing = engines { $0.demands = [.fixPlans, .elementStarts, .suppressions] }
  /// Those that say what is inconclusive.
  private(set) lazy var asking = engines { $0.demands = .openQuestions }
  /// Those that keep what is drawn.
  private(set) lazy var drawing = engines { $0.demands = [.details, .drawings, .cleanDrawings, .allDrawings] }
  private let plan: LintPlan
  private let overlay: FileOverlay

  /// - Parameter overlay: what is read in place of files.
  init(_ plan: LintPlan, _ overlay: FileOverlay) {
    self.plan = plan
    self.overlay = overlay
  }

  /// Those that find, beside other texts of other files.
  func checking(beside others: IncludedFileTexts) -> ScopedEngines {
    if others.isEmpty { return checking }
    return ScopedEngines(
      plan,
      plan.linters { options in
        options.demands = [.details, .elementStarts, .suppressions]
        options.reader.overlay = others.over(overlay)
      })
  }

  /// A reader of texts in a scope of the plan.
  func reader(in scope: Int) -> ScreenFileReader {
    let linter = linters { _ in }[scope]
    return ScreenFileReader(linter.formats, linter.options.reader, limit: linter.options.maximumFileSize)
  }

  private func engines(_ demand: (inout LintOptions) -> Void) -> ScopedEngines {
    // Findings are compared with baselines, and added to them.
    let reviewed = plan.inputs.reviewDemands
    return ScopedEngines(
      plan,
      linters { options in
        demand(&options)
        if options.demands.contains(.details) { options.demands.formUnion(reviewed) }
      })
  }

  private func linters(_ demand: (inout LintOptions) -> Void) -> [Linter] {
    plan.linters { options in
      demand(&options)
      options.reader.overlay = overlay
    }
  }
}
