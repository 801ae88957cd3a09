import Configuration

/// What a run of `fiorilint check` was asked for: what ``CheckCommand`` says on a command line.
struct CheckSettings {
  /// Files and folders; `-` is standard input.
  var paths = ["."]
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: those that the configuration says, else text to standard output.
  var formats: [String] = []
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at them.
  var linting = LintingSettings()
  /// Findings of this level or above fail the run; `nil`: those that the configuration says, else errors.
  var failLevel: FailLevel?
  /// The least share of checks that have to be decided; `nil`: any will do.
  var requiredShare: Percentage?
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether the text and JSON reports show what could be checked.
  var showsChecks = false
  /// Whether reports go without colours.
  var isColorless = false
}

extension CheckSettings {
  /// The same settings, with what a configuration says where the command line says nothing.
  func completed(by configured: Settings) -> CheckSettings {
    var settings = self
    if formats.isEmpty {
      settings.formats = configured.formats.map { format in
        format.value.file.map { "\(format.value.name)=\($0.display)" } ?? format.value.name
      }
    }
    settings.failLevel = failLevel ?? configured.failLevel?.value
    settings.requiredShare = requiredShare ?? configured.requiredShare?.value
    return settings
  }

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
