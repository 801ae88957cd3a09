import Configuration
import Inputs
import Linting
import Reporting

/// Which reports are written, where to, and what they hold: what ``ReportOptions`` and configurations say.
struct ReportSettings {
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: those that the configuration says, else text to standard output.
  var formats: [String] = []
  /// What they hold.
  var content = ReportContent()
  /// The least level that reports for people show; `nil`: that of the configuration, else warnings.
  var level: Severity?
  /// Findings of this level or above fail the run; `nil`: those that the configuration says, else errors.
  var failLevel: FailLevel?
  /// Whether what would go to standard output goes to standard error, since something else is printed.
  var leavesOutput = false
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether text has colours.
  var color = ColorChoice.auto
  /// The project's top folder; `nil`: that of the git repository, and without one the working directory.
  var root: PathName?
  /// Where the pages of the rules lie; `nil`: links lead to the project's pages.
  var rulePages: String?

  /// The same with what the configuration of a run without screens says.
  func completed(by configured: Settings) -> ReportSettings {
    var settings = self
    for feature in configured.shown { settings.content.show(feature.value) }
    settings.complete(by: configured)
    return settings
  }

  /// Takes what the configuration of the run says.
  mutating func complete(by configured: Settings) {
    if formats.isEmpty {
      formats = configured.formats.map { format in
        format.value.file.map { "\(format.value.name)=\($0.display)" } ?? format.value.name
      }
    }
    level = level ?? configured.level?.value
    root = configured.root?.value
    rulePages = configured.rulePages?.value.text
    content.grouping = configured.textGrouping?.value
    content.sarifCategory = configured.sarifCategory?.value ?? ""
    content.junitDialect = configured.junitDialect?.value ?? content.junitDialect
    content.junitLayout = JUnitLayout(
      configured.junitCases?.value ?? .rule, passes: configured.junitPassed?.value ?? .all,
      inconclusive: configured.junitInconclusive?.value ?? .none)
  }

  /// The paths of the files that reports are written to.
  var files: [String] {
    formats.compactMap { format in
      format.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(format[format.index(after: $0)...]) }
    }
  }
}
