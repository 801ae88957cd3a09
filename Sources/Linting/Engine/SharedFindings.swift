import Screens

/// Joins what is found wherever a file is included, such as a fragment in many pages: one culprit is one finding.
///
/// The culprit is the included file, where it is written, with its uses as related places: where it is wrong alone, where it is used as it is,
/// or where it is wrong in every use. Else it is what a use lays over it. What is known in one place is known; what is suppressed where it is
/// written is suppressed everywhere. What no linted file holds is said once, where it is used first. Reports come and go in the order of
/// their paths.
package struct SharedFindings {
  /// One finding of an including file.
  private struct Use {
    var report: Int
    var finding: Finding
    var origin: FindingOrigin
  }

  /// Where a rule finds something.
  private struct Place: Hashable {
    var path: [UInt8]
    var start: SourcePosition
    var rule: String
  }

  /// One thing that a rule finds at a place.
  private struct Culprit {
    var uses: [Use] = []
    /// Its finding in the report of the file where it is written.
    var own: Int?
  }

  /// What tells the things apart that a rule finds at a place; equal messages are numbered.
  private struct Sentence: Hashable {
    var message: String
    var number: Int
  }

  private var reports: [FileReport]
  private var indices: [[UInt8]: Int] = [:]
  private var order: [Place] = []
  private var uses: [Place: [Use]] = [:]
  private var changed: Set<Int> = []
  /// Of the reports that were looked into, which findings are where.
  private var written: [Int: [Place: [Int]]] = [:]
  private let inclusions: [String: Int]

  /// Whether a report may take or give findings, so that it cannot be delivered before all others are there.
  package static func mayShare(_ report: FileReport) -> Bool {
    report.isPart || report.findings.indices.contains { report.findings[$0].origin != nil }
  }

  /// The reports of a run with each shared culprit told once.
  ///
  /// - Parameter others: how often files that are not among them include each file; see ``inclusions(in:)``.
  package static func joined(_ reports: [FileReport], besides others: [String: Int] = [:]) -> [FileReport] {
    var join = SharedFindings(reports, others)
    guard !join.order.isEmpty else { return reports }
    join.run()
    return join.reports
  }

  /// How often some files include each other file, parts aside, which show nothing of themselves.
  package static func inclusions(in reports: some Sequence<FileReport>) -> [String: Int] {
    reports.reduce(into: [:]) { counts, report in
      if !report.isPart, !report.inclusions.isEmpty { counts.merge(report.inclusions, uniquingKeysWith: +) }
    }
  }

  private init(_ reports: [FileReport], _ others: [String: Int]) {
    self.reports = reports
    inclusions = Self.inclusions(in: reports).merging(others, uniquingKeysWith: +)
    for index in reports.indices {
      indices[Array(reports[index].path.utf8)] = index
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
    let place = Place(path: Array(written.path.utf8), start: written.start, rule: use.finding.rule)
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
        let told = culprit.uses.filter { $0.finding.status != .suppressed }
        guard let first = told.first else { continue }
        if culprit.own == nil, isChangedWhereWrong(culprit.uses) {
          for use in told { tellChange(use) }
        } else if let target, !reports[target].format.isEmpty {
          tell(told, of: target, culprit.own)
        } else {
          tellOnce(first, told)
        }
      }
    }
    for index in changed { reports[index].sortFindings() }
  }

  // MARK: Culprits

  /// What is found at a place, each with its uses. Where a use has one finding there, it is the same as those of others, whatever a use
  /// lets the rule say of it.
  private mutating func culprits(at place: Place, in target: Int?) -> [Culprit] {
    let uses = uses.removeValue(forKey: place) ?? []
    let own = target.map { findings(at: place, in: $0) } ?? []
    var counts: [[Int]: Int] = [:]
    for use in uses { counts[[use.report, use.origin.use], default: 0] += 1 }
    if own.count <= 1, counts.values.allSatisfy({ $0 == 1 }) { return [Culprit(uses: uses, own: own.first)] }

    var culprits: [Culprit] = []
    var known: [Sentence: Int] = [:]
    var numbers: [[Int]: [String: Int]] = [:]
    /// The index of the culprit that is the next one of a message in a use, or alone.
    func index(of message: String, in use: [Int]) -> Int {
      let number = numbers[use]?[message] ?? 0
      numbers[use, default: [:]][message] = number + 1
      let sentence = Sentence(message: message, number: number)
      if let index = known[sentence] { return index }
      known[sentence] = culprits.count
      culprits.append(Culprit())
      return culprits.count - 1
    }
    for use in uses {
      let index = index(of: use.finding.message, in: [use.report, use.origin.use])
      culprits[index].uses.append(use)
    }
    for (target, number) in own.compactMap({ number in target.map { ($0, number) } }) {
      let index = index(of: reports[target].findings[number].message, in: [])
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

  // MARK: Telling

  /// Says it where it is written.
  private mutating func tell(_ uses: [Use], of target: Int, _ own: Int?) {
    let related = uses.map { RelatedPlace(to: $0.finding, of: reports[$0.report], "used here") }
    let waiver = uses.lazy.compactMap(\.finding.waiver).first
    changed.insert(target)
    if let own {
      // What is suppressed where it is written is suppressed everywhere.
      guard reports[target].findings[own].status != .suppressed else { return }
      reports[target].findings[own].related += related
      if let waiver { reports[target].hold([own], by: waiver) }
      return
    }
    guard let use = uses.first(where: { $0.origin.change == .nothing }) ?? uses.first else { return }
    var finding = use.finding
    let place = use.origin.place
    finding.start = place.start
    finding.end = place.end
    finding.element = finding.element.isEmpty ? "" : place.element
    finding.excerpt = place.excerpt
    finding.lineHash = nil
    finding.mark = nil
    finding.related = related
    finding.waiver = waiver
    add(finding, to: target)
  }

  /// Says it where properties are written that make a use wrong, with the place where the part is written.
  private mutating func tellChange(_ use: Use) {
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
  private mutating func tellOnce(_ first: Use, _ uses: [Use]) {
    var finding = first.finding
    finding.related.append(RelatedPlace(to: first.origin.place))
    for use in uses.dropFirst() {
      finding.related.append(RelatedPlace(to: use.finding, of: reports[use.report], "used here too"))
    }
    finding.waiver = uses.lazy.compactMap(\.finding.waiver).first
    add(finding, to: first.report)
  }

  private mutating func add(_ finding: Finding, to report: Int) {
    var finding = finding
    finding.origin = nil
    finding.elementStart = nil
    if finding.waiver != nil { finding.mark = nil }
    changed.insert(report)
    let place = Place(path: Array(reports[report].path.utf8), start: finding.start, rule: finding.rule)
    written[report]?[place, default: []].append(reports[report].findings.count)
    reports[report].findings.append(finding)
  }
}

extension RelatedPlace {
  fileprivate init(to finding: Finding, of report: FileReport, _ message: String) {
    self.init(message: message, start: finding.start, end: finding.end, element: finding.element)
    path = report.path
  }

  fileprivate init(to place: OriginalPlace) {
    self.init(message: "written here", start: place.start, end: place.end, element: place.element)
    path = place.path
  }
}
