import Screens

/// Joins what is found wherever a file is included, such as a fragment in many pages: one culprit is one finding, where it is written, with
/// its uses as related places.
///
/// What is known in one place is known; what is suppressed where it is written is suppressed everywhere. What no linted file holds is said
/// once, where it is used first. Reports come and go in the order of their paths.
package struct SharedFindings {
  /// One finding of an including file.
  private struct Use {
    var report: Int
    var finding: Finding
    var origin: OriginalPlace
    var isBaselined: Bool
  }

  /// What tells culprits apart: where they are written, the rule, and a number where it reports several things there.
  private struct Culprit: Hashable {
    var path: [UInt8]
    var start: SourcePosition
    var rule: String
    var number: Int
  }

  private enum Place {
    case open(Int)
    case baselined(Int)
    case suppressed
  }

  private var reports: [FileReport]
  private var indices: [[UInt8]: Int] = [:]
  private var order: [Culprit] = []
  private var uses: [Culprit: [Use]] = [:]
  private var changed: Set<Int> = []

  /// Whether a report may take or give findings, so that it cannot be delivered before all others are there.
  package static func mayShare(_ report: FileReport) -> Bool {
    report.isPart || report.findings.contains { $0.origin != nil } || report.baselined.contains { $0.origin != nil }
  }

  /// The reports of a run with each shared culprit told once.
  package static func joined(_ reports: [FileReport]) -> [FileReport] {
    var join = SharedFindings(reports)
    guard !join.order.isEmpty else { return reports }
    join.run()
    return join.reports
  }

  private init(_ reports: [FileReport]) {
    self.reports = reports
    for index in reports.indices {
      indices[Array(reports[index].path.utf8)] = index
      collect(from: index)
    }
  }

  /// Takes the findings out of a report that are written elsewhere.
  private mutating func collect(from index: Int) {
    let report = reports[index]
    guard
      report.findings.contains(where: { $0.origin != nil }) || report.baselined.contains(where: { $0.origin != nil })
    else { return }
    changed.insert(index)
    // In one use several findings of a rule at one place are several things.
    var numbers: [[Int]: [String: Int]] = [:]
    for (finding, isBaselined) in report.findingsAndBaselined {
      guard let origin = finding.origin else { continue }
      let places = [finding.start.line, finding.start.column, origin.start.line, origin.start.column]
      let name = "\(finding.rule) \(origin.path)"
      let number = numbers[places]?[name] ?? 0
      numbers[places, default: [:]][name] = number + 1
      let culprit = Culprit(path: Array(origin.path.utf8), start: origin.start, rule: finding.rule, number: number)
      if uses[culprit] == nil { order.append(culprit) }
      uses[culprit, default: []].append(
        Use(report: index, finding: finding, origin: origin, isBaselined: isBaselined))
    }
    reports[index].findings.removeAll { $0.origin != nil }
    reports[index].baselined.removeAll { $0.origin != nil }
  }

  private mutating func run() {
    for culprit in order {
      guard let uses = uses[culprit], let first = uses.first else { continue }
      let target = indices[culprit.path]
      let own = target.flatMap { place(of: culprit, in: reports[$0]) }
      if own == nil, uses.allSatisfy(\.origin.isChanged) {
        for use in uses { add(use.finding, to: use.report, isBaselined: use.isBaselined) }
      } else if let target, !reports[target].format.isEmpty {
        tell(uses, of: target, own)
      } else {
        tellOnce(first, uses)
      }
    }
    for index in changed { reports[index].sortFindings() }
  }

  /// Says it where it is written.
  private mutating func tell(_ uses: [Use], of target: Int, _ own: Place?) {
    let related = uses.map { RelatedPlace(to: $0.finding, of: reports[$0.report], "used here") }
    let isKnown = uses.contains(where: \.isBaselined)
    changed.insert(target)
    switch own {
    case .suppressed: return
    case .baselined(let index): reports[target].baselined[index].related += related
    case .open(let index):
      reports[target].findings[index].related += related
      guard isKnown else { return }
      reports[target].baselined.append(reports[target].findings.remove(at: index))
    case nil:
      guard let use = uses.first(where: { !$0.origin.isChanged }) ?? uses.first else { return }
      var finding = use.finding
      finding.start = use.origin.start
      finding.end = use.origin.end
      finding.element = finding.element.isEmpty ? "" : use.origin.element
      finding.excerpt = use.origin.excerpt
      finding.lineHash = nil
      finding.mark = nil
      finding.related = related
      add(finding, to: target, isBaselined: isKnown)
    }
  }

  /// Says it where it is used first, with the place where it is written.
  private mutating func tellOnce(_ first: Use, _ uses: [Use]) {
    var finding = first.finding
    var written = RelatedPlace(
      message: "written here", start: first.origin.start, end: first.origin.end, element: first.origin.element)
    written.path = first.origin.path
    finding.related.append(written)
    for use in uses.dropFirst() {
      finding.related.append(RelatedPlace(to: use.finding, of: reports[use.report], "used here too"))
    }
    add(finding, to: first.report, isBaselined: uses.contains(where: \.isBaselined))
  }

  private mutating func add(_ finding: Finding, to index: Int, isBaselined: Bool) {
    var finding = finding
    finding.origin = nil
    changed.insert(index)
    if isBaselined { reports[index].baselined.append(finding) } else { reports[index].findings.append(finding) }
  }

  /// Where the file itself is said to have the culprit; `nil` where it is not.
  private func place(of culprit: Culprit, in report: FileReport) -> Place? {
    func isMeant(_ finding: Finding) -> Bool {
      finding.origin == nil && finding.start == culprit.start && finding.rule == culprit.rule
    }
    let open = report.findings.indices.filter { isMeant(report.findings[$0]) }
    if open.indices.contains(culprit.number) { return .open(open[culprit.number]) }
    let baselined = report.baselined.indices.filter { isMeant(report.baselined[$0]) }
    if baselined.indices.contains(culprit.number) { return .baselined(baselined[culprit.number]) }
    return report.suppressed.contains(where: isMeant) ? .suppressed : nil
  }
}

extension RelatedPlace {
  fileprivate init(to finding: Finding, of report: FileReport, _ message: String) {
    self.init(message: message, start: finding.start, end: finding.end, element: finding.element)
    path = report.path
  }
}
