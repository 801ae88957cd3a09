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
  for (name, text) in files {
    let file = try OutputFile(path: "\(sources)/\(name)", "page")
    file.write(text.utf8)
    try file.finish()
  }
  // That of a group whose last page went.
  for name in visibleNames(in: sources) where !files.contains(where: { $0.name == name }) {
    unlink("\(sources)/\(name)")
  }
}

do {
  try compile()
} catch {
  _ = Descriptor(STDERR_FILENO).write(Array("\(error)\n".utf8))
  exit(1)
}
