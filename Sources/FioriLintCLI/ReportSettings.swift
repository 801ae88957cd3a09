import Configuration
import Reporting

/// Which reports are written, and what they hold: what ``ReportOptions`` say on a command line.
struct ReportSettings {
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: those that the configuration says, else text to standard output.
  var formats: [String] = []
  /// What the findings of the text report stand together by; `nil`: nothing.
  var grouping: TextGrouping?
  /// Findings of this level or above fail the run; `nil`: those that the configuration says, else errors.
  var failLevel: FailLevel?
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether the text, JSON and JSON Lines reports show what could be checked.
  var showsChecks = false
  /// Whether the text, JSON, JSON Lines and SARIF reports show the findings that are in the baseline.
  var showsBaselined = false
  /// Whether the text, JSON, JSON Lines and SARIF reports show what is held back.
  var showsSuppressed = false
  /// Whether those reports show what would hold each finding back.
  var suggestsSuppressions = false
  /// Whether text has colours.
  var color = ColorChoice.auto
  /// Whether JSON reports hold all that others are made of.
  var isMergeable = false
  /// The project's top folder; `nil`: that of the git repository, and without one the working directory.
  var root: String?
  /// What tells a SARIF report from others of the same commit; empty: nothing.
  var sarifCategory = ""
  /// Whose consumers a JUnit report is for.
  var junitDialect = JUnitDialect.extended
  /// What a JUnit report makes cases of.
  var junitLayout = JUnitLayout()
}
