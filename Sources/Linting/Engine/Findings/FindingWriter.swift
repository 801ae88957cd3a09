import Screens
import Support

/// Makes findings of raw findings: their texts, their locations, and the other details that the run was asked for.
struct FindingWriter {
  /// Makes fixes; `nil` if none are wanted, or nothing can be changed in the file.
  var planner: FixPlanner?
  private let source: SourceReader
  /// What findings of the file have.
  var demands: ReportRequirements
  private var place = PositionCursor()
  private var originals: OriginalLocations
  /// The paths of the elements above those of the screen's findings.
  private var paths: [Int32: String] = [:]
  /// Says what the screen's findings are suppressed at.
  private var suppressions = SuppressionHosts()
  /// The contents of the screen's elements, once one is needed.
  private var contents: ElementContents?

  /// - Parameter path: the file's path, as it is shown.
  init(_ path: String, _ source: SourceReader, _ demands: ReportRequirements) {
    self.source = source
    self.demands = demands
    originals = OriginalLocations(
      shown: path, withExcerpts: demands.contains(.excerpts), withHosts: demands.contains(.suppressions))
  }

  /// Line and column of an offset in the file; quick if it is near the last one.
  mutating func position(of offset: Int) -> SourcePosition { place.position(of: offset, in: source) }

  /// A screen begins, whose elements are others.
  mutating func startScreen(_ place: SuppressionLocation) {
    paths.removeAll(keepingCapacity: true)
    suppressions = SuppressionHosts(place)
    contents = nil
    planner?.beginScreen()
  }

  /// The text of the finding that a raw finding becomes, by its index.
  private func text(of index: Int, in walk: ScreenWalk) -> ViolationText.OfFinding {
    // Read from the member of the list: a raw finding taken out of it would be a copy.
    let text = walk.violations[index].text
    if let known = text.ofFinding { return known }
    let advice = walk.tree.root.nouns.advice(walk.cases[text.case].advice)
    let message = walk.violations[index].message(in: walk.tree)
    let (lead, words) = text.seam.place == 0 ? ("", text.words) : text.words.split(atByte: text.seam.place)
    let ofFinding = ViolationText.OfFinding(
      lead, advice.isEmpty ? words : String(joining: words, "; ", advice),
      demands.contains(.details) ? message.quantities : [])
    if text.isShared { text.ofFinding = ofFinding }
    return ofFinding
  }

  /// The details of a raw finding that every run gets, by its index.
  ///
  /// A function of its own that calls the memberwise initializer, so that its result goes into the list without a copy.
  @inline(never)
  private mutating func finding(_ index: Int, of walk: ScreenWalk, at range: Range<Int>) -> Finding {
    let number = walk.violations[index].case
    let start = place.position(of: range.lowerBound, in: source)
    let text = text(of: index, in: walk)
    return Finding(
      rule: walk.table.ruleID(of: number), severity: walk.cases[number].severity,
      said: FindingMessage(text.lead, about: walk.violations[index].subject(in: walk.tree), text.words), start: start,
      end: start, element: "", screen: walk.tree.ordinal, statements: [], related: [], quantities: text.quantities)
  }

  /// Adds the finding of a raw finding, by its index, with the details that the run was asked for.
  mutating func addFinding(_ index: Int, of walk: ScreenWalk, at range: Range<Int>, to report: inout FileReport) {
    report.findings.append(finding(index, of: walk, at: range))
    let last = report.findings.count - 1
    if let exclusion = walk.exclusion(of: index) { report.findings[last].exclusion = exclusion }
    // Most runs ask for none of them, and there may be very many findings.
    if !demands.isDisjoint(with: .ofFindings) { addExtras(of: index, of: walk, at: range, in: &report) }
    if walk.tree.isOfOneFile, !walk.tree.isPart { return }
    if !walk.tree.isOfOneFile {
      report.findings[last].origin = originals.origin(
        of: walk.violations[index], report.findings[last].rule, in: walk.tree)
    }
    if report.findings[last].origin != nil || walk.tree.isPart {
      report.findings[last].outcome = walk.tree.outcome(
        report.findings[last].message, of: walk.violations[index])
    }
  }

  /// Adds the details that the run was asked for to the last finding of a report, by the index of its raw finding.
  private mutating func addExtras(
    of index: Int, of walk: ScreenWalk, at range: Range<Int>, in report: inout FileReport
  ) {
    let last = report.findings.count - 1
    if demands.contains(.ends) { report.findings[last].end = place.positions(of: range, in: source).end }
    if demands.contains(.details) {
      addDetails(of: index, of: walk, to: &report.findings[last])
    } else if demands.contains(.elements) {
      report.findings[last].element = path(of: walk.violations[index].element, in: walk.tree)
    }
    if demands.contains(.fixPlans), !walk.violations[index].hasExclusion {
      let source = source
      report.findings[last].offeredFixes = FindingFixes(
        planner?.fixes(of: walk.violations[index], in: walk, source) ?? [])
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
    if demands.contains(.contents), !walk.violations[index].hasExclusion {
      let contents = contents ?? ElementContents(walk.tree)
      self.contents = contents
      report.findings[last].content = contents.content(of: walk.tree[Int(walk.violations[index].element)])
    }
    if demands.contains(.suppressions), !walk.violations[index].hasExclusion {
      report.findings[last].suppressionHost = suppressions.host(of: walk.violations[index], in: walk, source)
      let superseded = Set(walk.violations[index].related.flatMap(\.supersededRules))
      report.findings[last].supersededRules = superseded.isEmpty ? nil : superseded.sorted()
    }
    if demands.contains(.drawings), !walk.violations[index].hasExclusion {
      report.findings[last].mark = FindingMark(
        screen: report.drawings.count - 1, element: Int(walk.violations[index].element),
        related: walk.violations[index].related.map { Int($0.element.index) },
        measure: walk.violations[index].measure.flatMap { $0.isFinite ? $0 : nil })
    }
  }

  private mutating func path(of element: Int32, in tree: ScreenTree) -> String {
    tree[Int(element)].path(in: tree, parents: &paths)
  }

  /// - Parameter number: the index of the raw finding; taken out of the list, it would be a copy.
  private mutating func addDetails(of number: Int, of walk: ScreenWalk, to finding: inout Finding) {
    let (tree, violations) = (walk.tree, walk.violations)
    let element = tree[Int(violations[number].element)]
    finding.element = path(of: violations[number].element, in: tree)
    finding.label = element.name.map(DrawnElement.shortened)
    finding.statements = walk.table.statements(of: violations[number].case, on: walk.platform)
    if violations[number].related.isEmpty { return }
    finding.related = violations[number].related.map { related in
      let (start, end) = place.positions(of: tree.range(of: related.element), in: source)
      return RelatedPlace(message: related.message, start: start, end: end, element: related.element.path(in: tree))
    }
  }
}
