import ArgumentParser

/// What the commands of `fiorilint baseline` have in common.
struct BaselineOptions: ParsableArguments {
  @Argument(help: "Files and folders (default: the working directory).", completion: .file())
  var paths: [String] = []

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Suppressions and baselines") var target: TargetOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct TargetOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "Use this baseline for all files (default: that of each file's configuration, else \(Baseline.defaultPath)).",
        valueName: "file"),
      completion: .file(extensions: ["json"]))
    var baseline: String?
  }

  func validate() throws {
    if target.baseline?.isEmpty == true { throw ValidationError("--baseline must name a file") }
    if paths.contains("-") { throw ValidationError("a baseline cannot be used with standard input") }
  }

  /// Files and folders.
  var namedPaths: [String] { paths.isEmpty ? ["."] : paths }
}
