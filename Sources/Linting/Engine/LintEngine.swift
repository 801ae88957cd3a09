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
  private let buckets: CaseBuckets
  private let programs: SelectorPrograms
  private let matcher: SelectorMatcher
  @exclusivity(unchecked) private var report = FileReport(path: "")
  @exclusivity(unchecked) private var place: PositionCursor
  @exclusivity(unchecked) private var raw: [RawFinding] = []
  @exclusivity(unchecked) private var needs: [[String]] = []
  private let cellRows = CellRows()
  let tallies: CaseTallies
  /// Where the cases are counted on the screen that is being checked.
  @exclusivity(unchecked) private var row: CaseTallies.Row
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
  public func lint(_ cPath: UnsafePointer<CChar>, path: String) -> FileReport {
    lint(path: path) { source throws(ReadError) in try source.open(cPath, path: path) }
  }

  /// Lints a text from memory.
  public func lint(text: UnsafeRawBufferPointer, path: String) -> FileReport {
    lint(path: path, text: text) { source throws(ReadError) in try source.open(text: text, path: path) }
  }

  private func lint(
    path: String, text: UnsafeRawBufferPointer? = nil, open: (SourceReader) throws(ReadError) -> Void
  ) -> FileReport {
    report = FileReport(path: path)
    if linter.options.needs { needs = Array(repeating: [], count: linter.rules.count) }
    place = PositionCursor()
    for check in comparingChecks { check.startFile() }
    do throws(ReadError) {
      try reader.read(for: self, open: open)
    } catch {
      fail(error)
    }
    report.format = reader.formatName
    report.isXML = reader.isXML
    report.encoding = source.encoding
    if reader.builder.takeRemainingProblems() { check(reader.builder.tree) }
    source.closeFile()
    if linter.options.lineHashes, !report.findings.isEmpty {
      WholeFile.addLineHashes(to: &report.findings, from: source, text: text)
    }
    if linter.options.digests, !report.findings.isEmpty || report.failure != nil {
      report.digest = WholeFile.digest(source, text: text)
    }
    if linter.options.tallies {
      tallies.completeFile()
      report.tallies = Array(repeating: Tally(), count: linter.rules.count)
      tallies.forEachInFile { number, tally in report.tallies[cases[number].rule] += tally }
      tallies.endFile()
    }
    if linter.options.needs { report.needs = needs.map { Self.unique($0) } }
    return report
  }

  private func fail(_ error: ReadError) {
    let position = error.offset.map { place.position(of: $0, in: source) }
    report.failure = Failure(path: report.path, position: position, message: error.message)
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  // MARK: Screens

  /// Checks a screen that a reader has completed; readers call it, from ``lint(_:path:)``.
  public func consume(_ tree: ScreenTree, from source: SourceReader) {
    report.screens += 1
    check(tree)
  }

  /// The one walk: each element meets the cases of its kind.
  private func check(_ tree: ScreenTree) {
    let platform = ScreenPlatform(tree.root)
    row = tallies.startScreen(platform)
    cellRows.reset()
    var pass = Pass(
      tree, unit: platform.unit, cellRows: cellRows, keepsMeasures: linter.options.drawings != .none)
    var sides = PlatformSides()
    programs.startScreen()
    for index in 0..<tree.count {
      let element = tree[index]
      row.elements[Int(element.kind.rawValue)] += 1
      var (next, end) = buckets.range(platform, element.kind, in: element.parent?.kind)
      while next < end {
        judge(next, element, platform, &pass, &sides)
        next += 1
      }
    }
    settle(sides, tree, platform)
    keepDrawing(of: tree)
    if !raw.isEmpty { resolve(tree, platform) }
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

  private func judge(
    _ item: UnsafePointer<BucketItem>, _ element: Element, _ platform: ScreenPlatform, _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    let number = Int(item.pointee.number)
    guard let bound = cases.baseAddress.map({ $0 + number }) else { return }
    // Without buckets, cases of any kind are met.
    if bound.pointee.kinds & element.kind.bit == 0 { return }
    var need: Need?
    let match = item.pointee.match(matcher, element, &need)
    if match == .no { return }
    guard let check = bound.pointee.check ?? makeCheck(number) else { return }
    row.matched[number] += 1
    check._withUnsafeGuaranteedRef { $0.check(element, &pass) }
    if pass.isClean {
      row.tallies[number].conforming += 1
    } else {
      weigh(number, match, need, element, platform, &pass, &sides)
      pass.reset()
    }
  }

  /// Settles what a check that said something means for the element.
  private func weigh(
    _ number: Int, _ match: Match, _ need: Need?, _ element: Element, _ platform: ScreenPlatform, _ pass: inout Pass,
    _ sides: inout PlatformSides
  ) {
    if pass.reports.isEmpty, pass.need == nil {
      row.tallies[number].notApplicable += 1
      return
    }
    let item = cases[number]
    if pass.reports.isEmpty {
      if let need = pass.need { undecided(number, need, platform) }
    } else if match == .maybe, let need {
      undecided(number, need, platform)
    } else if item.platforms == .both || platform == .ios || platform == .android {
      violated(number, pass.reports)
    } else if item.hasCounterpart {
      // The platforms' own cases have to agree.
      sides.add(item.rule, element.index, item.platforms, number, pass.reports)
    } else if platform == .both {
      violated(number, pass.reports)
    } else {
      undecided(number, Need(.platform, of: element.screen), platform)
    }
  }

  private func violated(_ number: Int, _ reports: [Pass.Report]) {
    row.tallies[number].violated += 1
    for report in reports { raw.append(RawFinding(report: report, case: number)) }
  }

  private func undecided(_ number: Int, _ need: Need, _ platform: ScreenPlatform) {
    row.tallies[number].undecided += 1
    if linter.options.needs {
      let advice = need.member.isLength ? reader.builder.tree.lengthAdvice.map { " (\($0))" } ?? "" : ""
      needs[cases[number].rule].append("\(need.member.name) of \(need.element.pathComponent)\(advice)")
    }
    if linter.options.statements {
      missing[MissingPlace(case: number, platform: platform, fact: MissingFact(need)), default: 0] += 1
    }
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
        undecided(entry.case, Need(.platform, of: tree.root), platform)
      }
    }
  }

  // MARK: Findings

  private func keepDrawing(of tree: ScreenTree) {
    guard linter.options.drawings == .all || (linter.options.drawings == .withFindings && !raw.isEmpty),
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
      if linter.options.drawings != .none {
        finding.mark = FindingMark(
          screen: report.drawings.count - 1, element: Int(item.report.element),
          related: item.report.related.map { Int($0.element.index) }, measure: item.report.measure)
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
