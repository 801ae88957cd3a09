import ArgumentParser
import Reporting

/// `fiorilint schema`: the schema of the screen description, or of configurations.
struct SchemaCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the schema of the screen description, or of configurations, for editors and validators.")

  enum Spelling: String, ExpressibleByArgument, CaseIterable {
    case json, xml, config
  }

  @Argument(
    help: "json (JSON Schema 2020-12) or xml (RELAX NG): the screen description; config: configurations (JSON Schema).")
  var spelling: Spelling

  @OptionGroup var outside: FileAccessOptions

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting { try print(additions) }
  }

  private func print(_ additions: TeamExtensions) throws {
    let destination = ReportDestination()
    switch spelling {
    case .json: destination.write(JSONSchemaGenerator().bytes)
    case .xml: destination.write(RelaxNGSchemaGenerator().bytes)
    case .config:
      let rules = try RuleSelection(team: .here(with: additions, allowingOutside: outside.allowOutside)).all
      destination.write(ConfigurationSchemaGenerator(vocabulary: try .ofProgram(rules)).bytes)
    }
    try destination.finish()
  }
}
