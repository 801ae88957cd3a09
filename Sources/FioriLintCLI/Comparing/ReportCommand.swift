import ArgumentParser
import Documents
import Reporting

/// `fiorilint report`: makes something of reports that were written before.
struct ReportCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Compare two json reports: what is new, gone and unchanged.",
    discussion: """
      Takes what `fiorilint check --format json=FILE` wrote, before a change and after it, and tells by rule and screen which \
      findings are new, which are gone, and how many stayed, in Markdown for the comment of a pull request or as an HTML page. \
      A finding is found again by its file, rule and element, wherever it stands.

      Exit status: 0 whatever is new; 2 where a report cannot be read. To fail on what is new: `fiorilint check --since`.
      """)

  @Flag(help: "Compare the first report with the second.")
  var compare = false

  @Argument(
    help: ArgumentHelp("The report from before, and that from after.", valueName: "report"),
    completion: .file(extensions: ["json"]))
  var reports: [String]

  @Option(help: "How to write: markdown or html.")
  var format: ComparisonFormat = .markdown

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write; standard output unless given.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var help: HelpBaseOption

  @OptionGroup var outside: FileAccessOptions

  func validate() throws {
    guard compare else { throw ValidationError("nothing to do: expected --compare OLD NEW") }
    guard reports.count == 2 else {
      throw ValidationError("--compare takes two reports, the old one and the new one, and there are \(reports.count)")
    }
  }

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting { try write(additions) }
  }

  private func write(_ additions: TeamExtensions) throws {
    if let output { try ProtectedFiles(reports).refuse(output) }
    let (old, new) = (try ComparedReport(reading: reports[0]), try ComparedReport(reading: reports[1]))
    let destination = try output.map { try ReportDestination(path: $0, "report") } ?? ReportDestination()
    let comparison = ReportComparison(from: old.findings, to: new.findings, unread: new.unread)
    let known = try RuleSelection(team: .here(with: additions, allowingOutside: outside.allowOutside)).all
    var run = RunInformation(version: FioriLintCommand.version, rules: known)
    run.helpBase = help.helpBase
    var buffer = ReportBuffer()
    switch format {
    case .markdown: ComparisonMarkdown.write(comparison, of: run, to: &buffer)
    case .html: ComparisonPage(comparison, of: run).write(to: &buffer)
    }
    destination.write(buffer.bytes)
    try destination.finish()
  }
}
