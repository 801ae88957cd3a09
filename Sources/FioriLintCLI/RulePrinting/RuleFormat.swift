import ArgumentParser

/// How `fiorilint rules` prints.
enum RuleFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people at a terminal.
  case text
  /// For scripts.
  case json
  /// For pages of a project.
  case markdown
  /// A site, for a folder.
  case html
}
