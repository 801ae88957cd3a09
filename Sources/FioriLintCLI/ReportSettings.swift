import Linting
import Reporting

/// Which reports are written, where to, and what they hold: what ``ReportOptions`` say on a command line.
struct ReportSettings {
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: those that the configuration says, else text to standard output.
  var formats: [String] = []
  /// What they hold.
  var content = ReportContent()
  /// Findings of this level or above fail the run; `nil`: those that the configuration says, else errors.
  var failLevel: FailLevel?
  /// Whether what would go to standard output goes to standard error, since something else is printed.
  var leavesOutput = false
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether text has colours.
  var color = ColorChoice.auto
  /// The project's top folder; `nil`: that of the git repository, and without one the working directory.
  var root: String?
  /// Where the site of the rules lies; `nil`: links lead to the project's pages.
  var helpBase: String?

  /// The paths of the files that reports are written to.
  var files: [String] {
    formats.compactMap { format in
      format.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(format[format.index(after: $0)...]) }
    }
  }
}
