import ArgumentParser
import Configuration
import Linting

// What a configuration says in the same words as the command line.

extension PixelDensity: ExpressibleByArgument {
  /// The density that an argument gives.
  package init?(argument: String) { self.init(argument) }

  /// What `--help` shows as the default.
  package var defaultValueDescription: String { "\(factor)" }
}

extension Percentage: ExpressibleByArgument {
  /// The share that an argument gives.
  package init?(argument: String) { self.init(argument) }

  /// What `--help` shows as the default.
  package var defaultValueDescription: String { text }
}

extension FailLevel: ExpressibleByArgument {
  /// The level that an argument names.
  package init?(argument: String) { self.init(rawValue: argument) }

  // The parser's own way to the names is reflection, at each start.
  /// The words for the levels.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// What `--help` shows as the default.
  package var defaultValueDescription: String { rawValue }
}
