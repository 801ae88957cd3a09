import Configuration
import Linting
import Screens
import Support

/// Which configuration holds.
enum ConfigurationChoice: Hashable {
  /// For each file the nearest `.fiorilint.yml` upward from its folder.
  case nearest
  /// For all files this one.
  case file(String)
  /// None.
  case none
}

/// How screens are read, and what the command line sets in the place of configurations.
struct ScreenSettings {
  /// What standard input is called that has no path.
  static let noPath = "stdin"

  /// Which configuration applies.
  var configuration = ConfigurationChoice.nearest
  /// Whether configurations may name what lies outside of their project.
  var allowsOutside = false
  /// The platform of screens that do not name one.
  var platform: InputOptions.Platform?
  /// The path to show for standard input.
  var stdinPath = Self.noPath
  /// How many pixels one dp has in formats that measure in pixels.
  var density: PixelDensity?
  /// The guidelines to check; empty: those of configurations.
  var presets: [Preset] = []
  /// What `--set` sets: configuration keys with values.
  var assignments: [String] = []
  /// Whether named files that are not screens are skipped, like those found in folders. This holds even if the
  /// extension is that of a screen, because other files use some extensions too, such as `.page`.
  var skipsUnrecognized = false
  /// Whether the user wants to know what is skipped, and why.
  var listsSkipped = false
  /// What is read in place of files, as an editor has them: screens by the paths that are shown, all others by their
  /// absolute paths.
  var replacedTexts: [PathKey: [UInt8]] = [:]
  /// What there is besides the formats, rules and checks that are built in.
  var additions = TeamExtensions.none

  /// The last override of all configurations.
  ///
  /// - Throws: a ``UserError`` for an assignment that is none.
  func commandLine() throws(UserError) -> CommandLineSettings {
    var texts: [String] = []
    if let platform { texts.append("platform=\(platform.rawValue)") }
    if let density { texts.append("density=\(density.factor)") }
    if !presets.isEmpty { texts.append("preset=[\(presets.map(\.rawValue).joined(separator: ", "))]") }
    return try CommandLineSettings(texts + assignments)
  }

  /// Lint options that ask for the findings alone.
  ///
  /// - Parameter configured: what configurations and the command line set.
  func lintOptions(over configured: Settings = Settings()) -> LintOptions {
    var options = LintOptions()
    options.reader.platform = configured.platform?.value
    if let deviceClass = configured.deviceClass?.value {
      options.reader.traits.append(.token(.deviceClass, deviceClass))
    }
    options.reader.density = configured.density?.value.factor
    options.reader.screenWidth = configured.screenWidth.map { Double($0.value) }
    for name in configured.kinds { options.reader.kinds.append(name.value.pattern, name.value.meaning) }
    options.reader.trustsExtensions = !skipsUnrecognized
    options.reader.overlay = FileOverlay(replacedTexts)
    if let size = configured.maximumFileSize?.value { options.maximumFileSize = size << 20 }
    return options
  }
}

/// Which rules look at screens, and how many threads work.
struct LintingSettings {
  /// Ids or globs of the rules to run; empty: all.
  var rules: [String] = []
  /// Ids or globs of rules not to run.
  var disabledRules: [String] = []
  /// How many threads work; `nil`: as many as the configuration says, else as there are processors.
  var jobs: Int?
}
