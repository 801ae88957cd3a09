import Formats
import Linting
import Support

/// Joins what is found on the same element in several dumps of one folder: the steps of one test show it again and
/// again. The first step without a baseline that lists it has the finding, and the others are related places.
///
/// An element is the same where the rule, the levels, the element's path and the whole message are. What a baseline lists
/// or a commit has in one step is baselined in all.
struct RepeatedFindings {
  private struct Key: Hashable {
    /// The number of the folder.
    let folder: Int
    let rule: String
    let severity: Severity
    /// One that fails a run is not that of a step that does not.
    let failLevel: FailLevel?
    let element: String
    let message: FindingMessage
    /// Equal ones of a step are numbered, those that are baselined first.
    var number = 0
    /// Of the message's bytes: to hash a `String` with characters besides ASCII takes long.
    private let digest: UInt64

    init(_ finding: Finding, of report: FileReport, in folder: Int) {
      (self.folder, rule, severity, failLevel) = (folder, finding.rule, finding.severity, report.failLevel)
      (element, message) = (finding.element, finding.said)
      digest = [message.lead, message.subject, message.words].reduce(0xCBF2_9CE4_8422_2325) { digest, text in
        text.utf8.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      }
    }

    static func == (left: Key, right: Key) -> Bool {
      left.digest == right.digest && left.number == right.number && left.element == right.element
        && left.rule == right.rule && left.severity == right.severity && left.failLevel == right.failLevel
        && left.folder == right.folder
        && (left.hasParts(of: right) || left.message == right.message)
    }

    /// Whether the parts of its message are those of another one: to put messages together takes longer.
    private func hasParts(of other: Key) -> Bool {
      message.subject == other.message.subject && message.words == other.message.words
        && message.lead == other.message.lead
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(folder)
      hasher.combine(digest)
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

    /// Why it is baselined in one of the steps; `nil`: it is in none.
    var exclusion: FindingExclusion?
    /// The finding of the first step in which it is open, and its place among the findings of that; `nil`: there is none.
    private(set) var first: (finding: Finding, path: String, place: Int)?
    /// In how many other steps it is open.
    private(set) var count = 0
    private var others: [RelatedPlace] = []
    /// The last step that has it, by the number of its report, and how many equal ones that has.
    var last = (step: 0, count: 0)

    /// Takes the first step in which it is open.
    mutating func begin(_ finding: Finding, in path: String, at place: Int) { first = (finding, path, place) }

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
  /// The numbers of folders, and the last one: paths come sorted.
  private var folders: [Path: Int] = [:]
  private var folder = (front: "", number: -1)

  /// Takes the next report in the order of their paths, without what an earlier step has already.
  mutating func take(_ report: inout FileReport) {
    guard Self.mayRepeat(report) else { return }
    let front = report.path.pathFront
    if folder.number < 0 || front != folder.front {
      let number = folders[Path(front), default: folders.count]
      folders[Path(front)] = number
      folder = (front, number)
    }
    step += 1
    var baselined: [(index: Int, exclusion: FindingExclusion)] = []
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
        baselined.append((index, exclusion))
      } else {
        groups[group].begin(report.findings[index], in: report.path, at: kept.count)
      }
      kept.append(index)
    }
    for (index, exclusion) in baselined { report.hold(CollectionOfOne(index), by: exclusion) }
    if repeated.isEmpty { return }
    report.repeated = repeated
    report.findings = kept.map { report.findings[$0] }
  }

  /// The number of the group that a finding of the present step is in.
  private mutating func group(of index: Int, in report: FileReport) -> Int {
    var key = Key(report.findings[index], of: report, in: folder.number)
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

  /// Gives the findings of first steps the places of the others, and the reason why they are baselined.
  func finish(_ reports: inout [FileReport]) {
    let joined = Dictionary(grouping: groups.filter { $0.first != nil && ($0.count > 0 || $0.exclusion != nil) }) {
      Path($0.first?.path ?? "")
    }
    if joined.isEmpty { return }
    for number in reports.indices {
      for group in joined[Path(reports[number].path)] ?? [] {
        // Equality with all findings of the file would be quadratic. A report of the same path may be another one.
        guard let first = group.first, reports[number].findings.indices.contains(first.place),
          reports[number].findings[first.place] == first.finding
        else { continue }
        if group.count > 0 { group.complete(&reports[number].findings[first.place]) }
        if let exclusion = group.exclusion { reports[number].hold(CollectionOfOne(first.place), by: exclusion) }
      }
      reports[number].repeated?.removeAll { groups[$0.group].exclusion != nil }
      if reports[number].repeated?.isEmpty ?? false { reports[number].repeated = nil }
    }
  }
}
