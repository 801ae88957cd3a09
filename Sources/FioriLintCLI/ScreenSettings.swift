import Linting

/// How screens are read: what ``ScreenOptions`` say on a command line.
struct ScreenSettings {
  /// The platform of screens that do not say it.
  var platform: ScreenOptions.Platform?
  /// The path to show for standard input.
  var stdinPath = "stdin"
  /// The largest file that is read, in MB; `nil`: the engine's limit.
  var maximumFileSize: Int?

  /// Lint options that ask for the findings alone.
  var lintOptions: LintOptions {
    var options = LintOptions()
    options.reader.platform = platform.map { $0 == .ios ? .ios : .android }
    if let maximumFileSize { options.maximumFileSize = maximumFileSize << 20 }
    return options
  }
}
