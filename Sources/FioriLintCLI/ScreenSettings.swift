import Linting

/// How screens are read: what ``ScreenOptions`` say on a command line.
struct ScreenSettings {
  /// The platform of screens that do not say it.
  var platform: ScreenOptions.Platform?
  /// The path to show for standard input.
  var stdinPath = "stdin"
  /// The largest file that is read, in MB; `nil`: the engine's limit.
  var maximumFileSize: Int?
  /// How many pixels one dp has in formats that measure in pixels.
  var density: PixelDensity?
  /// How wide their screens are, in dp.
  var screenWidth: Int?
  /// What names in foreign formats stand for.
  var kinds: [KindName] = []

  /// Lint options that ask for the findings alone.
  var lintOptions: LintOptions {
    var options = LintOptions()
    options.reader.platform = platform.map { $0 == .ios ? .ios : .android }
    options.reader.density = density?.factor
    options.reader.screenWidth = screenWidth.map(Double.init)
    for name in kinds { options.reader.kinds.append(name.pattern, name.meaning) }
    if let maximumFileSize { options.maximumFileSize = maximumFileSize << 20 }
    return options
  }
}
