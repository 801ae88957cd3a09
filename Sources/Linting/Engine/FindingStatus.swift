/// Whether a finding counts, and why not.
package enum FindingStatus: Sendable, Hashable {
  /// It counts.
  case open
  /// Somebody asks not to report it, and says why.
  case suppressed
  /// It was there before.
  case known
}
