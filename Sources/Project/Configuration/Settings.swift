import Linting
import Reporting
import RulePages
import Screens
import Syntax

/// What configurations set, each value with its place; what is not set keeps its default.
package struct Settings: Sendable {
  /// Which guidelines are checked.
  package internal(set) var presets: LocatedValue<[Preset]>?
  /// Rules that are newer than this version are off.
  package internal(set) var rulesVersion: LocatedValue<RulesVersion>?
  /// The settings of rules, those that take precedence last.
  package internal(set) var rules: [RuleSetting] = []
  /// Folders of rule pages.
  package internal(set) var ruleFolders: [LocatedValue<PathName>] = []
  /// The platform of screens that do not say it.
  package internal(set) var platform: LocatedValue<Token>?
  /// The device class of screens that do not say it.
  package internal(set) var deviceClass: LocatedValue<Token>?
  /// How many pixels one dp has.
  package internal(set) var density: LocatedValue<PixelDensity>?
  /// How wide screens are, in dp.
  package internal(set) var screenWidth: LocatedValue<Int>?
  /// What names in foreign formats stand for, what goes before the others last.
  package internal(set) var kinds: [LocatedValue<(pattern: String, meaning: KindNames.Meaning, use: EntryUse)>] = []
  /// The largest file that is read, in MB.
  package internal(set) var maximumFileSize: LocatedValue<Int>?
  /// The limits that may be set for the size of a file, in MB.
  package static let fileSizes = 1...1_000_000
  /// The lowest level in reports for people, if nothing sets another one.
  package static let standardLevel = Severity.warning
  /// How many threads may work.
  package static let threadCounts = 1...1_000
  /// The limits that may be set for the width of a screen, in dp.
  package static let screenWidths = 100...4000
  /// Which files of folders are linted; all where there are no globs.
  var include: [FileGlobs] = []
  /// Which files are not linted.
  var exclude: [FileGlobs] = []
  /// Which findings fail a run.
  package internal(set) var failLevel: LocatedValue<FailLevel>?
  /// The least level that reports for people show.
  package internal(set) var level: LocatedValue<Severity>?
  /// The least share of applicable checks that must be conclusive.
  package internal(set) var requiredShare: LocatedValue<Percentage>?
  /// The reports of a run: a format's name, and the path of the file, where it has one.
  package internal(set) var formats: [LocatedValue<(name: String, file: PathName?)>] = []
  /// What reports show besides open findings.
  package internal(set) var shown: [LocatedValue<ReportFeature>] = []
  /// Whether an element that several dumps of a folder show is reported once.
  package internal(set) var groupsSteps: LocatedValue<Bool>?
  /// The same, with its default.
  package var joinsSteps: Bool { groupsSteps?.value ?? true }
  /// How a text report groups findings.
  package internal(set) var textGrouping: LocatedValue<TextGrouping>?
  /// The folder that paths in reports for servers start from.
  package internal(set) var root: LocatedValue<PathName>?
  /// Where links to rules lead.
  package internal(set) var rulePages: LocatedValue<RulePagesAddress>?
  /// The category of a SARIF report.
  package internal(set) var sarifCategory: LocatedValue<String>?
  /// The dialect of a JUnit report.
  package internal(set) var junitDialect: LocatedValue<JUnitDialect>?
  /// What a case of a JUnit report is.
  package internal(set) var junitCases: LocatedValue<JUnitLayout.Granularity>?
  /// The passed cases of a JUnit report.
  package internal(set) var junitPassed: LocatedValue<JUnitLayout.Passes>?
  /// The inconclusive cases of a JUnit report.
  package internal(set) var junitInconclusive: LocatedValue<JUnitLayout.Inconclusive>?
  /// How many threads work.
  package internal(set) var jobs: LocatedValue<Int>?
  /// The file of known findings.
  package internal(set) var baseline: LocatedValue<PathName>?
  /// Findings that are suppressed.
  package internal(set) var ignores: [IgnoreSetting] = []

  /// The keys that are given, each once.
  private var given: [ConfigurationKey] = []

  /// Settings that set nothing.
  package init() {}

  /// Reads the value of a key; what is wrong with it is noted.
  mutating func read(_ key: ConfigurationKey, _ node: YAMLNode, _ reader: inout ConfigurationReader) {
    for (member, value) in reader.members(of: key, node) { read(member, value, &reader) }
    guard key.members.isEmpty else { return }
    given.append(key)
    key.setting?.read(&reader, key, node, &self)
  }

  /// Takes settings that go before those that are there.
  mutating func add(_ other: Settings) {
    for key in other.given {
      key.setting?.merge(&self, other)
      if !given.contains(key) { given.append(key) }
    }
  }

  /// Whether a file is linted, by its absolute paths: see ``PathGlobs/matches(_:or:)``.
  ///
  /// - Parameter isNamed: whether the user named it, so that it did not only turn up in a folder.
  package func takes(_ location: String, or written: String? = nil, isNamed: Bool) -> Bool {
    if exclude.contains(where: { $0.globs.matches(location, or: written) }) { return false }
    return isNamed || include.isEmpty || include.contains { $0.globs.matches(location, or: written) }
  }

  /// Whether some files are left out.
  package var selectsFiles: Bool { !include.isEmpty || !exclude.isEmpty }
}
