import ArgumentParser
import Documents
import Examples
import Linting
import Project
import Reporting
import RulePageReading
import Support

/// `fiorilint test-rules`: runs the examples of a team's rule pages as tests.
struct TestRulesCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-rules", abstract: "Run the examples in your rule pages as tests.",
    discussion: """
      Examples:
        fiorilint test-rules
        fiorilint test-rules .fiorilint/rules/acme
        fiorilint test-rules .fiorilint/rules/acme/short-titles.md

      Exit status: 1 if an example fails; 2 if a page cannot be read.
      """)

  @Argument(
    help: "Pages, or folders of pages (default: the rule folders of the configuration).",
    completion: .file(extensions: ["md"]))
  var paths: [String] = []

  @OptionGroup(title: "Other") var outside: FileAccessOptions

  func run(with additions: TeamExtensions) throws {
    let outcome: Outcome
    outcome = try Terminal.reporting { try test(additions) }
    throw ExitCode(outcome.rawValue)
  }

  /// The outcome of all pages, as the exit status says it.
  private enum Outcome: Int32 {
    case right, failed, wrongPages
  }

  private func test(_ additions: TeamExtensions) throws -> Outcome {
    let (team, mistakes) = try rules(additions)
    if !mistakes.isEmpty { Terminal.report(UserErrors(mistakes)) }
    let destination = OutputFile()
    var (failed, count, failedRules) = (0, 0, 0)
    let all = try RuleBook(team).all
    for rule in team.rules {
      let test = RuleTest(rule, beside: all)
      count += test.exampleCount
      failed += Set(test.failures.compactMap(\.example)).count
      if test.failures.contains(where: { $0.example == nil }) { failedRules += 1 }
      for failure in test.failures { write(failure, of: rule, to: destination) }
    }
    if !team.rules.isEmpty {
      let wrong = Set(mistakes.map(\.place?.path)).count
      var parts: [String] = []
      if wrong > 0 { parts.append("\(SummaryLine.counted(wrong, "page")) with errors") }
      if failedRules > 0 {
        let verb = failedRules == 1 ? "needs" : "need"
        parts.append("\(SummaryLine.counted(failedRules, "rule")) \(verb) another example")
      }
      let passed = "\(count - failed) of \(SummaryLine.counted(count, "example")) passed"
      parts.append(failed > 0 ? "\(passed), \(failed) failed" : passed)
      destination.write(Array((parts.joined(separator: "; ") + "\n").utf8))
    }
    try destination.finish()
    return mistakes.isEmpty ? failed + failedRules == 0 ? .right : .failed : .wrongPages
  }

  /// Writes what is wrong, with the line of the page where it has a place there.
  private func write(_ failure: RuleTest.Failure, of rule: Rule, to destination: OutputFile) {
    let example = failure.example.map { "example \($0): " } ?? ""
    let column = failure.place.map { ":\($0.column)" } ?? ""
    let line = "\(rule.page.path):\(failure.line)\(column): \(example)\(failure.message)"
    // What a fix makes of an example is shown in lines of its own.
    for line in line.split(separator: "\n", omittingEmptySubsequences: false) {
      destination.write(Array((TextEscaping.line(String(line)) + "\n").utf8))
    }
    guard let place = failure.place else { return }
    let width = Terminal.width ?? TextLayout.defaultWidth
    destination.write(CodeFrame.lines(place.source, number: failure.line, column: place.column, width: width))
  }

  /// The pages that a glob matches; any other path as it is.
  private static func pages(_ path: String) -> [String] {
    guard FileFinder.isGlob(path) else { return [path] }
    let files = FileFinder(candidateExtensions: ["md"]).find([path])
    let pages = (0..<files.count).map { files.exactPath(at: $0) }.filter { $0.hasSuffix(".md") }
    return pages.isEmpty ? [path] : pages
  }

  private func rules(_ additions: TeamExtensions) throws -> (TeamRules, [UserError]) {
    let (team, mistakes): (TeamRules, [UserError])
    var folders: [PathName] = []
    if paths.isEmpty {
      folders = try TeamRuleFolders.here(allowingOutside: outside.allowOutsideProject)
      (team, mistakes) = TeamRules.reading(
        folders, with: additions, allowingOutside: outside.allowOutsideProject)
    } else {
      let here = Terminal.workingDirectory
      var only: [String] = []
      for path in paths.flatMap(Self.pages) {
        guard !path.isEmpty, Terminal.exists(path) else {
          throw UserError(
            "\(path) does not exist; expected a rule page or a folder of rule pages"
              + PathSuggestions.advice(on: path))
        }
        guard Path(path).isFolder || path.hasSuffix(".md") else {
          throw UserError("\(path) is not a rule page; expected a .md file or a folder of rule pages")
        }
        let name = PathName(path, in: here, from: here)
        let folder = TeamRuleFolders.folder(of: name, isFolder: Path(path).isFolder, from: here)
        if !folders.contains(folder) { folders.append(folder) }
        // The pages in it are meant, too.
        only.append(folder.location.path(inside: name.location) != nil ? folder.location : name.location)
      }
      (team, mistakes) = TeamRules.reading(
        folders, only: only, with: additions, allowingOutside: outside.allowOutsideProject)
    }
    guard !team.rules.isEmpty || !mistakes.isEmpty else {
      if paths.isEmpty, let reason = TeamRuleFolders.reasonForUnused(besides: folders) { throw UserError(reason) }
      throw UserError(
        "no rule pages in \(paths.isEmpty ? TeamRuleFolders.name : paths.joined(separator: ", ")); `fiorilint new-rule team/name` writes one"
      )
    }
    return (team, mistakes)
  }
}
