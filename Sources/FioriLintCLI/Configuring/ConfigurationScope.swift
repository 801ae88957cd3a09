import Configuration
import Inputs
import Linting

/// Where the same settings hold: files of one configuration for which the same of its overrides do.
struct ConfigurationScope: Sendable {
  /// The configuration and which of its overrides hold; `nil`: there is none.
  let part: (configuration: Configuration, selection: Configuration.Selection)?

  /// The folders of the team's rules that hold there.
  let ruleFolders: [PathName]

  /// The baseline that the configuration names; `nil`: none.
  var baseline: PathName?

  /// Findings of this level or above in the configuration itself fail a run; `nil`: errors do.
  var commonFailLevel: FailLevel?

  /// What is set.
  ///
  /// - Parameter overrides: those that hold on a screen too.
  func settings(with overrides: [Int] = []) -> Settings {
    part.map { $0.configuration.settings($0.selection, with: overrides) } ?? Settings()
  }
}
