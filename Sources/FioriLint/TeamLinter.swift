import FioriLintCLI
import LanguageServer

/// A linter of a team's own: `fiorilint` with all its commands, and rules, checks and formats besides.
///
/// ```swift
/// TeamLinter(rules: [uniqueTitles], formats: [OutlineFormat()]).run()
/// ```
public struct TeamLinter: Sendable {
  /// Rules in Swift. Their ids begin with a name of the team's own; one that a page or another rule has is an error.
  public var rules: [SwiftRule]
  /// Checks that rule pages may name, besides those of ``rules``. Their names look like ids of rules.
  public var checks: [AnyCheck]
  /// Formats, which are asked in their order whether a file is theirs, and before those that are built in.
  public var formats: [any ScreenFormat]

  /// A linter with what it has besides what is built in.
  public init(rules: [SwiftRule] = [], checks: [AnyCheck] = [], formats: [any ScreenFormat] = []) {
    self.rules = rules
    self.checks = checks
    self.formats = formats
  }

  /// Runs the command that the process's arguments ask for and ends the process.
  ///
  /// The exit status is that of `fiorilint`; 2 says, among others, that a rule, check or format is wrong.
  public func run() -> Never {
    FioriLintCommand.run(
      with: TeamExtensions(rules: rules, checks: checks, formats: formats), serve: LanguageServer.serve)
  }
}
