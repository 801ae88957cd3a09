import ArgumentParser
import BuiltInRules
import Linting
import Project
import Reporting
import Screens
import Support

/// `fiorilint coverage`: guideline statements against rules, and, with paths, against screens.
struct CoverageCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which guideline statements the rules check, and their outcomes.",
    discussion: """
      Examples:
        fiorilint coverage
        fiorilint coverage screens
        fiorilint coverage --document ios-oc --format markdown

      Exit status: 1 if a statement has no rule and no reason why; 3 if an input cannot be read.
      """)

  @Argument(help: "Files and folders with screens (`-`: standard input).", completion: .file())
  var paths: [String] = []

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Input") var standardInput: StandardInputOptions

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Output") var printing: PrintOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Show only this guideline document, such as ios-cv. Repeatable.", valueName: "id"))
    var document: [String] = []
  }

  func validate() throws { try standardInput.checkInput(among: paths) }

  func run(with additions: TeamExtensions) throws {
    let status: Int32
    status = try Terminal.reporting { try print(additions) }
    throw ExitCode(status)
  }

  private func print(_ additions: TeamExtensions) throws -> Int32 {
    let documents = try wantedDocuments()
    // A team's own rules check no guideline, but may be named.
    let book = try RuleBook.here(with: additions, allowingOutside: others.outside.allowOutsideProject)
    let rules = try RuleSelection(book, wanted: linting.rules.rule, disabled: linting.rules.disable).rules
    let summary = paths.isEmpty ? nil : try lint(additions)
    let coverage = Coverage(
      documents, BuiltInRules.statements, rules: rules,
      onlyOfRules: !linting.rules.rule.isEmpty || !linting.rules.disable.isEmpty, summary: summary)
    let destination = OutputFile()
    switch printing.format {
    case .text:
      let text = CoverageText(
        colours: Colours(isOn: Terminal.showsColor(printing.colors.color)),
        layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth))
      destination.write(Array(text.text(coverage).utf8))
    case .json: destination.write(CoverageJSON.document(coverage, version: BuildDescription.version).bytes)
    case .markdown:
      let isPage = output.document.count == 1
      destination.write(Array((isPage ? CoverageMarkdown.pages(coverage) : CoverageMarkdown.table(coverage)).utf8))
    }
    try destination.finish()
    if let summary, summary.failures + summary.filesWithRuleFailures > 0 { return 3 }
    return coverage.isComplete ? 0 : 1
  }

  private func wantedDocuments() throws -> [GuidelineDocument] {
    let ids = GuidelineDocument.all.map(\.id)
    for id in output.document where !ids.contains(id) {
      let advice = suggestion(for: id, among: ids, isQuoted: false)
      throw UserError("unknown document \(id); expected \(oneOf(ids))\(advice)")
    }
    return GuidelineDocument.all.filter { output.document.isEmpty || output.document.contains($0.id) }
  }

  private func lint(_ additions: TeamExtensions) throws -> Summary {
    let screens = linting.screens(others, standardInput, with: additions)
    let plan = try LintPlan(paths, screens, linting.settings)
    plan.inputs.writeHints()
    let run = ScreenRun(plan, showsProgress: true, demands: [.details, .statementTallies])
    let summary = run.run(reportsConfigurations: false) { report in
      for failure in report.failures { Terminal.write(failure) }
    }
    run.noteIfEmpty(summary)
    Terminal.note(SummaryLine.unsupported(summary.unsupportedFormats))
    return summary
  }
}
