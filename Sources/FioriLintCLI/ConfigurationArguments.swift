import ArgumentParser
import Configuration

// What a configuration says in the same words as the command line.

extension PixelDensity: ExpressibleByArgument {
  /// The density that an argument gives.
  public init?(argument: String) { self.init(argument) }

  /// What `--help` shows as the default.
  public var defaultValueDescription: String { "\(factor)" }
}

extension Percentage: ExpressibleByArgument {
  /// The share that an argument gives.
  public init?(argument: String) { self.init(argument) }

  /// What `--help` shows as the default.
  public var defaultValueDescription: String { text }
}

extension FailLevel: ExpressibleByArgument {
  /// The level that an argument names.
  public init?(argument: String) { self.init(rawValue: argument) }

  // The parser's own way to the names is reflection, at each start.
  /// The words for the levels.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// What `--help` shows as the default.
  public var defaultValueDescription: String { rawValue }
}
