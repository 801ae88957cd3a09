import ArgumentParser
import Configuration

/// How commands read screens.
struct InputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Set the path that standard input stands for", valueName: "path"))
  var stdinPath = ScreenSettings.noPath

  @Option(help: "Set the platform of screens that do not name one")
  var platform: Platform?

  @Option(
    help: ArgumentHelp(
      "Set pixels per dp of Android dumps: a factor such as 2.625, or dpi such as 420.", valueName: "density"))
  var density: PixelDensity?

  enum Platform: String, ExpressibleByArgument, CaseIterable {
    case ios, android

    // The parser's own way to the names is reflection, at each start.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }
  }
}
