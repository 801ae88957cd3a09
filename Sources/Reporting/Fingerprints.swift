import Linting

/// Tells the findings of a file from each other, and finds them again after the file was edited.
struct Fingerprints {
  private struct Place: Hashable {
    var rule: String
    var line: Int
  }

  private let path: String
  private var lines: Set<Place> = []
  private var elementCounts: [UInt64: Int] = [:]
  private var lineCounts: [UInt64: Int] = [:]

  init(path: String) {
    self.path = path
  }

  /// The fingerprints of the next finding, in the order of the file.
  ///
  /// - Returns: `line`: GitHub's `primaryLocationLineHash` for the first finding of a rule in a line; for those that follow it, which would
  ///   be taken for the same, one of that hash and the element; `nil` where the line's hash is not known.
  ///   `element`: one of rule, path and element, which outlives edits above and beside the element.
  mutating func next(for finding: Finding) -> (line: String?, element: String) {
    let element = Self.numbered(Self.hash([finding.rule, path, finding.element]), &elementCounts)
    guard let lineHash = finding.lineHash else { return (nil, element) }
    if lines.insert(Place(rule: finding.rule, line: finding.start.line)).inserted { return (lineHash, element) }
    return (Self.numbered(Self.hash([lineHash, finding.rule, finding.element]), &lineCounts), element)
  }

  /// The fingerprint of what a rule says about the file as a whole.
  func fingerprint(ofFailureOf rule: String) -> String { String(Self.hash([rule, path, ""]), radix: 16) + ":1" }

  private static func numbered(_ hash: UInt64, _ counts: inout [UInt64: Int]) -> String {
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    return String(hash, radix: 16) + ":\(count)"
  }

  /// FNV-1a, 64 bits: what is written today must be what is written tomorrow, which the standard library's hashes are not.
  private static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      // No byte of UTF-8, so that what ends one text cannot begin the next.
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
