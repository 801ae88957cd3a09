import Screens

/// Lints files, one after another, on one thread.
///
/// It owns everything that it changes or counts references of: the buffer, the tree, the readers, the checks. What it makes of a
/// file is a ``FileReport``; what came of the rules over all its files adds up in ``totals``.
public final class LintEngine: ScreenConsumer {
  let linter: Linter
  private let reader: ScreenFileReader
  private let source: SourceReader
  /// The rules' cases, in memory of their own: the walk reads them without counting references.
  let cases: UnsafeMutableBufferPointer<BoundCase>
  /// The checks that elements needed so far: a run over few files needs few of them.
  @exclusivity(unchecked) private var checks: [any Check] = []
  /// Those of them that compare the screens of a file.
  @exclusivity(unchecked) private var comparingChecks: [any Check] = []
  /// The messages of the cases whose pages have one, by the number of the case, once they are needed.
  private var messages: [Int: MessageTemplate] = [:]
  private let buckets: CaseBuckets
  private let programs: SelectorPrograms
  private let matcher: SelectorMatcher
  @exclusivity(unchecked) private var report = FileReport(path: "")
  @exclusivity(unchecked) private var place: PositionCursor
  @exclusivity(unchecked) private var raw: [RawFinding] = []
  @exclusivity(unchecked) private var needs: [[String]] = []
  /// What rules failed with on the file, the first time each.
  @exclusivity(unchecked) private var ruleFailures: [RuleFailure] = []
  @exclusivity(unchecked) private var screenNumber = 0
  /// What the screen that is being checked holds back; `nil` where it holds nothing back.
  @exclusivity(unchecked) private var suppressions: ScreenSuppressions?
  private let cellRows = CellRows()
  let tallies: CaseTallies
  /// Where the cases are counted on the screen that is being checked.
  @exclusivity(unchecked) private var row: CaseTallies.Row
  /// Which screens of the file count; `nil`: all.
  private var counts: ((Element) -> Bool)?
  /// By case: how often it said on a screen of unknown platform what another case of its rule said already.
  private(set) var agreed: [Int: Int] = [:]
  /// What was missing where, and how often, where the run was asked to count statements.
  private(set) var missing: [MissingPlace: Int] = [:]

  init(_ linter: Linter) {
    self.linter = linter
    reader = ScreenFileReader(
      linter.formats, linter.options.reader, limit: linter.options.maximumFileSize,
      pieceSize: linter.options.pieceSize)
    source = reader.source
    programs = SelectorPrograms(linter.rules.flatMap { $0.cases.map(\.selector) })
    matcher = programs.matcher
    var cases: [BoundCase] = []
    for (index, rule) in linter.rules.enumerated() {
      for (number, item) in rule.cases.enumerated() {
        let program = item.selector.matchesByKindAlone ? nil : programs[cases.count]
        cases.append(BoundCase(number, of: rule, index: index, program: program))
      }
    }
    self.cases = .allocate(capacity: cases.count)
    _ = self.cases.initialize(from: cases)
    buckets = CaseBuckets(self.cases, withoutBuckets: linter.options.withoutBuckets)
    tallies = CaseTallies(cases.map(\.kinds))
    row = tallies.row(.unknown)
    place = PositionCursor()
  }

  deinit {
    cases.deinitialize()
    cases.deallocate()
  }

  // MARK: Files

  /// Lints a file.
  ///
  /// - Parameters:
  ///   - cPath: the path to open.
  ///   - path: the path to show.
  ///   - isNamed: whether the user named the file, which otherwise may be passed over.
  ///   - counts: whether a screen is linted; the others are looked at only for checks that compare screens. `nil`: all are.
  public func lint(
    _ cPath: UnsafePointer<CChar>, path: String, isNamed: @autoclosure () -> Bool = true,
    where counts: ((Element) -> Bool)? = nil
  ) -> FileReport {
    lint(path, isNamed(), counts) { source throws(ReadError) in try source.open(cPath, path: path) }
  }

  /// Lints a text from memory.
  ///
  /// - Parameter filePath: where the text would be a file, which what it refers to is looked for from; empty: nowhere.
  public func lint(
    text: UnsafeRawBufferPointer, path: String, filePath: String = "", where counts: ((Element) -> Bool)? = nil
  ) -> FileReport {
    lint(path, true, counts, text) { source throws(ReadError) in
      try source.open(text: text, path: path, filePath: filePath)
    }
  }

  private func lint(
    _ path: String, _ isNamed: @autoclosure () -> Bool, _ counts: ((Element) -> Bool)?,
    _ text: UnsafeRawBufferPointer? = nil,
    open: (SourceReader) throws(ReadError) -> Void
  ) -> FileReport {
    self.counts = counts
    defer { self.counts = nil }
    report = FileReport(path: path)
    let formerlyAgreed = linter.options.fileStatements ? agreed : [:]
    if linter.options.needs { needs = Array(repeating: [], count: linter.rules.count) }
    place = PositionCursor()
    for check in comparingChecks { check.startFile() }
    do throws(ReadError) {
      try reader.read(for: self, open: open)
    } catch {
      report.isPassedOver = error.isOfOtherKind && !isNamed()
      if !report.isPassedOver { fail(error) }
    }
    report.format = reader.formatName
    report.isXML = reader.isXML
    report.encoding = source.encoding
    if reader.builder.takeRemainingProblems() { checkIfCounted(reader.builder.tree) }
    if !ruleFailures.isEmpty { failRules() }
    source.closeFile()
    if linter.options.lineHashes, !report.findings.isEmpty {
      WholeFile.addLineHashes(to: &report.findings, from: source, text: text)
    }
    if linter.options.digests, !report.findings.isEmpty || report.failure != nil {
      report.digest = WholeFile.digest(source, text: text)
    }
    if linter.options.tallies || linter.options.fileStatements { addTallies(to: &report, formerlyAgreed) }
    if linter.options.needs { report.needs = needs.map { Self.unique($0) } }
    return report
  }

  private func fail(_ error: ReadError) {
    let position = error.offset.map { place.position(of: $0, in: source) }
    report.failure = Failure(path: report.path, position: position, message: error.message)
  }

  /// A file that a rule fails on is one that could not be checked as it was to be.
  private func failRules() {
    let messages = [report.failure?.message].compactMap { $0 } + ruleFailures.map(\.message)
    report.failure = Failure(
      path: report.path, position: report.failure?.position ?? ruleFailures.first?.position,
      message: messages.joined(separator: "; "))
    ruleFailures.removeAll()
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  // MARK: Screens

  /// Checks a screen that a reader has completed; readers call it, from ``lint(_:path:)``.
  public func consume(_ tree: ScreenTree, from source: SourceReader) {
    if checkIfCounted(tree) { report.screens += 1 }
  }

  /// - Returns: whether the screen counts.
  @discardableResult private func checkIfCounted(_ tree: ScreenTree) -> Bool {
    if let counts, !counts(tree.root) {
      if !comparesScreens { return false }
      // Other screens are compared with it, but what is wrong in it is said elsewhere.
      let kept = (agreed, missing, needs, report.findings, report.suppressed, report.drawings, ruleFailures)
      let others = CaseTallies(cases.map(\.kinds))
      withExtendedLifetime(others) { check(tree, others) }
      row = tallies.row(.unknown)
      (agreed, missing, needs, report.findings, report.suppressed, report.drawings, ruleFailures) = kept
      return false
    }
    check(tree, tallies)
    return true
  }

  private lazy var comparesScreens = linter.rules.contains { rule in
    rule.cases.contains { Checks.comparesScreens($0.source.check) }
  }

  /// The one walk: each element meets the cases of its kind.
  private func check(_ tree: ScreenTree, _ tallies: CaseTallies) {
    let platform = ScreenPlatform(tree.root)
    let row = tallies.startScreen(platform)
    self.row = row
    cellRows.reset()
    screenNumber += 1
    var pass = Pass(
      tree, screen: screenNumber, unit: platform.unit, cellRows: cellRows,
      keepsMeasures: linter.options.drawings != .none)
    var sides = PlatformSides()
    programs.startScreen()
    if !tree.suppressions.isEmpty {
      suppressions = ScreenSuppressions(tree, rules: linter.rules, known: linter.knownRules)
    }
    for index in 0..<tree.count {
      let element = tree[index]
      row.elements[Int(element.kind.rawValue)] += 1
      var (next, end) = buckets.range(platform, element.kind, in: element.parent?.kind)
      while next < end {
        if next.pointee.mayMatch(element) {
          var need = CompactNeed.none
          let match = next.pointee.match(matcher, element, &need)
          // Half of all questions end here.
          if match != .no { judge(Int(next.pointee.number), element, match, need, platform, &pass, &sides) }
        }
        next += 1
      }
    }
    settle(sides, tree, platform)
    if let suppressions {
      apply(suppressions, tree, platform, &pass, &sides)
      self.suppressions = nil
    }
    keepDrawing(of: tree)
    if !raw.isEmpty { resolve(tree, platform) }
  }

  /// Marks what the screen holds back, and judges what it holds back in vain.
  private func apply(
    _ suppressions: ScreenSuppressions, _ tree: ScreenTree, _ platform: ScreenPlatform, _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    for index in raw.indices {
      let element = tree[Int(raw[index].report.element)]
      raw[index].suppression = suppressions.reason(toHoldBack: cases[raw[index].case].rule, on: element)
    }
    for problem in suppressions.unused(known: linter.knownRules, on: platform) { tree.add(problem) }
    guard tree.problems.contains(where: { $0.kind == .unusedSuppression }) else { return }
    // The walk came past the screen before this was known.
    for number in cases.indices
    where (cases[number].check?.takeUnretainedValue() as? ProblemsCheck)?.kind == .unusedSuppression {
      row.matched[number] -= 1
      row.tallies[number].conforming -= 1
      judge(number, tree.root, .yes, .none, platform, &pass, &sides)
    }
  }

  private func makeCheck(_ number: Int) -> Unmanaged<ElementCheck>? {
    let rule = linter.rules[cases[number].rule]
    let item = rule.cases[cases[number].number]
    // Every rule was made once before, so its checks can be made again.
    guard let check = try? Checks.make(item.source, on: item.selector, rule: rule.id, isTrusted: true) else {
      return nil
    }
    checks.append(check)
    if type(of: check).comparesScreens { comparingChecks.append(check) }
    let unmanaged = Unmanaged<ElementCheck>.passUnretained(check)
    cases[number].check = unmanaged
    return unmanaged
  }

  /// Runs the check of a case whose selector matches an element, or may match it.
  private func judge(
    _ number: Int, _ element: Element, _ match: Match, _ need: CompactNeed, _ platform: ScreenPlatform,
    _ pass: inout Pass, _ sides: inout PlatformSides
  ) {
    guard let check = cases[number].check ?? makeCheck(number) else { return }
    row.matched[number] += 1
    check._withUnsafeGuaranteedRef { $0.check(element, &pass) }
    if pass.isClean {
      row.tallies[number].conforming += 1
    } else {
      if cases[number].hasMessage, !pass.reports.isEmpty { rephrase(number, element, &pass) }
      weigh(number, match, need, element, platform, &pass, &sides)
      pass.reset()
    }
  }

  /// Says what was reported in the page's words.
  private func rephrase(_ number: Int, _ element: Element, _ pass: inout Pass) {
    let rule = linter.rules[cases[number].rule]
    let item = rule.cases[cases[number].number]
    if messages[number] == nil, let message = rule.page.message {
      // It was made once before, when the rule was.
      messages[number] = try? MessageTemplate(message, of: item.source, on: item.selector, rule: rule.id)
    }
    guard let template = messages[number] else { return }
    for index in pass.reports.indices {
      pass.reports[index].message = template.text(for: element, in: pass.tree, count: pass.reports[index].count)
    }
  }

  /// Settles what a check that said something means for the element.
  private func weigh(
    _ number: Int, _ match: Match, _ need: CompactNeed, _ element: Element, _ platform: ScreenPlatform,
    _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    if let failure = pass.failure, pass.reports.isEmpty {
      if match == .maybe, let need = need.need(in: element) { return undecided(number, need, platform, element) }
      row.tallies[number].undecided += 1
      suppressions?.noteUndecided(cases[number].rule, on: element)
      return fail(number, failure, element, pass.tree)
    }
    if pass.reports.isEmpty, pass.need == nil {
      row.tallies[number].notApplicable += 1
      return
    }
    let item = cases[number]
    if pass.reports.isEmpty {
      if let need = pass.need { undecided(number, need, platform, element) }
    } else if match == .maybe, let need = need.need(in: element) {
      undecided(number, need, platform, element)
    } else if item.platforms == .both || platform == .ios || platform == .android {
      violated(number, pass.reports)
    } else if item.hasCounterpart {
      // The platforms' own cases have to agree.
      sides.add(item.rule, element.index, item.platforms, number, pass.reports)
    } else if platform == .both {
      violated(number, pass.reports)
    } else {
      undecided(number, Need(.platform, of: element.screen), platform, element)
    }
  }

  private func violated(_ number: Int, _ reports: [Pass.Report]) {
    row.tallies[number].violated += 1
    for report in reports { raw.append(RawFinding(report: report, case: number)) }
  }

  private func undecided(_ number: Int, _ need: Need, _ platform: ScreenPlatform, _ element: Element) {
    row.tallies[number].undecided += 1
    suppressions?.noteUndecided(cases[number].rule, on: element)
    if linter.options.needs {
      let advice = need.member.isLength ? reader.builder.tree.lengthAdvice.map { " (\($0))" } ?? "" : ""
      needs[cases[number].rule].append("\(need.member.name) of \(need.element.pathComponent)\(advice)")
    }
    if linter.options.statements {
      missing[MissingPlace(case: number, platform: platform, fact: MissingFact(need)), default: 0] += 1
    }
  }

  private func fail(_ number: Int, _ message: String, _ element: Element, _ tree: ScreenTree) {
    let rule = linter.rules[cases[number].rule].id
    guard !ruleFailures.contains(where: { $0.rule == rule }) else { return }
    let position = place.position(of: tree.range(of: element).lowerBound, in: source)
    let whole = "rule \(rule) fails on \(element.designation): \(message)"
    ruleFailures.append(RuleFailure(rule: rule, position: position, message: whole))
  }

  private func settle(_ sides: PlatformSides, _ tree: ScreenTree, _ platform: ScreenPlatform) {
    for entry in sides.entries {
      if let other = sides.counterpart(of: entry) {
        // Both platforms agree: it is said once, as severely as the milder one does.
        let (mine, theirs) = (cases[entry.case].severity, cases[other.case].severity)
        if mine < theirs || (mine == theirs && entry.case < other.case) {
          violated(entry.case, entry.reports)
        } else {
          agreed[entry.case, default: 0] += 1
        }
      } else {
        undecided(entry.case, Need(.platform, of: tree.root), platform, tree[Int(entry.element)])
      }
    }
  }

  // MARK: Findings

  private func keepDrawing(of tree: ScreenTree) {
    guard
      linter.options.drawings == .all
        || (linter.options.drawings == .withFindings && raw.contains { $0.suppression == nil }),
      let drawing = ScreenDrawing(tree)
    else { return }
    report.drawings.append(drawing)
  }

  private func resolve(_ tree: ScreenTree, _ platform: ScreenPlatform) {
    raw.sort { left, right in
      if left.report.range.lowerBound != right.report.range.lowerBound {
        return left.report.range.lowerBound < right.report.range.lowerBound
      }
      if left.case != right.case { return left.case < right.case }
      return left.report.message < right.report.message
    }
    for item in raw {
      let bound = cases[item.case]
      let (start, end) = place.positions(of: item.report.range, in: source)
      var message = item.report.message
      message += "; "
      message += bound.advice
      var finding = Finding(
        rule: linter.rules[bound.rule].id, severity: bound.severity, message: message, start: start, end: end,
        element: "", statements: [], related: [])
      if linter.options.details {
        finding.element = tree[Int(item.report.element)].path(in: tree)
        finding.statements = bound.statements(on: platform)
        finding.related = item.report.related.map { related in
          let (start, end) = place.positions(of: tree.range(of: related.element), in: source)
          return RelatedPlace(
            message: related.message, start: start, end: end, element: related.element.path(in: tree))
        }
      }
      if linter.options.excerpts {
        finding.excerpt = SourceExcerpt.line(around: item.report.range.lowerBound, in: source)
      }
      if let reason = item.suppression {
        finding.suppression = reason
        report.suppressed.append(finding)
        continue
      }
      if linter.options.drawings != .none {
        finding.mark = FindingMark(
          screen: report.drawings.count - 1, element: Int(item.report.element),
          related: item.report.related.map { Int($0.element.index) },
          measure: item.report.measure.flatMap { $0.isFinite ? $0 : nil })
      }
      report.findings.append(finding)
    }
    raw.removeAll(keepingCapacity: true)
  }
}

extension Member {
  /// Whether it is, or follows from, a length that a format in pixels cannot say without their density.
  fileprivate var isLength: Bool {
    [.frame, .width, .height, .smallDevice, .deviceClass].contains(self)
  }
}
