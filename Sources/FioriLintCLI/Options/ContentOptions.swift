import ArgumentParser
import Linting
import Project
import Reporting
import Screens
import Support

/// What reports and results show besides open findings.
struct ContentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show more in reports: one or more of these values, separated by commas.",
      discussion: ReportFeature.shown.helpLines { ($0.feature.rawValue, $0.summary) }, valueName: "list"),
    completion: .list(ReportFeature.words), transform: Self.features)
  var show: [[ReportFeature]] = []

  @Flag(help: "List inconclusive and unsupported checks with the missing facts. JSON has all outcomes.")
  var checks = false

  private static func features(_ argument: String) throws -> [ReportFeature] {
    let words = ReportFeature.words
    return try argument.split(separator: ",", omittingEmptySubsequences: false).map { item in
      let word = Suppression.trimmed(String(item))
      if let (feature, _) = ReportFeature.shown.first(where: { $0.feature.rawValue == word }) { return feature }
      let advice = suggestion(for: word, among: words, isQuoted: false)
      let name = word.isEmpty ? "empty" : word
      throw ValidationError("--show cannot be \(name); expected \(oneOf(words))\(advice)")
    }
  }

  /// What reports hold unless more is asked for.
  var content: ReportContent {
    var content = ReportContent()
    content.showsChecks = checks
    for feature in show.joined() { content.show(feature) }
    return content
  }
}

/// When commands that lint fail.
struct FailureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Exit 1 for findings of this level or above (default: as configured, else error)", valueName: "level"))
  var failOn: FailLevel?
}

extension FailLevel: WordArgument {}
