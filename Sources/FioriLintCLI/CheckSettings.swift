import Linting
import Reporting

/// What a run of `fiorilint check` was asked for: what ``CheckCommand`` says on a command line.
struct CheckSettings {
  /// Files and folders; `-` is standard input.
  var paths = ["."]
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: text to standard output.
  var formats: [String] = []
  /// What the findings of the text report stand together by; `nil`: nothing.
  var grouping: TextGrouping?
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at them.
  var linting = LintingSettings()
  /// Findings of this severity or above fail the run; `nil`: none does.
  var failLevel: Severity? = .error
  /// The least share of checks that have to be decided; `nil`: any will do.
  var requiredShare: Percentage?
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether the text, JSON and JSON Lines reports show what could be checked.
  var showsChecks = false
  /// Whether reports go without colours.
  var isColorless = false
}

extension CheckSettings {
  /// The settings of a command line that names files and folders and nothing else; `nil` for any other.
  ///
  /// - Parameter arguments: those behind the program's name.
  init?(plainArguments arguments: ArraySlice<String>) {
    guard arguments.first == "check", arguments.count > 1,
      arguments.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.first != UInt8(ascii: "-") })
    else { return nil }
    paths = Array(arguments.dropFirst())
  }
}
