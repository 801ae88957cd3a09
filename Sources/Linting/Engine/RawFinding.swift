/// A violation on its way to a finding.
struct RawFinding {
  var report: Pass.Report
  /// Index of the case.
  var `case`: Int
  /// Why it is held back; `nil` where it is reported.
  var suppression: String?
}
