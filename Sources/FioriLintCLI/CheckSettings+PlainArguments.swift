import Configuration
import Linting

extension CheckSettings {
  /// The settings of a command line that is plainly right: files, folders, and those options that runs have most often.
  ///
  /// ``CheckCommand`` says the same of it, in six times the time that a file takes to lint: its parser reflects over
  /// all options. What is not plain, wrong or asks for help is left to it.
  ///
  /// - Parameter arguments: those behind the program's name.
  /// - Returns: `nil` for any other command line.
  init?(plainArguments arguments: ArraySlice<String>) {
    guard arguments.first == "check" else { return nil }
    var paths: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.utf8.first == UInt8(ascii: "-") else {
        if argument.isEmpty { return nil }
        paths.append(argument)
        continue
      }
      switch argument {
      case "--quiet": reports.isQuiet = true
      case "--checks": reports.content.showsChecks = true
      case "--skip-unrecognized": screens.skipsUnrecognized = true
      case "--pass-on-no-screens": passesOnNoScreens = true
      default:
        guard let value = Self.value(of: argument, &rest), set(argument, value) else { return nil }
      }
    }
    if !paths.isEmpty { self.paths = paths }
  }

  /// The value behind an option; `nil` where the parser has to say what it means.
  private static func value(of option: String, _ rest: inout ArraySlice<String>) -> String? {
    guard !option.utf8.contains(UInt8(ascii: "=")), let value = rest.popFirst(), let first = value.utf8.first,
      first != UInt8(ascii: "-")
    else { return nil }
    return value
  }

  /// - Returns: whether the option is one of those that are known here, and the value right.
  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--format": reports.formats.append(value)
    case "--rule": linting.rules.append(value)
    case "--disable": linting.disabledRules.append(value)
    case "--jobs":
      guard let jobs = Int(value), Settings.threadCounts.contains(jobs) else { return false }
      linting.jobs = jobs
    case "--fail-on":
      guard let level = FailLevel(rawValue: value) else { return false }
      reports.failLevel = level
    case "--level":
      guard let level = Severity(name: value) else { return false }
      reports.level = level
    case "--platform":
      guard let platform = InputOptions.Platform(rawValue: value) else { return false }
      screens.platform = platform
    case "--color":
      guard let color = ColorChoice(rawValue: value) else { return false }
      reports.color = color
    default: return false
    }
    return true
  }
}
