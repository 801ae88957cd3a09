import ArgumentParser

/// A command to which it matters what an executable of a team's own has besides what is built in.
protocol ExtensibleCommand: ParsableCommand {
  /// Runs the command.
  func run(with additions: TeamExtensions) throws
}

extension ExtensibleCommand {
  /// Runs the command with nothing but what is built in.
  func run() throws { try run(with: .none) }
}
