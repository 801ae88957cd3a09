import ArgumentParser
import BuiltInRules
import Linting
import Reporting
import Screens
import Text

/// `fiorilint coverage`: guideline statements against rules, and, with paths, against screens.
struct CoverageCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which guideline statements the rules check, and what could be decided in screens.",
    discussion: """
      Without paths: which rules check each statement, and how many of their examples go against it (avoid) or keep to it \
      (prefer). With paths also what came of each statement in these screens, and the facts that would settle what was \
      left inconclusive. With --rule or --disable only the statements of the rules that are left are shown.

      Exit status: 0 every statement that is shown is covered, or cannot be decided for a reason that is given; 1 one is \
      not; 3 an input could not be read.
      """)

  @Argument(help: "Files and folders with screens; `-` reads standard input.", completion: .file())
  var paths: [String] = []

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  @Option(help: ArgumentHelp("Only this guideline document: ios-cv for example. Repeatable.", valueName: "id"))
  var document: [String] = []

  @Option(help: "How to print: text, json or markdown.")
  var format: PrintFormat = .text

  @OptionGroup var colors: ColorOptions

  func run(with additions: TeamExtensions) throws {
    let status: Int32
    status = try Terminal.reporting { try print(additions) }
    throw ExitCode(status)
  }

  private func print(_ additions: TeamExtensions) throws -> Int32 {
    let documents = try wantedDocuments()
    // A team's own rules check no guideline, but may be named.
    let team = try TeamRules.here(with: additions, allowingOutside: screens.configuration.outside.allowOutside)
    let rules = try RuleSelection(wanted: linting.rule, disabled: linting.disable, team: team).rules
    let summary = paths.isEmpty ? nil : try lint(additions)
    let coverage = Coverage(
      documents, BuiltInRules.statements, rules: rules,
      onlyOfRules: !linting.rule.isEmpty || !linting.disable.isEmpty, summary: summary)
    let destination = ReportDestination()
    switch format {
    case .text:
      let text = CoverageText(
        colours: Colours(isOn: Terminal.showsColor(colors.choice)),
        layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth))
      destination.write(Array(text.text(coverage).utf8))
    case .json: destination.write(CoverageJSON.document(coverage, version: FioriLintCommand.version).bytes)
    case .markdown:
      let isPage = document.count == 1
      destination.write(Array((isPage ? CoverageMarkdown.pages(coverage) : CoverageMarkdown.table(coverage)).utf8))
    }
    try destination.finish()
    if let summary, summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return coverage.isComplete ? 0 : 1
  }

  private func wantedDocuments() throws -> [GuidelineDocument] {
    let ids = GuidelineDocument.all.map(\.id)
    for id in document where !ids.contains(id) {
      let advice = suggestion(for: id, among: ids, isQuoted: false)
      throw UserError("no document is called \(id)\(advice); expected one of \(ids.joined(separator: ", "))")
    }
    return GuidelineDocument.all.filter { document.isEmpty || document.contains($0.id) }
  }

  private func lint(_ additions: TeamExtensions) throws -> Summary {
    var settings = screens.settings
    settings.additions = additions
    let plan = try LintPlan(paths, settings, linting.settings)
    plan.inputs.writeHints()
    let run = ScreenRun(
      plan, input: (paths.contains("-"), settings.stdinPath), jobs: linting.jobs, showsProgress: true
    ) { $0.demands.insert(.statementTallies) }
    let sink = ReportSink { report in
      for failure in report.failures { Terminal.write(failure) }
    }
    let summary = run.run(into: sink, reportsConfigurations: false)
    run.noteIfEmpty(summary)
    Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
    return summary
  }
}
