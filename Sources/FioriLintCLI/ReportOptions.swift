import ArgumentParser
import Configuration
import Reporting

/// What the commands that write reports have in common: which reports, and what they hold.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A report, one of those below; or FORMAT=FILE to write it to a file, `-` for standard output. Repeatable.",
      discussion: Self.formats, valueName: "format"),
    completion: CompletionWords.formats)
  var format: [String] = []

  @Option(help: "Put the findings of the text report under headings.")
  var groupBy: TextGrouping?

  @Flag(help: "Write counts by rule, statement and folder in the place of findings, in \(Self.counting) reports.")
  var statistics = false

  @OptionGroup var shared: ContentOptions

  @Flag(help: "Print findings only: no summary, no notes, no progress.")
  var quiet = false

  @Flag(
    help:
      "Show the findings that are in the baseline, marked as such: in the \(Reporters.words(showing: .known)) reports.")
  var showBaselined = false

  @Flag(help: "Show what would fix each finding, in \(Reporters.words(showing: .fixes)) reports.")
  var showFixes = false

  @OptionGroup var colors: ColorOptions

  @Flag(help: "Write json reports with all that `fiorilint merge` makes other reports of.")
  var mergeable = false

  @Option(
    help: ArgumentHelp(
      "The project's top folder, which paths in reports for servers are relative to; that of the git repository unless given.",
      valueName: "folder"), completion: .directory)
  var root: String?

  @OptionGroup var help: HelpBaseOption

  @Option(
    help: ArgumentHelp("What tells a sarif report from others of the same commit, to code hosts.", valueName: "name"))
  var sarifCategory = ""

  @Option(
    help: "Whose consumers a junit report is for: extended (all that they use), jenkins, or strict (every schema).")
  var junitDialect: JUnitDialect = .extended

  @Option(help: "What a case of a junit report is: rule (a rule in a file) or finding.")
  var junitGranularity: JUnitLayout.Granularity = .rule

  @Option(help: "Which passes a junit report has: all, per-file (one for each file) or none.")
  var junitPasses: JUnitLayout.Passes = .all

  @Option(help: "What a junit report has of inconclusive checks: none, per-file (a skipped case for each file) or all.")
  var junitInconclusive: JUnitLayout.Inconclusive = .none

  /// The formats, each with what it is for.
  private static var formats: String {
    let all = Reporters.all.map { ($0.name, $0.summary) } + [(AutomaticFormat.name, AutomaticFormat.summary)]
    let width = all.map(\.0.utf8.count).max() ?? 0
    return all.map { name, summary in
      name + String(repeating: " ", count: width + 2 - name.utf8.count) + summary
    }
    .joined(separator: "\n")
  }

  /// Those that have counts.
  private static var counting: String { Reporters.words(showing: .statistics) }

  func validate() throws {
    if mergeable, !format.contains(where: { $0 == "json" || $0.hasPrefix("json=") }) {
      throw ValidationError("--mergeable says what a json report holds; add --format json or json=FILE.")
    }
    let counting = Reporters.names(showing: .statistics) + [AutomaticFormat.name]
    if statistics, !format.isEmpty, !format.contains(where: { counting.contains(String($0.prefix { $0 != "=" })) }) {
      let choices = Reporters.names(showing: .statistics).words(last: "or")
      throw ValidationError("--statistics says what \(Self.counting) reports hold; add --format \(choices).")
    }
    if statistics, mergeable || groupBy != nil {
      throw ValidationError("--statistics counts findings, which --mergeable and --group-by are for.")
    }
    if root?.isEmpty == true { throw ValidationError("--root has to name a folder.") }
  }

  /// What the options say.
  var settings: ReportSettings {
    ReportSettings(
      formats: format, content: content, failLevel: shared.failOn, isQuiet: quiet, color: colors.choice, root: root,
      helpBase: help.helpBase)
  }

  private var content: ReportContent {
    var content = shared.content
    content.grouping = groupBy
    content.showsStatistics = statistics
    if showBaselined { content.statuses.insert(.known) }
    content.showsFixes = showFixes
    content.isMergeable = mergeable
    content.sarifCategory = sarifCategory
    content.junitDialect = junitDialect
    content.junitLayout = JUnitLayout(junitGranularity, passes: junitPasses, inconclusive: junitInconclusive)
    return content
  }
}

// The parser's own way to the names is reflection, at each start.

extension TextGrouping: ExpressibleByArgument {
  /// The names, as help and completion show them.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The name that help shows where this is the default.
  package var defaultValueDescription: String { rawValue }
}

extension JUnitDialect: ExpressibleByArgument {
  /// The names, as help and completion show them.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The name that help shows where this is the default.
  package var defaultValueDescription: String { rawValue }
}

extension JUnitLayout.Granularity: ExpressibleByArgument {
  /// The names, as help and completion show them.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The name that help shows where this is the default.
  package var defaultValueDescription: String { rawValue }
}

extension JUnitLayout.Passes: ExpressibleByArgument {
  /// The names, as help and completion show them.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The name that help shows where this is the default.
  package var defaultValueDescription: String { rawValue }
}

extension JUnitLayout.Inconclusive: ExpressibleByArgument {
  /// The names, as help and completion show them.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// The name that help shows where this is the default.
  package var defaultValueDescription: String { rawValue }
}
