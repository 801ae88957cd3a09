import Formats
import Project
import Support

/// Finds the folders of the applications whose actions, fragments and rules, or resources, decide what is found in
/// files and folders.
///
/// The result for a folder holds for all that is in it: thousands of named files are in few folders.
struct EnclosingApplications {
  private let workingDirectory = Terminal.workingDirectory
  /// By the absolute path of a folder that was looked into; `nil`: it is in none.
  private var known: [Path: String?] = [:]

  /// The folder of the application that a path is in, as it is shown; `nil` where it is in none, or does not exist.
  mutating func folder(around path: String) -> String? {
    guard let start = Path(path).real else { return nil }
    var asked: [String] = []
    var folder = Path(start).isFolder ? start : Path(start).folder
    var found: String?
    while true {
      if let answer = known[folder] {
        found = answer
        break
      }
      asked.append(folder)
      if isApplication(folder) {
        found = PathName(folder, in: workingDirectory, from: workingDirectory).display
        break
      }
      if folder == "/" { break }
      folder = Path(folder).folder
    }
    for folder in asked { known[Path(folder)] = .some(found) }
    return found
  }

  private func isApplication(_ folder: String) -> Bool {
    let front = folder == "/" ? "" : folder
    return ReferencedFiles.topFiles.contains { Terminal.exists("\(front)/\($0)") }
  }
}
