import Documents
import Inputs
import Reporting

/// Files that somebody took for configurations.
enum MisnamedConfigurations {
  /// Says that they are not read.
  static func tell(_ files: FileList) {
    for path in files.misnamedConfigurations {
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
      Terminal.writeError(
        "fiorilint: warning: \(TextEscaping.line(path)) is not read; did you mean "
          + "\(TextEscaping.line(folder + FileFinder.configurationName))?\n")
    }
  }
}
