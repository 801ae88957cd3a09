import ArgumentParser
import BuiltInRules
import Linting
import Reporting
import RulePages
import Screens

/// `fiorilint rules`: lists the rules, or prints one.
struct RulesCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules; with an id, print its page.")

  @Argument(help: "A rule's id; globs too.", completion: CompletionWords.rules)
  var id: String?

  @Option(help: "How to print: text, json or markdown.")
  var format: PrintFormat = .text

  @OptionGroup var outside: OutsideOptions

  @OptionGroup var colors: ColorOptions

  func run(with additions: Additions) throws {
    do {
      let team = try TeamRules.here(with: additions, allowingOutside: outside.allowOutside)
      let rules = try RuleSelection(wanted: id.map { [$0] } ?? [], team: team).rules
      let only = rules.count == 1 && rules.first?.id == id ? rules.first : nil
      let destination = ReportDestination()
      destination.write(only.map(page) ?? list(rules))
      try destination.finish()
    } catch {
      Terminal.report(error)
      throw ExitCode(2)
    }
  }

  private func list(_ rules: [Rule]) -> [UInt8] {
    switch format {
    case .text: Array(printer.list(rules).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).list(rules).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).catalogue(rules).utf8)
    }
  }

  private func page(_ rule: Rule) -> [UInt8] {
    switch format {
    case .text: Array(printer.page(rule).utf8)
    case .json: RuleJSON(statements: BuiltInRules.statements).page(rule).bytes
    case .markdown: Array(RuleMarkdown(statements: BuiltInRules.statements).page(rule).utf8)
    }
  }

  private var printer: RulePrinter {
    RulePrinter(
      colours: Colours(isOn: Terminal.showsColor(colors.choice)),
      layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth), statements: BuiltInRules.statements)
  }
}
