import ArgumentParser
import Documents
import Inputs
import Reporting
import Text

/// `fiorilint new-rule`: writes a rule page to begin with.
struct NewRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-rule", abstract: "Write a page for a rule of a team.",
    discussion: """
      The page goes to the nearest .fiorilint/rules upward, or to one in the working directory. It is a rule that works; \
      its examples are its tests, which `fiorilint test-rules` runs. A page that is there is kept, unless --force is given.
      """)

  @Argument(help: ArgumentHelp("The rule's id, as acme/short-titles.", valueName: "team/name"))
  var id: String

  @Flag(help: "Write over the page that is there.")
  var force = false

  func run() throws {
    try Terminal.reporting { try write() }
  }

  private func write() throws {
    if let mistake = TeamRuleID.mistake(in: id) { throw UserError(mistake) }
    let here = Terminal.workingDirectory
    let folder =
      TeamRuleFolders.nearest(above: here, from: here) ?? PathName(TeamRuleFolders.name, in: here, from: here)
    let page = PathName("\(id).md", in: folder.location, from: here)
    guard force || !Terminal.exists(page.location) else {
      throw UserError("\(page.display) exists; --force writes over it")
    }
    guard Terminal.makeFolder(page.folder) else {
      throw UserError("the folder of \(page.display) cannot be made: \(Terminal.lastError)")
    }
    let destination = try ReportDestination(path: page.location, "page", followsLinks: false)
    destination.write(Array(RulePageDraft.text.utf8))
    try destination.finish()
    Terminal.writeError("fiorilint: \(TextEscaping.line(page.display)) is written; try fiorilint test-rules\n")
  }
}
