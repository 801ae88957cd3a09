import Screens

/// What is done about findings that can be fixed.
struct FixSettings {
  /// What is applied at most.
  var limit: FixSafety
  /// Whether a diff is printed, and no file is written.
  var showsDiff: Bool
}
