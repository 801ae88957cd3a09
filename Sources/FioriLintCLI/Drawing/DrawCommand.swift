import ArgumentParser
import Project
import Screens

/// `fiorilint draw`: draws one screen as SVG.
struct DrawCommand: ExtensibleCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw screens as SVG or PNG, with their findings marked.",
    discussion: """
      Examples:
        fiorilint draw screen.json -o screen.svg
        fiorilint draw screens -o drawings
        fiorilint draw --example touch-target/minimum-size -o examples

      PNG needs rsvg-convert, resvg or inkscape. Findings do not change the exit status.
      """)

  @Argument(help: "A file or folder (`-`: standard input).", completion: .file())
  var path: String?

  @OptionGroup(title: "Input") var subject: SubjectOptions

  @OptionGroup var linting: LintingOptions

  @OptionGroup(title: "Input") var standardInput: StandardInputOptions

  @OptionGroup(title: "Output") var target: OutputPathOptions

  @OptionGroup(title: "Output") var picture: PictureOptions

  @OptionGroup(title: "Fixes") var fixes: DrawnFixOptions

  @OptionGroup(title: "Other") var others: RunOptions

  struct SubjectOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp("Draw the examples of this rule.", valueName: "rule"), completion: CompletionWords.rules)
    var example: String?

    @Option(
      help: ArgumentHelp(
        "Draw one screen of a file, by name or number; with --example, one example by number.", valueName: "name"))
    var screen: String?
  }

  struct PictureOptions: ParsableArguments {
    @Option(help: "Write in this format (default: that of the file's name, else svg)")
    var format: PictureFormat?

    @Flag(help: "Do not mark findings.")
    var noFindings = false

    @Flag(help: "Write kinds, sizes and gaps over the screen.")
    var annotate = false
  }

  struct DrawnFixOptions: ParsableArguments {
    @Flag(help: "Draw the screen before and after safe fixes; the file stays as it is.")
    var fix = false

    @Flag(help: "Also apply fixes that change layout or behaviour (with --fix).")
    var unsafeFixes = false
  }

  func validate() throws {
    if let path, subject.example != nil {
      throw ValidationError("--example draws the examples of a rule, not \(path); leave out one of them")
    }
    guard path != nil || subject.example != nil else {
      throw ValidationError("expected a file or folder to draw, or --example RULE")
    }
    try standardInput.checkInput(among: path.map { [$0] } ?? [])
    if fixes.unsafeFixes, !fixes.fix { throw ValidationError("--unsafe-fixes needs --fix") }
    if fixes.fix, subject.example != nil {
      throw ValidationError("--fix cannot be used with --example")
    }
    let others = [".pdf", ".jpg", ".jpeg", ".gif", ".webp"]
    if picture.format == nil, let output = target.output, others.contains(where: output.lowercased().hasSuffix) {
      throw ValidationError("\(output) is neither an .svg nor a .png file; expected one of them")
    }
  }

  /// What is fixed at most, to draw the screen before and after; `nil`: it is drawn as it is.
  var fixLimit: FixSafety? { fixes.fix ? fixes.unsafeFixes ? .unsafe : .safe : nil }

  /// The format of the pictures: the one that is asked for, else that of the file's name.
  var format: PictureFormat {
    picture.format ?? (target.output?.lowercased().hasSuffix(".png") ?? false ? .png : .svg)
  }

  func run(with additions: TeamExtensions) throws { throw ExitCode(DrawingRun.status(of: self, with: additions)) }
}

/// What a picture is written as.
enum PictureFormat: String, WordArgument {
  /// Lines and texts, for a browser.
  case svg
  /// Pixels, made of the lines by a program of the system.
  case png
}
