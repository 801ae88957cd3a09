import ArgumentParser
import Configuration
import Reporting

/// Which reports are written, and what they hold.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report to standard output, or with FORMAT=FILE to a file (default: text). Repeatable.",
      discussion: Self.formats, valueName: "format"),
    completion: CompletionWords.formats)
  var format: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show findings of this level and above in \(Self.forPeople) reports (default: warning)", valueName: "level"))
  var level: LevelArgument?

  @Flag(help: "Print findings only: no summary, notes or progress.")
  var quiet = false

  @OptionGroup var content: ContentOptions

  @Flag(help: "Count findings by rule, statement and folder instead of listing them (\(Self.counting)).")
  var counts = false

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

  /// What the options say.
  ///
  /// - Parameter failures: which findings fail the run.
  func settings(_ failures: FailureOptions) -> ReportSettings {
    var content = content.content
    content.showsCounts = counts
    return ReportSettings(
      formats: format, content: content, level: level?.severity, failLevel: failures.failOn, isQuiet: quiet,
      color: colors.color)
  }

  /// The formats that show findings of a level and above.
  private static var forPeople: String { Reporters.all.filter(\.hasLevel).map(\.name).words(last: "and") }
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
