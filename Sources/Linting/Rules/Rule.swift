import RulePages
import Support

/// A rule, ready to run: its page, with selectors and checks made and validated.
package final class Rule: Sendable, Identifiable {
  /// One case of a rule's page.
  package struct Case: Sendable {
    /// How much a finding of this case weighs.
    package let severity: Severity
    /// The platforms that this case speaks about; it does not run on screens of others.
    package let platforms: PlatformSet
    /// The statements that a finding of this case fails, by platform of the screen.
    package let statements: [String]
    /// The elements that the check is called with.
    package let selector: Selector
    /// What its page says of the check.
    package let source: RuleCase
    /// The checks that its page may name besides those of the library.
    package let additions: [AnyCheck]

    /// The fixes of a finding of this case, the preferred one first.
    ///
    /// - Parameter rule: the rule's id.
    package func fixes(of rule: String) -> [FixTemplate] {
      // They were made once before, when the rule was.
      (try? FixTemplate.all(of: source, on: selector, rule: rule, additions: additions)) ?? []
    }

    /// The same case, as a configuration changes it; what it does not change stays.
    package func with(
      severity: Severity? = nil, platforms: PlatformSet? = nil, statements: [String]? = nil
    ) -> Case {
      Case(
        severity: severity ?? self.severity, platforms: platforms ?? self.platforms,
        statements: statements ?? self.statements, selector: selector, source: source, additions: additions)
    }

    /// The same case with other values for some of its check's parameters.
    ///
    /// - Parameters:
    ///   - parameters: they take the place of those that the page gives.
    ///   - rule: the rule's id.
    /// - Throws: a ``RuleError`` for a wrong parameter. Its place is that of the value, or 0 if it is not one of the
    ///   values given here.
    package func with(parameters: [PageEntry], of rule: String) throws(RuleError) -> Case {
      var source = source
      source.line = 0
      source.selectorPlace = PageLocation(line: 0)
      source.checkPlace = PageLocation(line: 0)
      source.parameters = source.parameters.compactMap { entry in
        if parameters.contains(where: { $0.key == entry.key }) { return nil }
        return PageEntry(entry.key, entry.value.withoutPlaces)
      }
      source.parameters += parameters
      _ = try Checks.make(source, on: selector, rule: rule, additions: additions)
      return Case(
        severity: severity, platforms: platforms, statements: statements, selector: selector, source: source,
        additions: additions)
    }
  }

  /// `group/name`.
  package let id: String
  /// The page that the rule was made of.
  package let page: RulePage
  /// The rule's cases, in the page's order.
  package let cases: [Case]

  /// The checks that its page may name besides those of the library.
  package var additions: [AnyCheck] { cases.first?.additions ?? [] }

  /// The rule in one sentence.
  package var summary: String { page.title }

  /// The severest of its cases.
  package var severity: Severity { cases.map(\.severity).max() ?? .info }

  /// Those of its cases, the highest first, each with the platforms of its cases.
  package var severities: [(severity: Severity, platforms: PlatformSet)] {
    Severity.allCases.reversed().compactMap { severity in
      let own = cases.filter { $0.severity == severity }
      return own.isEmpty ? nil : (severity, own.reduce(into: []) { $0.formUnion($1.platforms) })
    }
  }

  /// Their names in words: `error or info`.
  package var severitiesInWords: String { severities.map(\.severity.name).joined(separator: " or ") }

  /// The platforms that it speaks about.
  package var platforms: PlatformSet { cases.reduce(into: []) { $0.formUnion($1.platforms) } }

  /// The guideline statements that it checks: those of its page, then those that only a case names.
  package var statements: [String] { (page.statements + cases.flatMap(\.statements)).unique }

  /// Whether it says something about the description or what is suppressed in it, and so is no check of a screen.
  package let isSelfCheck: Bool

  /// Whether suppressions and configurations can suppress its findings. They cannot suppress findings of the built-in
  /// rules about suppressions. They also cannot suppress findings about unused suppressions, which are known only after
  /// all others.
  package let isSuppressible: Bool

  /// Whether an id is that of a built-in rule about suppressions.
  package static func isAboutSuppressions(_ id: String) -> Bool { id.utf8.starts(with: "suppression/".utf8) }

  /// Whether it is about what other rules find: what suppresses nothing is known once they ran.
  package var dependsOnOthers: Bool { Self.dependsOnOthers(cases, of: id) }

  private static func dependsOnOthers(_ cases: [Case], of id: String) -> Bool {
    cases.contains { item in
      let check = try? Checks.remake(item.source, on: item.selector, rule: id, additions: item.additions)
      return check?.phase == .suppressions
    }
  }

  /// The same rule with other cases; without any, it runs nowhere.
  package func with(cases: [Case]) -> Rule { Rule(self, cases: cases) }

  private init(_ other: Rule, cases: [Case]) {
    id = other.id
    page = other.page
    self.cases = cases
    isSelfCheck = other.isSelfCheck
    isSuppressible = other.isSuppressible
  }

  private init(id: String, page: RulePage, cases: [Case]) {
    self.id = id
    self.page = page
    self.cases = cases
    isSelfCheck = page.cases.allSatisfy { $0.check == DescriptionProblemsCheck.name }
    // To make checks takes its time, and no other ones wait for suppressions.
    let mayDepend = page.cases.contains { $0.check == DescriptionProblemsCheck.name }
    isSuppressible = !Self.isAboutSuppressions(id) && !(mayDepend && Self.dependsOnOthers(cases, of: id))
  }

  /// Makes a rule of a page.
  ///
  /// - Parameters:
  ///   - isTrusted: whether a rule was made of the page when the program was built, so that nothing has to be
  ///     validated.
  ///   - additions: the checks that the page may name besides those of the library.
  /// - Throws: a ``RuleError`` for an unknown check, parameter, kind or fact, with the nearest known name.
  package convenience init(_ page: RulePage, isTrusted: Bool = false, additions: [AnyCheck] = []) throws(RuleError) {
    var selectors: [Selector] = []
    try self.init(page, isTrusted: isTrusted, additions: additions, sharing: &selectors)
  }

  /// Makes a rule of a page.
  ///
  /// - Parameter selectors: those that were read before; many rules speak of the same elements.
  /// - Throws: a ``RuleError`` for an unknown check, parameter, kind or fact, with the nearest known name.
  package convenience init(
    _ page: RulePage, isTrusted: Bool, additions: [AnyCheck] = [], sharing selectors: inout [Selector]
  ) throws(RuleError) {
    var cases: [Case] = []
    for var source in page.cases {
      if source.advice == nil, !page.advice.isEmpty { source.advice = page.advice }
      guard let severity = Severity(name: source.severity) else {
        throw RuleError(rule: page.id, line: source.line, message: "unknown severity `\(source.severity)`")
      }
      let selector: Selector
      do throws(SelectorError) {
        let length = source.selector.utf8.count
        if let known = selectors.first(where: { $0.source.utf8.count == length && $0.source == source.selector }) {
          selector = known
        } else {
          selector = try Selector(source.selector, isTrusted: isTrusted)
          selectors.append(selector)
        }
      } catch {
        throw RuleError(
          rule: page.id, line: source.selectorPlace.line, column: source.selectorPlace.column,
          message: "in `on`: \(error.description(in: source.selector))")
      }
      // A check is made here only to find its mistakes early; each engine makes its own.
      if !isTrusted {
        _ = try Checks.make(source, on: selector, rule: page.id, additions: additions)
        if let message = source.message ?? page.message {
          _ = try MessageTemplate(message, of: source, on: selector, rule: page.id)
        }
        if let placeholder = MessageTemplate.firstPlaceholder(in: source.advice ?? "") {
          throw RuleError(
            rule: page.id, line: source.line,
            message: "`advice` has the placeholder \(placeholder), but only `message` can have placeholders")
        }
        _ = try FixTemplate.all(of: source, on: selector, rule: page.id, additions: additions)
      }
      let statements = source.statements.isEmpty ? page.statements : source.statements
      for (index, statement) in statements.enumerated()
      where !isTrusted && GuidelineDocument.of(statement: statement) == nil {
        let places = source.statementPlaces
        let place = places.indices.contains(index) ? places[index] : PageLocation(line: source.line)
        let ids = GuidelineDocument.all.map { "`\($0.id)-…`" }.words(last: "or")
        throw RuleError(
          rule: page.id, line: place.line, column: place.column,
          message: "unknown guideline statement `\(statement)`; expected \(ids)")
      }
      cases.append(
        Case(
          severity: severity, platforms: PlatformSet(names: source.platforms), statements: statements,
          selector: selector, source: source, additions: additions))
    }
    self.init(id: page.id, page: page, cases: cases)
  }

  /// What is wrong with a page: of each of its cases what is first wrong with selector, check and message. Empty where
  /// a rule can be made of it.
  package static func mistakes(in page: RulePage, additions: [AnyCheck] = []) -> [RuleError] {
    var mistakes: [RuleError] = []
    func collect(_ body: () throws(RuleError) -> Void) {
      do throws(RuleError) {
        try body()
      } catch {
        if !mistakes.contains(error) { mistakes.append(error) }
      }
    }
    for item in page.cases {
      var single = page
      single.cases = [item]
      collect { () throws(RuleError) in _ = try Rule(single, additions: additions) }
      // Each case may be wrong on its own.
      collect { () throws(RuleError) in _ = try Checks.type(of: item, rule: page.id, additions: additions) }
      if let message = item.message ?? page.message, let selector = try? Selector(item.selector) {
        collect { () throws(RuleError) in
          _ = try MessageTemplate(message, of: item, on: selector, rule: page.id)
        }
      }
    }
    return mistakes
  }
}
