import Configuration
import Linting
import RulePages
import Text

extension ConfigurationVocabulary {
  /// What configurations may name where this program reads them.
  ///
  /// - Parameter rules: all rules that there are.
  /// - Throws: a ``UserError`` if the program's own version cannot be read.
  static func ofProgram(_ rules: [Rule]) throws -> ConfigurationVocabulary {
    guard let version = RulesVersion(version: FioriLintCommand.version) else {
      throw UserError("the version \(FioriLintCommand.version) is not MAJOR.MINOR.PATCH")
    }
    return ConfigurationVocabulary(rules: rules, formats: AutomaticFormat.allNames, version: version)
  }
}
