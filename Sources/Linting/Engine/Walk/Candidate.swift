/// An element that a case is to be asked about: its selector matches it, or may match it.
struct Candidate {
  /// The number of the case.
  let number: Int
  /// The element's place in its tree.
  let element: Int32
  /// Whether the selector matches, or only may.
  let match: Match
  /// The fact that would decide a ``Match/maybe``.
  let need: PackedMissingFact
}
