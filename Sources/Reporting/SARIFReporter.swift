import Documents
import Formats
import Linting
import Screens

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS), as code hosts, editors and pipelines read it.
///
/// One run with the metadata and help of every rule that was evaluated, and with the guideline documents as taxonomies
/// that rules relate to. Columns count UTF-16 units. Locations are relative to `%SRCROOT%`, the project's top folder,
/// which the log does not name. An input that could not be read is a result of the rule `fiorilint/unreadable-input`
/// and a notification. A rule that failed on a file is one of `fiorilint/rule-failure`; the run itself was successful.
/// A file that was skipped because its known format is not supported is a notification of the level `note`. The same
/// findings give the same bytes.
package struct SARIFReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature {
    ReportSignature.json(.any([.members(["$schema", "runs"]), .members(["version", "runs"])]))
  }

  private let workingDirectory: String
  private let root: String
  private let category: String
  private let statuses: FindingStatuses
  private let showsChecks: Bool

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: an absolute path, the project's top folder; `nil`: the working directory.
  ///   - category: distinguishes this analysis from others of the same commit; empty: nothing does.
  ///   - statuses: which findings are results. Those that do not count have a suppression. If known ones are among
  ///     them, each says whether it is `unchanged` or `new`.
  ///   - showsChecks: whether there is a result of the kind `open` for each file and rule with inconclusive checks.
  package init(
    workingDirectory: String = "/", root: String? = nil, category: String = "",
    statuses: FindingStatuses = [.open], showsChecks: Bool = false
  ) {
    self.statuses = statuses
    self.showsChecks = showsChecks
    self.workingDirectory = workingDirectory
    self.root = root ?? workingDirectory
    self.category = category
  }

  /// The hashes of lines, by which hosts recognize findings, and what taxonomies, artifacts and notes on skipped files
  /// are made of.
  package var demands: ReportRequirements {
    let own: ReportRequirements = [.details, .lineHashes, .digests, .statements, .skipped]
    return showsChecks ? own.union([.tallies, .missingFacts]) : own
  }

  /// The most results of a run that GitHub's code scanning takes.
  private static let resultLimit = 25_000

  /// GitHub refuses a log with too many results.
  package func note(on report: Report) -> String? {
    let count = report.files.reduce(0) { $0 + $1.findings(statuses).count + $1.failures.count }
    guard count > Self.resultLimit else { return nil }
    return "the sarif report has \(count) results; GitHub refuses more than \(Self.resultLimit) and shows the 5000 "
      + "most severe; report new findings only (--baseline FILE or --since REF), or split the paths into runs of one "
      + "`--set reports.sarif.category=NAME` each"
  }

  /// Writes the whole document.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs", list: { json in json.element { writeRun(report, to: &$0) } })
    }
  }

  private func writeRun(_ report: Report, to json: inout JSONWriter) {
    var rules = report.run.rules.map { SARIFRule($0, of: report.run) }
    let failures = report.files.flatMap(\.failures)
    rules += SARIFRule.broken(in: report.files)
    rules.sort { $0.id < $1.id }
    let indices = Dictionary(zip(rules.map(\.id), rules.indices)) { first, _ in first }
    let taxonomies = SARIFTaxonomies(report.run)
    let shown = report.files.map { $0.findings(statuses) }
    let files = zip(report.files, shown).filter { file, findings in
      !findings.isEmpty || file.hasFailures || showsChecks && hasInconclusiveChecks(file, report.run)
    }.map(\.0)
    let skipped = report.run.unsupportedFormats.map { (path: $0.key, format: $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let places = SARIFLocations(files, besides: skipped.map(\.path), workingDirectory: workingDirectory, root: root)

    json.member(
      "tool",
      object: { json in
        json.member("driver", object: { Self.writeDriver(report.run, rules, taxonomies, to: &$0) })
      })
    if !category.isEmpty {
      // Hosts take the text before the last slash for the category, and the text after it for the run.
      let id = category.utf8.last == UInt8(ascii: "/") ? category : category + "/"
      json.member("automationDetails", object: { $0.member("id", id) })
    }
    json.member(
      "invocations",
      list: { json in json.element { Self.writeInvocation(report, failures, skipped, indices, places, to: &$0) } })
    if !taxonomies.isEmpty { json.member("taxonomies", list: { taxonomies.write(to: &$0) }) }
    json.member("originalUriBaseIds", object: { places.writeBases(to: &$0) })
    json.member("columnKind", "utf16CodeUnits")
    json.member("artifacts", list: { places.writeArtifacts(to: &$0) })
    json.member(
      "results",
      list: { json in
        let results = SARIFResults(
          rules: indices, places: places, saysSuppressions: statuses != [.open],
          saysBaseline: statuses.contains(.known))
        let paths = Fingerprints.paths(of: report.files.map { places.reference($0.path).text })
        for (index, file) in report.files.enumerated() {
          results.write(file, shown[index], fingerprintPath: paths[index], to: &json)
          if showsChecks { results.writeOpen(file, report.run.rules, to: &json) }
        }
      })
  }

  private func hasInconclusiveChecks(_ file: FileReport, _ run: RunInformation) -> Bool {
    zip(file.tallies, run.rules).contains { $0.inconclusive > 0 && !$1.isSelfCheck }
  }

  private static func writeDriver(
    _ run: RunInformation, _ rules: [SARIFRule], _ taxonomies: SARIFTaxonomies, to json: inout JSONWriter
  ) {
    json.member("name", "fiorilint")
    json.member("fullName", "fiorilint \(run.version)")
    json.member("version", run.version)
    json.member("semanticVersion", run.version)
    json.member("informationUri", ProjectPages.home)
    if !taxonomies.isEmpty { json.member("supportedTaxonomies", list: { taxonomies.writeReferences(to: &$0) }) }
    json.member(
      "rules", list: { json in for rule in rules { json.element { rule.write(taxonomies, to: &$0) } } })
  }

  private static func writeInvocation(
    _ report: Report, _ failures: [Failure], _ skipped: [(path: String, format: String)], _ rules: [String: Int],
    _ places: SARIFLocations, to json: inout JSONWriter
  ) {
    if let timestamp = report.run.timestamp { json.member("endTimeUtc", UTCTime.text(timestamp) + "Z") }
    json.member("executionSuccessful", true)
    json.member("exitCode", Int(report.run.exitStatus))
    json.member(
      "toolExecutionNotifications",
      list: { json in
        for failure in failures {
          json.element { json in
            json.member("level", "warning")
            json.member("message", object: { $0.member("text", SARIFText.sentence(failure.message)) })
            json.member("locations", list: { json in json.element { places.write(failure, to: &$0) } })
            guard let rule = failure.rule else { return }
            json.member(
              "associatedRule",
              object: { json in
                json.member("id", rule)
                if let index = rules[rule] { json.member("index", index) }
              })
          }
        }
        for (path, format) in skipped {
          json.element { json in
            json.member("level", "note")
            let text = "The file is skipped: its format is not supported: \(format)"
            json.member("message", object: { $0.member("text", SARIFText.sentence(text)) })
            json.member("locations", list: { json in json.element { places.write(wholeFile: path, to: &$0) } })
          }
        }
      })
  }
}
