import ArgumentParser
import Linting
import Project
import Reporting
import Screens
import Support

/// `fiorilint checks`: lists the checks that rule pages can use.
struct ChecksCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "checks", abstract: "List the checks that rule pages can use.",
    discussion: """
      Examples:
        fiorilint checks
        fiorilint checks size
        fiorilint checks --format json
      """)

  @Argument(help: "The name of a check, to print its parameters.")
  var name: String?

  @OptionGroup(title: "Output") var printing: PrintOptions

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting {
      let descriptions = (Checks.all + additions.checks).map { CheckDescription($0, additions) }
      let destination = OutputFile()
      destination.write(try text(of: descriptions))
      try destination.finish()
    }
  }

  private func text(of checks: [CheckDescription]) throws -> [UInt8] {
    guard let name else {
      return switch printing.format {
      case .text: Array(printer.list(checks).utf8)
      case .json: CheckJSON.list(checks).bytes
      case .markdown: Array(CheckMarkdown.table(checks).utf8)
      }
    }
    guard let check = checks.first(where: { $0.name == name }) else {
      let advice = suggestion(for: name, among: checks.map(\.name))
      throw UserError(
        "unknown check `\(name)`; expected \(oneOf(checks.map(\.name)))\(advice)")
    }
    return switch printing.format {
    case .text: Array(printer.page(check).utf8)
    case .json: CheckJSON.page(check).bytes
    case .markdown: Array(CheckMarkdown.page(check).utf8)
    }
  }

  private var printer: CheckPrinter {
    CheckPrinter(
      colours: Colours(isOn: Terminal.showsColor(printing.colors.color)),
      layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth))
  }
}
