import Linting
import Screens
import Support

/// Findings that are known from elsewhere: a multiset, so that of three equal ones the third is new where two are
/// known.
///
/// Paths of elements count those of a name, so that one that comes first changes the paths of those behind it. Known
/// findings are recognized by the content of their elements and of the neighbours, as far as that is known, and else by
/// their paths.
package struct ReferenceFindings: Sendable {
  private struct Entry: Sendable {
    let fingerprint: UInt64
    let content: ElementContent?
    let severity: Severity
    var isMet = false
  }

  private let paths: RelativePaths
  private var entries: [Entry] = []
  /// The indices of entries of one file and rule whose elements have the same path but for numbers.
  private var groups: [UInt64: [Int]] = [:]
  /// How many findings were met that are known at a lower severity; they are not among those that are known.
  package private(set) var worsened = 0
  /// Whether ``met`` is wanted.
  package var keepsMet = false
  /// The findings that were known, as they are now, where that is wanted.
  package private(set) var met: [FindingIdentity] = []

  /// - Parameters:
  ///   - identities: those of the findings that are known, one for each.
  ///   - folder: the absolute path of the folder that their paths start from.
  ///   - workingDirectory: an absolute path, which the paths of reports are relative to.
  package init(_ identities: some Sequence<FindingIdentity>, below folder: String, workingDirectory: String) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: folder)
    for identity in identities { add(identity, .error) }
  }

  private mutating func add(_ identity: FindingIdentity, _ severity: Severity) {
    let group = Fingerprints.group(of: identity.rule, identity.element, path: identity.path)
    groups[group, default: []].append(entries.count)
    entries.append(Entry(fingerprint: identity.fingerprint, content: identity.content, severity: severity))
  }

  /// The same with what was found in a file; a finding that weighs more is not known by it.
  package func adding(_ report: FileReport) -> ReferenceFindings {
    var known = self
    let findings = report.open
    let path = path(of: report.exactPath)
    let fingerprints = Fingerprints(findings, path: path)
    for index in findings.indices {
      known.add(Self.identity(of: findings[index], fingerprints.identities[index], path), findings[index].severity)
    }
    return known
  }

  /// The same with no more than what is known of the findings of a file that count.
  package func part(for report: FileReport) -> ReferenceFindings {
    var part = self
    (part.entries, part.groups) = ([], [:])
    let findings = report.open
    let fingerprints = Fingerprints(findings, path: path(of: report.exactPath))
    for (group, _) in fingerprints.groups(of: findings) {
      for index in groups[group] ?? [] {
        part.groups[group, default: []].append(part.entries.count)
        part.entries.append(entries[index])
      }
    }
    return part
  }

  /// How many have not been met.
  package var left: Int { entries.count { !$0.isMet } }

  /// Which of the entries that it was made of have not been met, by their indices.
  package var unmet: [Int] { entries.indices.filter { !entries[$0].isMet } }

  /// A path of a report, as ``Path`` writes it, as one from the folder.
  package func relativePath(of path: String) -> String { paths.path(of: path) }

  /// A file's path as identities have it.
  package func path(of path: String) -> String { String(PathStem(relativePath(of: path)).stem) }

  /// Marks the known findings among the counting findings of a file. Each known finding is matched once.
  ///
  /// - Parameter source: what knows them.
  /// - Returns: the identities of the findings that are left.
  @discardableResult package mutating func review(
    _ report: inout FileReport, by source: FindingExclusion.Source
  ) -> [FindingIdentity] {
    let places = report.findings.indices.filter { report.findings[$0].status == .open }
    guard !places.isEmpty else { return [] }
    let findings = report.open
    let path = path(of: report.exactPath)
    let fingerprints = Fingerprints(findings, path: path)
    var isKnown = Array(repeating: false, count: findings.count)
    var isWorse = isKnown
    for (group, indices) in fingerprints.groups(of: findings) {
      guard let candidates = groups[group]?.filter({ !entries[$0].isMet }), !candidates.isEmpty else { continue }
      match(indices, of: findings, fingerprints, candidates, marking: &isKnown) { $0 >= $1 }
      // Only what nothing of its own weight is left for is worse than before.
      let others = indices.filter { !isKnown[$0] }
      match(others, of: findings, fingerprints, candidates, marking: &isWorse) { _, _ in true }
    }
    worsened += isWorse.count { $0 }
    var new: [FindingIdentity] = []
    for index in findings.indices where keepsMet || !isKnown[index] {
      let identity = Self.identity(of: findings[index], fingerprints.identities[index], path)
      if isKnown[index] { met.append(identity) } else { new.append(identity) }
    }
    report.hold(findings.indices.filter { isKnown[$0] }.map { places[$0] }, by: FindingExclusion(source))
    return new
  }

  private static func identity(of finding: Finding, _ fingerprint: UInt64, _ path: String) -> FindingIdentity {
    FindingIdentity(
      fingerprint: fingerprint, path: path, rule: finding.rule, element: finding.element, content: finding.content)
  }

  // MARK: Matching

  /// What has to be the same, the surest first.
  private enum Likeness: CaseIterable {
    case all, frameAndPlace, frameAndPath, frame, placeAndPath, place, textsAndPath, texts, path

    /// - Returns: `nil` where too little is known.
    func key(_ fingerprint: UInt64, _ content: ElementContent?) -> Key? {
      if self == .path { return Key(path: fingerprint) }
      guard let content else { return nil }
      switch self {
      case .all: return Key(path: fingerprint, first: content.frame, second: content.place)
      case .frameAndPlace: return Key(first: content.frame, second: content.place)
      case .frameAndPath: return Key(path: fingerprint, first: content.frame)
      case .frame: return Key(first: content.frame)
      case .placeAndPath: return Key(path: fingerprint, first: content.place)
      case .place: return Key(first: content.place)
      case .textsAndPath: return Key(path: fingerprint, first: content.texts)
      case .texts: return Key(first: content.texts)
      case .path: return nil
      }
    }
  }

  private struct Key: Hashable {
    var path: UInt64 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// The unmet entries of a key, by severity, and how many of each were looked at.
  private struct Queue {
    var entries: [[Int]] = [[], [], []]
    var heads = [0, 0, 0]
  }

  /// Meets an entry for each finding that is like one; of several the lightest.
  ///
  /// - Parameters:
  ///   - indices: of findings.
  ///   - candidates: the indices of entries.
  ///   - isMeant: whether an entry of the first severity knows a finding of the second one.
  private mutating func match(
    _ indices: [Int], of findings: [Finding], _ fingerprints: Fingerprints, _ candidates: [Int],
    marking isMatched: inout [Bool], where isMeant: (Severity, Severity) -> Bool
  ) {
    var rest = indices
    for likeness in Likeness.allCases where !rest.isEmpty {
      var queues: [Key: Queue] = [:]
      for candidate in candidates where !entries[candidate].isMet {
        let entry = entries[candidate]
        guard let key = likeness.key(entry.fingerprint, entry.content) else { continue }
        queues[key, default: Queue()].entries[Self.weight(entry.severity)].append(candidate)
      }
      guard !queues.isEmpty else { continue }
      let order = likeness == .path ? fingerprints.ordered(rest) : rest
      for index in order {
        guard let key = likeness.key(fingerprints.identities[index], findings[index].content) else { continue }
        for severity in [Severity.info, .warning, .error] where isMeant(severity, findings[index].severity) {
          let weight = Self.weight(severity)
          guard let queue = queues[key], queue.heads[weight] < queue.entries[weight].count else { continue }
          entries[queue.entries[weight][queue.heads[weight]]].isMet = true
          queues[key]?.heads[weight] += 1
          isMatched[index] = true
          break
        }
      }
      rest.removeAll { isMatched[$0] }
    }
  }

  private static func weight(_ severity: Severity) -> Int {
    switch severity {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
