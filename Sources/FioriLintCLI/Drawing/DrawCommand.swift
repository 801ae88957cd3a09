import ArgumentParser
import Screens

/// `fiorilint draw`: draws one screen as SVG.
struct DrawCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw screens of any format as SVG or PNG, with their findings marked.",
    discussion: """
      The wireframe shows what frames say; a screen without any frame is drawn as a schematic phone. Measured and required \
      sizes and distances are drawn where a finding is about them. Of a folder each screen is drawn, and with --example each \
      example of a rule's page, into the folder that -o names. PNG takes a program that makes it: rsvg-convert, resvg or \
      inkscape.

      Exit status: 0 the screens were drawn, whatever was found on them; 2 the command line is wrong, or there is no such \
      screen; 3 an input could not be read.
      """)

  @Argument(help: "A file or folder; `-` reads standard input.", completion: .file())
  var path: String?

  @Option(help: ArgumentHelp("Draw the examples of this rule.", valueName: "rule"), completion: CompletionWords.rules)
  var example: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write, or the folder; standard output unless given.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "What to write: svg or png; what the name of the file says unless given, else svg.")
  var format: PictureFormat?

  @Option(
    help: ArgumentHelp(
      "Which screen of a file with several: its name, or its number; which example of a rule: its number.",
      valueName: "name"))
  var screen: String?

  @Flag(inversion: .prefixedNo, help: "Mark what is found on the screen.")
  var findings = true

  @Flag(help: "Write over the screen what is known of it: kinds, sizes and gaps.")
  var facts = false

  @Flag(help: "Draw the screen as it is, and beside it as safe fixes would leave it. Nothing is written to its file.")
  var fix = false

  @Flag(help: "Fix also what changes layout or behaviour, with --fix.")
  var unsafeFixes = false

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var linting: LintingOptions

  func validate() throws {
    guard (path == nil) != (example == nil) else {
      throw ValidationError("expected a file or folder to draw, or --example RULE")
    }
    if unsafeFixes, !fix { throw ValidationError("--unsafe-fixes says what is fixed; add --fix.") }
    if fix, example != nil {
      throw ValidationError("--fix draws a file; pages of rules show what is fixed themselves.")
    }
  }

  private var fixLimit: FixSafety? { fix ? unsafeFixes ? .unsafe : .safe : nil }

  private var subject: DrawingSettings.Subject { example.map { .examples(of: $0) } ?? .path(path ?? "-") }

  func run(with additions: TeamExtensions) throws {
    var screens = screens.settings
    screens.additions = additions
    let isPNG = output?.lowercased().hasSuffix(".png") ?? false
    throw ExitCode(
      DrawingRun.status(
        of: DrawingSettings(
          subject: subject, output: output, format: format ?? (isPNG ? .png : .svg), screen: screen,
          marksFindings: findings, showsFacts: facts,
          fixLimit: fixLimit, screens: screens, linting: linting.settings)))
  }
}
