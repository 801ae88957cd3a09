import ArgumentParser

/// `fiorilint draw`: draws one screen as SVG.
struct DrawCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw a screen of any format as SVG, with its findings marked.",
    discussion: """
      The wireframe shows what frames say; a screen without any frame is drawn as a schematic phone. Measured and required \
      sizes and distances are drawn where a finding is about them.

      Exit status: 0 the screen was drawn, whatever was found on it; 2 the command line is wrong, or there is no such \
      screen; 3 the input could not be read.
      """)

  @Argument(help: "A file; `-` reads standard input.", completion: .file())
  var path: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write; standard output unless given.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Which screen of a file with several: its name, or its number.", valueName: "name"))
  var screen: String?

  @Flag(inversion: .prefixedNo, help: "Mark what is found on the screen.")
  var findings = true

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  func run(with additions: Additions) throws {
    var screens = screens.settings
    screens.additions = additions
    throw ExitCode(
      DrawingRun.status(
        of: DrawingSettings(
          path: path, output: output, screen: screen, marksFindings: findings, screens: screens,
          linting: linting.settings)))
  }
}
