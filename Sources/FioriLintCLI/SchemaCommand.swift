import ArgumentParser
import Project
import Reporting
import Support

/// `fiorilint schema`: the schema of the screen description, or of configurations.
struct SchemaCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the schema of screen descriptions or configurations.",
    discussion: """
      Examples:
        fiorilint schema json > screen.schema.json
        fiorilint schema xml > screen.rng
        fiorilint schema config > fiorilint.schema.json
      """)

  enum Spelling: String, WordArgument {
    case json, xml, config
  }

  @Argument(
    help: ArgumentHelp(
      "json: JSON Schema of screen descriptions; xml: RELAX NG of them; config: JSON Schema of configurations",
      valueName: "name"))
  var spelling: Spelling

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  func run(with additions: TeamExtensions) throws {
    try Terminal.reporting { try print(additions) }
  }

  private func print(_ additions: TeamExtensions) throws {
    let destination = OutputFile()
    switch spelling {
    case .json: destination.write(JSONSchemaGenerator().bytes)
    case .xml: destination.write(RelaxNGSchemaGenerator().bytes)
    case .config:
      let rules = try RuleBook.here(with: additions, allowingOutside: outside.allowOutsideProject).all
      destination.write(ConfigurationSchemaGenerator(vocabulary: try .ofProgram(rules)).bytes)
    }
    try destination.finish()
  }
}
