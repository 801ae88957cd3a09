/// How much review a fix needs.
public enum FixSafety: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// One local edit that guideline and file together force: no text is invented, nothing taken away, no neighbour
  /// moves.
  case safe
  /// Forced, but layout or behaviour changes.
  case unsafe
  /// A choice or a text is needed: it is offered alone and never applied with others.
  case suggestion

  /// Whether one asks less than the other.
  public static func < (left: FixSafety, right: FixSafety) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .safe: 0
    case .unsafe: 1
    case .suggestion: 2
    }
  }
}
