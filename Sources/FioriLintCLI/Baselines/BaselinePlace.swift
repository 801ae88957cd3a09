import Configuration
import Inputs

/// A baseline that a command of `fiorilint baseline` is about.
struct BaselinePlace {
  /// Where the file is.
  let name: PathName
  /// The file's path, as it is shown and opened.
  let path: String
  /// Whether a configuration names it, or the command line.
  var isNamed: Bool
  /// The configurations that have to name it so that checks use it.
  var configurations: [PathName] = []

  /// The baseline that the command line names.
  init(path: String) {
    name = Baseline(path: path).name
    self.path = path
    isNamed = true
  }

  /// The baseline that a configuration names.
  init(named name: PathName) {
    self.name = name
    path = name.display
    isNamed = true
  }

  /// The baseline of files whose configuration names none. It is beside the configuration.
  ///
  /// - Parameter configuration: it need not be there.
  init(beside configuration: PathName, from workingDirectory: String) {
    name = PathName(Baseline.defaultPath, in: configuration.folder, from: workingDirectory)
    path = name.display
    isNamed = false
    configurations = [configuration]
  }
}
