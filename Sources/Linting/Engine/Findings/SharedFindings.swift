import Screens
import Support

/// Joins what is found wherever a file is included, such as a fragment in many pages: one culprit is one finding.
///
/// The culprit is the included file if it is wrong alone, is used as it is, or is wrong in every use. Its uses are then
/// related locations. Otherwise the culprit is the properties that a use sets. A finding that is baselined in one place
/// is baselined everywhere, and so is one that is suppressed where it is written. A finding in a file that is not
/// linted is reported once, at its first use. Reports come and go in the order of their paths.
package struct SharedFindings {
  /// One finding of an including file.
  private struct Use {
    var report: Int
    var finding: Finding
    var origin: FindingOrigin
  }

  /// Where a rule finds something.
  private struct Place: Hashable {
    var path: Path
    var start: SourcePosition
    var rule: String
  }

  /// One thing that a rule finds at a place.
  private struct SharedFindingKey {
    var uses: [Use] = []
    /// Its finding in the report of the file where it is written.
    var own: Int?
  }

  /// What distinguishes the things that a rule finds at a location; equal ones in one use are numbered.
  private struct Identity: Hashable {
    var outcome: String
    var number: Int
  }

  private var reports: [FileReport]
  private var indices: [Path: Int] = [:]
  private var order: [Place] = []
  private var uses: [Place: [Use]] = [:]
  private var changed: Set<Int> = []
  /// Of the reports that were looked into, which findings are where.
  private var written: [Int: [Place: [Int]]] = [:]
  private let inclusions: [Path: Int]

  /// Whether a report may take or give findings, so that it cannot be delivered before all others are there.
  package static func mayShare(_ report: FileReport) -> Bool {
    report.isPart || report.findings.indices.contains { report.findings[$0].origin != nil }
  }

  /// The reports of a run with each shared culprit reported once.
  ///
  /// - Parameter others: how often files that are not among them include each file; see ``inclusions(in:)``.
  package static func joined(_ reports: [FileReport], besides others: [Path: Int] = [:]) -> [FileReport] {
    var join = SharedFindings(reports, others)
    guard !join.order.isEmpty else { return reports }
    join.run()
    return join.reports
  }

  /// How often some files include each other file, parts aside, which show nothing of themselves.
  package static func inclusions(in reports: some Sequence<FileReport>) -> [Path: Int] {
    reports.reduce(into: [:]) { counts, report in
      if !report.isPart, !report.inclusions.isEmpty { counts.merge(report.inclusions, uniquingKeysWith: +) }
    }
  }

  private init(_ reports: [FileReport], _ others: [Path: Int]) {
    self.reports = reports
    inclusions = Self.inclusions(in: reports).merging(others, uniquingKeysWith: +)
    for index in reports.indices {
      indices[reports[index].path] = index
      collect(from: index)
    }
  }

  /// Takes the findings out of a report that are written elsewhere, those aside that its file suppresses.
  private mutating func collect(from index: Int) {
    let findings = reports[index].findings
    guard findings.contains(where: { $0.origin != nil }) else { return }
    changed.insert(index)
    for finding in findings {
      if let origin = finding.origin { add(Use(report: index, finding: finding, origin: origin)) }
    }
    reports[index].findings.removeAll { $0.origin != nil && $0.status != .suppressed }
  }

  private mutating func add(_ use: Use) {
    let written = use.origin.place
    let place = Place(path: Path(written.path), start: written.start, rule: use.finding.rule)
    if uses[place] == nil { order.append(place) }
    uses[place, default: []].append(use)
  }

  private mutating func run() {
    var next = 0
    // Those whose properties are to blame come behind.
    while next < order.count {
      let place = order[next]
      next += 1
      let target = indices[place.path]
      for culprit in culprits(at: place, in: target) {
        let open = culprit.uses.filter { $0.finding.status != .suppressed }
        guard let first = open.first else { continue }
        if culprit.own == nil, isChangedWhereWrong(culprit.uses) {
          for use in open { reportChange(use) }
        } else if let target, !reports[target].format.isEmpty {
          report(open, of: target, culprit.own)
        } else {
          reportOnce(first, open)
        }
      }
    }
    for index in changed { reports[index].sortFindings() }
  }

  // MARK: Culprits

  /// What is found at a place, each with its uses. What a rule says otherwise of one use than of another is something
  /// else there.
  private mutating func culprits(at place: Place, in target: Int?) -> [SharedFindingKey] {
    var culprits: [SharedFindingKey] = []
    var known: [Identity: Int] = [:]
    var numbers: [[Int]: [String: Int]] = [:]
    /// The index of the culprit that is the next one of an outcome in a use, or alone.
    func index(of finding: Finding, in use: [Int]) -> Int {
      let outcome = finding.outcome ?? finding.message
      let number = numbers[use]?[outcome] ?? 0
      numbers[use, default: [:]][outcome] = number + 1
      let identity = Identity(outcome: outcome, number: number)
      if let index = known[identity] { return index }
      known[identity] = culprits.count
      culprits.append(SharedFindingKey())
      return culprits.count - 1
    }
    for use in uses.removeValue(forKey: place) ?? [] {
      let index = index(of: use.finding, in: [use.report, use.origin.use])
      culprits[index].uses.append(use)
    }
    guard let target else { return culprits }
    for number in findings(at: place, in: target) {
      let index = index(of: reports[target].findings[number], in: [])
      culprits[index].own = number
    }
    return culprits
  }

  /// What a report that shares findings says itself of a place, as indices of its findings.
  private mutating func findings(at place: Place, in report: Int) -> [Int] {
    if let places = written[report] { return places[place] ?? [] }
    var places: [Place: [Int]] = [:]
    for (index, finding) in reports[report].findings.enumerated() where finding.origin == nil {
      places[Place(path: place.path, start: finding.start, rule: finding.rule), default: []].append(index)
    }
    written[report] = places
    return places[place] ?? []
  }

  /// Whether what uses lay over a part makes it wrong, which is not wrong alone: it may be right in another use.
  private func isChangedWhereWrong(_ uses: [Use]) -> Bool {
    // Where a use lays nothing over it, it is wrong as it is written.
    guard let path = uses.first?.origin.place.path, uses.allSatisfy({ $0.origin.change != .nothing }) else {
      return false
    }
    if uses.allSatisfy({ $0.origin.change == .element }) { return true }
    let wrong = uses.count { !reports[$0.report].isPart }
    return wrong <= 1 || inclusions[path, default: 0] > wrong
  }

  // MARK: Reporting

  /// Reports a finding in the file where it is written, as a finding of that file.
  private mutating func report(_ uses: [Use], of target: Int, _ own: Int?) {
    // What is suppressed where it is written is suppressed everywhere.
    if let own, reports[target].findings[own].status == .suppressed { return }
    let uses = uses.compactMap(Self.asWritten)
    guard let use = uses.first(where: { $0.origin.change == .nothing }) ?? uses.first else { return }
    let place = use.origin.place
    var finding = use.finding
    finding.start = place.start
    finding.end = place.end
    finding.element = finding.element.isEmpty ? "" : place.element
    finding.excerpt = place.excerpt
    finding.suppressionHost = place.suppressionHost
    finding.lineHash = nil
    finding.mark = nil
    finding.related = []
    finding.offeredFixes = fixes(of: uses, in: place.path)
    if let own { finding = reports[target].findings[own] }
    finding.related += uses.map { RelatedPlace(to: $0.finding, of: reports[$0.report], "used here") }
    Self.setSeverity(of: &finding, asIn: (own == nil ? [] : [finding]) + uses.map(\.finding))
    if let own {
      changed.insert(target)
      reports[target].findings[own] = finding
    } else {
      add(finding, to: target)
    }
  }

  /// What would fix a finding for all that use the file where it is written.
  private func fixes(of uses: [Use], in path: String) -> FindingFixes? {
    var shared: [Fix]?
    for use in uses {
      let own = use.finding.fixes.map { $0.moved(to: path, from: reports[use.report].path) }
      shared = shared?.filter(own.contains) ?? own
    }
    return FindingFixes(shared ?? [])
  }

  /// A use with what the configuration of the file says where it is written; `nil` where the rule is off there.
  private static func asWritten(_ use: Use) -> Use? {
    guard let settings = use.origin.place.settings else { return use }
    if settings.isOff { return nil }
    var use = use
    if let severity = settings.severity { use.finding.severity = severity }
    if let reason = settings.reason { use.finding.exclusion = FindingExclusion(.configuration, reason: reason) }
    return use
  }

  /// Gives a finding the highest severity of those that it stands for, and suppresses it if one of those is suppressed.
  private static func setSeverity(of finding: inout Finding, asIn findings: [Finding]) {
    let severity = findings.map(\.severity).max() ?? finding.severity
    finding.severity = severity
    // One that was known to weigh less does not make it known.
    finding.exclusion = findings.lazy.filter { $0.severity == severity }.compactMap(\.exclusion).first
    if finding.exclusion != nil { finding.mark = nil }
  }

  /// Says it where properties are written that make a use wrong, with the place where the part is written.
  private mutating func reportChange(_ use: Use) {
    var finding = use.finding
    finding.related.append(RelatedPlace(to: use.origin.place))
    if let properties = use.origin.properties {
      let origin = FindingOrigin(place: properties, use: use.origin.use, change: .nothing)
      add(Use(report: use.report, finding: finding, origin: origin))
    } else {
      add(finding, to: use.report)
    }
  }

  /// Says it where it is used first, with the place where it is written.
  private mutating func reportOnce(_ first: Use, _ uses: [Use]) {
    var finding = first.finding
    // What is written there is that of all that use it.
    finding.offeredFixes = FindingFixes(
      finding.fixes.filter { fix in uses.allSatisfy { $0.finding.fixes.contains { $0.others == fix.others } } })
    finding.related.append(RelatedPlace(to: first.origin.place))
    for use in uses.dropFirst() {
      finding.related.append(RelatedPlace(to: use.finding, of: reports[use.report], "used here too"))
    }
    Self.setSeverity(of: &finding, asIn: uses.map(\.finding))
    add(finding, to: first.report)
  }

  private mutating func add(_ finding: Finding, to report: Int) {
    var finding = finding
    finding.origin = nil
    finding.elementStart = nil
    if finding.exclusion != nil { finding.mark = nil }
    changed.insert(report)
    let place = Place(path: Path(reports[report].path), start: finding.start, rule: finding.rule)
    written[report]?[place, default: []].append(reports[report].findings.count)
    reports[report].findings.append(finding)
  }
}

extension RelatedPlace {
  fileprivate init(to finding: Finding, of report: FileReport, _ message: String) {
    self.init(message: message, start: finding.start, end: finding.end, element: finding.element)
    path = report.path
  }

  fileprivate init(to place: OriginalLocation) {
    self.init(message: "written here", start: place.start, end: place.end, element: place.element)
    path = place.path
  }
}
