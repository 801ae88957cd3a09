import ArgumentParser
import Project

/// Which screens, rules and configurations: what all commands that lint have in common.
struct LintingOptions: ParsableArguments {
  @OptionGroup(title: "Input") var input: InputOptions

  @OptionGroup(title: "Rules") var rules: RuleOptions

  @OptionGroup(title: "Rules") var configuration: ConfigurationOptions
}

/// What all commands that lint list last.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Use this number of threads (default: one per processor).", valueName: "n"),
    transform: Self.jobs)
  var jobs: Int?

  @OptionGroup var outside: FileAccessOptions

  private static func jobs(_ argument: String) throws -> Int {
    guard let jobs = Settings.threadCounts.number(argument) else {
      throw ValidationError("--jobs cannot be \(argument); expected \(Settings.threadCounts.expected)")
    }
    return jobs
  }
}

extension LintingOptions {
  /// How screens are read.
  func screens(
    _ run: RunOptions, _ standardInput: StandardInputOptions? = nil, with additions: TeamExtensions
  ) -> ScreenSettings {
    var settings = ScreenSettings(configuration, run.outside, input, standardInput, with: additions)
    settings.presets = rules.preset
    return settings
  }

  /// Which rules run.
  func settings(_ run: RunOptions) -> LintingSettings {
    LintingSettings(rules: rules.rule, disabledRules: rules.disable, jobs: run.jobs)
  }
}

extension ScreenSettings {
  /// What the options of a command say.
  init(
    _ configuration: ConfigurationOptions, _ outside: FileAccessOptions, _ input: InputOptions? = nil,
    _ standardInput: StandardInputOptions? = nil, with additions: TeamExtensions
  ) {
    self.init()
    self.configuration = configuration.choice
    allowsOutside = outside.allowOutsideProject
    assignments = configuration.set
    platform = input?.platform?.rawValue
    density = input?.density
    if let standardInput { stdinPath = standardInput.stdinPath }
    self.additions = additions
  }
}

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Check only these guidelines; repeatable", valueName: "name"))
  var preset: [Preset] = []

  @Option(
    help: ArgumentHelp("Run only this rule, or rules by a glob such as object-cell/*. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Do not run this rule, or rules by a glob. Repeatable.", valueName: "id"),
    completion: CompletionWords.rules)
  var disable: [String] = []
}

/// Which configurations apply, and what the command line sets in their place.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Set a configuration key for all files, such as fail-on=warning. Repeatable.",
      valueName: "key=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use this configuration (default: the nearest .fiorilint.yml upward from each file).",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Read no configuration, and no rule pages of your team.")
  var noConfig = false

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("--config and --no-config cannot be used together") }
  }

  /// What the options say.
  var choice: ConfigurationChoice { noConfig ? .none : config.map { .file($0) } ?? .nearest }
}

/// How far configurations reach.
struct FileAccessOptions: ParsableArguments {
  @Flag(help: "Let configurations and links to rules lead outside their project.")
  var allowOutsideProject = false
}

extension Preset: WordArgument {}
