import ArgumentParser

/// What the commands that read screens have in common: how screens are read.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The platform of screens that do not say it: ios or android.")
  var platform: Platform?

  @Option(help: ArgumentHelp("The path to show for standard input.", valueName: "name"))
  var stdinPath = "stdin"

  @Option(help: ArgumentHelp("The largest file that is read, in MB; 512 unless given.", valueName: "mb"))
  var maxFileSize: Int?

  enum Platform: String, ExpressibleByArgument, CaseIterable {
    case ios, android

    // The parser's own way to the names is reflection, at each start.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }
  }

  func validate() throws {
    if let maxFileSize, maxFileSize < 1 { throw ValidationError("--max-file-size has to be 1 or more.") }
  }

  /// What the options say.
  var settings: ScreenSettings {
    ScreenSettings(platform: platform, stdinPath: stdinPath, maximumFileSize: maxFileSize)
  }
}
