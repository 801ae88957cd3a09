import Linting
import RulePages

/// What a configuration may name.
package struct ConfigurationVocabulary: Sendable {
  let rules: [Rule]
  let formats: [String]
  let edition: Edition

  /// - Parameters:
  ///   - rules: all rules there are.
  ///   - formats: the names of the reports.
  ///   - edition: that of the program.
  package init(rules: [Rule], formats: [String], edition: Edition) {
    self.rules = rules
    self.formats = formats
    self.edition = edition
  }
}
