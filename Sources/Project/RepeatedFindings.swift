import Formats
import Linting
import Support

/// Joins what is found on the same element in several dumps of one folder: the steps of one test show it again and
/// again. The first step has the finding, and the others are related places.
///
/// An element is the same where the rule, the levels, the element's path and the whole message are. What a baseline or
/// a commit knows in one step is known in all.
struct RepeatedFindings {
  private struct Key: Hashable {
    var folder: Path
    var rule: String
    var severity: Severity
    /// One that fails a run is not that of a step that does not.
    var failLevel: FailLevel?
    var element: String
    var message: FindingMessage
    /// Equal ones of a step are numbered, those that are known first.
    var number = 0

    static func == (left: Key, right: Key) -> Bool {
      left.number == right.number && left.element == right.element && left.rule == right.rule
        && left.severity == right.severity && left.failLevel == right.failLevel && left.folder == right.folder
        && (left.hasParts(of: right) || left.message == right.message)
    }

    /// Whether the parts of its message are those of another one: to put messages together takes longer.
    private func hasParts(of other: Key) -> Bool {
      message.subject == other.message.subject && message.words == other.message.words
        && message.lead == other.message.lead
    }

    /// Takes what mostly differs: a message with characters besides ASCII takes long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(rule)
      hasher.combine(element)
      hasher.combine(number)
    }
  }

  /// What steps have in common.
  private struct Group {
    /// The most steps that a finding names as places; further ones are counted.
    static let limit = 100
    /// The most steps that its message names.
    static let limitOfMessage = 3

    /// What knows it in one of the steps; `nil`: nothing does.
    var exclusion: FindingExclusion?
    /// The finding of the first step that does not know it, and where it is; `nil`: there is none.
    private(set) var first: (finding: Finding, path: String)?
    /// How many other steps have it and do not know it.
    private(set) var count = 0
    private var others: [RelatedPlace] = []
    /// The last step that has it, by the number of its report, and how many equal ones that has.
    var last = (step: 0, count: 0)

    /// Takes the first step that does not know it.
    mutating func begin(_ finding: Finding, in path: String) { first = (finding, path) }

    /// Takes another step, whose finding is copied only if it is named.
    mutating func add(_ finding: @autoclosure () -> Finding, in path: String) {
      count += 1
      guard others.count < Self.limit else { return }
      let finding = finding()
      var place = RelatedPlace(
        message: "the same element in another step", start: finding.start, end: finding.end, element: finding.element)
      place.path = path
      others.append(place)
    }

    /// Completes the finding of the first step.
    func complete(_ finding: inout Finding) {
      let said = finding.said
      finding.said = FindingMessage(said.lead, about: said.subject, "\(said.words); also in \(steps)")
      finding.related += others
    }

    /// The other steps in words.
    private var steps: String {
      let names = others.prefix(Self.limitOfMessage).compactMap { $0.path?.pathName }
      let more = count - names.count
      return more > 0 ? "\(names.joined(separator: ", ")) and \(more) more" : names.words(last: "and")
    }
  }

  /// Whether findings of a report may be those of another step, or of a later one.
  static func mayRepeat(_ report: FileReport) -> Bool {
    !report.findings.isEmpty && Formats.namesOfDumps.contains(report.format)
  }

  private var numbers: [Key: Int] = [:]
  private var groups: [Group] = []
  /// How many reports were taken.
  private var step = 0
  /// The last folder; paths come sorted.
  private var folder = (front: "", path: Path(""))

  /// Takes the next report in the order of their paths, without what an earlier step has already.
  mutating func take(_ report: inout FileReport) {
    guard Self.mayRepeat(report) else { return }
    let front = report.path.pathFront
    if front != folder.front { folder = (front, Path(front)) }
    step += 1
    var known: [(index: Int, exclusion: FindingExclusion)] = []
    for index in report.findings.indices where report.findings[index].exclusion?.status == .known {
      groups[group(of: index, in: report)].exclusion = report.findings[index].exclusion
    }
    // Most steps have nothing of their own.
    var (repeated, kept): ([FileReport.RepeatedFinding], [Int]) = ([], [])
    for index in report.findings.indices {
      if report.findings[index].exclusion != nil {
        kept.append(index)
        continue
      }
      let group = group(of: index, in: report)
      if groups[group].first != nil {
        repeated.append(FileReport.RepeatedFinding(report.findings[index], group: group))
        groups[group].add(report.findings[index], in: report.path)
        continue
      }
      if let exclusion = groups[group].exclusion {
        known.append((index, exclusion))
      } else {
        groups[group].begin(report.findings[index], in: report.path)
      }
      kept.append(index)
    }
    for (index, exclusion) in known { report.hold(CollectionOfOne(index), by: exclusion) }
    if repeated.isEmpty { return }
    report.repeated = repeated
    report.findings = kept.map { report.findings[$0] }
  }

  /// The number of the group that a finding of the present step is in.
  private mutating func group(of index: Int, in report: FileReport) -> Int {
    var key = Key(
      folder: folder.path, rule: report.findings[index].rule, severity: report.findings[index].severity,
      failLevel: report.failLevel, element: report.findings[index].element, message: report.findings[index].said)
    let first = number(of: key)
    if groups[first].last.step != step { groups[first].last = (step, 0) }
    key.number = groups[first].last.count
    groups[first].last.count += 1
    return key.number == 0 ? first : number(of: key)
  }

  private mutating func number(of key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = groups.count
    groups.append(Group())
    return groups.count - 1
  }

  /// Gives the findings of first steps the places of the others, and what knows them.
  func finish(_ reports: inout [FileReport]) {
    let joined = Dictionary(grouping: groups.filter { $0.first != nil && ($0.count > 0 || $0.exclusion != nil) }) {
      Path($0.first?.path ?? "")
    }
    if joined.isEmpty { return }
    for number in reports.indices {
      for group in joined[Path(reports[number].path)] ?? [] {
        guard let index = reports[number].findings.firstIndex(where: { $0 == group.first?.finding }) else { continue }
        if group.count > 0 { group.complete(&reports[number].findings[index]) }
        if let exclusion = group.exclusion { reports[number].hold(CollectionOfOne(index), by: exclusion) }
      }
      reports[number].repeated?.removeAll { groups[$0.group].exclusion != nil }
      if reports[number].repeated?.isEmpty ?? false { reports[number].repeated = nil }
    }
  }
}
