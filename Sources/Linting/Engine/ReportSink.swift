/// What takes the reports of a run: in the order of its files, one at a time.
package struct ReportSink: Sendable {
  /// Whether it takes findings while their file is read, where workers can: each ``FileReport/portion`` as a report,
  /// the last one behind the others.
  package var takesPortions = false
  /// Whether it counts the reports itself, so that the run does not.
  package var countsReports = false
  /// Is asked now and then, by one thread at a time, with how many of how many files are done: whether it wants the
  /// others.
  package var isWanted: (@Sendable (_ done: Int, _ total: Int) -> Bool)?
  /// May change each report before it counts.
  package var review: (@Sendable (inout FileReport) -> Void)?
  /// Takes a report.
  package var take: @Sendable (FileReport) -> Void

  /// A sink that gives each report to a body.
  package init(_ take: @escaping @Sendable (FileReport) -> Void) { self.take = take }
}
