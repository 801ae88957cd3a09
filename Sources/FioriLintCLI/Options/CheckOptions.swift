import ArgumentParser
import Project
import Screens

/// Which files `fiorilint check` lints.
struct FileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read more paths from FILE, one per line or NUL-separated (`-`: standard input).", valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Flag(help: "Skip files that are not screens, even if named; exit 0 if none is left (for hooks).")
  var skipUnrecognized = false

  @Option(
    help: ArgumentHelp("Check part i of n of the files; join the partial reports with `merge`.", valueName: "i/n"),
    transform: Self.shard)
  var shard: Shard?

  private static func shard(_ argument: String) throws -> Shard {
    guard let shard = Shard(argument) else {
      throw ValidationError(
        "--shard cannot be \(argument); expected i/n, such as 2/8 for the second of eight parts, with i from "
          + "1 to n, and n up to \(Shard.counts.upperBound)")
    }
    return shard
  }
}

/// What is fixed.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply safe fixes, and report the remaining findings. With `-`, print the fixed text.")
  var fix = false

  @Flag(help: "Also apply fixes that change layout or behaviour (with --fix or --diff).")
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
    help: ArgumentHelp(
      "Report only findings that are new, or of a higher level, since this git commit.", valueName: "commit"))
  var since: String?

  /// What the options say.
  var reference: FindingReference {
    since.map { .commit($0) } ?? baseline.map { .baseline($0) } ?? (noBaseline ? .none : .configured)
  }

  func validate() throws {
    if baseline != nil, noBaseline { throw ValidationError("--baseline and --no-baseline cannot be used together") }
    if since != nil, baseline != nil { throw ValidationError("--since and --baseline cannot be used together") }
  }
}
