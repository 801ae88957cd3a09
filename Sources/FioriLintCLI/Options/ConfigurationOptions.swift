import ArgumentParser

/// Which configurations apply, and what the command line sets in their place.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Set a configuration key for all files, such as fail-on=warning. Repeatable.",
      valueName: "key=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use this configuration for all files (default: the nearest .fiorilint.yml upward from each file).",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be used together") }
    if config?.isEmpty == true { throw ValidationError("--config must name a file") }
  }

  /// What the options say.
  var choice: ConfigurationChoice { noConfig ? .none : config.map { .file($0) } ?? .nearest }
}
