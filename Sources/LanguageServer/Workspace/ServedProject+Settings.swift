import Linting
import Project
import Screens
import Support

extension ServedProject {
  /// All rules that there are in the folder, as far as they could be read.
  var knownRules: [Rule] { plan?.knownRules ?? (try? RuleBook().all) ?? [] }

  /// What of how screens are linted a file says by its path; `nil`: nothing.
  func settingsKind(of location: String) -> SettingsKind? {
    if location.hasSuffix(".md") { return isSetting(location) ? .rulePage : nil }
    let isConfiguration =
      location.hasSuffix("/\(FileReport.Configuration.defaultName)")
      || plan?.inputs.configurations.contains { self.location(of: $0.name.location).hasBytes(of: location) } == true
    return isConfiguration ? .configuration : nil
  }

  /// The absolute paths of the configurations and rule pages of the folder.
  var settingFiles: [String] {
    (plan?.inputs.configurations.map { location(of: $0.name.location) } ?? []) + knownRules.compactMap(pageLocation)
  }

  /// The id of the rule that a page is about; `nil` where it is none.
  func rule(ofPage location: String) -> String? {
    knownRules.first { pageLocation(of: $0) == location }?.id
  }

  /// The absolute path of a rule's page; `nil` for one that is built in.
  private func pageLocation(of rule: Rule) -> String? {
    rule.page.path.isEmpty ? nil : location(of: rule.page.path)
  }

  /// What says what may be written in a configuration or rule page; `nil` for anything else.
  func completionSource(of location: String) -> CompletionSource? {
    let rules = knownRules
    switch settingsKind(of: location) {
    case .rulePage:
      return .rulePage(
        header: RulePageSchemaGenerator(rules: rules, checks: Checks.all + additions.checks).schema,
        example: JSONSchemaGenerator().schema, traits: ReaderOptions.Trait.words, draft: RulePageDraft.text)
    case .configuration:
      return (try? ConfigurationVocabulary.ofProgram(rules)).map {
        .yaml(ConfigurationSchemaGenerator(vocabulary: $0).schema)
      }
    case nil: return nil
    }
  }
}
