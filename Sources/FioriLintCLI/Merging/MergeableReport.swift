import Linting
import Reporting
import Screens

/// What a json report that is made to be merged says.
struct MergeableReport {
  /// What came of one file, and where the report says so.
  struct File {
    var report: FileReport
    var position: SourcePosition
  }

  /// The report's own path.
  var path: String
  /// The ids of the rules that were evaluated, sorted.
  var rules: [String]
  /// Which part of a run it is of; `nil` where it is of a whole one.
  var shard: ShardInformation?
  /// The paths of the files that were passed over.
  var passedOver: [String]
  /// In the order of the report.
  var files: [File]
}
