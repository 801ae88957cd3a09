import Foundation
import RulePageReading
import RulePages
import Text

/// Compiles the rule pages below a folder and its `statements.yml` into Swift:
/// `compile-rules <folder> <pages> <statements>`.
///
/// It knows what a page is, and nothing of selectors and checks: those are of the modules that wait for what it writes, and
/// `BuiltInRulesTests` finds their mistakes.
func compile() throws {
  let arguments = Array(CommandLine.arguments.dropFirst())
  guard arguments.count == 3 else {
    throw Mistake(
      path: "compile-rules", line: 1, column: 1, message: "usage: compile-rules <folder> <pages> <statements>")
  }
  let folder = arguments[0]
  // The pages of the guideline documents stand in the folder itself; rules stand in groups.
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".md") && $0.contains("/") }.sorted()
  let pages = try paths.map { path in
    let file = URL(filePath: folder).appending(path: path)
    let reader = RulePageReader(id: String(path.dropLast(3)), path: file.path)
    let page = try reader.read(String(contentsOf: file, encoding: .utf8))
    guard !page.since.isEmpty else {
      // Without it `as-of` could not keep the rule from those who asked for an older edition.
      throw Mistake(path: file.path, line: 2, column: 1, message: "a built-in rule needs `since`: its edition")
    }
    return page
  }
  try SwiftSource.compile(pages).write(to: URL(filePath: arguments[1]), atomically: true, encoding: .utf8)
  let ledger = URL(filePath: folder).appending(path: "statements.yml")
  let statements = try StatementsReader(path: ledger.path).read(String(contentsOf: ledger, encoding: .utf8))
  try SwiftSource.compile(statements).write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
}

do {
  try compile()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
