import Linting
import Screens
import Support

/// Distinguishes the findings of a file, and recognizes them after the file was edited.
///
/// They include no line, no position among other findings, and no extension of the file's path. So a file keeps them if
/// it is formatted, if its members are reordered, or if it is written in XML instead of JSON.
struct Fingerprints {
  /// GitHub's `primaryLocationLineHash` for the first finding of a rule in a line. Those that follow would be taken for
  /// the same, so they get a hash of that one and the element. `nil` if the line's hash is unknown.
  private(set) var line: [CountedHash?] = []
  /// One of rule, path and element, which outlives edits above and beside the element.
  private(set) var element: [CountedHash] = []
  /// What ``element`` numbers: of findings that say the same of an element, all have one.
  let identities: [UInt64]
  /// By index: the place in the order in which findings of one identity are numbered.
  private let rank: [Int]
  private let path: String

  /// The fingerprints of a file's findings, by their index.
  ///
  /// - Parameter path: what distinguishes the file from the others of the run; see ``paths(of:)``.
  init(_ findings: [Finding], path: String) {
    self.path = path
    let identities = Self.identities(of: findings, path)
    self.identities = identities
    var counts: [UInt64: Int] = [:]
    counts.reserveCapacity(findings.count)
    for identity in identities { counts[identity, default: 0] += 1 }
    element = identities.map { CountedHash($0, count: 1) }
    var rank = Array(findings.indices)
    if counts.count < identities.count {
      let equal = Self.ordered(findings.indices.filter { counts[identities[$0], default: 0] > 1 }, of: findings)
      counts.removeAll(keepingCapacity: true)
      for (place, index) in equal.enumerated() {
        element[index] = Self.numbered(identities[index], &counts)
        rank[index] = place
      }
    }
    self.rank = rank

    let isFirst = Self.isFirstOfRuleInLine(findings)
    var lineCounts: [UInt64: Int] = [:]
    line.reserveCapacity(findings.count)
    for index in findings.indices {
      guard let lineHash = findings[index].lineHash, !isFirst[index] else {
        line.append(findings[index].lineHash)
        continue
      }
      let hash = Self.hash(lineHash.text, findings[index].rule, findings[index].element)
      line.append(Self.numbered(hash, &lineCounts))
    }
  }

  /// What findings say of elements: hashes of rule, path and element.
  private static func identities(of findings: [Finding], _ path: String) -> [UInt64] {
    // Findings of one rule have the beginning of what is hashed in common.
    var (rule, beginning) = ("", hash("", path))
    return findings.indices.map { index in
      if findings[index].rule != rule {
        rule = findings[index].rule
        beginning = hash(rule, path)
      }
      var hash = beginning
      hash.combine(part: findings[index].element)
      return hash.value
    }
  }

  /// A hash of a rule, a file and an element's path without the numbers of elements in lists, which change where others
  /// come and go.
  static func group(of rule: String, _ element: String, path: String) -> UInt64 {
    var hash = hash(rule, path)
    element.withBytes { bytes in
      var index = 0
      while index < bytes.count {
        hash.combine(bytes[index])
        index += 1
        guard bytes[index - 1] == UInt8(ascii: "[") else { continue }
        let end = bytes[index...].firstIndex { !(48...57 ~= $0) } ?? bytes.count
        if end < bytes.count, bytes[end] == UInt8(ascii: "]") { index = end }
      }
    }
    return hash.value
  }

  /// The indices of findings by what ``group(of:_:path:)`` says of them, in the order of the file; the groups in that
  /// of their first ones.
  func groups(of findings: [Finding]) -> [(group: UInt64, indices: [Int])] {
    var groups: [(group: UInt64, indices: [Int])] = []
    var places: [UInt64: Int] = [:]
    for index in findings.indices {
      let group = Self.group(of: findings[index].rule, findings[index].element, path: path)
      if let place = places[group] {
        groups[place].indices.append(index)
      } else {
        places[group] = groups.count
        groups.append((group, [index]))
      }
    }
    return groups
  }

  /// Some findings, those of one identity in the order in which they are numbered.
  func ordered(_ indices: [Int]) -> [Int] { indices.sorted { rank[$0] < rank[$1] } }

  /// Which findings are the first of their rule in their line.
  private static func isFirstOfRuleInLine(_ findings: [Finding]) -> [Bool] {
    var order = Array(findings.indices)
    func precedes(_ left: Int, _ right: Int) -> Bool {
      (findings[left].start.line, left) < (findings[right].start.line, right)
    }
    if !zip(order, order.dropFirst()).allSatisfy(precedes) { order.sort(by: precedes) }
    var isFirst = Array(repeating: false, count: findings.count)
    var line = 0
    var rules: [String] = []
    for index in order {
      if findings[index].start.line != line {
        line = findings[index].start.line
        rules.removeAll(keepingCapacity: true)
      }
      if rules.contains(findings[index].rule) { continue }
      isFirst[index] = true
      rules.append(findings[index].rule)
    }
    return isFirst
  }

  /// The fingerprint of the file's failure, or of that of a rule on the file.
  func fingerprint(of failure: Failure) -> String {
    String(Self.hash(SARIFRule.broken(by: failure).id, path, failure.rule ?? ""), radix: 16) + ":1"
  }

  /// Paths without their extensions, which change when a file is written in another language. If two files differ in
  /// nothing else, they keep their extensions.
  static func paths(of paths: [String]) -> [String] {
    let stems = paths.map { String(PathStem($0).stem) }
    var counts: [String: Int] = [:]
    for stem in stems { counts[stem, default: 0] += 1 }
    return zip(paths, stems).map { path, stem in counts[stem, default: 0] > 1 ? path : stem }
  }

  /// Findings with the same message for an element, in the order in which they are numbered. This is the order of their
  /// messages, because the order in the file has no meaning.
  private static func ordered(_ indices: [Int], of findings: [Finding]) -> [Int] {
    // A message is put together each time that it is asked for.
    let keys = indices.map { (message: findings[$0].message, index: $0) }
    return keys.sorted { left, right in
      if left.message.hasBytes(of: right.message) { return left.index < right.index }
      return left.message.bytesPrecede(right.message)
    }
    .map(\.index)
  }

  private static func numbered(_ hash: UInt64, _ counts: inout [UInt64: Int]) -> CountedHash {
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    return CountedHash(hash, count: count)
  }

  /// FNV-1a, 64 bits: what is written today must be what is written tomorrow, which the standard library's hashes are
  /// not.
  private static func hash(_ first: String, _ second: String) -> FNV1a {
    var hash = FNV1a()
    hash.combine(part: first)
    hash.combine(part: second)
    return hash
  }

  private static func hash(_ first: String, _ second: String, _ third: String) -> UInt64 {
    var hash = hash(first, second)
    hash.combine(part: third)
    return hash.value
  }
}

extension FNV1a {
  /// Takes a text that another may follow.
  fileprivate mutating func combine(part text: String) {
    combine(text)
    // No byte of UTF-8, so that what ends one text cannot begin the next.
    combine(0xFF)
  }
}
