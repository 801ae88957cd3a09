import ArgumentParser
import Documents
import Formats
import Project
import Reporting
import Screens
import Support

/// `fiorilint report`: compares reports.
struct ReportCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Compare two JSON reports.",
    usage: FioriLintCommand.usage("report --compare <old> <new> [<options>]"),
    discussion: """
      Examples:
        fiorilint report --compare old.json new.json
        fiorilint report --compare old.json new.json --format html -o changes.html
        fiorilint report --compare old.json new.json -o comment.md

      `fiorilint check --format json=FILE` writes the reports. New findings do not change the exit status.
      """)

  @Argument(help: "The old JSON report.", completion: .file(extensions: ["json"]))
  var old: String?

  @Argument(help: "The new JSON report.", completion: .file(extensions: ["json"]))
  var new: String?

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Output") var target: OutputPathOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct OutputOptions: ParsableArguments {
    @Flag(help: "Compare the first report with the second.")
    var compare = false

    @Option(help: "Write in this format")
    var format: ComparisonFormat = .markdown
  }

  func validate() throws {
    if !output.compare, let old, let new {
      throw ValidationError("`report` compares two reports with --compare: fiorilint report --compare \(old) \(new)")
    }
    guard output.compare, old != nil, new != nil else {
      throw ValidationError("expected two reports: --compare OLD NEW")
    }
  }

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting { try write(additions) }
  }

  private func write(_ additions: TeamExtensions) throws {
    guard let oldPath = old, let newPath = new else { return }
    let (old, new) = (try ComparedReport(reading: oldPath), try ComparedReport(reading: newPath))
    let destination = try OutputGuard([oldPath, newPath]).output(to: target.output)
    let comparison = ReportComparison(from: old.findings, to: new.findings, unread: new.unread)
    let known = try RuleBook.here(with: additions, allowingOutside: outside.allowOutsideProject).all
    var run = RunInformation(version: BuildDescription.version, rules: known)
    var screens = ScreenSettings()
    (screens.allowsOutside, screens.additions) = (outside.allowOutsideProject, additions)
    run.helpBase = try ConfiguredFiles.settingsOfRun(screens).rulePages?.value.text
    var buffer = ReportBuffer()
    switch output.format {
    case .markdown: ComparisonMarkdown.write(comparison, of: run, to: &buffer)
    case .html: ComparisonPage(comparison, of: run).write(to: &buffer)
    }
    destination.write(buffer.bytes)
    try destination.finish()
  }
}

/// What a json report has, as far as it is compared; of any version.
struct ComparedReport {
  let findings: [ComparedFinding]
  /// The paths of files that could not be read.
  let unread: Set<Path>

  /// Where a file that could not be read is.
  private struct Failure: Decodable {
    var path: String
  }

  /// Reads a report.
  ///
  /// - Throws: a ``UserError`` with its place where it cannot be read, or is no json report.
  init(reading path: String) throws {
    (findings, unread) = try ReportFile.read(path, as: .json) { _, root throws(ReadError) in
      guard root.kind == .object, root["version"] != nil, let findings = root["findings"], findings.kind == .array,
        let failures = root["failures"], failures.kind == .array
      else {
        throw ReadError(
          "expected a JSON report of fiorilint: an object with `version`, `findings`, `failures` and `summary`",
          at: root.range.lowerBound)
      }
      return (
        try RecordDecoder.value([ComparedFinding].self, from: findings),
        Set(paths: try RecordDecoder.value([Failure].self, from: failures).map(\.path))
      )
    }
  }
}

/// How a comparison is written.
enum ComparisonFormat: String, WordArgument {
  /// For the comment of a pull request.
  case markdown
  /// For a browser.
  case html
}
