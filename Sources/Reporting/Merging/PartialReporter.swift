import Documents
import Formats
import Linting

/// A partial report: everything that `fiorilint merge` needs to write any report.
///
/// The files' reports are encoded as they are declared, so that a new member of ``FileReport`` needs no code here.
package struct PartialReporter: Reporter {
  /// What the beginning of such a report shows.
  static var signature: Signature { ReportSignature.json("version", "run") }

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
    /// The option that names a baseline or leaves out those of configurations; `nil`: there is none.
    package var baseline: String?
  }

  /// A reporter without settings.
  package init() {}

  /// Everything that any report may show.
  package var demands: ReportRequirements { .mergeable }

  /// Writes an object of `version`, `run` and `files`.
  package func write(_ report: Report, to output: inout ReportBuffer) {
    JSONWriter.write(to: &output) { json in
      json.member("version", report.run.version)
      Self.write(report, to: &json)
    }
  }

  private static func write(_ report: Report, to json: inout JSONWriter) {
    let header = Header(
      rules: report.run.rules.map(\.id), shard: report.run.shard, skipped: report.run.skipped,
      unsupportedFormats: report.run.unsupportedFormats.isEmpty ? nil : report.run.unsupportedFormats,
      reference: report.run.reference, baseline: report.run.baselineOption)
    json.member("run", encoding: header)
    json.member("files", list: { json in for file in report.files { json.element(encoding: file) } })
  }
}
