import ArgumentParser

/// What the commands that print in colours have in common.
struct ColorOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Print colours; auto: on a terminal, unless NO_COLOR is set", valueName: "when"))
  var color: ColorChoice = .auto
}

/// Whether text has colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  // The parser's own way to the names is reflection, at each start.
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
  var defaultValueDescription: String { rawValue }
}
