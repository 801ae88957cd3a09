import ArgumentParser

/// What the commands that print in colours have in common.
struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Colours: auto (on a terminal, and where CLICOLOR_FORCE or FORCE_COLOR asks for them; NO_COLOR for none), always or never."
    ))
  var color: ColorChoice = .auto

  @Flag(help: "No colours.")
  var noColor = false

  /// What the options say.
  var choice: ColorChoice { noColor ? .never : color }
}

/// Whether text has colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  // The parser's own way to the names is reflection, at each start.
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
  var defaultValueDescription: String { rawValue }
}
