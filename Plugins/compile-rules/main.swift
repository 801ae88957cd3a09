import FileAccess
import RulePageReading
import RulePages
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compiles the rule pages in the groups of a folder and its `statements.yml` into Swift:
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
  let names = visibleNames(in: folder).flatMap { group in
    visibleNames(in: "\(folder)/\(group)").filter { $0.hasSuffix(".md") }.map { "\(group)/\($0)" }
  }
  let pages = try names.map { name in
    let path = "\(folder)/\(name)"
    let page = try RulePageReader(id: String(name.dropLast(3)), path: path).read(text(of: path))
    guard !page.since.isEmpty else {
      // Without it `as-of` could not keep the rule from those who asked for an older edition.
      throw Mistake(path: path, line: 2, column: 1, message: "a built-in rule needs `since`: its edition")
    }
    return page
  }
  try write(SwiftSource.compile(pages), to: arguments[1])
  let ledger = "\(folder)/statements.yml"
  try write(SwiftSource.compile(StatementsReader(path: ledger).read(text(of: ledger))), to: arguments[2])
}

/// The text of a file.
func text(of path: String) throws -> String {
  let number = open(path, O_RDONLY)
  guard number >= 0, let bytes = Descriptor(number).readAll(), let text = String(validating: bytes, as: UTF8.self)
  else {
    throw Mistake(path: path, line: 1, column: 1, message: "cannot be read, or is no UTF-8")
  }
  close(number)
  return text
}

/// Writes a text over what a file has.
func write(_ text: String, to path: String) throws {
  let number = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard number >= 0, Descriptor(number).write(Array(text.utf8)), close(number) == 0 else {
    throw Mistake(path: path, line: 1, column: 1, message: "cannot be written")
  }
}

do {
  try compile()
} catch {
  _ = Descriptor(STDERR_FILENO).write(Array("\(error)\n".utf8))
  exit(1)
}
