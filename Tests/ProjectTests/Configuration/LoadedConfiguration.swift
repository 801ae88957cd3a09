import Project
import RulePages
import Support
import TestSupport
import Testing

/// Configurations, loaded from texts.
enum LoadedConfiguration {
  static let vocabulary = ConfigurationVocabulary(
    rules: TestLinter.allRules, formats: ["text", "json", "sarif", "junit"], version: version)
  private static let version = RulesVersion("0.1").unsafelyUnwrapped

  /// Loads the file of a name among files that are written for it; shown paths are relative to their folder.
  static func load(_ files: [String: String], _ name: String = ".fiorilint.yml") throws -> (
    configuration: Configuration, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var loader = ConfigurationLoader(vocabulary, workingDirectory: folder.path)
    let configuration = try #require(
      try loader.load([PathName(name, in: folder.path, from: folder.path)]).first)
    return (configuration, folder)
  }

  /// What a text sets for files that no override is for.
  static func settings(_ text: String) throws -> Settings { try load([".fiorilint.yml": text]).configuration.common }

  /// The mistakes in a text.
  static func mistakes(_ text: String) -> [String] {
    do {
      _ = try settings(text)
      return []
    } catch let errors as UserErrors {
      return errors.errors.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }
}
