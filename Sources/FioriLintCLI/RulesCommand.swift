import ArgumentParser
import BuiltInRules
import Documents
import Examples
import Linting
import Reporting
import RulePages
import Screens
import Text

/// `fiorilint rules`: lists the rules, or prints one.
struct RulesCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules; with an id, print its page.",
    discussion: """
      --format html writes a site into the folder that -o names: a page for each rule with its examples drawn, an index, and \
      the guideline statements with the rules that check them. Pages load nothing, and can be read without a script.
      """)

  @Argument(help: "A rule's id; globs too.", completion: CompletionWords.rules)
  var id: String?

  @Option(help: "How to print: text, json, markdown, or html for a site.")
  var format: RuleFormat = .text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write, or the folder of a site; standard output unless given.", valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup var outside: FileAccessOptions

  @OptionGroup var colors: ColorOptions

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting {
      let team = try TeamRules.here(with: additions, allowingOutside: outside.allowOutside)
      let rules = try RuleSelection(wanted: id.map { [$0] } ?? [], team: team).rules
      if format == .html { return try writeSite(of: rules, among: RuleSelection(team: team).all, additions) }
      let only = rules.count == 1 && rules.first?.id == id ? rules.first : nil
      if let output { try ProtectedFiles([]).refuse(output) }
      let destination = try output.map { try ReportDestination(path: $0, "list of rules") } ?? ReportDestination()
      destination.write(only.map(page) ?? list(rules))
      try destination.finish()
    }
  }

  private func writeSite(of rules: [Rule], among all: [Rule], _ additions: TeamExtensions) throws {
    guard let output else { throw UserError("a site is a folder of pages; name one: -o FOLDER") }
    let site = RuleSite(rules, BuiltInRules.statements, version: FioriLintCommand.version) { rule, example in
      ExampleRun.drawn(rule, example, beside: all, formats: additions.formats)
    }
    var count = 0
    try site.forEachPage { path, page in
      let target = ConversionPlan.target(of: path, in: output, ending: "html")
      try ProtectedFiles([]).refuse(target)
      let destination = try ReportDestination(path: target, "page")
      destination.write(page.bytes)
      try destination.finish()
      count += 1
    }
    Terminal.writeError("\(SummaryLine.counted(count, "page")) written to \(TextEscaping.line(output))\n")
  }

  private func list(_ rules: [Rule]) -> [UInt8] {
    switch format {
    case .text: Array(printer.list(rules).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).list(rules).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).catalogue(rules).utf8)
    case .html: []
    }
  }

  private func page(_ rule: Rule) -> [UInt8] {
    switch format {
    case .text: Array(printer.page(rule).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).page(rule).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).page(rule).utf8)
    case .html: []
    }
  }

  private var printer: RulePrinter {
    RulePrinter(
      colours: Colours(isOn: Terminal.showsColor(colors.choice)),
      layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth), statements: BuiltInRules.statements)
  }
}
