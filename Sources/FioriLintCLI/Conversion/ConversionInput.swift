import Project
import Support

/// A file to convert.
struct ConversionInput {
  /// The path as it is shown.
  let path: String
  /// The path as ``Path`` writes it.
  let exactPath: String
  /// Its number in the list of files; `nil` for standard input.
  let number: Int?
  /// The scope whose settings hold for it.
  let scope: Int

  /// The files of a list, without what an earlier run wrote to the folder where that lies among them.
  static func inputs(_ configured: ConfiguredFiles, named arguments: [String], into folder: String?)
    -> [ConversionInput]
  {
    let output = folder.flatMap { outputFolder($0, arguments) }
    let (files, here) = (configured.files, Terminal.workingDirectory)
    return (0..<configured.count).compactMap { index in
      let number = configured.number(at: index)
      let exactPath = files.exactPath(at: number)
      if let output, !files.isNamed(at: number), Path(exactPath, in: here).text.path(inside: output) != nil {
        return nil
      }
      return ConversionInput(
        path: Path(exactPath).shown, exactPath: exactPath, number: number, scope: configured.scope(at: index))
    }
  }

  /// A folder whose files are left out, because an earlier conversion wrote them; `nil` if an argument names it, or it
  /// does not exist.
  private static func outputFolder(_ folder: String, _ arguments: [String]) -> String? {
    guard let real = Path(folder).real else { return nil }
    // An argument that names the folder, or a file in it, includes its files.
    let isWanted = arguments.contains { argument in
      (Path(argument).real ?? FileFinder.folder(ofGlob: argument).flatMap { Path($0).real }).map {
        $0.leads(into: real)
      }
        ?? false
    }
    return isWanted ? nil : real
  }
}
