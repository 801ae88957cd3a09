import Linting
import Screens

/// Which fixes are made in a file.
struct FixFilter {
  /// What is applied at most.
  let limit: FixSafety
  /// The findings that are left as they are.
  let known: Set<FindingKey>
  /// Whether a fix may be applied.
  var isAllowed: (Fix) -> Bool = { _ in true }
  /// Whether texts of the file and of others may be kept.
  var mayKeep: ([UInt8], IncludedFileTexts) -> Bool = { _, _ in true }

  init(_ limit: FixSafety, besides known: Set<FindingKey> = []) {
    self.limit = limit
    self.known = known
  }
}
