import RulePageReading
import Support

/// Writes the rule pages of a folder and its ledger as the sources of `BuiltInRules`: `compile-rules <folder> <sources>`.
///
/// It knows what a page is, and nothing of selectors and checks: `BuiltInRulesTests` finds mistakes in those.
func compile() throws {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count == 2, let folder = arguments.first, let sources = arguments.last else {
    throw UserError(path: "compile-rules", line: 1, column: 1, message: "usage: compile-rules <folder> <sources>")
  }
  let rules = RuleFolder(folder)
  let files = SwiftSource.files(of: try rules.pages(), try rules.statements())
  for (name, text) in files { try write(text, to: "\(sources)/\(name)") }
  // That of a group whose last page went.
  for name in visibleNames(in: sources) where !files.contains(where: { $0.name == name }) {
    unlink("\(sources)/\(name)")
  }
}

/// Writes a text over what a file has.
func write(_ text: String, to path: String) throws {
  let number = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard number >= 0, Descriptor(number).write(Array(text.utf8)), close(number) == 0 else {
    throw UserError(path: path, line: 1, column: 1, message: "cannot be written")
  }
}

do {
  try compile()
} catch {
  _ = Descriptor(STDERR_FILENO).write(Array("\(error)\n".utf8))
  exit(1)
}
