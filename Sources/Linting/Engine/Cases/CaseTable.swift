import Screens

/// The cases of a linter's rules as one thread runs them, with the checks that elements needed so far and the memory
/// that they share.
///
/// All that overrides for screens may make of a rule is among them; a ``CaseSet`` says which of them hold on a screen.
final class CaseTable {
  /// The cases, in memory of their own: a walk reads them without counting references. The cases of one variant of a
  /// rule follow each other.
  let cases: UnsafeMutableBufferPointer<BoundCase>
  /// The rows of cells.
  let cellRows = CellRows()
  /// Runs the selectors of the cases.
  let matcher: SelectorMatcher
  /// Whether reports keep what was measured.
  let keepsMeasures: Bool
  /// Whether walks keep what was missing where something is inconclusive.
  let keepsNeeds: Bool
  /// Whether walks keep account of the outcome of their screen.
  let keepsAccounts: Bool
  /// The screens of the file, where a condition asks for all of them; `nil`: none does.
  private(set) var fileScreens: FileScreens?
  /// The facts that the format of the present file can contain.
  var supportedFacts = SupportedFacts.all
  /// By rule: those whose findings on a prototype its own take the place of.
  let superseded: [[Int]]
  /// Another number for each screen, and for each density that one is tried at.
  private(set) var screenNumber = 0
  private let programs: SelectorPrograms
  /// By rule: its variants, with the numbers of the cases of each.
  private let variants: [[Variant]]
  private let ids: [String]
  private var checks: [any Check] = []
  private var comparing: [any Check] = []
  /// The messages of the cases whose pages have one, by the number of the case, once they are needed.
  private var messages: [MessageTemplate?] = []
  /// The fixes for findings of the cases, by the number of the case; filled on demand.
  private var fixes: [Int: [FixTemplate]] = [:]
  /// What the cases said last of elements alone, by the number of the case: mostly they say the same of others.
  private var texts: [ViolationText?] = []
  /// The statements of the cases that findings named so far, one place for each platform of each case.
  private var statements: [[String]?] = []

  /// A rule as overrides may make it, with the numbers of its cases.
  struct Variant {
    let rule: Rule
    fileprivate let first: Int
    fileprivate let end: Int

    var numbers: Range<Int> { first..<end }
  }

  init(_ linter: Linter) {
    ids = linter.rules.map(\.id)
    superseded = linter.rules.map { rule in
      rule.page.supersedes.compactMap { other in linter.rules.firstIndex { $0.id == other.text } }
    }
    keepsMeasures = linter.options.demands.contains(.drawings)
    keepsNeeds = !linter.options.demands.isDisjoint(with: .ofMissingFacts)
    keepsAccounts = linter.options.demands.contains(.accounts)
    let all = linter.rules.enumerated().map { index, rule in
      [rule] + (linter.overrides?.variants[index] ?? [])
    }
    let programs = SelectorPrograms(all.flatMap { $0.flatMap { $0.cases.map(\.selector) } })
    self.programs = programs
    matcher = programs.matcher
    var cases: [BoundCase] = []
    var variants: [[Variant]] = []
    for (index, rules) in all.enumerated() {
      variants.append(
        rules.map { rule in
          let first = cases.count
          for (number, item) in rule.cases.enumerated() {
            let program = item.selector.matchesByKindAlone ? nil : programs[cases.count]
            cases.append(BoundCase(number, of: rule, index: index, program: program))
          }
          return Variant(rule: rule, first: first, end: cases.count)
        })
    }
    self.variants = variants
    if all.contains(where: { $0.contains { $0.cases.contains { FileScreens.mayBeAskedFor(by: $0.source) } } }) {
      fileScreens = FileScreens()
    }
    self.cases = .allocate(capacity: cases.count)
    _ = self.cases.initialize(from: cases)
    // A check that compares screens has to see all of a file, even those that it is not for.
    for rules in variants where rules.count > 1 {
      for number in rules.flatMap(\.numbers) { _ = makeCheck(number) }
    }
  }

  deinit {
    cases.deinitialize()
    cases.deallocate()
  }

  /// How many rules there are.
  var ruleCount: Int { ids.count }

  /// The id of a case's rule.
  func ruleID(of number: Int) -> String { ids[cases[number].rule] }

  /// The place of a case in the page of its rule; `nil` for a built-in rule.
  func pagePlace(of number: Int) -> String? {
    let page = variants[cases[number].rule][0].rule.page
    guard !page.path.isEmpty, page.cases.indices.contains(cases[number].number) else { return nil }
    return "\(page.path):\(max(1, page.cases[cases[number].number].line))"
  }

  /// A rule as one of its variants has it, and the numbers of its cases; the first is the rule as the linter has it.
  func variant(_ index: Int, of rule: Int) -> Variant { variants[rule][index] }

  /// The statements that a case names on screens of a platform.
  func statements(of number: Int, on platform: ScreenPlatform) -> [String] {
    let platforms = ScreenPlatform.allCases.count
    if statements.isEmpty { statements = Array(repeating: nil, count: cases.count * platforms) }
    let place = number * platforms + platform.rawValue
    if let known = statements[place] { return known }
    let found = cases[number].statements(on: platform)
    statements[place] = found
    return found
  }

  /// What a pass reports against a case, in the words of its page where that has any: the same as before, where it is
  /// the same.
  ///
  /// - Parameters:
  ///   - element: the element that was checked.
  ///   - unit: the unit of lengths on the screen.
  ///   - isOneOfMany: whether memory counts for more than time.
  func text(
    of number: Int, _ report: inout Pass.Report, of element: Element, in tree: ScreenTree, _ unit: String,
    isOneOfMany: Bool
  ) -> ViolationText {
    if texts.isEmpty { texts = Array(repeating: nil, count: cases.count) }
    if let known = texts[number], known.isShared(by: report, of: element, unit) { return known }
    let wasReworded = report.isReworded
    let original = reword(number, &report, of: element, in: tree, unit)
    if report.isReworded != wasReworded, let known = texts[number], known.isShared(by: report, of: element, unit) {
      return known
    }
    let text = ViolationText(report, case: number, insteadOf: original, isOneOfMany: isOneOfMany)
    // Elements are those of one screen.
    if text.related.isEmpty, text.measure == nil { texts[number] = text }
    return text
  }

  /// What would fix findings of a case.
  func fixes(of number: Int) -> [FixTemplate] {
    if let known = fixes[number] { return known }
    let found = item(number).fixes(of: ruleID(of: number))
    fixes[number] = found
    return found
  }

  /// A file begins.
  func startFile() {
    for check in comparing { check.startFile() }
  }

  /// A screen begins, or its lengths have changed: what is remembered of the one before does not count any more.
  func startScreen() {
    screenNumber += 1
    cellRows.reset()
    programs.startScreen()
  }

  /// Makes the check of a case.
  func makeCheck(_ number: Int) -> Unmanaged<ElementCheck>? {
    let item = self.item(number)
    // Every rule was made once before, so its checks can be made again.
    let made = try? Checks.remake(
      item.source, on: item.selector, rule: ruleID(of: number), additions: item.additions)
    guard let check = made else { return nil }
    checks.append(check)
    if let fileScreens { check.prepare(for: fileScreens) }
    if check.phase == .screens { comparing.append(check) }
    let unmanaged = Unmanaged<ElementCheck>.passUnretained(check)
    cases[number].check = unmanaged
    cases[number].phase = check.phase
    return unmanaged
  }

  /// Says what was reported of an element in the words of its page, where that has any.
  func reword(_ number: Int, _ element: Element, _ pass: inout Pass) {
    for index in pass.reports.indices {
      _ = reword(number, &pass.reports[index], of: element, in: pass.tree, pass.unit)
    }
  }

  /// - Returns: what the check said, where the words of the page are the same for all elements of which it says so;
  ///   else `nil`.
  private func reword(
    _ number: Int, _ report: inout Pass.Report, of element: Element, in tree: ScreenTree, _ unit: String
  ) -> ViolationText.Original? {
    guard cases[number].hasMessage, !report.isReworded, let template = template(of: number) else { return nil }
    let original = ViolationText.Original(report.message, unit)
    report.isReworded = true
    return template.rephrase(&report.message, of: element, in: tree, unit) ? original : nil
  }

  private func template(of number: Int) -> MessageTemplate? {
    if messages.isEmpty { messages = Array(repeating: nil, count: cases.count) }
    if let known = messages[number] { return known }
    let (item, rule) = (item(number), rule(of: number))
    guard let message = item.source.message ?? rule.page.message else { return nil }
    // It was made once before, when the rule was.
    let template = try? MessageTemplate(message, of: item.source, on: item.selector, rule: rule.id)
    messages[number] = template
    return template
  }

  private func item(_ number: Int) -> Rule.Case { rule(of: number).cases[cases[number].number] }

  private func rule(of number: Int) -> Rule {
    let rules = variants[cases[number].rule]
    return (rules.first { $0.numbers.contains(number) } ?? rules[0]).rule
  }
}
