import FileAccess
import Inputs
import Text

/// A file to convert.
struct ConversionInput {
  /// The path as it is shown.
  let path: String
  /// Its number in the list of files; `nil` for standard input.
  let number: Int?
  /// The scope whose settings hold for it.
  let scope: Int

  /// The files of a list, without what an earlier run wrote to the folder where that lies among them.
  static func inputs(_ configured: ConfiguredFiles, named arguments: [String], into folder: String?)
    -> [ConversionInput]
  {
    let prefix = folder.flatMap { outputPrefix($0, arguments) }
    let files = configured.files
    return (0..<configured.count).compactMap { index in
      let number = configured.number(at: index)
      let path = files.path(at: number)
      if let prefix, !files.isNamed(at: number), path.utf8.starts(with: prefix.utf8) { return nil }
      return ConversionInput(path: path, number: number, scope: configured.scope(at: index))
    }
  }

  /// What the paths of files in a folder begin with; `nil` where the folder is not below those that are walked.
  private static func outputPrefix(_ folder: String, _ arguments: [String]) -> String? {
    guard let real = realPath(folder) else { return nil }
    // Whoever names the folder, or one in it, wants its files.
    let isWanted = arguments.contains { argument in
      realPath(argument).map { $0.leads(into: real) } ?? false
    }
    if isWanted { return nil }
    return (real.path(inside: Terminal.workingDirectory) ?? real) + "/"
  }
}
