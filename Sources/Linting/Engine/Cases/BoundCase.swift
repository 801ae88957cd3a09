import Screens

/// A rule's case as an engine runs it, with everything that the walk needs at hand.
struct BoundCase {
  /// Index of the rule in the linter's list.
  let rule: Int
  /// The place of the case in its rule.
  let number: Int
  let severity: Severity
  let platforms: PlatformSet
  /// Whether another case of the rule says what holds on the other platform.
  let hasCounterpart: Bool
  let kinds: KindSet
  /// The compiled selector; `nil` where every element of the kinds is to be checked. The table owns it.
  let program: UnsafePointer<SelectorOperation>?
  /// `nil` until an element needs it. The table owns it; not counting its references here keeps the walk free of them.
  var check: Unmanaged<ElementCheck>?
  /// When the check is asked; known once there is one.
  var phase = CheckPhase.elements
  /// What to do about a finding; empty where the message says it.
  let advice: String
  /// Whether the page says in its own words what is wrong.
  let hasMessage: Bool
  /// The statements of both platforms.
  let statements: [String]
  /// Whether it is about the description and checks no screen.
  let isSelfCheck: Bool

  init(_ number: Int, of rule: Rule, index: Int, program: UnsafePointer<SelectorOperation>?) {
    let item = rule.cases[number]
    self.rule = index
    self.number = number
    check = nil
    severity = item.severity
    platforms = item.platforms
    hasCounterpart = rule.cases.contains { other in
      other.platforms.isDisjoint(with: item.platforms)
        && !other.selector.subjectKinds.isDisjoint(with: item.selector.subjectKinds)
    }
    kinds = item.selector.subjectKinds
    self.program = program
    advice = item.source.advice ?? ""
    hasMessage = (item.source.message ?? rule.page.message) != nil
    statements = item.statements
    isSelfCheck = rule.isSelfCheck
  }

  /// The statements to name on screens of a platform.
  func statements(on platform: ScreenPlatform) -> [String] {
    statements.filter { id in
      GuidelineDocument.of(statement: id).map { !$0.platforms.isDisjoint(with: platform.platforms) } ?? true
    }
  }
}
