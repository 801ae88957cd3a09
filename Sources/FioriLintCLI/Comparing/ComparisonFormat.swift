import ArgumentParser

/// How a comparison is written.
enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
  /// For the comment of a pull request.
  case markdown
  /// For a browser.
  case html
}
