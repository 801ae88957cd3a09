import Documents
import Linting
import Reporting
import Screens

extension ConfigurationKey {
  /// All keys, in the order in which documents and messages list them.
  package static let all: [ConfigurationKey] = [
    extends, preset, rulesVersion, rules, ruleFolders, platform, deviceClass, density, screenWidth, elementKinds,
    include, exclude, failOn, level, requireConclusive, formats, show, groupSteps,
    reports, maximumFileSize, jobs, baseline, ignore,
    overrides, files, screens, platforms,
  ]

  // MARK: Settings

  package static let preset = ConfigurationKey(
    "preset", at: .anywhere, .value(\.presets, .presets, or: [.all]),
    option: Option(help: "Check only these guidelines, separated by commas", valueName: "list"),
    "The guidelines to check, one or several: fiori-ios, fiori-android, apple-hig, accessibility, or all except "
      + "accessibility. Each applies to screens of its platform.")
  private static let rulesVersion = ConfigurationKey(
    "rules-version", at: .anywhere, .value(\.rulesVersion, .version, otherwise: "the newest"),
    "The version of fiorilint whose rules run, such as 0.1. Rules of later versions are off until you raise it.")
  static let rules = ConfigurationKey(
    "rules", at: .anywhere, .list(\.rules, .rules, .added),
    "For each id or glob: a level (off, info, warning, error), or a map with `level` and `with` (the parameters of "
      + "the check). An id wins over globs, and a later glob over an earlier one. A level for an id, or for a glob "
      + "other than `*`, enables rules even if the preset omits them.")
  static let ruleFolders = ConfigurationKey(
    "rule-folders", at: .top, .list(\.ruleFolders, .paths, .added),
    "Folders of rule pages besides .fiorilint/rules, relative to this file. Those of extended configurations are added."
  )
  package static let platform = ConfigurationKey(
    "platform", at: .files, .value(\.platform, .token([.ios, .android]), otherwise: "as screens say"),
    option: Option(help: "Set the platform of screens that do not name one", valueName: "platform"),
    "The platform of screens that do not name one: ios or android.")
  private static let deviceClass = ConfigurationKey(
    "device-class", at: .files, .value(\.deviceClass, .token([.phone, .tablet]), otherwise: "as screens say"),
    "The device class of screens that do not name one: phone or tablet.")
  package static let density = ConfigurationKey(
    "density", at: .files, .value(\.density, .density, otherwise: "as files say", insteadOf: { $0.screenWidth = nil }),
    option: Option(
      help: "Set pixels per dp of Android dumps: a factor such as 2.625, or dpi such as 420.", valueName: "density"),
    "Pixels per dp of Android dumps: a factor such as 2.625, or dpi such as 420.")
  static let screenWidth = ConfigurationKey(
    "screen-width-dp", at: .files,
    .value(\.screenWidth, .number(Settings.screenWidths), otherwise: "as files say", insteadOf: { $0.density = nil }),
    "The width of the screen of Android dumps in dp, \(Settings.screenWidths.lowerBound) to "
      + "\(Settings.screenWidths.upperBound), if you do not know the density.")
  private static let elementKinds = ConfigurationKey(
    "element-kinds", at: .files, .list(\.kinds, .kinds, .added),
    "Maps names in other formats, or globs of them, to a kind. `none` keeps only what is inside. A later line "
      + "wins over an earlier one.")
  private static let include = ConfigurationKey(
    "include", at: .top, .list(\.include, .globs, .replaced),
    "Globs of the files to lint in folders, with {a,b} for alternatives (default: all).")
  private static let exclude = ConfigurationKey(
    "exclude", at: .top, .list(\.exclude, .globs, .added),
    "Globs of files that are never linted, even if named. Those of extended configurations are added.")
  package static let failOn = ConfigurationKey(
    "fail-on", at: .files, .value(\.failLevel, .word, or: .error),
    option: Option(help: "Exit 1 for findings of this level or above", valueName: "level"),
    "The lowest level of findings that fails the run: error, warning, info or never.")
  package static let level = ConfigurationKey(
    "level", at: .run, .value(\.level, .severity, or: Settings.standardLevel),
    option: Option(
      help: "Show findings of this level and above in "
        + "\(Reporters.all.filter(\.hasLevel).map(\.name).words(last: "and")) reports",
      valueName: "level"),
    "The lowest level in reports for people: error, warning or info. Machine formats have all findings.")
  private static let requireConclusive = ConfigurationKey(
    "require-conclusive", at: .run, .value(\.requiredShare, .percentage, or: Percentage(thousandths: 0)),
    "The least share of applicable checks that must be conclusive, such as 80%. The run also fails if no check applies."
  )
  private static let formats = ConfigurationKey(
    "formats", at: .run, .list(\.formats, .formats, .replaced),
    "Reports, each as FORMAT or FORMAT=FILE, with paths relative to this file (default: text).")
  package static let show = ConfigurationKey(
    "show", at: .run, .list(\.shown, .features, .added),
    option: Option(
      help: "Show more in reports: one or more of these values, separated by commas.", valueName: "list"),
    "What reports show besides open findings: suppressed, baselined, fixes, suppressions.")
  package static let groupSteps = ConfigurationKey(
    "group-steps", at: .run, .value(\.groupsSteps, .flag, or: true),
    option: Option(
      help: "Report a finding once if several dumps of a folder have it, such as the steps of a test", valueName: "when"
    ),
    "Whether a finding that several dumps of a folder have, such as the steps of a test, is reported once.")
  private static let reports = ConfigurationKey(
    "reports", at: .run,
    [
      ConfigurationKey(
        "reports.root", at: .run, .value(\.root, .folder, otherwise: "the top folder of the git repository"),
        "Paths in reports for servers are relative to this folder. The folder is relative to this file."),
      ConfigurationKey(
        "reports.rule-pages", at: .run, .value(\.rulePages, .address, otherwise: "the project's pages"),
        "Where links to rules lead: the address of a site that `fiorilint rules --format html` wrote, or the path of "
          + "its folder from the report."),
      ConfigurationKey(
        "reports.text", at: .run,
        [
          ConfigurationKey(
            "reports.text.group-by", at: .run, .value(\.textGrouping, .word, otherwise: "none"),
            "Group the findings of the text report by file, rule or statement.")
        ], "The text report."),
      ConfigurationKey(
        "reports.sarif", at: .run,
        [
          ConfigurationKey(
            "reports.sarif.category", at: .run, .value(\.sarifCategory, .word, otherwise: "none"),
            "SARIF category, for several runs on one commit.")
        ], "The SARIF report."),
      ConfigurationKey("reports.junit", at: .run, junit, "The JUnit report."),
    ],
    "Settings of single report formats.")
  private static let junit = [
    ConfigurationKey(
      "reports.junit.dialect", at: .run, .value(\.junitDialect, .word, or: .extended),
      "The consumer of the report: extended (all attributes), jenkins, or strict (valid by every schema)."),
    ConfigurationKey(
      "reports.junit.cases", at: .run, .value(\.junitCases, .word, or: .rule),
      "What a case is: rule (a rule in a file) or finding."),
    ConfigurationKey(
      "reports.junit.passed", at: .run, .value(\.junitPassed, .word, or: .all),
      "Passed cases: all, per-file (one for each file) or none."),
    ConfigurationKey(
      "reports.junit.inconclusive", at: .run, .value(\.junitInconclusive, .word, or: JUnitLayout.Inconclusive.none),
      "Cases for inconclusive checks: none, per-file (a skipped case for each file) or all."),
  ]
  private static let maximumFileSize = ConfigurationKey(
    "max-file-size", at: .files,
    .value(\.maximumFileSize, .number(Settings.fileSizes), or: LintOptions().maximumFileSize >> 20), unit: "MB",
    "The largest file to read, in MB.")
  package static let jobs = ConfigurationKey(
    "jobs", at: .run, .value(\.jobs, .number(Settings.threadCounts), otherwise: "as many as processors"),
    option: Option(help: "Use this number of threads (default: one per processor).", valueName: "n"),
    "The number of threads (default: one per processor).")
  private static let baseline = ConfigurationKey(
    "baseline", at: .top, .value(\.baseline, .file, otherwise: "none"),
    "The file of baselined findings, relative to this file. Reports leave them out.")
  private static let ignore = ConfigurationKey(
    "ignore", at: .top, .list(\.ignores, .ignores, .added),
    "Findings to ignore, each a map of rule (an id or glob), reason, files, element and until (YYYY-MM-DD, the last "
      + "day). The globs in files are relative to this file. The element is a path as in reports, with globs, and covers "
      + "its content. Entries of extended configurations are added.")

  // MARK: How configurations and overrides go together

  static let extends = ConfigurationKey(
    "extends", at: .top, schema: .texts,
    "Configurations to build on, relative to this file. A later one wins, and this file wins over all.")
  static let overrides = ConfigurationKey(
    "overrides", at: .top, schema: ["type": "array", "items": ["$ref": "#/$defs/override"]],
    "Settings for some files, screens or platforms. They win over the settings at the top.")
  static let files = ConfigurationKey(
    "files", at: .condition, schema: .texts,
    "Globs of the files of an override, relative to this file, as in .gitignore, with {a,b} for alternatives.")
  static let screens = ConfigurationKey(
    "screens", at: .condition, schema: .texts, "Globs of the names of the screens of an override.")
  static let platforms = ConfigurationKey(
    "platforms", at: .condition, schema: .oneOrMore(.words([Token.ios, .android].map(\.name))),
    "The platforms of the screens of an override: ios, android or both. A screen for both platforms matches only if both are listed."
  )
}
