import Linting
import RulePages

/// An example of a rule's page, and what the rule finds on it.
struct SiteExample {
  let example: RuleExample
  let before: FileReport
  /// The same once it is fixed; `nil` where the page shows no fix.
  let after: (example: RuleExample, report: FileReport)?
}
