import Documents
import Inputs
import Reporting
import Text

/// Files whose names look like those of configurations.
enum MisnamedConfigurations {
  /// Says that they are not read.
  static func tell(_ files: FileList) {
    for path in files.misnamedConfigurations {
      let folder = path.pathFront
      Terminal.writeError(
        "fiorilint: warning: \(TextEscaping.line(path)) is not read; did you mean "
          + "\(TextEscaping.line(folder + FileFinder.configurationName))?\n")
    }
  }
}
