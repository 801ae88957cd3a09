/// The keys of a configuration, in the order in which documents and messages list them.
package enum ConfigurationKey: String, Sendable, CaseIterable {
  case extends, preset
  case asOf = "as-of"
  case rules
  case ruleFolders = "rule-folders"
  case platform
  case deviceClass = "device-class"
  case density
  case screenWidth = "screen-width"
  case kinds, include, exclude
  case failOn = "fail-on"
  case requireDecided = "require-decided"
  case formats
  case showSuppressed = "show-suppressed"
  case maximumFileSize = "max-file-size"
  case jobs, baseline, ignore, overrides
  // The conditions of an override.
  case files, screens, platforms

  /// How keys of a team's own begin, which may stand at the top: they hold what anchors name.
  package static let ownPrefix = "x-"

  /// Where a key may stand.
  enum Scope {
    /// At the top of a file: it holds for a whole run, or for the file itself.
    case top
    /// At the top, and in overrides for files: it has to be known before a screen is read.
    case files
    /// Everywhere.
    case anywhere
    /// In overrides only.
    case condition
  }

  var scope: Scope {
    switch self {
    case .extends, .ruleFolders, .include, .exclude, .failOn, .requireDecided, .formats, .showSuppressed, .jobs,
      .baseline, .ignore, .overrides:
      .top
    case .platform, .deviceClass, .density, .screenWidth, .kinds, .maximumFileSize: .files
    case .preset, .asOf, .rules: .anywhere
    case .files, .screens, .platforms: .condition
    }
  }

  /// The keys at the top of a file.
  package static var atTop: [ConfigurationKey] { allCases.filter { $0.scope != .condition } }

  /// The keys of an override.
  package static var inOverride: [ConfigurationKey] {
    conditions + allCases.filter { $0.scope == .anywhere || $0.scope == .files }
  }

  /// The keys that say what an override is for.
  package static var conditions: [ConfigurationKey] { allCases.filter { $0.scope == .condition } }

  /// The keys that have to be known before a screen is read, so that no override for screens has them.
  package static var beforeScreens: [ConfigurationKey] { allCases.filter { $0.scope == .files } }

  /// What it says, with its unit and default.
  package var doc: String {
    switch self {
    case .extends:
      "Configurations that come before this one, by their paths relative to this file; what stands later, and here, "
        + "wins."
    case .preset:
      "The guidelines to check: fiori-ios, fiori-android, apple-hig, or all, each on the platform that it speaks of "
        + "(the default)."
    case .asOf:
      "The edition of the rules, as in 0.1: rules that came later are off, so that an upgrade fails nothing by surprise."
    case .rules:
      "By id or glob, the level of a rule (off, info, warning, error), or a map of level and with, its check's "
        + "parameters. An id goes before globs, a later glob before an earlier one; an id with a level also turns on a "
        + "rule that the preset does not hold."
    case .ruleFolders:
      "Folders of rule pages besides .fiorilint/rules, by their paths relative to this file; those of extended "
        + "configurations too."
    case .platform: "The platform of screens that do not say it: ios or android."
    case .deviceClass: "The device class of screens that do not say it: phone or tablet."
    case .density: "How many pixels a dp has, for dumps of Android screens: a factor such as 2.625, or dpi such as 420."
    case .screenWidth: "How wide the screen of such a dump is in dp, 100 to 4000, where its density is not known."
    case .kinds:
      "What names in foreign formats stand for, by name or glob: a kind of element, or none. A later line goes before "
        + "an earlier one."
    case .include: "Globs of the files to lint among those that folders hold, with {a,b} for either; all unless given."
    case .exclude: "Globs of files never to lint, also where they are named; those of extended configurations too."
    case .failOn: "Findings of this level or above fail the run: error (the default), warning, info or never."
    case .requireDecided:
      "Fail also when fewer than so many percent of the applicable checks were decided, as in 80%, or none was there."
    case .formats:
      "Reports, each as FORMAT or FORMAT=FILE, with the file's path relative to this file; text unless given."
    case .showSuppressed:
      "Whether the text, json, jsonl and sarif reports show what suppressions hold back, marked so; false unless given."
    case .maximumFileSize: "The largest file that is read, in MB; 512 unless given."
    case .jobs: "How many threads work; as many as there are processors unless given."
    case .baseline: "The file of known findings, by its path relative to this file, which checks pass over."
    case .ignore:
      "Findings that are held back, each by a map of rule (an id or glob), reason, files (globs relative to this file; "
        + "all unless given), element (a path as reports print it, with globs; with what it contains) and until (the "
        + "last day on which it holds, YYYY-MM-DD); those of extended configurations too."
    case .overrides: "Settings for some files, screens or platforms, which go before those at the top of the file."
    case .files:
      "Globs of the files that an override is for, relative to this file, as .gitignore has them, with {a,b} for either."
    case .screens: "Globs of the names of the screens that an override is for."
    case .platforms:
      "The platforms of the screens that an override is for: ios, android or both; a screen for both takes both."
    }
  }
}
