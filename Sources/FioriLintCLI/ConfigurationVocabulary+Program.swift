import Configuration
import Linting
import RulePages
import Text

extension ConfigurationVocabulary {
  /// What configurations may name where this program reads them.
  ///
  /// - Parameter rules: all rules that there are.
  /// - Throws: a ``Mistake`` where the program's own version names no edition.
  static func ofProgram(_ rules: [Rule]) throws -> ConfigurationVocabulary {
    guard let edition = RulesVersion(version: FioriLintCommand.version) else {
      throw UserError("the version \(FioriLintCommand.version) names no edition")
    }
    return ConfigurationVocabulary(rules: rules, formats: AutomaticFormat.allNames, edition: edition)
  }
}
