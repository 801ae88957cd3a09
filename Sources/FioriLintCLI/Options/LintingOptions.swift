import ArgumentParser
import Configuration

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
    let counts = Settings.threadCounts
    guard let jobs = Int(argument), counts.contains(jobs) else {
      throw ValidationError(
        "--jobs cannot be \(argument); expected a number from \(counts.lowerBound) to \(counts.upperBound)")
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
    platform = input?.platform
    density = input?.density
    if let standardInput { stdinPath = standardInput.stdinPath }
    self.additions = additions
  }
}
