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

  // MARK: Plans

  /// What an editor gives for the configuration.
  func settings(_ texts: [Path: [UInt8]]) -> ScreenSettings {
    var settings = ScreenSettings()
    settings.additions = additions
    settings.replacedTexts = texts
    settings.workingDirectory = folder
    return settings
  }

  /// A plan that reads screens and checks no rule: none could be made by the configurations.
  func barePlan(_ texts: [Path: [UInt8]]) -> LintPlan? {
    var settings = settings(texts)
    settings.configuration = .none
    return try? LintPlan([], settings, LintingSettings(disabledRules: ["*"]))
  }

  /// The plan for the documents that no configuration with a mistake applies to; `nil` if there are none.
  func restPlan(
    _ documents: [String], _ texts: [Path: [UInt8]]
  ) -> (plan: LintPlan, documents: Set<Path>, worker: EngineWorker?)? {
    // A rule page is for all documents.
    if mistakes.contains(where: { $0.location.hasSuffix(".md") }) { return nil }
    let wrong = Set(paths: mistakes.map(\.location.pathFolder))
    let right = documents.filter { document in !wrong.contains { document.path(inside: $0.text) != nil } }
    guard !right.isEmpty, right.count < documents.count else { return nil }
    // Configurations that editors have apply to what is below them.
    let own = texts.filter { key, _ in
      key.text.pathName != FileReport.Configuration.defaultName
        || right.contains { $0.path(inside: key.text.pathFolder) != nil }
    }
    let plan = try? LintPlan([], settings(own), LintingSettings(), documents: right.map { Path($0).resolved })
    return plan.map { ($0, Set(paths: right), nil) }
  }
}
