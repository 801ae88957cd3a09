import Configuration
import Reporting

/// What a run of `fiorilint check` was asked for: what ``CheckCommand`` says on a command line.
struct CheckSettings {
  /// Files and folders; `-` is standard input.
  var paths = ["."]
  /// A file that names more files and folders, `-` for standard input; `nil`: none.
  var listFile: String?
  /// Which reports are written.
  var reports = ReportSettings()
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at them.
  var linting = LintingSettings()
  /// The least share of applicable checks that must be conclusive; `nil`: any.
  var requiredShare: Percentage?
  /// The file of findings that are known in all files; `nil`: those that configurations name.
  var baseline: String?
  /// Whether the files that configurations name are not read.
  var ignoresConfiguredBaseline = false
  /// What names the commit whose merge base with `HEAD` findings are compared with; `nil`: none.
  var reference: String?
  /// The part of the files to check; `nil`: all of them.
  var shard: Shard?
  /// What is done about findings that can be fixed; `nil`: nothing.
  var fixing: FixSettings?
  /// Whether a run that finds no screen passes.
  var passesOnNoScreens = false
}

extension CheckSettings: RunSettings {
  var content: ReportContent {
    get { reports.content }
    set { reports.content = newValue }
  }

  mutating func completeOwn(by configured: Settings) { reports.complete(by: configured) }
}
