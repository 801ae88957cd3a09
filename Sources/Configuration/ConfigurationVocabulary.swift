import Linting
import RulePages

/// What a configuration may name.
package struct ConfigurationVocabulary: Sendable {
  /// All rules there are.
  package let rules: [Rule]
  /// The names of the reports.
  let formats: [String]
  let edition: RulesVersion

  /// - Parameters:
  ///   - rules: all rules there are.
  ///   - formats: the names of the reports.
  ///   - edition: that of the program.
  package init(rules: [Rule], formats: [String], edition: RulesVersion) {
    self.rules = rules
    self.formats = formats
    self.edition = edition
  }
}
