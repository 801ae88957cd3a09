/// A violation on its way to a finding.
struct RawFinding {
  var report: Pass.Report
  /// Index of the case.
  var `case`: Int
  /// What holds it back; `nil` where it is reported.
  var waiver: Waiver?
}
