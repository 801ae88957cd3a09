import Linting
import Screens

/// What a run of `fiorilint draw` was asked for.
struct DrawingSettings {
  /// What is drawn.
  enum Subject {
    /// A screen of a file, or all of a folder; `-` is standard input.
    case path(String)
    /// The examples of a rule, by its id.
    case examples(of: String)
  }

  var subject: Subject
  /// Where the picture is written, or the pictures; `nil`: to standard output.
  var output: String?
  var format: PictureFormat
  /// Name or number of the screen, for files with several, or the number of the example.
  var screen: String?
  /// Whether findings are marked.
  var marksFindings = true
  /// Whether kinds, sizes and gaps are written over the screen.
  var showsFacts = false
  /// What is fixed at most, to draw the screen before and after; `nil`: it is drawn as it is.
  var fixLimit: FixSafety?
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at the screen.
  var linting = LintingSettings()
}
