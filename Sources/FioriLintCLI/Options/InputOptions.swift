import ArgumentParser
import Project

/// How commands read standard input.
struct StandardInputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Set the path of standard input", valueName: "path"))
  var stdinPath = ScreenSettings.noPath

  /// Refuses a path of standard input that is not read: without `-`, a command would read the working directory, and
  /// `--fix` would change its files.
  ///
  /// - Parameter paths: the paths on the command line.
  /// - Throws: a `ValidationError`.
  func checkInput(among paths: [String]) throws {
    if stdinPath != ScreenSettings.noPath, !paths.contains("-") {
      throw ValidationError("--stdin-path needs the path `-`, standard input")
    }
  }
}

/// How commands read screens.
struct InputOptions: ParsableArguments {
  @Option(help: "Set the platform of screens that do not name one")
  var platform: Platform?

  @Option(
    help: ArgumentHelp(
      "Set pixels per dp of Android dumps: a factor such as 2.625, or dpi such as 420.", valueName: "density"),
    transform: Self.density)
  var density: PixelDensity?

  private static func density(_ argument: String) throws -> PixelDensity {
    guard let density = PixelDensity(argument) else {
      throw ValidationError("--density cannot be \(argument); expected \(PixelDensity.expected)")
    }
    return density
  }

  enum Platform: String, WordArgument {
    case ios, android
  }
}
