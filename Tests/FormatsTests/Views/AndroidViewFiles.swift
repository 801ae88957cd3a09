import Formats
import Screens
import TestSupport

/// The name of the format that takes a text for its own.
func formatName(of text: String) throws -> String {
  let source = SourceReader()
  try Array(text.utf8).withUnsafeBytes { try source.open(text: $0, path: "any.json") }
  let opening = FileHead(source)
  return Formats.all.first { $0.recognizes(opening) }?.name ?? ""
}

/// The screens in the files of a folder of `Fixtures/formats`, at 420 dpi.
func trees(in folder: String, withExtension ending: String = "json", as format: any ScreenFormat) -> String {
  var options = ReaderOptions()
  options.density = 2.625
  return Folders.files("Fixtures/formats/\(folder)", withExtension: ending).map { file in
    let result = read(file: file, as: format, options: options)
    let text = result.failure.map { "failure: \($0.message)\n" } ?? result.dumps.joined(separator: "\n") + "\n"
    return "== \(file.split(separator: "/").last ?? "")\n" + text
  }.joined()
}
