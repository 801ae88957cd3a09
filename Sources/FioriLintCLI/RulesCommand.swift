import ArgumentParser
import BuiltInRules
import Documents
import Examples
import Linting
import Project
import Reporting
import RulePages
import Screens
import Support

/// `fiorilint rules`: lists the rules, or prints one.
struct RulesCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or print the page of one rule.",
    usage: FioriLintCommand.usage("rules [<options>] [<id>]"),
    discussion: """
      Examples:
        fiorilint rules
        fiorilint rules touch-target/minimum-size
        fiorilint rules --format html -o site

      The list shows each rule's default level. `fiorilint config print` shows the levels that a configuration sets.
      """)

  @Argument(help: "The id of a rule, or a glob.", completion: CompletionWords.rules)
  var id: String?

  @OptionGroup(title: "Output") var output: OutputOptions

  @OptionGroup(title: "Output") var target: OutputPathOptions

  @OptionGroup(title: "Output") var colors: ColorOptions

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  struct OutputOptions: ParsableArguments {
    @Option(help: "Print in this format; html writes a site to a folder")
    var format: RuleFormat = .text
  }

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting {
      let book = try RuleBook.here(with: additions, allowingOutside: outside.allowOutsideProject)
      let rules = try RuleSelection(book, wanted: id.map { [$0] } ?? []).rules
      if output.format == .html { return try writeSite(of: rules, among: book.all, additions) }
      let only = rules.count == 1 && rules.first?.id == id ? rules.first : nil
      let destination = try OutputGuard().output(to: target.output, "list of rules")
      destination.write(only.map(page) ?? list(rules))
      try destination.finish()
    }
  }

  private func writeSite(of rules: [Rule], among all: [Rule], _ additions: TeamExtensions) throws {
    guard let folder = target.output else { throw UserError("--format html needs -o FOLDER") }
    try OutputFile.checkFolder(folder, endings: ["html"])
    let site = RuleSite(
      rules, BuiltInRules.statements, version: BuildDescription.version,
      presets: { Preset.including($0).map(\.rawValue) }, followsWCAG: Preset.isOptional,
      report: { ExampleRun.drawn($0, $1, beside: all, formats: additions.formats) })
    var count = 0
    try site.forEachPage { path, page in
      let target = ConversionPlan.target(of: path, in: folder, ending: "html")
      let destination = try OutputGuard().output(to: target, "page")
      destination.write(page.bytes)
      try destination.finish()
      count += 1
    }
    Terminal.writeError("\(SummaryLine.counted(count, "page")) written to \(TextEscaping.line(folder))\n")
  }

  private func list(_ rules: [Rule]) -> [UInt8] {
    switch output.format {
    case .text: Array(printer.list(rules, isWrapped: target.output == nil && Terminal.width != nil).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).list(rules).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).catalogue(rules).utf8)
    case .html: []
    }
  }

  private func page(_ rule: Rule) -> [UInt8] {
    switch output.format {
    case .text: Array(printer.page(rule).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).page(rule).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).page(rule).utf8)
    case .html: []
    }
  }

  private var printer: RulePrinter {
    RulePrinter(
      colours: Colours(isOn: Terminal.showsColor(colors.color)),
      layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth), statements: BuiltInRules.statements)
  }
}

/// How `fiorilint rules` prints.
enum RuleFormat: String, WordArgument {
  /// For people at a terminal.
  case text
  /// For scripts.
  case json
  /// For pages of a project.
  case markdown
  /// A site, for a folder.
  case html
}
