import ArgumentParser
import Examples
import Inputs
import Linting
import Reporting

/// `fiorilint test-rules`: runs the examples of a team's rule pages as tests.
struct TestRulesCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-rules", abstract: "Run the examples in the rule pages of a team as tests.",
    discussion: """
      Each rule needs an example that it reports something in, and one that conforms. Places count lines and columns of \
      the example. Exit status: 0 the examples say what the rules do; 1 some do not; 2 a page is wrong.
      """)

  @Argument(
    help: "Pages, or folders of pages; those in .fiorilint/rules unless given.", completion: .file(extensions: ["md"]))
  var paths: [String] = []

  func run(with additions: Additions) throws {
    let isRight: Bool
    do {
      isRight = try test(additions)
    } catch {
      Terminal.report(error)
      throw ExitCode(2)
    }
    throw ExitCode(isRight ? 0 : 1)
  }

  private func test(_ additions: Additions) throws -> Bool {
    let team = try rules(additions)
    let all = try RuleSelection(team: team).all
    let destination = ReportDestination()
    var (failed, count) = (0, 0)
    for rule in team.rules {
      let test = RuleTest(rule, beside: all)
      count += test.exampleCount
      if !test.failures.isEmpty { failed += 1 }
      for failure in test.failures {
        let example = failure.example.map { "example \($0): " } ?? ""
        destination.write(
          Array((TextEscaping.line("\(rule.page.path):\(failure.line): \(example)\(failure.message)") + "\n").utf8))
      }
    }
    let summary =
      failed == 0 ? "each does what its page says" : "\(failed) \(failed == 1 ? "does" : "do") something else"
    let (rules, examples) = (team.rules.count == 1 ? "rule" : "rules", count == 1 ? "example" : "examples")
    destination.write(Array("\(team.rules.count) \(rules), \(count) \(examples): \(summary)\n".utf8))
    try destination.finish()
    return failed == 0
  }

  private func rules(_ additions: Additions) throws -> TeamRules {
    let team: TeamRules
    if paths.isEmpty {
      team = try TeamRules.here(with: additions)
    } else {
      let here = Terminal.workingDirectory
      var folders: [PathName] = []
      var only: [String] = []
      for path in paths {
        guard !path.isEmpty, Terminal.exists(path) else {
          throw CommandError("\(path) does not exist; expected a rule page or a folder of them")
        }
        let name = PathName(path, in: here, from: here)
        let folder = TeamRuleFolders.folder(of: name, isFolder: Terminal.isFolder(path), from: here)
        if !folders.contains(where: { $0.location == folder.location }) { folders.append(folder) }
        // What stands in it is meant, too.
        only.append(folder.location.hasPrefix("\(name.location)/") ? folder.location : name.location)
      }
      team = try TeamRules(folders, only: only, with: additions)
    }
    guard !team.rules.isEmpty else {
      throw CommandError(
        "there is no rule page; expected some in \(TeamRuleFolders.name) (`fiorilint new-rule team/name` writes one)")
    }
    return team
  }
}
