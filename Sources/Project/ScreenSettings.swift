import Linting
import Screens
import Support

/// Which configuration holds.
package enum ConfigurationChoice: Hashable {
  /// For each file the nearest `.fiorilint.yml` upward from its folder.
  case nearest
  /// For all files this one.
  case file(String)
  /// None.
  case none
}

extension FileFinder {
  /// The name of a configuration: inputs are found before configurations are read, and know nothing else of them.
  static let configurationName = FileReport.Configuration.defaultName
}

/// How screens are read, and what the command line sets in the place of configurations.
package struct ScreenSettings {
  /// What standard input is called that has no path.
  package static let noPath = "stdin"

  /// The absolute path of the folder that paths start from; `nil`: that of the process.
  package var workingDirectory: String?
  /// Which configuration applies.
  package var configuration = ConfigurationChoice.nearest
  /// Whether configurations may name what lies outside of their project.
  package var allowsOutside = false
  /// The path to show for standard input.
  package var stdinPath = Self.noPath
  /// What `--set` and options of the names of keys set: configuration keys with values.
  package var assignments: [String] = []
  /// Whether named files that are not screens are skipped, like those found in folders. This holds even if the
  /// extension is that of a screen, because other files use some extensions too, such as `.page`.
  package var skipsUnrecognized = false
  /// Whether the user wants to know what is skipped, and why.
  package var listsSkipped = false
  /// What is read in place of files, as an editor has them: screens by the paths that are shown, all others by their
  /// absolute paths.
  package var replacedTexts: [Path: [UInt8]] = [:]
  /// What there is besides the formats, rules and checks that are built in.
  package var additions = TeamExtensions.none

  /// The defaults.
  package init() {}

  /// Lint options that ask for the findings alone.
  ///
  /// - Parameter configured: what configurations and the command line set.
  package func lintOptions(over configured: Settings = Settings()) -> LintOptions {
    var options = LintOptions()
    options.reader.platform = configured.platform?.value
    if let deviceClass = configured.deviceClass?.value {
      options.reader.traits.append(.token(.deviceClass, deviceClass))
    }
    options.reader.density = configured.density?.value.factor
    options.reader.screenWidth = configured.screenWidth.map { Double($0.value) }
    for name in configured.kinds {
      options.reader.kinds.append(name.value.pattern, name.value.meaning, name.value.use)
    }
    options.reader.trustsExtensions = !skipsUnrecognized
    options.reader.overlay = FileOverlay(replacedTexts)
    if let size = configured.maximumFileSize?.value { options.maximumFileSize = size << 20 }
    return options
  }
}

/// Which rules look at screens.
package struct LintingSettings {
  /// Ids or globs of the rules to run; empty: all.
  package var rules: [String] = []
  /// Ids or globs of rules not to run.
  package var disabledRules: [String] = []

  package init(rules: [String] = [], disabledRules: [String] = []) {
    self.rules = rules
    self.disabledRules = disabledRules
  }
}
