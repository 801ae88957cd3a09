import ArgumentParser
import Linting
import Reporting
import RulePages
import Screens

/// `fiorilint rules`: lists the rules, or prints one.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules; with an id, print its page.")

  @Argument(help: "A rule's id; globs too.")
  var id: String?

  @Flag(help: "No colours.")
  var noColor = false

  func run() throws {
    do {
      let destination = ReportDestination()
      let page = RulePrinter(color: Terminal.showsColor(noColor: noColor))
      let rules = try RuleSelection.select(wanted: id.map { [$0] } ?? [], disabled: [])
      if let id, rules.count == 1, rules.first?.id == id {
        for rule in rules { destination.write(Array(page.page(rule).utf8)) }
      } else {
        destination.write(Array(page.list(rules).utf8))
      }
      try destination.finish()
    } catch let error as CommandError {
      Terminal.writeError("fiorilint: error: \(TextEscaping.line(error.description))\n")
      throw ExitCode(2)
    }
  }
}
