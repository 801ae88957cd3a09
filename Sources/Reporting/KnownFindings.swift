import FileAccess
import Linting
import Text

/// What tells a finding from others of a project and finds it again in another run, with what it means to people.
package struct FindingIdentity: Hashable, Sendable, Decodable {
  /// A hash of the file's path without its extension, the rule and the element, as ``Fingerprints`` makes it.
  package var fingerprint: UInt64
  /// The file's path without its extension, as ``ExactPath`` writes it.
  package var path: String
  /// The rule's id.
  package var rule: String
  /// The element's path.
  package var element: String

  /// An identity of its parts, taken as they are.
  package init(fingerprint: UInt64, path: String, rule: String, element: String) {
    self.fingerprint = fingerprint
    self.path = path
    self.rule = rule
    self.element = element
  }

  private enum CodingKeys: CodingKey {
    case fingerprint, path, encodedPath, rule, element
  }

  /// Reads an identity as a baseline has it, its fingerprint in hexadecimal digits.
  ///
  /// - Throws: a `DecodingError` for another fingerprint.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let digits = try container.decode(String.self, forKey: .fingerprint)
    guard digits.utf8.count <= 16, digits.utf8.first != UInt8(ascii: "+"), let number = UInt64(digits, radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .fingerprint, in: container, debugDescription: "`fingerprint` has to be 1 to 16 hexadecimal digits")
    }
    fingerprint = number
    let encoded = try container.decodeIfPresent(String.self, forKey: .encodedPath)
    let shown = try container.decode(String.self, forKey: .path)
    path = ExactPath.text(encoded.map { percentDecoded($0.utf8) } ?? Array(shown.utf8))
    rule = try container.decode(String.self, forKey: .rule)
    element = try container.decode(String.self, forKey: .element)
  }

  /// The path as people are shown it.
  package var shownPath: String { ExactPath.shown(path) }

  /// The path with what is no letter or digit percent-encoded, where ``shownPath`` may be that of another file; else `nil`.
  package var encodedPath: String? {
    if shownPath.hasBytes(of: path) { return nil }
    return percentEncoded(ExactPath.bytes(of: path)) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }
}

/// Findings that are known from elsewhere: a multiset, so that of three equal ones the third is new where two are known.
package struct KnownFindings: Sendable {
  private let paths: RelativePaths
  private var counts: [UInt64: SeverityCounts] = [:]
  /// How many findings were met that are known at a lower severity; they are not among those that are known.
  package private(set) var worsened = 0

  /// - Parameters:
  ///   - identities: those of the findings that are known, one for each.
  ///   - folder: the absolute path of the folder that their paths start from.
  ///   - workingDirectory: an absolute path, which the paths of reports are relative to.
  package init(_ identities: some Sequence<FindingIdentity>, below folder: String, workingDirectory: String) {
    paths = RelativePaths(workingDirectory: workingDirectory, root: folder)
    for identity in identities { counts[identity.fingerprint, default: SeverityCounts()][.error] += 1 }
  }

  /// The same with what was found in a file; a finding that weighs more is not known by it.
  package func adding(_ report: FileReport) -> KnownFindings {
    var known = self
    let findings = report.open
    let fingerprints = Fingerprints(findings, path: path(of: report.exactPath))
    for (finding, fingerprint) in zip(findings, fingerprints.identities) {
      known.counts[fingerprint, default: SeverityCounts()][finding.severity] += 1
    }
    return known
  }

  /// The same with no more than what is known of the findings of a file that count.
  package func part(for report: FileReport) -> KnownFindings {
    var part = self
    let fingerprints = Fingerprints(report.open, path: path(of: report.exactPath)).identities
    part.counts = [:]
    for fingerprint in fingerprints { part.counts[fingerprint] = counts[fingerprint] }
    return part
  }

  /// How many have not been met.
  package var left: Int { counts.values.reduce(0) { $0 + $1.total } }

  /// How many with a fingerprint have not been met.
  package func left(of fingerprint: UInt64) -> Int { counts[fingerprint]?.total ?? 0 }

  /// A path of a report, as ``ExactPath`` writes it, as one from the folder.
  package func relativePath(of path: String) -> String { paths.path(of: path) }

  /// A file's path as identities have it.
  package func path(of path: String) -> String { String(PathStem(relativePath(of: path)).stem) }

  /// Holds back what is known among the findings of a file that count. Each known finding is met once.
  ///
  /// - Parameter source: what knows them.
  /// - Returns: the identities of the findings that are left.
  @discardableResult package mutating func review(
    _ report: inout FileReport, by source: Waiver.Source
  ) -> [FindingIdentity] {
    let places = report.findings.indices.filter { report.findings[$0].status == .open }
    guard !places.isEmpty else { return [] }
    let findings = report.open
    let path = path(of: report.exactPath)
    let fingerprints = Fingerprints(findings, path: path)
    var known: Set<Int> = []
    var others: [Int] = []
    for index in fingerprints.order {
      let severity = findings[index].severity
      if takes(fingerprints.identities[index], where: { $0 >= severity }) {
        known.insert(index)
      } else {
        others.append(index)
      }
    }
    // Only what nothing of its own weight is left for is worse than before.
    for index in others where takes(fingerprints.identities[index], where: { _ in true }) { worsened += 1 }
    let new = findings.indices.filter { !known.contains($0) }.map { index in
      FindingIdentity(
        fingerprint: fingerprints.identities[index], path: path, rule: findings[index].rule,
        element: findings[index].element)
    }
    report.hold(known.map { places[$0] }, by: Waiver(source))
    return new
  }

  /// Takes the lightest one of a fingerprint and such a severity, where there is one left.
  private mutating func takes(_ fingerprint: UInt64, where isMeant: (Severity) -> Bool) -> Bool {
    guard var left = counts[fingerprint],
      let severity = [Severity.info, .warning, .error].first(where: { left[$0] > 0 && isMeant($0) })
    else { return false }
    left[severity] -= 1
    counts[fingerprint] = left
    return true
  }
}
