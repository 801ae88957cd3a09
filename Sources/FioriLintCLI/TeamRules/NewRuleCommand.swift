import ArgumentParser
import Documents
import Project
import Reporting
import Support

/// `fiorilint new-rule`: writes a rule page to begin with.
struct NewRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-rule", abstract: "Write a page for a new rule of your team.",
    discussion: """
      Examples:
        fiorilint new-rule acme/short-titles
        fiorilint new-rule acme/no-images --force
        fiorilint new-rule acme/one-action && fiorilint test-rules

      The page goes to .fiorilint/rules beside the .fiorilint.yml of this folder or the nearest above. Without a configuration, it goes to \
      the nearest .fiorilint/rules upward, or to a new one in the working directory. To share a rule, move the page \
      to a folder that the shared configuration names in `rule-folders`.
      """)

  @Argument(help: ArgumentHelp("The id of the rule, such as acme/short-titles.", valueName: "team/name"))
  var id: String

  @OptionGroup(title: "Output") var output: OutputOptions

  struct OutputOptions: ParsableArguments {
    @Flag(help: "Replace an existing page.")
    var force = false
  }

  func run() throws {
    try Terminal.reporting { try write() }
  }

  private func write() throws {
    guard id.utf8.contains(UInt8(ascii: "/")) else {
      throw UserError("the id of a rule is team/name, such as acme/short-titles; `\(id)` has no team")
    }
    if let mistake = TeamRuleID.mistake(in: id) { throw UserError(mistake) }
    let here = Terminal.workingDirectory
    let folder = TeamRuleFolders.forNewPage()
    let page = PathName("\(id).md", in: folder.location, from: here)
    guard output.force || !Terminal.exists(page.location) else {
      throw UserError("\(page.display) exists; --force replaces it")
    }
    guard Path(page.folder).makeFolders() else {
      throw UserError("the folder of \(page.display) cannot be created: \(Terminal.lastError)")
    }
    let destination = try OutputFile(path: page.location, "page", followsLinks: false)
    destination.write(Array(RulePageDraft.text.utf8))
    try destination.finish()
    Terminal.writeError("fiorilint: wrote \(TextEscaping.line(page.display)); edit it, then run fiorilint test-rules\n")
  }
}
