import ArgumentParser
import Reporting

/// `fiorilint schema`: the schema of the screen description.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the schema of the screen description, for editors and validators.")

  enum Spelling: String, ExpressibleByArgument, CaseIterable {
    case json, xml
  }

  @Argument(help: "json (JSON Schema 2020-12) or xml (RELAX NG).")
  var spelling: Spelling

  func run() throws {
    let destination = ReportDestination()
    switch spelling {
    case .json: destination.write(Array(JSONSchemaGenerator().text.utf8))
    case .xml: destination.write(Array(RelaxNGSchemaGenerator().text.utf8))
    }
    do {
      try destination.finish()
    } catch let error as CommandError {
      Terminal.writeError("fiorilint: error: \(TextEscaping.line(error.description))\n")
      throw ExitCode(2)
    }
  }
}
