import Screens
import Support

/// A finding in a part, the same for all files that include it.
struct PartFinding: Hashable {
  let rule: String
  let path: PathKey
  let start: SourcePosition
  let outcome: String

  init?(_ finding: Finding) {
    guard let origin = finding.origin, let outcome = finding.outcome else { return nil }
    rule = finding.rule
    path = PathKey(origin.place.path)
    start = origin.place.start
    self.outcome = outcome
  }
}

extension Finding {
  /// Whether it is found in a part that properties lie over.
  var isUnderProperties: Bool { origin.map { $0.change != .nothing } ?? false }
}
