import ArgumentParser

/// What the commands that obey configurations have in common.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration of all files; for each file the nearest .fiorilint.yml upward unless given.",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @OptionGroup var outside: FileAccessOptions

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other.") }
    if config?.isEmpty == true { throw ValidationError("--config has to name a file.") }
  }

  /// What the options say.
  var choice: ConfigurationChoice { noConfig ? .none : config.map { .file($0) } ?? .nearest }
}
