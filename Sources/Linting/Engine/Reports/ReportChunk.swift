/// Which part of a file's findings a report has, where they do not wait for each other: those of a file with very many screens leave while it
/// is read.
package enum ReportChunk: String, Sendable, Codable {
  /// Those before which none were told; more follow in the next report.
  case first
  /// More follow in the next report.
  case next
  /// The last ones, with what is told of the file as a whole.
  case last

  /// Whether the next report goes on with the file.
  package var isContinued: Bool { self != .last }
}
