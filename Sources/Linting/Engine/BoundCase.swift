import Screens

/// A rule's case as an engine runs it, with everything that the walk needs at hand.
struct BoundCase {
  /// Index of the rule in the linter's list.
  let rule: Int
  let severity: Severity
  let platforms: PlatformSet
  /// Whether another case of the rule says what holds on the other platform.
  let hasCounterpart: Bool
  let kinds: UInt32
  /// The compiled selector; `nil` where every element of the kinds is to be checked. The rule owns it.
  let program: UnsafePointer<SelectorOperation>?
  /// The engine owns it; not counting its references here keeps the walk free of them.
  unowned(unsafe) let check: any Check
  let advice: String
  /// The statements of both platforms.
  let statements: [String]

  init(_ item: Rule.Case, of rule: Rule, index: Int, check: any Check) {
    self.rule = index
    self.check = check
    severity = item.severity
    platforms = item.platforms
    hasCounterpart = rule.cases.contains { other in
      other.platforms.isDisjoint(with: item.platforms) && other.selector.subjectKinds & item.selector.subjectKinds != 0
    }
    kinds = item.selector.subjectKinds
    program = item.selector.matchesByKindAlone ? nil : UnsafePointer(item.selector.program)
    advice = rule.page.advice
    statements = item.statements
  }

  /// The statements to name on screens of a platform.
  func statements(on platform: ScreenPlatform) -> [String] {
    statements.filter { id in
      GuidelineDocument.of(statement: id).map { !$0.platforms.isDisjoint(with: platform.platforms) } ?? true
    }
  }
}
