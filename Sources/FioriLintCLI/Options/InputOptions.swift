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
  @Option(.platform)
  var platform: String?

  @Option(.density)
  var density: String?

  /// What they set.
  var assignments: [String] { [platform, density].compactMap(\.self) }
}
