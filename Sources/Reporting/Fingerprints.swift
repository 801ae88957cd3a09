import Linting
import Screens

/// Tells the findings of a file from each other, and finds them again after the file was edited.
///
/// They take no line, no place among other findings, and of the file's path no extension: a file that is formatted anew, whose members
/// stand in another order, or that is written in XML instead of JSON keeps them.
struct Fingerprints {
  private struct Place: Hashable {
    var rule: String
    var line: Int
  }

  /// GitHub's `primaryLocationLineHash` for the first finding of a rule in a line; for those that follow it, which would be taken for the
  /// same, one of that hash and the element; `nil` where the line's hash is not known.
  private(set) var line: [String?] = []
  /// One of rule, path and element, which outlives edits above and beside the element.
  private(set) var element: [String] = []
  /// What ``element`` numbers: of findings that say the same of an element, all have one.
  let identities: [UInt64]
  /// The indices of the findings, those of one identity in the order in which they are numbered.
  let order: [Int]
  private let path: String

  /// The fingerprints of a file's findings, by their index.
  ///
  /// - Parameter path: what tells the file from the others of the run; see ``paths(of:)``.
  init(_ findings: [Finding], path: String) {
    self.path = path
    identities = findings.map { Self.hash($0.rule, path, $0.element) }
    order = Self.order(of: findings, identities)
    element = Array(repeating: "", count: findings.count)
    var counts: [UInt64: Int] = [:]
    counts.reserveCapacity(findings.count)
    for index in order { element[index] = Self.numbered(identities[index], &counts) }

    var places: Set<Place> = []
    var lineCounts: [UInt64: Int] = [:]
    for finding in findings {
      guard let lineHash = finding.lineHash else {
        line.append(nil)
        continue
      }
      let isFirst = places.insert(Place(rule: finding.rule, line: finding.start.line)).inserted
      line.append(
        isFirst ? lineHash : Self.numbered(Self.hash(lineHash, finding.rule, finding.element), &lineCounts))
    }
  }

  /// The fingerprint of the file's failure, or of that of a rule on the file.
  func fingerprint(of failure: Failure) -> String {
    String(Self.hash(SARIFRule.broken(by: failure).id, path, failure.rule ?? ""), radix: 16) + ":1"
  }

  /// Paths without their extensions, which change when a file is written in another language; with them where two files have nothing else
  /// to tell them apart.
  static func paths(of paths: [String]) -> [String] {
    let stems = paths.map { String(PathStem($0).stem) }
    var counts: [String: Int] = [:]
    for stem in stems { counts[stem, default: 0] += 1 }
    return zip(paths, stems).map { path, stem in counts[stem, default: 0] > 1 ? path : stem }
  }

  /// The order in which findings that say the same of an element are numbered: that of their messages, as the order in the file is no
  /// more than a spelling.
  private static func order(of findings: [Finding], _ hashes: [UInt64]) -> [Int] {
    guard Set(hashes).count < hashes.count else { return Array(findings.indices) }
    return findings.indices.sorted { left, right in
      if hashes[left] != hashes[right] { return hashes[left] < hashes[right] }
      let (first, second) = (findings[left].message, findings[right].message)
      return first.utf8.elementsEqual(second.utf8) ? left < right : first.utf8.lexicographicallyPrecedes(second.utf8)
    }
  }

  private static func numbered(_ hash: UInt64, _ counts: inout [UInt64: Int]) -> String {
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    var text = String(hash, radix: 16)
    text += ":"
    text += String(count)
    return text
  }

  /// FNV-1a, 64 bits: what is written today must be what is written tomorrow, which the standard library's hashes are not.
  private static func hash(_ first: String, _ second: String, _ third: String) -> UInt64 {
    var hash = FNV1a()
    func combine(_ text: String) {
      hash.combine(text)
      // No byte of UTF-8, so that what ends one text cannot begin the next.
      hash.combine(0xFF)
    }
    combine(first)
    combine(second)
    combine(third)
    return hash.value
  }
}
