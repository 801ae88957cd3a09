import ArgumentParser
import Project

/// Where commands write that print to standard output unless a path is given.
struct OutputPathOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write to this path (default: standard output).", valueName: "path"),
    completion: .file())
  var output: String?
}

/// How much commands that lint print besides what they are asked for.
struct QuietOptions: ParsableArguments {
  @Flag(help: "Print no summary, notes or progress.")
  var quiet = false
}

/// How commands print that have text, JSON and Markdown.
struct PrintOptions: ParsableArguments {
  @Option(help: "Print in this format")
  var format: PrintFormat = .text

  @OptionGroup var colors: ColorOptions
}

/// What the commands that print in colours have in common.
struct ColorOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Print colours; auto: on a terminal, unless NO_COLOR is set", valueName: "when"))
  var color: ColorChoice = .auto
}

extension ColorChoice: WordArgument {}

/// A value of an option that is one of a few words.
package protocol WordArgument: ExpressibleByArgument, RawRepresentable, CaseIterable where RawValue == String {}

extension WordArgument {
  /// The value that an argument names.
  package init?(argument: String) { self.init(rawValue: argument) }
  // The parser's own way to the names is reflection, at each start.
  /// The words.
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
  /// What `--help` shows as the default.
  package var defaultValueDescription: String { rawValue }
}

/// How a command prints what it knows.
enum PrintFormat: String, WordArgument {
  /// For people at a terminal.
  case text
  /// For scripts.
  case json
  /// For pages of a project.
  case markdown
}
