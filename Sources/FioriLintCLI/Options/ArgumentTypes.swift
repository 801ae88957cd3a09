import ArgumentParser
import Configuration
import Linting
import Screens

// Values that configurations have too. The parser's own way to their names is reflection, at each start.

/// A level of findings. ``Severity`` is public, and what the parser asks for would be, too.
struct LevelArgument: ExpressibleByArgument {
  let severity: Severity

  /// The level that an argument names.
  init?(argument: String) {
    guard let severity = Severity(name: argument) else { return nil }
    self.severity = severity
  }

  /// The words for the levels, the most severe first.
  static var allValueStrings: [String] { Severity.allCases.reversed().map(\.name) }
}

extension FailLevel: ExpressibleByArgument {
  /// The level that an argument names.
  package init?(argument: String) { self.init(rawValue: argument) }

  /// The words for the levels.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// What `--help` shows as the default.
  package var defaultValueDescription: String { rawValue }
}

extension Preset: ExpressibleByArgument {
  /// The names of the presets.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// What `--help` shows as the default.
  package var defaultValueDescription: String { rawValue }
}
