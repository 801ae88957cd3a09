/// What may be shown beside lines.
enum InlayHintKind: String, CaseIterable {
  /// What was measured at findings, and what is asked for.
  case findings
  /// How large elements are that do not say it in one place.
  case sizes
  /// How far elements of a list are apart.
  case gaps
  /// What is inconclusive, and for want of what.
  case inconclusive
}
