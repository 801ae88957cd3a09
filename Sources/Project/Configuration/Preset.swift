import Linting
import RulePages

/// A choice of rules by the guideline documents whose statements they check.
package enum Preset: String, Sendable, CaseIterable {
  case fioriIOS = "fiori-ios"
  case fioriAndroid = "fiori-android"
  case appleHIG = "apple-hig"
  case accessibility
  /// Every rule for the guidelines, each by the platform of the screen.
  case all

  /// What it holds.
  package var summary: String {
    switch self {
    case .fioriIOS: "the SAP Fiori guidelines for iOS"
    case .fioriAndroid: "the SAP Fiori guidelines for Android"
    case .appleHIG: "Apple's Human Interface Guidelines"
    case .accessibility: "what people need who see little, or use a screen reader or their fingers (WCAG 2.2)"
    case .all: "every guideline, each on the platform that it speaks of"
    }
  }

  /// The ids of its documents; `nil`: all documents.
  fileprivate var documents: [String]? {
    switch self {
    case .fioriIOS: ["ios-cv", "ios-cvc", "ios-oc"]
    case .fioriAndroid: ["android-cv"]
    case .appleHIG: ["hig-cv"]
    case .accessibility: []
    case .all: nil
    }
  }

  /// The presets besides ``all`` that include a rule.
  package static func including(_ rule: Rule) -> [Preset] {
    allCases.filter { $0 != .all && ![$0].restrict(rule).cases.isEmpty }
  }

  /// Whether a rule is in no preset but `accessibility`. The rules of a team are in all.
  package static func isOptional(_ rule: Rule) -> Bool {
    rule.id.utf8.starts(with: "accessibility/".utf8) && RulesVersion(rule.page.since) != nil
  }
}

extension [Preset] {
  /// The rule with the cases, platforms and statements of the presets; without cases if no preset has the rule.
  ///
  /// Every preset has the rules that check no statement of a guideline.
  func restrict(_ rule: Rule) -> Rule {
    if !contains(.accessibility), Preset.isOptional(rule) { return rule.with(cases: []) }
    if contains(.all) { return rule }
    let documents = flatMap { $0.documents ?? [] }
    guard rule.cases.contains(where: { !$0.statements.isEmpty }) else { return rule }
    return rule.with(
      cases: rule.cases.compactMap { item in
        var platforms: PlatformSet = []
        let statements = item.statements.filter { id in
          guard let document = GuidelineDocument.of(statement: id), documents.contains(document.id) else {
            return false
          }
          platforms.formUnion(document.platforms)
          return true
        }
        platforms.formIntersection(item.platforms)
        return platforms.isEmpty ? nil : item.with(platforms: platforms, statements: statements)
      })
  }
}
