import ArgumentParser
import Linting
import Reporting
import Screens
import Text

/// `fiorilint checks`: lists what rule pages can name behind `check:`, or says all about one.
struct ChecksCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "checks", abstract: "List the checks that rule pages name; with a name, print its parameters.")

  @Argument(help: "A check's name, as size.")
  var name: String?

  @Option(help: "How to print: text, json or markdown.")
  var format: PrintFormat = .text

  @OptionGroup var colors: ColorOptions

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting {
      let descriptions = (Checks.all + additions.checks).map { CheckDescription($0, additions) }
      let destination = ReportDestination()
      destination.write(try text(of: descriptions))
      try destination.finish()
    }
  }

  private func text(of checks: [CheckDescription]) throws -> [UInt8] {
    guard let name else {
      return switch format {
      case .text: Array(printer.list(checks).utf8)
      case .json: CheckJSON.list(checks).bytes
      case .markdown: Array(CheckMarkdown.table(checks).utf8)
      }
    }
    guard let check = checks.first(where: { $0.name == name }) else {
      let advice = suggestion(for: name, among: checks.map(\.name))
      throw UserError(
        "there is no check `\(name)`\(advice); there are \(checks.map(\.name).joined(separator: ", "))")
    }
    return switch format {
    case .text: Array(printer.page(check).utf8)
    case .json: CheckJSON.page(check).bytes
    case .markdown: Array(CheckMarkdown.page(check).utf8)
    }
  }

  private var printer: CheckPrinter {
    CheckPrinter(
      colours: Colours(isOn: Terminal.showsColor(colors.choice)),
      layout: TextLayout(width: Terminal.width ?? TextLayout.defaultWidth))
  }
}
