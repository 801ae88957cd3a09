import Formats

/// What a run of `fiorilint convert` was asked for.
struct ConversionSettings {
  /// Files and folders; `-` is standard input.
  var paths: [String]
  /// The language to write.
  var language: NativeWriter.Language
  /// Where files are written; `nil`: one to standard output.
  var folder: String?
  /// Whether files that are there already are written over.
  var isForced = false
  /// How screens are read.
  var screens = ScreenSettings()
}
