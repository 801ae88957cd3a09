import Linting
import Screens

extension ConfigurationKey {
  /// All keys, in the order in which documents and messages list them.
  package static let all: [ConfigurationKey] = [
    extends, preset, asOf, rules, ruleFolders, platform, deviceClass, density, screenWidth, kinds, include, exclude,
    failOn, requireDecided, formats, showSuppressed, maximumFileSize, jobs, baseline, ignore, overrides, files, screens,
    platforms,
  ]

  // MARK: Settings

  private static let preset = ConfigurationKey(
    "preset", at: .anywhere, .value(\.preset, .word, or: .all),
    "The guidelines to check: fiori-ios, fiori-android, apple-hig, accessibility, or all but that, each on its platform."
  )
  private static let asOf = ConfigurationKey(
    "as-of", at: .anywhere, .value(\.edition, .edition, otherwise: "the newest"),
    "The edition of the rules, as in 0.1: rules that came later are off, so that an upgrade fails nothing by surprise.")
  private static let rules = ConfigurationKey(
    "rules", at: .anywhere, .list(\.rules, .rules, .added),
    "By id or glob, the level of a rule (off, info, warning, error), or a map of level and with, its check's "
      + "parameters. An id goes before globs, a later glob before an earlier one; an id with a level also turns on a "
      + "rule that the preset does not hold.")
  static let ruleFolders = ConfigurationKey(
    "rule-folders", at: .top, .list(\.ruleFolders, .paths, .added),
    "Folders of rule pages besides .fiorilint/rules, by their paths relative to this file; those of extended "
      + "configurations too.")
  private static let platform = ConfigurationKey(
    "platform", at: .files, .value(\.platform, .token([.ios, .android]), otherwise: "as screens say"),
    "The platform of screens that do not say it: ios or android.")
  private static let deviceClass = ConfigurationKey(
    "device-class", at: .files, .value(\.deviceClass, .token([.phone, .tablet]), otherwise: "as screens say"),
    "The device class of screens that do not say it: phone or tablet.")
  static let density = ConfigurationKey(
    "density", at: .files, .value(\.density, .density, otherwise: "as files say", insteadOf: { $0.screenWidth = nil }),
    "How many pixels a dp has, for dumps of Android screens: a factor such as 2.625, or dpi such as 420.")
  static let screenWidth = ConfigurationKey(
    "screen-width", at: .files,
    .value(\.screenWidth, .number(Settings.screenWidths), otherwise: "as files say", insteadOf: { $0.density = nil }),
    "How wide the screen of such a dump is in dp, \(Settings.screenWidths.lowerBound) to "
      + "\(Settings.screenWidths.upperBound), where its density is not known.")
  private static let kinds = ConfigurationKey(
    "kinds", at: .files, .list(\.kinds, .kinds, .added),
    "What names in foreign formats stand for, by name or glob: a kind of element, or none. A later line goes before "
      + "an earlier one.")
  private static let include = ConfigurationKey(
    "include", at: .top, .list(\.include, .globs, .replaced),
    "Globs of the files to lint among those that folders hold, with {a,b} for either; all unless given.")
  private static let exclude = ConfigurationKey(
    "exclude", at: .top, .list(\.exclude, .globs, .added),
    "Globs of files never to lint, also where they are named; those of extended configurations too.")
  private static let failOn = ConfigurationKey(
    "fail-on", at: .files, .value(\.failLevel, .word, or: .error),
    "Findings of this level or above fail the run: error, warning, info or never.")
  private static let requireDecided = ConfigurationKey(
    "require-decided", at: .run, .value(\.requiredShare, .percentage, or: Percentage(thousandths: 0)),
    "Fail also when fewer than so many percent of the applicable checks were decided, as in 80%, or none was there.")
  private static let formats = ConfigurationKey(
    "formats", at: .run, .list(\.formats, .formats, .replaced),
    "Reports, each as FORMAT or FORMAT=FILE, with the file's path relative to this file; text unless given.")
  private static let showSuppressed = ConfigurationKey(
    "show-suppressed", at: .run, .value(\.showsSuppressed, .flag, or: false),
    "Whether reports show what suppressions suppress, marked so, as far as `--show-suppressed` is for them.")
  private static let maximumFileSize = ConfigurationKey(
    "max-file-size", at: .files,
    .value(\.maximumFileSize, .number(Settings.fileSizes), or: LintOptions().maximumFileSize >> 20),
    "The largest file that is read, in MB.")
  private static let jobs = ConfigurationKey(
    "jobs", at: .run, .value(\.jobs, .number(Settings.threadCounts), otherwise: "as many as processors"),
    "How many threads work; as many as there are processors unless given.")
  private static let baseline = ConfigurationKey(
    "baseline", at: .top, .value(\.baseline, .file, otherwise: "none"),
    "The file of known findings, by its path relative to this file, which checks skip.")
  private static let ignore = ConfigurationKey(
    "ignore", at: .top, .list(\.ignores, .ignores, .added),
    "Findings that are suppressed, each by a map of rule (an id or glob), reason, files (globs relative to this file; "
      + "all unless given), element (a path as reports print it, with globs; with what it contains) and until (the "
      + "last day on which it holds, YYYY-MM-DD); those of extended configurations too.")

  // MARK: How configurations and overrides go together

  static let extends = ConfigurationKey(
    "extends", at: .top, schema: .texts,
    "Configurations that come before this one, by their paths relative to this file; what stands later, and here, "
      + "wins.")
  static let overrides = ConfigurationKey(
    "overrides", at: .top, schema: ["type": "array", "items": ["$ref": "#/$defs/override"]],
    "Settings for some files, screens or platforms, which go before those at the top of the file.")
  static let files = ConfigurationKey(
    "files", at: .condition, schema: .texts,
    "Globs of the files that an override is for, relative to this file, as .gitignore has them, with {a,b} for either.")
  static let screens = ConfigurationKey(
    "screens", at: .condition, schema: .texts, "Globs of the names of the screens that an override is for.")
  static let platforms = ConfigurationKey(
    "platforms", at: .condition, schema: .oneOrMore(.words([Token.ios, .android].map(\.name))),
    "The platforms of the screens that an override is for: ios, android or both; a screen for both takes both.")
}
