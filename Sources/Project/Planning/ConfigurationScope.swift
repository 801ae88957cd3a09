import Linting

/// Files that share one configuration and the same of its overrides.
package struct ConfigurationScope: Sendable {
  /// The configuration and which of its overrides hold; `nil`: there is none.
  package private(set) var part: (configuration: Configuration, selection: Configuration.Selection)?

  /// The folders of the team's rules that hold there.
  package var ruleFolders: [PathName]

  /// The baseline that the configuration names; `nil`: none.
  package var baseline: PathName?

  /// Findings of this level or above in the configuration itself fail a run; `nil`: errors do.
  var commonFailLevel: FailLevel?

  /// Whether its files have no configuration.
  package private(set) var isBare = false

  /// The scope of files of a configuration.
  init(_ configuration: Configuration, _ selection: Configuration.Selection, ruleFolders: [PathName]) {
    part = (configuration, selection)
    self.ruleFolders = ruleFolders
    baseline = configuration.common.baseline?.value
    commonFailLevel = configuration.common.failLevel?.value
  }

  /// The scope of files without a configuration.
  ///
  /// - Parameter commandLine: the settings of the command line; `nil`: none.
  init(bare ruleFolders: [PathName], _ commandLine: Configuration? = nil) {
    self.ruleFolders = ruleFolders
    isBare = true
    guard let commandLine else { return }
    part = (commandLine, commandLine.selection(for: ""))
    baseline = commandLine.common.baseline?.value
    commonFailLevel = commandLine.common.failLevel?.value
  }

  /// What is set.
  ///
  /// - Parameter overrides: those that hold on a screen too.
  package func settings(with overrides: [Int] = []) -> Settings {
    part.map { $0.configuration.settings($0.selection, with: overrides) } ?? Settings()
  }
}
