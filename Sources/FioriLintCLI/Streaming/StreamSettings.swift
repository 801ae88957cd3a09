import Configuration
import Linting
import Reporting

/// What a run of `fiorilint stream` was asked for: what ``StreamCommand`` says on a command line.
struct StreamSettings: RunSettings {
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at them.
  var linting = LintingSettings()
  /// What results hold.
  var content = ReportContent()
  /// Findings of this level or above fail the run; `nil`: those that the configuration says, else errors.
  var failLevel: FailLevel?
  /// Whether results are all that is printed.
  var isQuiet = false
  /// The least share of applicable checks that must be conclusive; `nil`: any.
  var requiredShare: Percentage?
  /// Whether records that are at hand are taken and written together.
  var isBatched = false
  /// Whether results are partial: `fiorilint merge` can make reports of them.
  var isPartial = false
}
