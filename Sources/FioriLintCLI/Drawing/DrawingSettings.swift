/// What a run of `fiorilint draw` was asked for.
struct DrawingSettings {
  /// The file; `-` is standard input.
  var path: String
  /// Where the picture is written; `nil`: to standard output.
  var output: String?
  /// Name or number of the screen, for files with several.
  var screen: String?
  /// Whether findings are marked.
  var marksFindings = true
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at the screen.
  var linting = LintingSettings()
}
