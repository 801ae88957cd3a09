/// Which part of a file's findings a report has. Findings of a file with very many screens are reported while it is
/// read.
package enum ReportChunk: String, Sendable, Codable {
  /// The first ones of the file; more follow in the next report.
  case first
  /// More follow in the next report.
  case next
  /// The last ones, with what is reported of the file as a whole.
  case last

  /// Whether the next report goes on with the file.
  package var isContinued: Bool { self != .last }
}
