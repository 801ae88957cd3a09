import Screens
import Support

/// Makes the report of a file while its screens are walked, one after another.
struct FileReportBuilder {
  var report: FileReport
  /// What a configuration suppresses in the file; `nil`: nothing.
  var ignores: FileIgnores?
  /// The outcomes of statements besides tallies.
  private(set) var statements = StatementOutcomes()
  /// How many findings leave together, half a megabyte or less.
  private static let portionSize = 256
  private let linter: Linter
  private let source: SourceReader
  /// Makes the findings.
  var writer: FindingWriter
  /// The missing facts of inconclusive checks.
  private var missingFacts: MissingFactsByRule
  /// Whether any finding counts.
  private var hasOpenFindings = false

  init(_ path: String, _ source: SourceReader, _ linter: Linter) {
    report = FileReport(path: path)
    writer = FindingWriter(path, source, linter.options.demands)
    missingFacts = MissingFactsByRule(
      ruleCount: linter.options.demands.contains(.missingFacts) ? linter.rules.count : 0)
    self.source = source
    self.linter = linter
  }

  /// Notes why the file could not be read to its end, or a screen could not be linted; only the first reason is
  /// reported.
  mutating func fail(_ error: ReadError, isNamed: @autoclosure () -> Bool) {
    if error.isOfOtherKind, report.portion == nil, report.screens == 0, !isNamed() {
      report.reasonToSkip = error.message
      report.unsupportedFormat = error.unsupportedFormat
      return
    }
    guard report.failure == nil else { return }
    let position = error.offset.map { writer.position(of: $0) }
    var failure = Failure(path: report.path, position: position, message: error.message)
    if linter.options.demands.contains(.excerpts), let offset = error.offset, let position {
      failure.excerpt = SourceExcerpt.line(ofMistakeAt: offset, position, in: source)
    }
    report.failure = failure
  }

  /// Notes a screen of the file.
  ///
  /// - Parameter format: the file's format, as sentences name it.
  mutating func count(_ walk: ScreenWalk, of format: String) {
    report.screens += 1
    if !walk.isChecked {
      report.screensWithoutChecks += 1
      if walk.tree.isOfAndroidWithoutCollectionView { report.screensWithoutCollectionView += 1 }
    }
    if linter.options.demands.contains(.accounts) { report.accounts.append(ScreenSummary(walk, of: format)) }
    if !walk.tree.isOfOneFile {
      report.inclusions.merge(OriginalLocations.inclusions(of: walk.tree, shown: report.path), uniquingKeysWith: +)
    }
  }

  /// Takes the outcome of a screen; its text is at hand.
  ///
  /// - Parameter handOut: gets the findings whenever there are many; `nil`: they all wait until the file is done.
  mutating func take(_ walk: ScreenWalk, _ reader: ScreenFileReader, _ handOut: ((FileReport) -> Void)?) {
    if walk.tree.isPart { report.isPart = true }
    statements.add(walk, linter.options)
    report.optionDependent += walk.optionDependent
    for failure in walk.failures { take(failure.case, failure.element, failure.message, walk) }
    if linter.options.demands.contains(.missingFacts) { missingFacts.add(walk, of: reader.formatTitle) }
    if linter.options.demands.contains(.openQuestions) {
      if report.openQuestions == nil { report.openQuestions = [] }
      report.openQuestions?.append(contentsOf: MissingFactsByRule.questions(of: walk) { writer.position(of: $0) })
    }
    keepDrawing(of: walk)
    if !walk.violations.isEmpty { addFindings(of: walk, reader, handOut) }
  }

  /// A rule that fails is named once.
  private mutating func take(_ number: Int, _ element: Element, _ message: String, _ walk: ScreenWalk) {
    let rule = walk.table.ruleID(of: number)
    guard !report.ruleFailures.contains(where: { $0.rule == rule }) else { return }
    let position = writer.position(of: walk.tree.range(of: element).lowerBound)
    // Most reasons name the element.
    let subject = message.hasPrefix(element.proseName) ? "" : " on \(element.proseName)"
    let whole = "rule \(rule) fails\(subject): \(message)\(walk.table.pagePlace(of: number).map { " (\($0))" } ?? "")"
    var failure = Failure(path: report.path, position: position, message: whole)
    failure.rule = rule
    if linter.options.demands.contains(.excerpts) {
      failure.excerpt = SourceExcerpt.frame(of: walk.tree.range(of: element), at: position, in: source)
    }
    report.ruleFailures.append(failure)
  }

  private mutating func keepDrawing(of walk: ScreenWalk) {
    guard
      linter.options.demands.contains(.drawings),
      linter.options.demands.contains(.cleanDrawings) || walk.violations.contains(where: { !$0.hasExclusion }),
      let drawing = ScreenDrawing(walk.tree)
    else { return }
    report.drawings.append(drawing)
  }

  private mutating func addFindings(
    of walk: ScreenWalk, _ reader: ScreenFileReader, _ handOut: ((FileReport) -> Void)?
  ) {
    let tree = walk.tree
    writer.startScreen(reader.suppressionPlace)
    let isOfOneFile = tree.isOfOneFile
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
    // Those of one screen need not be held all at once, and raw findings are small.
    let handOut = isOfOneFile ? handOut : nil
    if report.findings.isEmpty {
      report.findings.reserveCapacity(handOut == nil ? indices.count : min(indices.count, Self.portionSize))
    }
    for next in indices {
      let index = isSorted ? next : order[next]
      if !walk.violations[index].hasExclusion { hasOpenFindings = true }
      writer.addFinding(index, of: walk, at: range(index), to: &report)
      if let handOut, report.findings.count >= Self.portionSize, let portion = takePortion(reader) {
        handOut(portion)
        report.findings.reserveCapacity(min(indices.upperBound - next - 1, Self.portionSize))
      }
    }
  }

  /// Takes out what was found so far, where it is much; `nil` where it is not.
  mutating func takePortion(_ reader: ScreenFileReader) -> FileReport? {
    guard report.findings.count >= Self.portionSize, hasOpenFindings else { return nil }
    // What files share is joined when all of it is there.
    if report.isPart || !report.inclusions.isEmpty { return nil }
    var portion = FileReport(path: report.path)
    portion.takeFormat(of: reader)
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
    report.takeFormat(of: reader)
    defer { source.closeFile() }
    let (demands, text) = (linter.options.demands, input.text)
    if demands.contains(.lineHashes), !report.findings.isEmpty {
      FileHashes.addLineHashes(to: &report.findings, from: source, text: text)
    }
    if demands.contains(.digests), !report.findings.isEmpty || report.hasFailures {
      report.digest = FileHashes.digest(source, text: text)
    }
    if demands.contains(.tallies) || demands.contains(.fileStatements) {
      for set in sets { set.tallies.completeFile() }
      if demands.contains(.tallies) { report.tallies = tallies(of: sets) }
      if demands.contains(.fileStatements) {
        report.statements = statements.tallies(sets) { $0.tallies.forEachInFile($1) }
      }
      for set in sets { set.tallies.endFile() }
    }
    if demands.contains(.missingFacts) {
      report.missingFacts = missingFacts.inconclusive
      report.unsupportedFacts = missingFacts.unsupportedFacts
    }
    // Moved, as a copy would count all of its references.
    var finished = FileReport(path: "")
    swap(&finished, &report)
    return finished
  }

  /// The outcome of each rule in the file.
  private func tallies(of sets: [CaseSet]) -> [Tally] {
    var rules = Array(repeating: Tally(), count: linter.rules.count)
    for set in sets {
      set.tallies.forEachInFile { _, number, tally in rules[set.buckets.rule(of: number)] += tally }
    }
    return rules
  }
}

extension FileReport {
  /// Notes what a reader has made of the file, which it has still open.
  fileprivate mutating func takeFormat(of reader: ScreenFileReader) {
    format = reader.formatName
    isXML = reader.isXML
    suppressionPlace = reader.suppressionPlace
    encoding = reader.source.encoding
  }
}
