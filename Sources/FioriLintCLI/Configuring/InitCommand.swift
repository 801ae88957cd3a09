import ArgumentParser
import BuiltInRules
import Documents
import Linting
import Project
import Reporting
import Support
import Synchronization

/// `fiorilint init`: writes a configuration for what is found here.
struct InitCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented .fiorilint.yml for the screens found here.",
    discussion: """
      Examples:
        fiorilint init
        fiorilint init app
        fiorilint init --force
      """)

  @Argument(help: "Search this folder for screens, and write the configuration to it", completion: .directory)
  var folder = "."

  @OptionGroup(title: "Output") var output: OutputOptions

  struct OutputOptions: ParsableArguments {
    @Flag(help: "Replace an existing configuration.")
    var force = false
  }

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting { try write(additions) }
  }

  private func write(_ additions: TeamExtensions) throws {
    guard Path(folder).isFolder else {
      throw UserError("\(folder) is not a folder; expected the folder for .fiorilint.yml")
    }
    let path =
      folder == "." ? FileReport.Configuration.defaultName : "\(folder)/\(FileReport.Configuration.defaultName)"
    guard output.force || !Terminal.exists(path) else {
      throw UserError("\(path) exists; --force replaces it")
    }
    let survey = ScreenSurvey(of: folder, with: additions)
    let destination = try OutputFile(path: path, "configuration", followsLinks: false)
    let draft = ConfigurationDraft(
      survey, version: BuildDescription.version, extending: ProjectBoundary.configuration(above: folder))
    destination.write(Array(draft.text.utf8))
    try destination.finish()
    let next = folder == "." ? "fiorilint check" : "fiorilint check \(TextEscaping.line(Path(folder).shown))"
    let wrote = "fiorilint: wrote \(TextEscaping.line(Path(path).shown))"
    Terminal.writeError(
      survey.screens.count > 0
        ? "\(wrote) for \(survey.summary); now run \(next)\n"
        : "\(wrote), but there are no screens yet: \(survey.summary)\n")
    if survey.asksForAccessibility { try Terminal.note(preview(additions)) }
  }

  /// What `preset: accessibility` finds in the folder, by rule.
  private func preview(_ additions: TeamExtensions) throws -> String {
    var screens = ScreenSettings()
    screens.assignments = ["preset=accessibility"]
    screens.additions = additions
    let run = ScreenRun(try LintPlan([folder], screens, LintingSettings()), showsProgress: true, joinsSteps: true)
    let counts = Mutex<[String: Int]>([:])
    let summary = run.run(reportsConfigurations: false) { report in
      counts.withLock { counts in
        for finding in report.findings where finding.status == .open { counts[finding.rule, default: 0] += 1 }
      }
    }
    let rules = counts.withLock { $0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let list = rules.map { "\($0.key) (\(SummaryLine.grouped($0.value)))" }.joined(separator: ", ")
    let found = "`preset: accessibility` has \(SummaryLine.counted(summary.findings, "finding"))"
    let open =
      summary.tally.inconclusive > 0
      ? "; \(SummaryLine.counted(summary.tally.inconclusive, "check")) would be inconclusive" : ""
    return
      "no screen has a collection view (a grid, or a row of cells); \(found)\(list.isEmpty ? "" : ": \(list)")\(open)"
  }
}
