import ArgumentParser
import Screens

/// Which files `fiorilint check` lints.
struct FileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read more paths from FILE, one per line or NUL-separated (`-`: standard input).", valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Flag(help: "Skip files that are not screens, even if named (for hooks).")
  var skipUnrecognized = false

  @Option(
    help: ArgumentHelp("Check part i of n of the files; join the partial reports with `merge`.", valueName: "i/n"),
    transform: Shard.init(parsing:))
  var shard: Shard?
}

/// What is fixed.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply safe fixes and report what remains; print the fixed text of standard input.")
  var fix = false

  @Flag(help: "Apply fixes that change layout or behaviour too (with --fix or --diff).")
  var unsafeFixes = false

  @Flag(help: "Print the changes of --fix as a unified diff, and change no file.")
  var diff = false

  /// What the options say; `nil`: nothing is fixed.
  var settings: FixSettings? {
    fix || diff ? FixSettings(limit: unsafeFixes ? .unsafe : .safe, showsDiff: diff) : nil
  }

  func validate() throws {
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes needs --fix or --diff") }
  }
}

/// Which findings count as known.
struct KnownFindingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline (see `fiorilint baseline`).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Use no baseline, even if a configuration names one.")
  var noBaseline = false

  @Option(
    help: ArgumentHelp("Report only findings that are new or worse since this git commit.", valueName: "commit"))
  var since: String?

  /// Whether nothing counts as known, since baselines are turned off.
  var areOff: Bool { noBaseline && baseline == nil && since == nil }

  func validate() throws {
    if baseline != nil, noBaseline { throw ValidationError("--baseline and --no-baseline cannot be used together") }
    if since != nil, baseline != nil { throw ValidationError("--since and --baseline cannot be used together") }
  }
}

/// What is done about findings that can be fixed.
struct FixSettings {
  /// What is applied at most.
  var limit: FixSafety
  /// Whether a diff is printed, and no file is written.
  var showsDiff: Bool
}
