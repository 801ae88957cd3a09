import Linting
import RulePages

/// What a configuration may name.
package struct ConfigurationVocabulary: Sendable {
  /// All rules there are.
  package let rules: [Rule]
  /// The names of the reports.
  let formats: [String]
  let version: RulesVersion

  /// - Parameters:
  ///   - rules: all rules there are.
  ///   - formats: the names of the reports.
  ///   - version: that of the program.
  package init(rules: [Rule], formats: [String], version: RulesVersion) {
    self.rules = rules
    self.formats = formats
    self.version = version
  }
}
