import Documents
import Linting

/// The member `merge` of a json report that is made to be merged: all that any report is written from.
///
/// Its members are the files' reports as they declare themselves, so that a new fact of a ``FileReport`` is written and read by being declared.
package enum PartialReportEncoder {
  /// What precedes the files.
  package struct Header: Codable {
    /// The ids of the rules that were evaluated, sorted.
    package var rules: [String]
    /// Which part of a run it is of; `nil` where it is of a whole one.
    package var shard: ShardInformation?
    /// The paths of the files that were skipped.
    package var skipped: [String]
    /// The formats of those of them whose formats are known and not supported, by their paths; `nil`: there are none.
    package var unsupportedFormats: [String: String]?
    /// The revision that findings are known of; `nil`: they are known of a baseline.
    package var reference: String?
  }

  static func write(_ report: Report, to json: inout JSONWriter) {
    let header = Header(
      rules: report.run.rules.map(\.id), shard: report.run.shard, skipped: report.run.skipped,
      unsupportedFormats: report.run.unsupportedFormats.isEmpty ? nil : report.run.unsupportedFormats,
      reference: report.run.reference)
    json.member("run", encoding: header)
    json.member("files", list: { json in for file in report.files { json.element(encoding: file) } })
  }
}
