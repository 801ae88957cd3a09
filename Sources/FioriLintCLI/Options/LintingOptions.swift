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
  @Option(.jobs)
  var jobs: String?

  @OptionGroup var outside: FileAccessOptions
}

extension LintingOptions {
  /// How screens are read.
  ///
  /// - Parameter assignments: what other options of the command set.
  func screens(
    _ run: RunOptions, _ standardInput: StandardInputOptions? = nil, setting assignments: [String?] = [],
    with additions: TeamExtensions
  ) -> ScreenSettings {
    ScreenSettings(
      configuration, run.outside, input, standardInput,
      setting: ([ConfigurationKey.preset.assignment(rules.preset), run.jobs] + assignments).compactMap(\.self),
      with: additions)
  }

  /// Which rules run.
  var settings: LintingSettings { LintingSettings(rules: rules.rule, disabledRules: rules.disable) }
}

extension ScreenSettings {
  /// What the options of a command say.
  ///
  /// - Parameter assignments: what other options of the command set.
  init(
    _ configuration: ConfigurationOptions, _ outside: FileAccessOptions, _ input: InputOptions? = nil,
    _ standardInput: StandardInputOptions? = nil, setting assignments: [String] = [], with additions: TeamExtensions
  ) {
    self.init()
    self.configuration = configuration.choice
    allowsOutside = outside.allowOutsideProject
    self.assignments = (input?.assignments ?? []) + assignments + configuration.set
    if let standardInput { stdinPath = standardInput.stdinPath }
    self.additions = additions
  }
}

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(.preset)
  var preset: [String] = []

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
  @Flag(help: "Allow configurations and symbolic links to use files outside the project.")
  var allowOutsideProject = false
}

/// How commands read standard input.
struct StandardInputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Set the path of standard input", valueName: "path"))
  var stdinPath = ScreenSettings.noPath

  /// Refuses a path of standard input that is not read: without `-`, a command would read the working directory, and
  /// `--fix` would change its files.
  ///
  /// - Parameter paths: the paths on the command line.
  /// - Throws: a `ValidationError`.
  func checkInput(among paths: [String]) throws {
    if stdinPath != ScreenSettings.noPath, !paths.contains("-") {
      throw ValidationError("--stdin-path needs the path `-`, standard input")
    }
  }
}

/// How commands read screens.
struct InputOptions: ParsableArguments {
  @Option(.platform)
  var platform: String?

  @Option(.density)
  var density: String?

  /// What they set.
  var assignments: [String] { [platform, density].compactMap(\.self) }
}
