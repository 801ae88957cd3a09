import Formats
import Linting
import Screens
import Support

/// Engines that plan fixes, for one thread, with what fixes have changed so far in the files that screens refer to.
package final class FixEngines {
  private let plan: LintPlan
  private let demands: ReportRequirements
  /// What has changed so far, by real paths.
  private var changed = FileOverlay()
  private lazy var plain = engines(IncludedFileTexts())
  /// Those for what one fix changes in other files.
  private var last: (others: IncludedFileTexts, engines: ScopedEngines)?

  /// - Parameter demands: what the findings have.
  package init(_ plan: LintPlan, _ demands: ReportRequirements = .fixPlans) {
    self.plan = plan
    self.demands = demands
  }

  /// Lints a text beside texts of other files.
  package func lint(
    _ text: [UInt8], beside others: IncludedFileTexts, in scope: Int, path: String, filePath: String = ""
  ) -> FileReport {
    engines(beside: others).lint(text, in: scope, path: path, filePath: filePath)
  }

  /// Lints a text of a file of the plan beside texts of other files.
  package func lint(_ text: [UInt8], beside others: IncludedFileTexts, at index: Int) -> FileReport {
    let number = plan.inputs.number(at: index)
    return lint(
      text, beside: others, in: plan.inputs.scope(at: index), path: plan.inputs.files.path(at: number),
      filePath: plan.inputs.files.exactPath(at: number))
  }

  /// What a file of the plan holds by now.
  ///
  /// - Throws: a ``UserError`` where it cannot be read.
  package func text(at index: Int) throws(UserError) -> [UInt8] {
    let number = plan.inputs.number(at: index)
    let file = plan.inputs.files.exactPath(at: number)
    if let text = realPath(file).flatMap(changed.text) { return text }
    guard let text = ExactPath.contents(of: file) else {
      throw UserError("\(plan.inputs.files.path(at: number)) cannot be read: \(ExactPath.lastError)")
    }
    return text
  }

  /// Takes note of what a file holds from now on.
  ///
  /// - Parameter path: its real path.
  package func note(_ text: [UInt8], of path: String) {
    // A file that no screen refers to is not read by other files.
    guard ReferencedFiles.mayBeReferredTo(path) else { return }
    changed.set(text, of: path)
    plain = engines(IncludedFileTexts())
    last = nil
  }

  private func engines(beside others: IncludedFileTexts) -> ScopedEngines {
    if others.isEmpty { return plain }
    if let last, last.others == others { return last.engines }
    let engines = engines(others)
    last = (others, engines)
    return engines
  }

  private func engines(_ others: IncludedFileTexts) -> ScopedEngines {
    let overlay = others.over(changed)
    return ScopedEngines(
      plan,
      plan.linters { options in
        options.demands = demands
        if !overlay.isEmpty { options.reader.overlay = overlay }
      })
  }
}
