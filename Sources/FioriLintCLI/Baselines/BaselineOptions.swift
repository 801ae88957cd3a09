import ArgumentParser

/// What the commands of `fiorilint baseline` have in common.
struct BaselineOptions: ParsableArguments {
  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "The baseline of all files; unless given, that of each file's configuration, else \(Baseline.defaultPath) beside it.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  func validate() throws {
    if baseline?.isEmpty == true { throw ValidationError("--baseline has to name a file.") }
    if paths.contains("-") { throw ValidationError("A baseline is of files; standard input is none.") }
  }

  /// What the options say.
  func settings(with additions: TeamExtensions) -> BaselineSettings {
    var screens = screens.settings
    screens.additions = additions
    return BaselineSettings(paths: paths, file: baseline, screens: screens, linting: linting.settings)
  }
}
