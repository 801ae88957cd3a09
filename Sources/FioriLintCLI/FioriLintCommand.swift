import ArgumentParser
import Project
import Support

/// The command `fiorilint` with its subcommands.
///
/// It is public so that a team can build a linter of its own around it.
package struct FioriLintCommand: ParsableCommand {
  /// The command's name, help, version and subcommands; the help lists the exit statuses.
  package static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "Check mobile screens against SAP Fiori and Apple UI guidelines.",
    discussion: """
      Examples:
        fiorilint init
        fiorilint check screens
        fiorilint rules touch-target/minimum-size

      Exit status:
        0  No finding is at or above the failing level (`--fail-on`).
        1  Findings are at or above it.
        2  The command line, configuration or a rule is wrong, or there is no screen.
        3  An input could not be read.

      For completions in bash, zsh or fish: fiorilint --generate-completion-script SHELL. For bug reports: fiorilint \
      --version --verbose.
      """,
    version: BuildDescription.version,
    subcommands: [
      CheckCommand.self, InitCommand.self, BaselineCommand.self, ConfigCommand.self, RulesCommand.self,
      ReportCommand.self, DrawCommand.self, ConvertCommand.self, CoverageCommand.self, TestRulesCommand.self,
      NewRuleCommand.self, ChecksCommand.self, MergeCommand.self, StreamCommand.self, SchemaCommand.self,
      ServerCommand.self,
    ])

  /// The executable's name, which that of a team has of its own.
  private static var programName: String {
    let name = CommandLine.arguments.first?.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
    let isPlain = name.allSatisfy { byte in
      (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return name.isEmpty || !isPlain ? "fiorilint" : String(decoding: name, as: UTF8.self)
  }

  /// The usage of a command whose generated one is too wide.
  static func usage(_ text: String) -> String { "\(programName) \(text)" }

  /// The command line; what is no UTF-8 in it is kept as ``Path`` keeps it.
  private static var arguments: [String] {
    let arguments = CommandLine.arguments
    guard arguments.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return arguments }
    return arguments.indices.map { index in
      guard index < Int(CommandLine.argc), let text = CommandLine.unsafeArgv[index] else { return arguments[index] }
      return Path(cString: text).text
    }
  }

  /// The command before its arguments are parsed, as ArgumentParser needs it.
  package init() {}

  /// Runs the command with the process's arguments and ends the process.
  ///
  /// - Parameters:
  ///   - additions: what there is besides what is built in.
  ///   - serve: what speaks with editors.
  package static func run(with additions: TeamExtensions = .none, serve: EditorServer) -> Never {
    Terminal.guardStandardStreams()
    Terminal.ignoreSignalsOfWriting()
    ExhaustedMemory.handleCrashes()
    if !additions.isEmpty {
      do {
        try additions.validate()
      } catch {
        refuse(error)
        Terminal.exit(2)
      }
    }
    let arguments = CommandLineError.joiningNumbers(Array(Self.arguments.dropFirst()))[...]
    // Reflection over all commands and options costs the parser more than a file takes to lint.
    if arguments.elementsEqual(["--version"]) {
      end(saying: "\(BuildDescription.version)\n", as: "version")
    }
    if BuildDescription.isAskedFor(by: arguments) {
      end(saying: BuildDescription.text, as: "version")
    }
    do {
      if let mistake = CommandLineError.emptyArgument(Array(arguments)) { throw mistake }
      var command = try parse(arguments)
      if let command = command as? ServerCommand {
        try command.run(with: additions, serve)
      } else if let command = command as? any ExtensibleCommand {
        try command.run(with: additions)
      } else {
        try command.run()
      }
      exit()
    } catch let status as ExitCode {
      Terminal.exit(status.rawValue)
    } catch let error as UserError {
      refuse(error)
      Terminal.exit(2)
    } catch {
      // A wrong command line is status 2 everywhere, where the parser's own would be 64.
      guard exitCode(for: error) == .validationFailure || !(exitCode(for: error) == .success) else {
        end(saying: fullMessage(for: error) + "\n", as: "help")
      }
      StandardInput.copyUnfixed(Array(arguments))
      Terminal.writeError(CommandLineError.message(fullMessage(for: error), Array(arguments)) + "\n")
      exit(withError: ExitCode(2))
    }
  }

  /// Reports why a command is refused. Standard input is printed unchanged if it was to be printed with fixes.
  static func refuse(_ error: any Error) {
    StandardInput.copyUnfixed(Array(arguments.dropFirst()))
    Terminal.report(error)
  }

  /// Writes a text to standard output and ends the process.
  ///
  /// - Parameter name: what the text is, for messages.
  private static func end(saying text: String, as name: String) -> Never {
    if Terminal.write(Array(text.utf8), to: STDOUT) { Terminal.exit(0) }
    if !Terminal.isPipeClosed {
      Terminal.report(UserError("the \(name) could not be written to standard output: \(Terminal.lastError)"))
    }
    Terminal.exit(2)
  }

  /// The command that the arguments ask for.
  ///
  /// The parser gets the named command alone, since a tree of all commands takes as long as a file takes to lint. The
  /// tree prints help and reports errors.
  static func parse(_ arguments: ArraySlice<String>) throws -> any ParsableCommand {
    var named: any ParsableCommand.Type = Self.self
    var rest = arguments
    while let name = rest.first,
      let command = named.configuration.subcommands.first(where: { $0.configuration.commandName == name })
    {
      (named, rest) = (command, rest.dropFirst())
    }
    if named.configuration.subcommands.isEmpty, let command = try? named.parseAsRoot(Array(rest)),
      type(of: command) == named
    {
      return command
    }
    if let mistake = CommandLineError.unknownCommand(Array(arguments)) { throw mistake }
    return try parseAsRoot(Array(arguments))
  }
}

/// A command to which it matters what an executable of a team's own has besides what is built in.
protocol ExtensibleCommand: ParsableCommand {
  /// Runs the command.
  func run(with additions: TeamExtensions) throws
}

extension ExtensibleCommand {
  /// Runs the command with nothing but what is built in.
  func run() throws { try run(with: .none) }
}

extension StandardInput {
  /// Copies its text to standard output if `check --fix` ends before it could fix the text. An editor replaces its text
  /// by the output, with any status.
  ///
  /// - Parameter arguments: those of the process; they may be wrong.
  static func copyUnfixed(_ arguments: [String]) {
    // At a terminal nothing is lost, and the user would have to end the text.
    if isToBeFixed(by: arguments), !Terminal.isTerminal(STDIN) { try? copy() }
  }

  /// Whether arguments ask for its text with fixes.
  private static func isToBeFixed(by arguments: [String]) -> Bool {
    let command = FioriLintCommand.configuration.subcommands.first { command in
      command.configuration.commandName == arguments.first
    }
    if let command, command != CheckCommand.self { return false }
    let options = arguments.prefix { $0 != "--" }
    func has(_ option: String) -> Bool { options.contains { $0 == option || $0.hasPrefix(option + "=") } }
    guard has("--fix"), !has("--diff") else { return false }
    // Then it is a list of paths.
    let isList = arguments.indices.dropFirst().contains {
      arguments[$0] == "-" && arguments[$0 - 1] == "--files-from"
    }
    return !isList && !options.contains("--files-from=-") && (arguments.contains("-") || has("--stdin-path"))
  }
}
