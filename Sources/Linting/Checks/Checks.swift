import RulePages
import Screens
import Support

/// The library of checks, by name.
package enum Checks {
  /// Every check, sorted by name.
  package static let all: [AnyCheck] = [
    AnyHasPartCheck.self, CenteredCheck.self, CompactHeightCheck.self, ConsistentCheck.self, CountCheck.self,
    DescriptionProblemsCheck.self, DestinationCheck.self, EvenSpacingCheck.self, ExpressionCheck.self,
    FillRowsCheck.self, ForbiddenCheck.self, ForbiddenKindsCheck.self, InitialsCheck.self, InsideCheck.self,
    ItemCountCheck.self, LeftAlignedCheck.self, LeftOfCheck.self, MarginsCheck.self, MaxShareCheck.self,
    MinDistanceCheck.self, NextCellVisibleCheck.self, OnSideCheck.self, OverflowIndicatorCheck.self,
    PlaceholderMatchCheck.self, PlacementCheck.self, RelativeSizeCheck.self, RequiredCheck.self, RowsCheck.self,
    ShapeCheck.self, SizeCheck.self, SpacingCheck.self, TargetSpacingCheck.self, TransitionCheck.self, ValueCheck.self,
    WholeCellsCheck.self,
  ]

  /// Whether a parameter of a check is a condition.
  package static func isCondition(_ parameter: String, of check: String) -> Bool {
    check == ExpressionCheck.name && parameter == ExpressionCheck.parameters.condition.name
  }

  /// The names of the checks that forbid kinds and parts.
  package static let forbidding = (kinds: ForbiddenKindsCheck.name, parts: ForbiddenCheck.name)

  /// Makes the check that a page's case names.
  ///
  /// - Parameter additions: the checks that there are besides those of the library.
  /// - Throws: a ``RuleError`` for an unknown check or a wrong parameter.
  static func make(
    _ source: RuleCase, on selector: Selector, rule: String, additions: [AnyCheck]
  ) throws(RuleError) -> any Check {
    let type = try Self.type(of: source, rule: rule, additions: additions)
    let arguments = Arguments(source, rule: rule, subject: selector)
    if !type.takesOthers { try arguments.check(against: type.parameterList, of: type.name) }
    try arguments.check(kindsOf: type)
    return try type.init(arguments)
  }

  /// Makes a check that was made before once more, so that its parameters need not be looked for mistakes.
  ///
  /// - Throws: a ``RuleError`` where it was not made before.
  static func remake(
    _ source: RuleCase, on selector: Selector, rule: String, additions: [AnyCheck]
  ) throws(RuleError) -> any Check {
    try type(of: source, rule: rule, additions: additions)
      .init(Arguments(source, rule: rule, subject: selector, isTrusted: true))
  }

  /// The check that a page's case names.
  ///
  /// - Throws: a ``RuleError`` for an unknown one.
  static func type(of source: RuleCase, rule: String, additions: [AnyCheck]) throws(RuleError) -> AnyCheck {
    guard let type = type(named: source.check, additions) else {
      let names = (all + additions).map { $0.name }
      throw RuleError(
        rule: rule, line: source.checkPlace.line, column: source.checkPlace.column,
        message: "unknown check `\(source.check)`" + advice(for: source.check, among: names))
    }
    return type
  }
}

extension Checks {
  private static func type(named name: String, _ additions: [AnyCheck]) -> AnyCheck? {
    all.first { $0.name == name } ?? additions.first { $0.name == name }
  }

  /// What a check does, in one line; empty for an unknown name.
  package static func summary(of name: String, additions: [AnyCheck] = []) -> String {
    type(named: name, additions)?.summary ?? ""
  }

  /// What a parameter of a check says, in one line; empty for an unknown name.
  package static func doc(of parameter: String, in check: String, additions: [AnyCheck] = []) -> String {
    let doc = parameters(of: check, additions: additions).first { $0.name == parameter }?.summary
    let takesOthers = type(named: check, additions)?.takesOthers ?? false
    return doc ?? (takesOthers ? "The value of `parameters.\(parameter)` in the condition." : "")
  }

  /// The parameters of a check; none for an unknown name.
  package static func parameters(of name: String, additions: [AnyCheck] = []) -> [any CheckParameter] {
    type(named: name, additions)?.parameterList ?? []
  }
}
