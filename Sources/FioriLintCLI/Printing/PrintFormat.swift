import ArgumentParser

/// How a command prints what it knows.
enum PrintFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people at a terminal.
  case text
  /// For scripts.
  case json
  /// For pages of a project.
  case markdown
}
