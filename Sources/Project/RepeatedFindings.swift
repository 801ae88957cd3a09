import Formats
import Linting
import Support

/// Joins what is found on the same element in several dumps of one folder: the steps of one test show it again and
/// again. The first step has the finding, and the others are related places.
///
/// An element is the same where the rule, the levels, the element's path and the whole message are.
struct RepeatedFindings {
  private struct Key: Hashable {
    var folder: Path
    var rule: String
    var severity: Severity
    /// One that fails a run is not that of a step that does not.
    var failLevel: FailLevel?
    var element: String
    var message: String
    /// Equal ones of a step are numbered.
    var number = 0
  }

  /// The finding of the first step.
  private struct First {
    /// The most steps that a finding names; further ones are counted.
    static let limit = 100

    let path: String
    let finding: Finding
    /// Its place among the findings that its report keeps.
    let place: Int
    /// How many steps have it, this one too.
    private(set) var steps = 1
    private var others: [RelatedPlace] = []

    init(_ finding: Finding, in path: String, at place: Int) {
      (self.finding, self.path, self.place) = (finding, path, place)
    }

    mutating func add(_ other: Finding, in path: String) {
      steps += 1
      guard others.count < Self.limit else { return }
      var place = RelatedPlace(
        message: "the same element in another step", start: other.start, end: other.end, element: other.element)
      place.path = path
      others.append(place)
    }

    /// The finding with the other steps.
    var joined: Finding {
      var finding = finding
      let said = finding.said
      finding.said = FindingMessage(said.lead, about: said.subject, "\(said.words) (in \(steps) steps)")
      finding.related += others
      return finding
    }
  }

  /// Whether findings of a report may be those of another step, or of a later one.
  static func mayRepeat(_ report: FileReport) -> Bool {
    !report.findings.isEmpty && Formats.namesOfDumps.contains(report.format)
  }

  private var places: [Key: Int] = [:]
  private var firsts: [First] = []

  /// Takes the next report in the order of their paths, without what an earlier step has already.
  mutating func take(_ report: inout FileReport) {
    guard Self.mayRepeat(report) else { return }
    let folder = Path(report.path.pathFront)
    var counts: [Key: Int] = [:]
    var repeated: Set<Int> = []
    for (index, finding) in report.findings.enumerated() where finding.status == .open {
      var key = Key(
        folder: folder, rule: finding.rule, severity: finding.severity, failLevel: report.failLevel,
        element: finding.element, message: finding.message)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      guard let place = places[key] else {
        places[key] = firsts.count
        firsts.append(First(finding, in: report.path, at: index - repeated.count))
        continue
      }
      firsts[place].add(finding, in: report.path)
      repeated.insert(index)
    }
    if repeated.isEmpty { return }
    let findings = report.findings
    report.repeated = repeated.sorted().map { FileReport.RepeatedFinding(findings[$0]) }
    report.findings = findings.indices.filter { !repeated.contains($0) }.map { findings[$0] }
  }

  /// Gives the findings of first steps the places of the others.
  func finish(_ reports: inout [FileReport]) {
    let joined = Dictionary(grouping: firsts.filter { $0.steps > 1 }) { Path($0.path) }
    if joined.isEmpty { return }
    for number in reports.indices {
      for first in joined[Path(reports[number].path)] ?? [] {
        // A report of the same path may be another one.
        guard reports[number].findings.indices.contains(first.place),
          reports[number].findings[first.place] == first.finding
        else { continue }
        reports[number].findings[first.place] = first.joined
      }
    }
  }
}
