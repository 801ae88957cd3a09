import Formats
import Reporting
import Screens
import Text

/// What a json report has, as far as it is compared; of any version.
struct ComparedReport {
  let findings: [ComparedFinding]
  /// The paths of files that could not be read.
  let unread: Set<PathKey>

  /// Where a file that could not be read is.
  private struct Failure: Decodable {
    var path: String
  }

  /// Reads a report.
  ///
  /// - Throws: a ``UserError`` with its place where it cannot be read, or is no json report.
  init(reading path: String) throws {
    (findings, unread) = try ReportFile.read(path) { _, root throws(ReadError) in
      guard root.kind == .object, root["version"] != nil, let findings = root["findings"], findings.kind == .array,
        let failures = root["failures"], failures.kind == .array
      else {
        throw ReadError(
          "expected a JSON report of fiorilint: an object with `version`, `findings`, `failures` and `summary`",
          at: root.range.lowerBound)
      }
      return (
        try RecordDecoder.value([ComparedFinding].self, from: findings),
        Set(paths: try RecordDecoder.value([Failure].self, from: failures).map(\.path))
      )
    }
  }
}
