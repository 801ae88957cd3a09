import Screens
import Text

/// The report of a file while its screens are walked, one after another.
struct FileInProgress {
  var report: FileReport
  /// What a configuration holds back in the file; `nil`: nothing.
  var ignores: FileIgnores?
  /// What statements are told of, besides tallies.
  private(set) var statements = StatementOutcomes()
  /// How many findings leave together, half a megabyte or less.
  private static let portionSize = 256
  /// Makes fixes; `nil` where nobody wants any, or nothing can be changed in the file.
  var planner: FixPlanner?
  private let linter: Linter
  private let source: SourceReader
  private var place = PositionCursor()
  private var originals: OriginalPlaces
  /// The paths of the elements above those of the screen's findings.
  private var paths: [Int32: String] = [:]
  /// What the last finding said; its neighbours mostly say the same.
  private var said: Saying?
  /// Whether any finding counts.
  private var hasOpenFindings = false
  /// By rule: the facts that would settle what is undecided.
  private var needs: [[String]] = []
  /// By rule: the facts that the format can never tell.
  private var untold: [[String]] = []

  init(_ path: String, _ source: SourceReader, _ linter: Linter) {
    report = FileReport(path: path)
    originals = OriginalPlaces(shown: path, withExcerpts: linter.options.demands.contains(.excerpts))
    self.source = source
    self.linter = linter
    if linter.options.demands.contains(.needs) {
      needs = Array(repeating: [], count: linter.rules.count)
      untold = needs
    }
  }

  /// Notes why the file could not be read to its end.
  mutating func fail(_ error: ReadError, isNamed: @autoclosure () -> Bool) {
    if error.isOfOtherKind, report.portion == nil, !isNamed() {
      report.reasonToPassOver = error.message
      return
    }
    let position = error.offset.map { place.position(of: $0, in: source) }
    var failure = Failure(path: report.path, position: position, message: error.message)
    if linter.options.demands.contains(.excerpts), let offset = error.offset, let position {
      failure.excerpt = SourceExcerpt.line(ofMistakeAt: offset, position, in: source)
    }
    report.failure = failure
  }

  /// Notes a screen of the file.
  mutating func count(_ walk: ScreenWalk) {
    report.screens += 1
    if !walk.isChecked { report.screensWithoutChecks += 1 }
    if linter.options.demands.contains(.accounts) { report.accounts.append(ScreenAccount(walk)) }
    if !walk.tree.insertions.isEmpty {
      report.inclusions.merge(OriginalPlaces.inclusions(of: walk.tree, shown: report.path), uniquingKeysWith: +)
    }
  }

  /// Takes what came of a screen; its text is at hand.
  ///
  /// - Parameter handOut: is given what was found wherever that is much; `nil`: nobody wants it before the file is done.
  mutating func take(_ walk: ScreenWalk, _ reader: ScreenFileReader, _ handOut: ((FileReport) -> Void)?) {
    if walk.tree.isPart { report.isPart = true }
    statements.add(walk, linter.options)
    report.optionDependent += walk.optionDependent
    for failure in walk.failures { take(failure.case, failure.element, failure.message, walk) }
    if linter.options.demands.contains(.needs) { addNeeds(of: walk) }
    if linter.options.demands.contains(.openQuestions) { addOpenQuestions(of: walk) }
    keepDrawing(of: walk)
    if !walk.violations.isEmpty { addFindings(of: walk, reader, handOut) }
  }

  /// A rule that fails is named once.
  private mutating func take(_ number: Int, _ element: Element, _ message: String, _ walk: ScreenWalk) {
    let rule = walk.table.ruleID(of: number)
    guard !report.ruleFailures.contains(where: { $0.rule == rule }) else { return }
    let position = place.position(of: walk.tree.range(of: element).lowerBound, in: source)
    let whole = "rule \(rule) fails on \(element.designation): \(message)"
    var failure = Failure(path: report.path, position: position, message: whole)
    failure.rule = rule
    if linter.options.demands.contains(.excerpts) {
      failure.excerpt = SourceExcerpt.frame(of: walk.tree.range(of: element), at: position, in: source)
    }
    report.ruleFailures.append(failure)
  }

  private mutating func addNeeds(of walk: ScreenWalk) {
    for (number, need) in walk.unknowns {
      needs[walk.cases[number].rule].append(Self.words(of: need, in: walk.tree))
    }
    for (number, need) in walk.untold { untold[walk.cases[number].rule].append(MissingFact(need).name) }
  }

  private mutating func addOpenQuestions(of walk: ScreenWalk) {
    var questions = report.openQuestions ?? []
    for (number, need) in walk.unknowns {
      let start = walk.tree.place(of: need.element).lowerBound
      // What another file holds stands at no place of this one.
      guard walk.tree.insertion(at: start) == nil else { continue }
      questions.append(
        OpenQuestion(
          rule: walk.table.ruleID(of: number), need: Self.words(of: need, in: walk.tree),
          place: place.position(of: start, in: source)))
    }
    report.openQuestions = questions
  }

  private static func words(of need: Need, in tree: ScreenTree) -> String {
    var advice = tree.isInPixels(need.member, of: need.element) ? tree.lengthAdvice.map { " (\($0))" } ?? "" : ""
    if need.member == .platform { advice = " (give --platform)" }
    let fact = need.member == .interactive ? tree.tapEvidence ?? need.member.name : need.member.name
    return "\(fact) of \(need.element.shortDesignation)\(advice)"
  }

  private mutating func keepDrawing(of walk: ScreenWalk) {
    guard
      linter.options.demands.contains(.drawings),
      linter.options.demands.contains(.cleanDrawings) || walk.violations.contains(where: { $0.waiver == nil }),
      let drawing = ScreenDrawing(walk.tree)
    else { return }
    report.drawings.append(drawing)
  }

  private mutating func addFindings(
    of walk: ScreenWalk, _ reader: ScreenFileReader, _ handOut: ((FileReport) -> Void)?
  ) {
    let tree = walk.tree
    paths.removeAll(keepingCapacity: true)
    let isOfOneFile = tree.insertions.isEmpty
    func range(_ index: Int) -> Range<Int> {
      isOfOneFile ? walk.violations[index].range : tree.ownCause(of: walk.violations[index].range)
    }
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (place, other) = (range(left).lowerBound, range(right).lowerBound)
      if place != other { return place < other }
      let (first, second) = (walk.violations[left], walk.violations[right])
      if first.case != second.case { return first.case < second.case }
      let texts = (first.message(in: tree).text, second.message(in: tree).text)
      if texts.0 != texts.1 { return texts.0 < texts.1 }
      let starts = (first.range.lowerBound, second.range.lowerBound)
      return starts.0 != starts.1 ? starts.0 < starts.1 : left < right
    }
    let indices = walk.violations.indices
    // The walk meets elements in the order of the document, mostly: few findings have to be put elsewhere.
    let isSorted = zip(indices, indices.dropFirst()).allSatisfy(precedes)
    let order = isSorted ? [] : indices.sorted(by: precedes)
    // Those of one screen need not be held all at once, and the violations are small.
    let handOut = isOfOneFile ? handOut : nil
    if report.findings.isEmpty {
      report.findings.reserveCapacity(handOut == nil ? indices.count : min(indices.count, Self.portionSize))
    }
    for next in indices {
      let index = isSorted ? next : order[next]
      if walk.violations[index].waiver == nil { hasOpenFindings = true }
      addFinding(index, of: walk, at: range(index))
      if let handOut, report.findings.count >= Self.portionSize, let portion = takePortion(reader) {
        handOut(portion)
        report.findings.reserveCapacity(min(indices.upperBound - next - 1, Self.portionSize))
      }
    }
  }

  /// The words of a violation, by its index, with what to do.
  private mutating func words(of index: Int, in walk: ScreenWalk) -> String {
    let number = walk.violations[index].case
    // Asked of the list's members: a violation taken out of it would be a copy.
    if let said, said.case == number, walk.violations[index].extras === said.extras,
      walk.violations[index].words.hasBytes(of: said.spoken)
    {
      return said.words
    }
    let message = walk.violations[index].message(in: walk.tree)
    let words = String(joining: message.words, "; ", walk.cases[number].advice)
    said = Saying(
      case: number, walk.violations[index], words,
      linter.options.demands.contains(.details) ? message.quantities : [])
    return words
  }

  /// What every run is told of a violation, by its index.
  ///
  /// A function of its own that calls the initializer of members: what it returns goes into the list as it is, and not as a copy.
  @inline(never)
  private mutating func finding(_ index: Int, of walk: ScreenWalk, at range: Range<Int>) -> Finding {
    let number = walk.violations[index].case
    let (start, end) = place.positions(of: range, in: source)
    let words = words(of: index, in: walk)
    return Finding(
      rule: walk.table.ruleID(of: number), severity: walk.cases[number].severity,
      said: FindingMessage(about: walk.violations[index].subject(in: walk.tree), words), start: start, end: end,
      element: "", statements: [], related: [])
  }

  /// What is added to a finding where the run was asked for it.
  private static let extras: ReportDemands = [.details, .fixPlans, .excerpts, .elementStarts, .drawings]

  /// Adds the finding of a violation, by its index, with what the run was asked for.
  private mutating func addFinding(_ index: Int, of walk: ScreenWalk, at range: Range<Int>) {
    report.findings.append(finding(index, of: walk, at: range))
    let last = report.findings.count - 1
    if let waiver = walk.violations[index].waiver { report.findings[last].waiver = waiver }
    // Most runs ask for none of them, and there may be very many findings.
    if !linter.options.demands.isDisjoint(with: Self.extras) { addExtras(to: last, of: index, of: walk, at: range) }
    if !walk.tree.insertions.isEmpty {
      report.findings[last].origin = originals.origin(of: walk.violations[index], in: walk.tree)
    }
    if report.findings[last].origin != nil || walk.tree.isPart {
      report.findings[last].outcome = walk.tree.outcome(
        report.findings[last].message, of: walk.violations[index])
    }
  }

  private mutating func addExtras(to last: Int, of index: Int, of walk: ScreenWalk, at range: Range<Int>) {
    let demands = linter.options.demands
    if demands.contains(.details) { addDetails(of: index, of: walk, to: last) }
    if demands.contains(.fixPlans), walk.violations[index].waiver == nil {
      addFixes(of: walk.violations[index], of: walk, to: last)
    }
    if demands.contains(.excerpts) {
      report.findings[last].excerpt = SourceExcerpt.frame(of: range, at: report.findings[last].start, in: source)
    }
    if demands.contains(.elementStarts) {
      let element = walk.tree.place(of: walk.tree[Int(walk.violations[index].element)])
      if walk.tree.insertion(at: element.lowerBound) == nil {
        report.findings[last].elementStart = place.position(of: element.lowerBound, in: source)
      }
    }
    if demands.contains(.drawings), walk.violations[index].waiver == nil {
      report.findings[last].mark = FindingMark(
        screen: report.drawings.count - 1, element: Int(walk.violations[index].element),
        related: walk.violations[index].related.map { Int($0.element.index) },
        measure: walk.violations[index].measure.flatMap { $0.isFinite ? $0 : nil })
    }
  }

  private mutating func addFixes(of item: RawFinding, of walk: ScreenWalk, to index: Int) {
    let source = source
    let fixes = planner?.fixes(of: item, in: walk, source) ?? []
    report.findings[index].offeredFixes = FindingFixes(fixes)
  }

  /// - Parameters:
  ///   - number: the index of the violation; taken out of the list, it would be a copy.
  ///   - index: that of its finding.
  private mutating func addDetails(of number: Int, of walk: ScreenWalk, to index: Int) {
    let (tree, violations) = (walk.tree, walk.violations)
    let element = tree[Int(violations[number].element)]
    report.findings[index].element = element.path(in: tree, parents: &paths)
    report.findings[index].label = element.name.map(DrawnElement.shortened)
    report.findings[index].statements = walk.table.statements(of: violations[number].case, on: walk.platform)
    report.findings[index].quantities = said?.quantities ?? []
    if violations[number].related.isEmpty { return }
    report.findings[index].related = violations[number].related.map { related in
      let (start, end) = place.positions(of: tree.range(of: related.element), in: source)
      return RelatedPlace(message: related.message, start: start, end: end, element: related.element.path(in: tree))
    }
  }

  /// Takes out what was found so far, where it is much; `nil` where it is not.
  mutating func takePortion(_ reader: ScreenFileReader) -> FileReport? {
    guard report.findings.count >= Self.portionSize, hasOpenFindings else { return nil }
    // What files share is joined when all of it is there.
    if report.isPart || !report.inclusions.isEmpty { return nil }
    var portion = FileReport(path: report.path)
    portion.format = reader.formatName
    portion.isXML = reader.isXML
    portion.encoding = source.encoding
    portion.portion = report.portion == nil ? .first : .next
    report.portion = .last
    swap(&portion.findings, &report.findings)
    return portion
  }

  /// All screens were walked.
  ///
  /// - Parameters:
  ///   - reader: has the file still open, and closes it.
  ///   - sets: what counted the cases.
  mutating func finish(_ reader: ScreenFileReader, _ input: LintInput, _ sets: [CaseSet]) -> FileReport {
    report.format = reader.formatName
    report.isXML = reader.isXML
    report.encoding = source.encoding
    defer { source.closeFile() }
    let (demands, text) = (linter.options.demands, input.text)
    if demands.contains(.lineHashes), !report.findings.isEmpty {
      WholeFile.addLineHashes(to: &report.findings, from: source, text: text)
    }
    if demands.contains(.digests), !report.findings.isEmpty || report.hasFailures {
      report.digest = WholeFile.digest(source, text: text)
    }
    if demands.contains(.tallies) || demands.contains(.fileStatements) {
      for set in sets { set.tallies.completeFile() }
      if demands.contains(.tallies) { report.tallies = tallies(of: sets) }
      if demands.contains(.fileStatements) {
        report.statements = statements.tallies(sets) { $0.tallies.forEachInFile($1) }
      }
      for set in sets { set.tallies.endFile() }
    }
    if demands.contains(.needs) {
      report.needs = needs.map(Self.unique)
      report.untold = untold.map(Self.unique)
    }
    return report
  }

  /// What came of each rule in the file.
  private func tallies(of sets: [CaseSet]) -> [Tally] {
    var rules = Array(repeating: Tally(), count: linter.rules.count)
    for set in sets {
      set.tallies.forEachInFile { _, number, tally in rules[set.buckets.rule(of: number)] += tally }
    }
    return rules
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
