import ArgumentParser
import Linting
import Project
import Reporting
import Screens
import Support

/// Which reports are written, and what they hold.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report to standard output, or with FORMAT=FILE to a file (default: text). Repeatable.",
      discussion: Self.formats, valueName: "format"),
    completion: CompletionWords.formats)
  var format: [String] = []

  @Option(.level)
  var level: String?

  @OptionGroup var quietness: QuietOptions

  @OptionGroup var content: ContentOptions

  @Flag(help: "Count findings by rule, statement and folder instead of listing them (\(Self.counting)).")
  var counts = false

  @Option(.groupSteps)
  var groupSteps: String?

  @OptionGroup var colors: ColorOptions

  /// The formats, each with what it is for.
  private static var formats: String {
    let all = Reporters.all.map { ($0.name, $0.summary) } + [(AutomaticFormat.name, AutomaticFormat.summary)]
    return all.helpLines { $0 }
  }

  /// Those that have counts.
  private static var counting: String { Reporters.words(showing: .counts) }

  func validate() throws {
    let counting = Reporters.names(showing: .counts) + [AutomaticFormat.name]
    if counts, !format.isEmpty, !format.contains(where: { counting.contains(String($0.prefix { $0 != "=" })) }) {
      let choices = Reporters.names(showing: .counts).words(last: "or")
      throw ValidationError("--counts works with the formats \(Self.counting); add --format \(choices)")
    }
  }

  /// What the options say besides what they set.
  var settings: ReportSettings {
    var content = content.content
    content.showsCounts = counts
    return ReportSettings(formats: format, content: content, isQuiet: quietness.quiet, color: colors.color)
  }

  /// What they set.
  var assignments: [String] { [level, groupSteps, ConfigurationKey.show.assignment(content.show)].compactMap(\.self) }
}

/// Which reports are written, where to, and what they hold: what ``ReportOptions`` and configurations say.
struct ReportSettings {
  /// Reports, as `FORMAT` or `FORMAT=FILE`; empty: those that the configuration says, else text to standard output.
  var formats: [String] = []
  /// What they hold.
  var content = ReportContent()
  /// Whether an element that several dumps of a folder show is reported once.
  var joinsSteps = false
  /// The least level that reports for people show; `nil`: warnings.
  var level: Severity?
  /// Whether what would go to standard output goes to standard error, since something else is printed.
  var leavesOutput = false
  /// Whether findings are all that is printed.
  var isQuiet = false
  /// Whether text has colours.
  var color = ColorChoice.auto
  /// The project's top folder; `nil`: that of the git repository, and without one the working directory.
  var root: LocatedValue<PathName>?
  /// Where the pages of the rules lie; `nil`: links lead to the project's pages.
  var rulePages: String?

  /// The same settings with what the configuration of the run says.
  func completed(by configured: Settings) -> ReportSettings {
    var settings = self
    settings.complete(by: configured)
    return settings
  }

  private mutating func complete(by configured: Settings) {
    for feature in configured.shown { content.show(feature.value) }
    if formats.isEmpty {
      formats = configured.formats.map { format in
        format.value.file.map { "\(format.value.name)=\($0.display)" } ?? format.value.name
      }
    }
    // What is joined in a partial report could not be joined with the next one.
    let hasPartial = formats.contains { $0 == "partial" || $0.hasPrefix("partial=") }
    joinsSteps = !hasPartial && configured.joinsSteps
    level = configured.level?.value
    root = configured.root
    rulePages = configured.rulePages?.value.text
    content.grouping = configured.textGrouping?.value
    content.sarifCategory = configured.sarifCategory?.value ?? ""
    content.junitDialect = configured.junitDialect?.value ?? content.junitDialect
    content.junitLayout = JUnitLayout(
      configured.junitCases?.value ?? .rule, passes: configured.junitPassed?.value ?? .all,
      inconclusive: configured.junitInconclusive?.value ?? .none)
  }

  /// Shows findings of all levels that fail a run: no run fails for what it does not show.
  ///
  /// - Parameter levels: the failing levels of files.
  mutating func show(failing levels: some Sequence<FailLevel?>) {
    let failing = levels.lazy.compactMap { $0?.severity }.min()
    if let failing, failing < level ?? Settings.standardLevel { level = failing }
  }

  /// The paths of the files that reports are written to.
  var files: [String] {
    formats.compactMap { format in
      format.utf8.firstIndex(of: UInt8(ascii: "=")).map { String(format[format.index(after: $0)...]) }
    }
  }
}

extension Collection {
  /// A line for each value of an option, with what it means.
  func helpLines(_ line: (Element) -> (name: String, summary: String)) -> String {
    let lines = map(line)
    let width = lines.map(\.name.utf8.count).max() ?? 0
    return lines.map { $0.name + String(repeating: " ", count: width + 2 - $0.name.utf8.count) + $0.summary }
      .joined(separator: "\n")
  }
}

/// What reports and results show besides open findings.
struct ContentOptions: ParsableArguments {
  @Option(.show, discussion: ReportFeature.shown.helpLines { ($0.feature.rawValue, $0.summary) })
  var show: [String] = []

  @Flag(help: "List inconclusive and unsupported checks with the missing facts. JSON has all outcomes.")
  var checks = false

  /// What reports hold besides what configurations say, ``show`` among them.
  var content: ReportContent {
    var content = ReportContent()
    content.showsChecks = checks
    return content
  }
}

/// When commands that lint fail.
struct FailureOptions: ParsableArguments {
  @Option(.failOn)
  var failOn: String?
}
