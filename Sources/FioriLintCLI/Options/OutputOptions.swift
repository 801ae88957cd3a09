import ArgumentParser

/// Where commands write that print to standard output unless a path is given.
struct OutputPathOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write to this path (default: standard output).", valueName: "path"),
    completion: .file())
  var output: String?
}

/// How commands print that have text, JSON and Markdown.
struct PrintOptions: ParsableArguments {
  @Option(help: "Print in this format")
  var format: PrintFormat = .text

  @OptionGroup var colors: ColorOptions
}
