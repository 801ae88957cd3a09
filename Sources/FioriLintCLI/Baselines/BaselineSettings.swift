/// What a run of one of the commands of `fiorilint baseline` was asked for.
struct BaselineSettings {
  /// What is to be done with the file.
  enum Action {
    case create, update, prune, check
  }

  /// Files and folders.
  var paths = ["."]
  /// The baseline's file; `nil`: that of the configuration, else that of the default name.
  var file: String?
  /// How screens are read.
  var screens = ScreenSettings()
  /// Which rules look at them.
  var linting = LintingSettings()
}
